"""Setting up: the table for all, then the sides (RS-STR) or the trial (RS-ZKS)."""
