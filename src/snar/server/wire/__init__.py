"""The websocket of a table: the messages of both directions, and who answers which."""
