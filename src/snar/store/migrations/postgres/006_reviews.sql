-- Finished games that are looked over: what was found so far, or the whole once it is done.
CREATE TABLE reviews (
    table_id text PRIMARY KEY,
    done     integer NOT NULL,
    body     text NOT NULL
);
