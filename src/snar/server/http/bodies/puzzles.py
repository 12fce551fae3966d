"""A puzzle a day."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from snar.server.wire import protocol as p


class Way(Struct):
    """One of the ways to choose from; `field`: where it leads on the board."""

    label: str
    field: str


class Puzzle(Struct):
    """A position from a game of bots, as the `seat` sees it, and ways to go on: one of them is clearly the best."""

    id: str
    game: str
    day: str
    seat: int
    character: str
    unit: str
    view: dict[str, Any]
    ways: list[Way]
    told: p.Told | None = None


class GuessBody(Struct, forbid_unknown_fields=True):
    id: str
    way: int


class Guessed(Struct):
    """`best`: the way that was asked for; `worth`: by way its chance to win, or the bot's points."""

    right: bool
    best: int
    worth: list[float]
