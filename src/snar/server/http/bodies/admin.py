"""What whoever runs the server sees and says."""

from __future__ import annotations

from msgspec import Struct, field


class Inspected(Struct):
    """`answers` None: the table sleeps."""

    id: str
    game: str
    status: str
    visibility: str
    created: float
    updated: float
    host: str
    guests: list[str]
    seats: list[str]
    connections: int
    answers: int | None


class Overview(Struct):
    tables: list[Inspected]


class BanBody(Struct):
    """`kind`: guest or address; `days` 0: for good."""

    kind: str
    what: str
    days: float = 0.0
    why: str = ""


class Banned(Struct):
    kind: str
    what: str
    until: float
    why: str


class BanList(Struct):
    bans: list[Banned]


class AnnounceBody(Struct):
    """By language; whoever speaks another one gets the first."""

    texts: dict[str, str] = field(default_factory=dict)


class GuestTable(Struct):
    id: str
    status: str
    seats: list[int]


class GuestLine(Struct):
    table: str
    at: float
    text: str


class GuestData(Struct):
    id: str
    name: str
    lang: str
    created: float
    tables: list[GuestTable]
    said: list[GuestLine]
