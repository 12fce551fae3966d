"""Parts of what the server says: people, their wishes, advice, and the proof of the dice."""

from __future__ import annotations

from msgspec import Struct


class Person(Struct):
    guest: str
    name: str
    seats: list[int]


class Advised(Struct, omit_defaults=True):
    """`field`: where it is on the board; `gain`: what comes of it, in words; `chance`: to win after it, where that can
    be told."""

    key: str
    label: str
    reasons: list[str]
    text: str
    field: str = ""
    gain: str = ""
    chance: float | None = None


class Proof(Struct):
    """Enough to recompute the commitment and the key; the draws are at /api/tables/{id}/proof."""

    commitment: str
    secret: str
    words: list[str]
    chain: str
    seals: list[str] = []
    tries: int = 1


class SeatPrefs(Struct):
    """What this seat lets be answered by itself; `passing`: what of it ends with this turn."""

    skip_trivial: bool
    remember: dict[str, str]
    passing: list[str] = []


class UndoAsk(Struct):
    """A request to go back; `yes`: seats that agree so far. It ends with the next entry after `n`, when it was made."""

    ask: int
    by: int
    to: int
    yes: list[int]
    n: int
