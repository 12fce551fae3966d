"""Coming back and looking back: recovery, recaps, replays, draws."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from snar.server.wire import protocol as p


class RecoverBody(Struct):
    code: str


class Recovery(Struct):
    """Write it down: it is not shown again, and an older one no longer works."""

    code: str


class Recap(Struct):
    """What happened since your last answer."""

    since: int
    lines: list[p.LogLine]
    complete: bool


class ReplayFrame(Struct):
    """After entry `n`; the first frame has the whole view, later ones only the parts that changed."""

    n: int
    seat: str
    key: str
    round: int
    view: dict[str, Any]
    events: list[p.Event]
    lines: list[p.LogLine]


class Replay(Struct):
    id: str
    seat: int
    total: int
    rounds: list[int]
    frames: list[ReplayFrame]
    told: p.Told | UnsetType = UNSET


class Draws(Struct):
    """Everything needed to recompute the dice: by epoch, in order, [one of so many, which]."""

    commitment: str
    secret: str
    words: list[str]
    chain: str
    epochs: list[list[tuple[int, int]]]
    seals: list[str] = []
    tries: int = 1
