"""Lessons of Etherfields."""
