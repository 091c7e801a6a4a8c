-- Tables without hints, tables that a puzzle is laid out on, and deals of the day: who did how well is read from the
-- tables of that day.

ALTER TABLE tables ADD COLUMN hints BIGINT NOT NULL DEFAULT 1;

ALTER TABLE tables ADD COLUMN puzzle TEXT NOT NULL DEFAULT '';

ALTER TABLE tables ADD COLUMN daily TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_by_daily ON tables (daily) WHERE daily <> '';
