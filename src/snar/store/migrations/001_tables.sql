CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    status     TEXT NOT NULL,
    visibility TEXT NOT NULL,
    created    REAL NOT NULL,
    updated    REAL NOT NULL,
    meta       TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_public ON tables (visibility, updated);

-- The journals. The primary key decides who was first with a number.
CREATE TABLE entries (
    table_id TEXT    NOT NULL,
    number   INTEGER NOT NULL,
    line     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    number   INTEGER NOT NULL,
    state    TEXT    NOT NULL
) WITHOUT ROWID;

CREATE TABLE guests (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    lang    TEXT NOT NULL,
    created REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE members (
    guest    TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;
