-- Which process watches the clocks, deadlines and bots of a running table; empty: nobody yet.

ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_by_owner ON tables (owner) WHERE state = 'running';
