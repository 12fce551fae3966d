"""Bots: they see only what their seat can imagine."""

from __future__ import annotations

from snar.games import FRONTS
from snar.kernel.state import State

from .base import Advice, Bot, Reason
from .chance import Random
from .front import Made, bots_of
from .play import ask


class Named:
    """The bot of this name for whichever game it is asked about."""

    imagines = True

    def __init__(self, name: str, seed: str | int = 0) -> None:
        self.name, self.seed = name, seed
        self.players: dict[str, Bot] = {}

    def advise(self, g: State, seat: int) -> Advice:
        if g.GAME not in self.players:
            self.players[g.GAME] = bots_of(g.GAME).by_name[self.name](self.seed)
        return self.players[g.GAME].advise(g, seat)


def names(game: str) -> list[str]:
    """Every bot that plays a game, those of old journals too."""
    own = bots_of(game)
    return [*dict.fromkeys((Random.name, *own.by_name, *own.levels))]


def levels(game: str) -> list[str]:
    """Whom people choose from, the weakest first."""
    return list(bots_of(game).levels)


def make(name: str, seed: str | int = 0) -> Bot:
    """A new bot by its name; ValueError names the known ones."""
    if name == Random.name:
        return Random(seed)
    known = [*dict.fromkeys(name for game in FRONTS for name in names(game))]
    if name not in known:
        raise ValueError(f"unknown bot {name!r}; known: {', '.join(known)}")
    return Named(name, seed)


def invite(game: str, name: str, made: Made) -> None:
    """A bot of one's own: in this process it plays under its name wherever bots are named."""
    if name in names(game):
        raise ValueError(f"there is a bot {name!r} of {game} already; choose another name")
    bots_of(game).by_name[name] = made


__all__ = ["Advice", "Bot", "Reason", "ask", "invite", "levels", "make", "names"]
