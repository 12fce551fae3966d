"""Bots: they see only the view of their seat and an imagined state."""
