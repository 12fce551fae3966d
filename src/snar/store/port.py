"""The narrow port to whatever keeps the tables. One contract test holds for every store behind it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from .neighbours import Neighbours

if TYPE_CHECKING:
    from .jobs import Jobs


class StoreError(Exception):
    """Nothing was kept: the disk is full, the file is gone, the store is closed ..."""


class Damaged(StoreError):
    """The file is there and is no database, or not a whole one."""


class Miswritten(StoreError):
    """The address of the database is none: nobody can say what in it is the password."""


class Newer(StoreError):
    """The database was made by a newer version of the program."""


class Conflict(StoreError):
    """Somebody else was first: that number of the table, or that id, is taken."""


class Moved(Conflict):
    """Another server has the table now."""


class HeldByAnother(StoreError):
    """Another server has the database; `holder` says which: pid, host, address, since."""

    def __init__(self, holder: dict[str, str]) -> None:
        super().__init__("another server uses the database")
        self.holder = holder


class TableRow(NamedTuple):
    """A table as lists show it; `meta` (seats, agreement, settings) belongs to the server."""

    id: str
    status: str  # open, running or over
    visibility: str  # public, link or private
    created: float
    updated: float
    meta: str


class Snapshot(NamedTuple):
    """A game as it was after entry `number`."""

    number: int
    state: str


class Stored(NamedTuple):
    """A whole table: its row, the newest snapshot and all lines of its journal."""

    row: TableRow
    snapshot: Snapshot | None
    entries: list[str]


class GuestRow(NamedTuple):
    id: str
    name: str
    lang: str
    created: float


class Invite(NamedTuple):
    """`seat` -1: any open seat."""

    code: str
    table_id: str
    seat: int


class ChatLine(NamedTuple):
    guest: str
    name: str
    text: str
    at: float


class Ban(NamedTuple):
    """`kind`: guest or address; `until`: in seconds since 1970."""

    kind: str
    what: str
    until: float
    why: str


class ReviewRow(NamedTuple):
    """A finished game looked over; `done` 0: only so far."""

    table_id: str
    done: int
    body: str


class Relation(NamedTuple):
    """What a store holds of one kind; the first `keys` columns name a row."""

    columns: tuple[str, ...]
    keys: int = 1


DATE = 2  # the row of `health` that holds it; 1 is written to see whether that works
RELATIONS = {
    "tables": Relation(TableRow._fields),
    "entries": Relation(("table_id", "number", "line"), 2),
    "snapshots": Relation(("table_id", "number", "state")),
    "guests": Relation((*GuestRow._fields, "recovery")),
    "members": Relation(("guest", "table_id"), 2),
    "invites": Relation(Invite._fields),
    "chat": Relation(("id", "table_id", *ChatLine._fields)),
    "results": Relation(("table_id", "result")),
    "bans": Relation(Ban._fields, 2),
    "archives": Relation(("table_id", "lines")),
    "reviews": Relation(ReviewRow._fields),
}


class Store(Protocol):
    """Every call returns only when what it wrote is durable."""

    @property
    def neighbours(self) -> Neighbours: ...
    @property
    def jobs(self) -> Jobs | None:
        """What servers of one house think about together; nothing where there is one server."""

    async def hold(self, address: str) -> None:
        """The store belongs to whoever is at this address alone, without any server, or StoreError."""

    async def create(self, table: TableRow, guests: Sequence[str]) -> None: ...
    async def load(self, table_id: str) -> Stored | None: ...
    async def append(self, table_id: str, number: int, lines: Sequence[str]) -> None:
        """Entries `number`, `number` + 1 ..., all or none; Conflict when one of the numbers is taken."""

    async def snapshot(self, table_id: str, snapshot: Snapshot) -> None: ...
    async def update(self, table: TableRow, guests: Sequence[str]) -> None:
        """A new row; `guests` are those who have to do with the table."""

    async def delete(self, table_id: str) -> None: ...
    async def tables_of(self, guest: str) -> list[TableRow]: ...
    async def naming(self, guest: str) -> list[str]:
        """Tables whose rows hold the guest's id anywhere: also of those who only looked on."""

    async def stale(self, before: float) -> list[str]:
        """Tables untouched since then that are still open, or at which nobody has a seat (`meta`: seats, guest)."""

    async def trials(self, before: float) -> list[str]:
        """Tables untouched since then at which somebody only tried a rule (`meta`: its lesson is a position)."""

    async def finished(self, before: float) -> list[str]:
        """Games that are over, untouched since then and not archived."""

    async def archive(self, table_id: str) -> None:
        """Its journal is packed, its snapshot goes; `load` finds it all the same. Once: of several servers that put old
        games away each has a list of its own, and a second time there would be nothing to pack."""

    async def healthy(self) -> None:
        """Something was really written, or StoreError."""

    async def date(self) -> float | None:
        """By which things were last thrown away; None in a new house."""

    async def keep_date(self, date: float) -> None:
        """Never an earlier one than is kept."""

    async def public_tables(self, limit: int = 100) -> list[TableRow]: ...

    async def guest(self, guest_id: str) -> GuestRow | None: ...
    async def keep_guest(self, guest: GuestRow) -> None: ...
    async def delete_guest(self, guest_id: str) -> None: ...
    async def said_by(self, guest_id: str) -> list[tuple[str, ChatLine]]:
        """By table, also at those where they only looked on."""

    async def forget_strangers(self, before: float) -> None:
        """Guests who came before then, have to do with no table and never wrote down a code to come back with."""

    async def set_recovery(self, guest_id: str, digest: str) -> None: ...
    async def recover(self, digest: str) -> GuestRow | None: ...

    async def invite(self, invite: Invite) -> None: ...
    async def invited(self, code: str) -> Invite | None: ...
    async def invites(self, table_id: str, seat: int) -> list[Invite]: ...
    async def say(self, table_id: str, line: ChatLine) -> None: ...
    async def chat(self, table_id: str, limit: int = 50) -> list[ChatLine]: ...
    async def set_result(self, table_id: str, result: str) -> None: ...
    async def result(self, table_id: str) -> str | None: ...

    async def keep_review(self, review: ReviewRow) -> None:
        """StoreError where the table is gone: nothing is left of it."""

    async def review(self, table_id: str) -> ReviewRow | None: ...
    async def drop_review(self, table_id: str) -> None: ...
    async def open_reviews(self) -> list[str]:
        """Tables whose games are not looked over to the end."""

    async def ban(self, ban: Ban) -> None: ...
    async def unban(self, kind: str, what: str) -> None: ...
    async def bans(self) -> list[Ban]:
        """Those that still hold."""

    @property
    def commits(self) -> tuple[int, int]:
        """Since it was opened: groups of writes that were synced together, and writes in them."""

    # -- moving house: whole relations, in batches
    async def batch(self, relation: str, after: tuple[object, ...], size: int) -> list[tuple[Any, ...]]:
        """Rows of one of RELATIONS whose keys come after this one, in the order of their keys as this store has it."""

    async def put(self, relation: str, rows: Sequence[tuple[Any, ...]]) -> None: ...
    def whole(self) -> AbstractAsyncContextManager[None]:
        """All that is put meanwhile is there at the end, or nothing. A file is whole once it has its name."""

    async def close(self) -> None: ...
