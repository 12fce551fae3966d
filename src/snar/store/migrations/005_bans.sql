-- Guests and addresses that may not come in.
CREATE TABLE bans (
    kind  TEXT NOT NULL,
    what  TEXT NOT NULL,
    until REAL NOT NULL,
    why   TEXT NOT NULL,
    PRIMARY KEY (kind, what)
) WITHOUT ROWID;
