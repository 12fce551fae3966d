-- One row, written when somebody asks whether the server is well.
CREATE TABLE health (
    id INTEGER PRIMARY KEY,
    at REAL NOT NULL
);
