"""Colours of the night, for every game. Nothing is told by colour alone."""

from __future__ import annotations

HEADING = "bold #b9a6ff"
QUIET = "dim"
KEY = "bold #ffd75f"
WORRY = "bold #ff8f8f"
