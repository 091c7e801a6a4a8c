-- When a server last said that it lives, and at which tables time stood still because none did.

CREATE TABLE life (
    id BIGINT PRIMARY KEY,
    seen DOUBLE PRECISION NOT NULL
);

ALTER TABLE tables ADD COLUMN pauses TEXT NOT NULL DEFAULT '';
