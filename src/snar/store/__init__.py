"""Where tables are kept: a narrow port, and SQLite behind it."""
