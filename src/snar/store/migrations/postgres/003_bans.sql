-- Guests and addresses that may not come in.
CREATE TABLE bans (
    kind  text NOT NULL,
    what  text NOT NULL,
    until double precision NOT NULL,
    why   text NOT NULL,
    PRIMARY KEY (kind, what)
);
