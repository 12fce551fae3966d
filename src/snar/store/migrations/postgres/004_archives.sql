-- Finished games that nobody has looked at for long: their journals, packed. Whoever comes finds them as ever.
CREATE TABLE archives (
    table_id text PRIMARY KEY,
    lines    bytea NOT NULL
);
