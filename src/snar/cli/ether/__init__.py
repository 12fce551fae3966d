"""Etherfields in the terminal."""
