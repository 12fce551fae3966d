"""What can be played, and learnt."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from snar.server.wire import protocol as p


class Tick(Struct, omit_defaults=True):
    """Something to agree on or not. `clashes`: what it does not go together with, and why, in words."""

    id: str
    clashes: dict[str, str] = {}


class PackOffer(Struct):
    """Cards and texts to play with. `title`: as it calls itself; `digest`: the beginning of it; `own`: the game's."""

    id: str
    title: str
    version: str
    digest: str
    own: bool


class Catalogue(Struct):
    """What a table can agree on. `bots`: of each game the levels, the weakest first. `games`: of each the catalogue it
    makes itself; only those of `shown` are offered, the others are played by whoever asks for them by name. `packs`: of
    each game that is played with one, its own first."""

    game: str  # where nobody says which
    bots: dict[str, list[str]]
    shown: list[str]
    games: dict[str, Any]
    packs: dict[str, list[PackOffer]]


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
    spot: str = ""  # the part of the table that is meant
