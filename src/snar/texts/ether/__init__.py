"""Etherfields in words: rule texts, questions, options and events."""
