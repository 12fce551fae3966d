"""What can be played, and learnt."""

from __future__ import annotations

from msgspec import Struct

from snar.server.wire import protocol as p

from .ether import EtherCatalogue


class ScenarioShape(Struct):
    """`players`: the least and the most. `sets`: options that go together, the empty set too."""

    sides: bool
    players: tuple[int, int]
    fame: int
    options: list[str]
    sets: list[list[str]]
    editions: list[str]
    boards: list[int]


class Catalogue(Struct):
    """What a table can agree on. `bots`: levels, the weakest first."""

    game: str
    scenarios: dict[str, ScenarioShape]
    heroes: list[str]
    demons: list[str]
    bots: list[str]
    ether: EtherCatalogue


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
