"""Sleepers in the view: their boards, decks and progress."""

from __future__ import annotations

from msgspec import Struct


class DeckView(Struct):
    count: int
    back: str


class ProgressView(Struct):
    id: str
    turned: bool
    tokens: int


class SleeperView(Struct):
    id: str
    seat: int
    field: str
    distress: int
    distress_limit: int
    ether: int
    gems: int
    states: list[str]
    hand: list[str]
    hand_limit: int
    deck: DeckView
    discard: list[str]
    progress: list[ProgressView]
    progress_slots: int
    sealed: list[str]
    box: list[str]
    mask: list[str]
    masks: list[str]
    living: int
    ready: bool
    boosted: bool
    effort: bool
    quiet: bool
    used: list[str]
