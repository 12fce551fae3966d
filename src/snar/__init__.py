"""Snář: a deterministic kernel for board games and the games written on it."""
