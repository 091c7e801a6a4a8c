-- Hours or days for each choice: when a table has to be looked at next, since when its seats are asked, whose person is
-- on holiday, and who was reminded. Only tables with such a deadline are in the index.

ALTER TABLE tables ADD COLUMN due DOUBLE PRECISION NOT NULL DEFAULT 0;

ALTER TABLE tables ADD COLUMN asked TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_by_due ON tables (due) WHERE due > 0;

ALTER TABLE guests ADD COLUMN absences TEXT NOT NULL DEFAULT '';

ALTER TABLE seats ADD COLUMN absences TEXT NOT NULL DEFAULT '';

ALTER TABLE seats ADD COLUMN reminded DOUBLE PRECISION NOT NULL DEFAULT 0;
