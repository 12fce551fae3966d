"""Parts of what the server says: the table, what is asked, what happened."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .base import Pace


class Clock(Struct):
    """`kind` answer: so many seconds for each answer; bank: for the whole game, `increment` more after each answer."""

    kind: Literal["answer", "bank"]
    seconds: int
    increment: int = 0
    timeout: Literal["bot", "resign"] = "bot"


class ClockFace(Struct):
    """`left`: seconds by seat when the frame was sent; `running`: seats whose time runs."""

    left: list[float]
    running: list[int]


class SeatInfo(Struct):
    seat: int
    character: str
    guest: str = ""
    name: str = ""
    bot: str = ""
    present: bool = False
    taken: int = 0  # how many have taken it over in the running game: they have seen its hand


class SeatAsk(Struct):
    """Somebody wants to take over a seat of a running game; `yes`: guests who agree so far."""

    seat: int
    guest: str
    name: str
    yes: list[str]


class TableInfo(Struct):
    """Everything about a table that is no secret and no game."""

    id: str
    game: str
    status: Literal["open", "running", "over"]
    visibility: Literal["public", "link", "private"]
    host: str
    rules: dict[str, Any]
    seats: list[SeatInfo]
    created: float
    updated: float
    commitment: str
    words: list[str] = []
    clock: Clock | None = None
    pace: Pace = "normal"
    rematch: str = ""
    seeded: bool = False
    lesson: str = ""
    wishes: list[SeatAsk] = []


class Option(Struct, omit_defaults=True):
    """`label`, `price` and `effect` are in the player's language."""

    key: str
    label: str
    rule: str = ""
    cost: dict[str, int] = {}
    price: str = ""
    effect: str = ""


class Choice(Struct):
    seat: int
    topic: str
    question: str
    about: dict[str, Any]
    options: list[Option]


class Route(Struct):
    """How a field within the BP is reached: the least harmful, then the cheapest way."""

    cost: int
    harms: int
    steps: list[str]


class Event(Struct, omit_defaults=True):
    """What happened, as much of it as the seat may know; `card` is a face, `back` only a back."""

    n: int
    kind: str
    actor: str = ""
    source: str = ""
    frm: str = ""
    to: str = ""
    amount: int = 0
    rule: str = ""
    card: str = ""
    back: str = ""


class LogLine(Struct, omit_defaults=True):
    """An event in words."""

    n: int
    text: str
    kind: str
    rule: str = ""
    actor: str = ""
    field: str = ""
