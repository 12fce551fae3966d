-- What people do around a game: invite, talk, come back on another device, look at results.
CREATE TABLE invites (
    code     TEXT PRIMARY KEY,
    table_id TEXT    NOT NULL,
    seat     INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE chat (
    id       INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    guest    TEXT NOT NULL,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       REAL NOT NULL
);
CREATE INDEX chat_table ON chat (table_id, id);

CREATE TABLE results (
    table_id TEXT PRIMARY KEY,
    result   TEXT NOT NULL
) WITHOUT ROWID;

ALTER TABLE guests ADD COLUMN recovery TEXT;
CREATE UNIQUE INDEX guests_recovery ON guests (recovery) WHERE recovery IS NOT NULL;
