"""Bots: they see only what their seat can imagine."""

from __future__ import annotations

from collections.abc import Callable

from .base import Advice, Bot, Reason
from .chance import Random
from .greedy import Greedy
from .play import ask

BOTS: dict[str, Callable[[str | int], Bot]] = {"random": Random, "greedy": Greedy}


def make(name: str, seed: str | int = 0) -> Bot:
    """A new bot by its name; ValueError names the known ones."""
    if name not in BOTS:
        raise ValueError(f"unknown bot {name!r}; known: {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Advice", "Bot", "Reason", "ask", "make"]
