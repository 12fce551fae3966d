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
    """`left`: seconds by seat when the frame was sent; `running`: seats whose time runs; `bots`: seats whose time was
    up, so that a bot plays for them until the turn ends, or until they are back."""

    left: list[float]
    running: list[int]
    bots: list[int] = []


class Awaited(Struct):
    """Somebody who may come back to a seat, or is asked to take it."""

    guest: str
    name: str


class SeatInfo(Struct):
    """Before the start: `seal` of the word of whoever sits there, `said` when the word itself has come."""

    seat: int
    character: str
    guest: str = ""
    name: str = ""
    bot: str = ""
    present: bool = False
    taken: int = 0  # how many have taken it over in the running game: they have seen its hand
    kept: list[Awaited] = []  # who may come back to it
    seal: str = ""
    said: bool = False


class SeatAsk(Struct):
    """Somebody wants to take over a seat of a running game; `yes`: guests who agree so far."""

    seat: int
    guest: str
    name: str
    yes: list[str]


class Offer(Struct):
    """Somebody would play the same again, at the table `rematch`; which guests said yes and no so far."""

    by: str
    yes: list[str]
    no: list[str]


class Origin(Struct):
    """A moment of a finished game."""

    table: str
    at: int


class TableInfo(Struct):
    """Everything about a table that is no secret and no game.

    `opening`: every seat is taken and every word sealed, the words are awaited; `tries`: how often they were asked for.
    `open_hands`: nobody has anything to hide from another seat. `origin`: it goes on from there, the table and the
    entry.
    """

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
    offer: Offer | None = None
    opening: bool = False
    tries: int = 1
    open_hands: bool = False
    origin: Origin | None = None


class Option(Struct, omit_defaults=True):
    """In the player's language. `warn`: what harms, ends the turn or cannot be taken back; `ends`: the turn is over
    with it. Where it has to be paid: `dear`, the ways to pay that what is at hand does not allow; `die`: only the luck
    die or a quick card could pay it. `kills`: who would die of it, `sure`: however the dice fall; `grave`: it would
    kill, or end it all.

    What it means, as the rule that offers it says (snar.kernel.meaning): `on`: what it names, by kind (field, card,
    thing, figure, place ...); `group`: among which it is shown; `final`: with it one's turn, phase or whatever one is
    busy with is over; `opens`: it only begins an answer, and this kind of question comes next."""

    key: str
    label: str
    rule: str = ""
    cost: dict[str, int] = {}
    price: str = ""
    effect: str = ""
    warn: str = ""
    ends: bool = False
    dear: str = ""
    die: bool = False
    kills: list[str] = []
    sure: bool = True
    grave: bool = False
    on: dict[str, str] = {}
    group: str = ""
    final: bool = False
    opens: str = ""


class Missed(Struct, omit_defaults=True):
    """What one may usually answer, and not now: `why` says why. `on`: what it names, as with an option."""

    key: str
    label: str
    on: dict[str, str] = {}


class Fact(Struct, omit_defaults=True):
    """Something to know before answering; `card`: what is printed on it belongs to the question."""

    kind: str
    text: str
    card: str = ""
    grave: bool = False


class DieFace(Struct):
    """`chances`: how many of the six sides show it."""

    face: str
    text: str
    chances: int


class Die(Struct):
    """A die that lies on the table: whose, what it shows, what each face means."""

    kind: str  # luck, movement
    face: str
    text: str
    faces: list[DieFace]


class Choice(Struct, omit_defaults=True):
    """`kind`: what sort of question it is (snar.kernel.meaning); `part`: it belongs to an answer that was begun before,
    and nothing has happened yet. `thing`: the card or thing whose effect asks; `paid`: what is being paid for,
    `payer`: by whom; a die that lies there; `together`: it is voted about."""

    seat: int
    topic: str
    question: str
    about: dict[str, Any]
    options: list[Option]
    kind: str = "pick"
    part: bool = False
    facts: list[Fact] = []
    thing: str = ""
    paid: str = ""
    payer: str = ""
    together: bool = False
    die: Die | None = None
    missed: list[Missed] = []


class Route(Struct, omit_defaults=True):
    """How a field within the BP is reached: the least harmful, then the cheapest way."""

    cost: int
    harms: int
    steps: list[str]
    warn: str = ""  # who would die on the way
    sure: bool = True


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
    details: dict[str, Any] = {}


class LogLine(Struct, omit_defaults=True):
    """An event in words. `face`: what a die showed, where it tells of a roll."""

    n: int
    text: str
    kind: str
    rule: str = ""
    actor: str = ""
    field: str = ""
    face: int = 0


class Told(Struct):
    """Secrets of a game that these eyes know by now, in words. In an update only the new ones. Each game that has any
    says them in its own way."""
