"""The rules as a book, and positions to try them on."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from snar.server.wire import protocol as p

from .common import RuleHelp


class Chapter(Struct):
    """`position`: the one whose picture belongs to the chapter, or nothing. `see`, `at`: what of it is seen elsewhere
    on these pages, and where."""

    id: str
    title: str
    lead: str
    rules: list[str]
    position: str = ""
    see: str = ""
    at: str = ""


class PositionInfo(Struct):
    """`text`: what to try."""

    id: str
    text: str
    rules: list[str]


class Rulebook(Struct):
    """The rules of a game in the order of its rulebook. `tries`: by rule, the positions that show it."""

    game: str
    lang: p.Lang
    chapters: list[Chapter]
    rules: dict[str, RuleHelp]
    positions: dict[str, PositionInfo]
    tries: dict[str, list[str]]


class Pictured(Struct):
    """A position as the board shows it; `told`: names that only those know who have found them."""

    id: str
    game: str
    view: dict[str, Any]
    told: p.Told | None = None


class PositionBody(Struct):
    id: str
    pace: p.Pace = "fast"


class Tried(Struct):
    """What to try at this table, by which rules, and whether it has happened."""

    id: str
    text: str
    rules: dict[str, RuleHelp]
    done: bool
    others: list[str] = field(default_factory=list)  # of the same rules
