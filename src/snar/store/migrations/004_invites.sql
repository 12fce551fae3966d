-- Invites are found by the table they lead to: one that still holds is given again.
CREATE INDEX invites_table ON invites (table_id, seat);
