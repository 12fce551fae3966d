"""Server to client."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, UnsetType, field

from .base import Lang, Message
from .company import Advised, Person, Proof, SeatPrefs, UndoAsk
from .play import Choice, ClockFace, Event, LogLine, Route, TableInfo, Told


class Welcome(Message):
    v: int
    guest: str
    seats_mine: list[int]
    spectator: bool
    host: bool
    lang: Lang


class Info(Message):
    """The table itself changed: seats, settings, status; and so whose time runs."""

    table: TableInfo
    seats_mine: list[int]
    clock: ClockFace | None = None


class Table(Message):
    """The whole of what this seat may know. `seat`: whose eyes; the seat after the last is the spectator's."""

    seq: int
    n: int
    seat: int
    table: TableInfo
    view: dict[str, Any] | None
    asked: list[int]
    choice: Choice | None
    reach: dict[str, Route] | None
    log: list[LogLine]
    since: int
    undo: bool
    undo_ask: UndoAsk | None
    clock: ClockFace | None
    chat: list[Said]
    prefs: SeatPrefs | None = None
    told: Told | UnsetType = UNSET


class Update(Message):
    """What changed from `after` to `seq`. `view` holds only the top-level parts that changed."""

    after: int
    seq: int
    n: int
    seat: int
    events: list[Event]
    lines: list[LogLine]
    view: dict[str, Any]
    asked: list[int]
    choice: Choice | None
    reach: dict[str, Route] | None
    undo: bool
    clock: ClockFace | None
    told: Told | UnsetType = UNSET


class Beside(Message):
    """What is beside the game, for whoever goes on from what they have seen: they may have missed some of it."""

    undo_ask: UndoAsk | None
    chat: list[Said]
    prefs: SeatPrefs | None = None


class Accepted(Message):
    """The answer is durable. `rest`: words left over because something happened in between."""

    n: int
    rest: str = ""


class Refused(Message):
    """Nothing has changed. `id`: of the preview, why or hint it answers."""

    reason: str
    text: str
    rule: str = ""
    about: dict[str, Any] = field(default_factory=dict)
    n: int = 0
    id: int = 0


class Previewed(Message):
    """`choice`: what would be asked next; None: nothing more, the line is complete."""

    id: int
    n: int
    choice: Choice | None
    reach: dict[str, Route] | None
    view: dict[str, Any]


class Because(Message):
    """Answer to `why`: an empty reason means that it is offered."""

    id: int
    reason: str
    rule: str
    text: str
    help: str


class Advice(Message):
    """`now`: the chance to win as it stands, where that can be told."""

    id: int
    n: int
    top: list[Advised]
    now: float | None = None


class Said(Message):
    guest: str
    name: str
    text: str
    at: float


class Presence(Message):
    people: list[Person]


class AsksUndo(Message):
    """`ask` None: the request is gone."""

    ask: UndoAsk | None


class Over(Message):
    result: dict[str, Any]
    text: str
    story: dict[str, Any]
    proof: Proof | None
    tale: Sequence[str] = ()  # the story in sentences


class Notice(Message):
    kind: str
    text: str


class Pong(Message):
    pass


ServerMessage = (
    Welcome | Info | Table | Update | Beside | Accepted | Refused | Previewed | Because | Advice
    | Said | Presence | AsksUndo | Over | Notice | Pong
)  # fmt: skip
