"""The dreamscape in the view: tiles and everything on them."""

from __future__ import annotations

from msgspec import Struct


class PlacedView(Struct):
    id: str
    at: str


class EntityFigureView(Struct):
    field: str
    states: list[str]


class EntityView(Struct):
    id: str
    figures: list[EntityFigureView]
    mutations: list[str]
    tokens: int
    poisoned: bool


class CompanionView(Struct):
    id: str
    field: str
    seat: int


class EnvironmentView(Struct):
    kind: str
    field: str


class ThreatView(Struct):
    field: str
    side: int


class SpentView(Struct):
    action: str
    token: bool


class SlotView(Struct):
    action: str
    turn: int


class IntentView(Struct):
    action: str
    colour: str
    paid: int
    of: int


class QuirkView(Struct):
    id: str
    field: str


class DreamscapeView(Struct):
    tiles: list[PlacedView]
    entities: list[EntityView]
    companions: list[CompanionView]
    environments: list[EnvironmentView]
    threats: list[ThreatView]
    spent: list[SpentView]
    gems: list[SlotView]
    intent: list[IntentView]
    tokens: dict[str, int]
    quirks: list[QuirkView]
    traps: bool
