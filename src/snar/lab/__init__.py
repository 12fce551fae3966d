"""The lab: bots learn from games among themselves and are measured, and so are the games; it knows none by name."""
