-- Finished games that are looked over: what was found so far, or the whole once it is done.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY,
    done     INTEGER NOT NULL,
    body     TEXT NOT NULL
) WITHOUT ROWID;
