-- Guests, tables with their seats, and the log that everything else follows from.

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    rules BIGINT NOT NULL,
    cards TEXT NOT NULL,
    options TEXT NOT NULL,
    layout TEXT NOT NULL,
    seed TEXT NOT NULL,
    salt TEXT NOT NULL,
    pace TEXT NOT NULL,
    clock TEXT NOT NULL,
    host TEXT NOT NULL,
    state TEXT NOT NULL,
    deciding TEXT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    result TEXT NOT NULL,
    reason TEXT NOT NULL,
    tutorial TEXT NOT NULL,
    branch_of TEXT NOT NULL,
    rematch TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL
);

CREATE INDEX tables_by_state ON tables (state, since);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    away BIGINT NOT NULL,
    token TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) {without_rowid};

CREATE INDEX seats_by_guest ON seats (guest);

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    first BIGINT NOT NULL,
    size BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat BIGINT NOT NULL,
    lines TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    deciding TEXT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, first)
) {without_rowid};

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    number BIGINT NOT NULL,
    data BYTEA NOT NULL
);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, number)
) {without_rowid};
