"""The view as a whole, with what belongs to the group."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

from .dreamscape import DreamscapeView
from .land import LandView, PlaceView, VoteView
from .people import SleeperView
from .turn import TurnView


class EtherAgreed(Struct):
    sleepers: list[str]
    options: list[str]
    start: str
    pack: str


class WorldView(Struct):
    location: str
    districts: list[str]
    dream: str
    gate: str
    slumber: str
    outcome: str


class LaidDown(Struct):
    seat: int
    card: str
    colour: str


class PaymentView(Struct):
    seat: int
    kind: str
    cost: dict[str, int]
    laid: list[LaidDown]
    dropped: list[str]
    intent: dict[str, int]
    helpers: list[int]


class SecretView(Struct):
    """A secret card of the dream that may be peeked at; one that was has its face, for so many seconds."""

    code: str
    kind: str
    card: str | UnsetType = UNSET
    seconds: int | UnsetType = UNSET


class EtherView(Struct):
    game: str
    rules: EtherAgreed
    mode: str
    sleepers: list[SleeperView]
    turn: TurnView
    dreamscape: DreamscapeView
    world: WorldView
    piles: dict[str, list[str]]
    decks: dict[str, int]
    item_slots: int
    hours: int
    keys: int
    souls: int
    supply: dict[str, int]
    mutations: int
    read: list[str]
    found: list[str]
    log: list[tuple[str, str]]
    payment: PaymentView | None
    asked: list[int]
    over: bool
    seat: int
    known: dict[str, dict[str, str]]
    secrets: list[SecretView]
    land: LandView
    map: list[PlaceView]
    votes: list[VoteView]
    differed: list[VoteView]
    result: dict[str, Any] = field(default_factory=dict)
