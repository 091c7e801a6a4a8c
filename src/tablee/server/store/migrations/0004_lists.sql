-- Lists of tables take as long with a hundred thousand stored ones as with ten.

ALTER TABLE seats ADD COLUMN made DOUBLE PRECISION NOT NULL DEFAULT 0;

ALTER TABLE seats ADD COLUMN ended BIGINT NOT NULL DEFAULT 0;

UPDATE seats SET
    made = COALESCE((SELECT tables.made FROM tables WHERE tables.id = seats.table_id), 0),
    ended = COALESCE((SELECT 1 FROM tables WHERE tables.id = seats.table_id AND state IN ('over', 'stopped')), 0);

DROP INDEX seats_by_guest;

CREATE INDEX seats_by_guest ON seats (guest, ended, made);

CREATE INDEX seats_by_kind ON seats (kind, guest, made);

CREATE INDEX watchers_by_guest ON watchers (guest, at);
