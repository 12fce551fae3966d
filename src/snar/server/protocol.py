"""The wire of /ws/{table}: every message of both directions. `typescript.py` writes the client's types from here.

JSON text frames; `t` says which message it is. docs/protocol.md tells the story, this file has the last word.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType, field

VERSION = 1
Lang = Literal["cs", "en"]
Pace = Literal["none", "fast", "normal", "slow"]
GameName = Literal["rise", "ether"]


def snake(name: str) -> str:
    """`AskUndo` is `ask_undo` on the wire."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class Message(Struct, tag_field="t", tag=snake):
    """What travels in one frame."""


# -- client to server ----------------------------------------------------------------------------------------------
class Hello(Message):
    """First of all. `seq`: what this client has seen already (0: nothing)."""

    v: int
    seq: int = 0
    lang: Lang | None = None


class Answer(Message):
    """`n`: the choice it belongs to. `line`: a key or a whole line of notation. `seat`: on a device with several."""

    n: int
    line: str
    seat: int | None = None


class Preview(Message):
    """What would be asked after this beginning of a line? Nothing happens."""

    id: int
    line: str
    seat: int | None = None


class Why(Message):
    """Why is this not offered?"""

    id: int
    key: str
    seat: int | None = None


class Hint(Message):
    """What would the bot do?"""

    id: int
    seat: int | None = None


class Undo(Message):
    """Take back one's own last answer."""

    n: int
    seat: int | None = None


class AskUndo(Message):
    """Ask everyone to go back to just after answer `to`."""

    to: int


class Consent(Message):
    """`ask`: the number of the request."""

    ask: int
    yes: bool = True


class Say(Message):
    text: str


class Mute(Message):
    guest: str
    on: bool = True


class Prefs(Message):
    """Only what is given changes. `remember`: topic -> key that is answered by itself when offered."""

    skip_trivial: bool | None = None
    remember: dict[str, str] | None = None
    pace: Pace | None = None
    seat: int | None = None


class Language(Message):
    lang: Lang


class Look(Message):
    """On a device with several seats: see the table through the eyes of this one."""

    seat: int


class Resign(Message):
    seat: int | None = None


class Ping(Message):
    pass


ClientMessage = (
    Hello | Answer | Preview | Why | Hint | Undo | AskUndo | Consent
    | Say | Mute | Prefs | Language | Look | Resign | Ping
)  # fmt: skip


# -- parts of what the server says -----------------------------------------------------------------------------------
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


class EtherAction(Struct, omit_defaults=True):
    """An action printed on a thing of Etherfields; `at`: the corner of the tile where it lies."""

    id: str
    label: str
    price: str = ""
    text: str = ""
    kind: str = ""
    at: str = ""
    range: int = 0
    once: str = ""


class EtherCard(Struct, omit_defaults=True):
    """A thing of Etherfields in words: card, tile, entity, dream, place ... What it is not has no value."""

    kind: str
    name: str
    flavour: str = ""
    stats: str = ""
    text: str = ""
    sleeper: str = ""
    cost: int = 0
    progress: bool = False
    intent: dict[str, int] = {}
    actions: list[EtherAction] = []
    suit: str = ""
    steps: list[str] = []
    colour: str = ""
    dream: str = ""
    goal: str = ""
    about: str = ""
    turns: int = 0
    keys: int = 0
    large: bool = False
    figure: str = ""
    good: bool = False


class ScenePage(Struct, omit_defaults=True):
    """A scene that was read; paragraphs are parted by an empty line."""

    id: str
    number: int
    title: str
    text: str
    hint: str = ""


class Told(Struct):
    """Secrets of Etherfields that these eyes know by now, in words. In an update only the new ones."""

    cards: dict[str, EtherCard]
    scenes: dict[str, ScenePage]


class Person(Struct):
    guest: str
    name: str
    seats: list[int]


class Advised(Struct):
    key: str
    label: str
    reasons: list[str]
    text: str


class Proof(Struct):
    """Enough to recompute the commitment and the key; the draws are at /api/tables/{id}/proof."""

    commitment: str
    secret: str
    words: list[str]
    chain: str


class SeatPrefs(Struct):
    """What this seat lets be answered by itself."""

    skip_trivial: bool
    remember: dict[str, str]


class UndoAsk(Struct):
    """A request to go back; `yes`: seats that agree so far."""

    ask: int
    by: int
    to: int
    yes: list[int]


# -- server to client ------------------------------------------------------------------------------------------------
class Welcome(Message):
    v: int
    guest: str
    seats_mine: list[int]
    spectator: bool
    host: bool
    lang: Lang


class Info(Message):
    """The table itself changed: seats, settings, status."""

    table: TableInfo
    seats_mine: list[int]


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
    id: int
    n: int
    top: list[Advised]


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


class Notice(Message):
    kind: str
    text: str


class Pong(Message):
    pass


ServerMessage = (
    Welcome | Info | Table | Update | Accepted | Refused | Previewed | Because | Advice
    | Said | Presence | AsksUndo | Over | Notice | Pong
)  # fmt: skip
