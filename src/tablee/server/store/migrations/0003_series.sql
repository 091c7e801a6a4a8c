-- Adventures: tables whose games follow each other.

ALTER TABLE tables ADD COLUMN series TEXT NOT NULL DEFAULT '';

ALTER TABLE tables ADD COLUMN name TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_by_series ON tables (series, made);
