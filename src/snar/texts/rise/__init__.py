"""Říše Snů in sentences: names with their cases, events as they are told, options as they are offered."""
