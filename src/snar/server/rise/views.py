"""The shape of Říše Snů's view, for the client's types. The rules write it (snar.rise.view); a test compares."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType, field


class Agreed(Struct):
    scenario: str
    options: list[str]
    edition: str
    characters: list[str]
    fame: int
    boards: int
    rotation: int


class QuestView(Struct):
    id: str
    level: str
    world: str
    left: list[int]
    seen: list[list[str]]
    done: bool
    spent: bool
    annexes: bool
    turns: int


class FigureView(Struct):
    id: str
    seat: int
    team: int
    side: str
    helper: bool
    field: str
    moc: int
    tokens: int
    pohyb: int
    lives: int
    max_lives: int
    bp: int
    fame: int
    annexed: list[str]
    experience: int
    circuit: int
    slowed: int
    hasted: int
    skips: bool
    hypnotised: bool
    items: list[str]
    kept: list[str]
    trophies: list[str]
    tamed: list[str]
    abilities: list[str]
    quests: list[QuestView]


class LaidView(Struct):
    """A dream or horror on the board; `turn` in degrees, `cells` the fields it covers."""

    id: str
    owner: int
    picture: str
    turn: int
    actions: int
    cells: list[str]


class PileView(Struct):
    """`known`: cards this seat has looked at, by place, 1 on top."""

    count: int
    used: list[str]
    known: dict[str, str] | UnsetType = UNSET
    back: str | UnsetType = UNSET


class HandView(Struct):
    count: int
    known: list[str]


class RiseView(Struct):
    game: str
    rules: Agreed
    round: int
    turn: str
    order: list[str]
    seat: int
    figures: list[FigureView]
    laid: list[LaidView]
    worlds: dict[str, bool]
    open: dict[str, list[str]]
    decks: dict[str, PileView]
    hands: dict[str, HandView]
    asked: list[int]
    over: bool
    result: dict[str, Any] = field(default_factory=dict)
    light: list[int] | UnsetType = UNSET
