"""What can be played, and learnt."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from snar.server.wire import protocol as p


class Tick(Struct, omit_defaults=True):
    """Something to agree on or not. `clashes`: what it does not go together with, and why, in words."""

    id: str
    clashes: dict[str, str] = {}


class Catalogue(Struct):
    """What a table can agree on. `bots`: levels, the weakest first. `games`: of each the catalogue it makes itself."""

    game: str  # where nobody says which
    bots: list[str]
    games: dict[str, Any]


class LessonBody(Struct):
    """A first game with given cards and dice, against a bot."""

    id: str = "prvni-hra"
    pace: p.Pace = "normal"


class Prompted(Struct):
    """What the guide says now. `do`: an answer, `undo`, `read`, `hint` or `why KEY`; `aside`: about the last answer."""

    id: str
    text: str
    do: str
    aside: str
    number: int  # of `total` prompts; 0 for one that is no part of the way
    total: int
