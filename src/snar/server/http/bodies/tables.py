"""Who somebody is, and tables: making them, finding them, sitting down."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from snar.games import DEFAULT
from snar.server.wire import protocol as p

Visibility = Literal["public", "link", "private"]


class GuestBody(Struct):
    """A name and a language; empty: leave as it is."""

    name: str = ""
    lang: p.Lang | None = None


class Me(Struct):
    guest: str
    name: str
    lang: p.Lang
    url: str  # where friends find this server


class TableBody(Struct):
    """`kept`: seats that I may come back to; `watching`: how many look on."""

    table: p.TableInfo
    mine: list[int]
    kept: list[int] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    round: int = 0
    watching: int = 0


class Favourite(Struct):
    """Somebody one has played as, and how often."""

    character: str
    times: int


class GameFigures(Struct):
    """My games of one kind. `together`: at a table with other people. What is neither won nor lost was left, kept for
    another evening, or has no winner."""

    game: str
    going: int
    over: int
    won: int
    lost: int
    together: int
    favourites: list[Favourite]


class Played(Struct):
    """A finished game of mine. `won`: null where nobody has won, or whoever plays both sides."""

    table: p.TableInfo
    won: bool | None


class Profile(Struct):
    """`tables`: the newest of my finished games."""

    name: str
    since: float
    games: list[GameFigures]
    tables: list[Played]


class Commitment(Struct):
    """Shown before a word is said; name it when you make a table."""

    commitment: str


class PlayBody(Struct, forbid_unknown_fields=True):
    """Play now: everything has a default. `word`: after the `commitment`; without both the table waits for the word."""

    commitment: str = ""
    word: str = ""
    bot: str = "greedy"
    pace: p.Pace = "normal"
    seed: str | None = None
    game: str = DEFAULT
    agreement: dict[str, Any] = field(default_factory=dict)


class CreateBody(Struct, forbid_unknown_fields=True):
    """`seats`: one word per seat: me, open, local (a second player on this device), or the name of a bot.

    `agreement`: what is played, in the fields of the `game` (its own Agreement). `word` starts a table at which nobody
    else can sit at once; it follows a `commitment`. A `seed`, with scripted dice if you like, is for such tables only.
    """

    seats: list[str] = field(default_factory=list)
    game: str = DEFAULT
    agreement: dict[str, Any] = field(default_factory=dict)
    visibility: Visibility = "link"
    clock: p.Clock | None = None
    pace: p.Pace = "normal"
    commitment: str = ""
    word: str = ""
    names: list[str] = field(default_factory=list)  # of those who share the device
    seed: str | None = None
    script: list[int] = field(default_factory=list)  # scripted dice, in seeded games only


class Created(Struct):
    id: str


class TablesBody(Struct):
    tables: list[TableBody]


class SitBody(Struct):
    """`seat` None: any that is open to you."""

    seat: int | None = None
    code: str = ""
    name: str = ""


class SealBody(Struct):
    """The seal of a word, made for this commitment."""

    commitment: str
    seal: str


class WordBody(Struct):
    """The word itself, once everyone has sealed theirs."""

    word: str


class Sat(Struct):
    """`asked`: the seat is not yours yet, everyone else at the table has to agree."""

    id: str
    seat: int
    asked: bool = False


class AgreeBody(Struct):
    """To `guest`, who would take over `seat`."""

    seat: int
    guest: str
    yes: bool = True


class SeatBody(Struct):
    seat: int
    bot: str = ""


class ExpelBody(Struct):
    """Somebody who looks on."""

    guest: str


class StartBody(Struct):
    """The bot that takes the free seats."""

    bot: str = ""


class RematchBody(Struct):
    """`swap`: sides change, if it is an offer; `yes`: the answer to one."""

    swap: bool = True
    yes: bool = True


class InviteBody(Struct):
    """`seat` None: one open link for any free seat."""

    seat: int | None = None


class Invited(Struct):
    code: str
    url: str
    seat: int | None


class InviteInfo(Struct):
    id: str
    seat: int | None
    table: p.TableInfo


class VisibilityBody(Struct):
    visibility: Visibility
