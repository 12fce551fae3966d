"""Client to server."""

from __future__ import annotations

from .base import Lang, Message, Pace


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
    """Only what is given changes. `remember`: topic -> key that is answered by itself when offered; `passing`: those of
    the topics for which that ends with this turn."""

    skip_trivial: bool | None = None
    remember: dict[str, str] | None = None
    passing: list[str] | None = None
    pace: Pace | None = None
    seat: int | None = None


class Language(Message):
    lang: Lang


class Look(Message):
    """On a device with several seats: see the table through the eyes of this one."""

    seat: int


class Back(Message):
    """My time was up and a bot played for me: I am here again."""


class Resign(Message):
    seat: int | None = None


class Ping(Message):
    pass


ClientMessage = (
    Hello | Answer | Preview | Why | Hint | Undo | AskUndo | Consent
    | Say | Mute | Prefs | Language | Look | Back | Resign | Ping
)  # fmt: skip
