"""Finished games looked over in the background."""
