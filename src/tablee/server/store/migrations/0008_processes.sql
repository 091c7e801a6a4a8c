-- The processes that serve this database: when each last said that it lives, and how it hears of the others' tables.

CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    seen DOUBLE PRECISION NOT NULL,
    hears TEXT NOT NULL
){without_rowid};
