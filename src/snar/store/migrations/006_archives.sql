-- Finished games that nobody has looked at for long: their journals, packed. Whoever comes finds them as ever.
CREATE TABLE archives (
    table_id TEXT PRIMARY KEY,
    lines    BLOB NOT NULL
) WITHOUT ROWID;
