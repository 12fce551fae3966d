"""Bots: they see only what their seat can imagine."""

from __future__ import annotations

from collections.abc import Callable

from snar.kernel.state import State

from .base import Advice, Bot, Reason
from .chance import Random
from .front import bots_of
from .play import ask


class Greedy:
    """A sensible heuristic for whichever game it is asked about."""

    name = "greedy"
    imagines = True

    def __init__(self, seed: str | int = 0) -> None:
        self.seed = seed
        self.players: dict[str, Bot] = {}

    def advise(self, g: State, seat: int) -> Advice:
        if g.GAME not in self.players:
            self.players[g.GAME] = bots_of(g.GAME).by_name[self.name](self.seed)
        return self.players[g.GAME].advise(g, seat)


BOTS: dict[str, Callable[[str | int], Bot]] = {"random": Random, "greedy": Greedy}


def make(name: str, seed: str | int = 0) -> Bot:
    """A new bot by its name; ValueError names the known ones."""
    if name not in BOTS:
        raise ValueError(f"unknown bot {name!r}; known: {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Advice", "Bot", "Reason", "ask", "make"]
