"""The lab: bots learn from games among themselves and are measured against each other; knows no game by name."""
