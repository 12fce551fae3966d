"""Etherfields in the lab."""
