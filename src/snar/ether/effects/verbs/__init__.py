"""What each verb of the cards does: a handler changes the state or names a procedure to run."""
