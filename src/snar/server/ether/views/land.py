"""What the page draws under it: fields and walls, the map of the dreamworld, voices for a way."""

from __future__ import annotations

from msgspec import Struct


class LandField(Struct):
    name: str
    tile: str
    walls: int
    symbols: str
    suit: str
    environments: list[str]


class LandAction(Struct):
    key: str
    field: str
    kind: str


class HalfWall(Struct):
    field: str
    side: str
    part: int


class LandView(Struct):
    fields: list[LandField]
    actions: list[LandAction]
    halves: list[HalfWall]


class PlaceView(Struct):
    id: str
    district: str
    icons: list[str]
    arrows: list[str]
    shortcuts: list[str]
    gate: str
    won: bool


class VoteView(Struct):
    """`place`: where it goes, if it is a voice for a way."""

    seat: int
    key: str
    place: str
