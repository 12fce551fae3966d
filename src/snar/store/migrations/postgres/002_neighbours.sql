-- Several servers on one database. A server is alive while its connection is, and while it says so every second.
CREATE TABLE servers (
    id      text PRIMARY KEY,
    address text NOT NULL,
    backend integer NOT NULL,
    seen    timestamptz NOT NULL
);

-- Which server has which table.
CREATE TABLE leases (
    table_id text PRIMARY KEY,
    server   text NOT NULL
);
CREATE INDEX leases_server ON leases (server);

-- Commitments that were shown and wait for their table.
CREATE TABLE promises (
    commitment text PRIMARY KEY,
    secret     bytea NOT NULL,
    at         timestamptz NOT NULL DEFAULT now()
);
