-- Where a guest wants to hear of a turn, and which tables a guest watched.

ALTER TABLE guests ADD COLUMN webhook TEXT NOT NULL DEFAULT '';

CREATE TABLE watchers (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guest, table_id)
) {without_rowid};
