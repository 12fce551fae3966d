"""Tables over HTTP: making them, finding them, listing them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

from snar.games import FRONTS
from snar.kernel.choice import Refused
from snar.lessons import positions
from snar.store.port import StoreError, TableRow

from ..front import TableFront, front_of
from ..slices import Steps, in_bites
from ..table.house import Elsewhere
from ..table.room import Room
from ..table.seats import meta_from, refuse
from . import bodies
from .endpoint import Call, Endpoint
from .guard import address
from .relay import ask, reachable, relayed, told
from .waiting import Turns

T = "/api/tables/{id}"
Found = TypeVar("Found")
LOOKING = Turns(beside=4)  # addresses that look through their own tables at the same time


async def found(call: Call) -> Room:
    return await call.services.tables.get(call.request.path_params["id"])


async def watched(call: Call) -> Room:
    """A table this guest may see."""
    room = await found(call)
    check_sight(call, room)
    return room


@asynccontextmanager
async def at_rest(call: Call) -> AsyncIterator[Room]:
    """A table this guest may see, as it is kept: an answer that is on its way to the disk may yet not have happened,
    and whoever gave it must not learn meanwhile what would come of it."""
    room = await found(call)
    async with room.lock:
        check_sight(call, room)
        yield room


def check_sight(call: Call, room: Room) -> None:
    if not room.may_watch(call.who.id if call.who else ""):
        refuse("no-such-table")


def check_own(call: Call, room: Room) -> None:
    """Asked under the table's lock: the host may have handed it on meanwhile."""
    if call.guest.id != room.meta.host:
        refuse("not-the-host")


async def commit(call: Call) -> bodies.Commitment:
    call.limit("creations")
    return bodies.Commitment(await call.services.tables.promise())


async def play(call: Call) -> bodies.Created:
    """Play now: the first question is already there."""
    body: bodies.PlayBody = call.body
    agreement, seats = known(body.game).quick(body.agreement, body.bot)
    wanted = bodies.CreateBody(seats, body.game, agreement, pace=body.pace, seed=body.seed)
    wanted.commitment, wanted.word = body.commitment, body.word
    return await made(call, wanted)


async def create(call: Call) -> bodies.Created:
    body: bodies.CreateBody = call.body
    return await made(call, body)


def known(game: str) -> TableFront:
    if game not in FRONTS:
        refuse("unknown-game", value=game, known=", ".join(FRONTS))
    return front_of(game)


async def made(call: Call, wanted: bodies.CreateBody) -> bodies.Created:
    """On whichever server has the fewest: all new connections come to one that has nothing to do, and it would have
    nearly all tables."""
    lighter = "" if relayed(call.request) else await call.services.store.neighbours.lighter()
    if lighter and await reachable(lighter):
        raise Elsewhere(lighter)
    known(wanted.game).check(wanted.agreement)
    host = await call.anyone()
    await may_have_another(call)
    room = await call.services.tables.create(host, wanted)
    return bodies.Created(room.id)


async def may_have_another(call: Call) -> None:
    """A table more: of this address so often, of this guest so many that are not over."""
    call.limit("creations")
    call.limit("tables")
    rows = await call.services.store.tables_of(call.guest.id)
    if sum(row.status != "over" for row in rows) >= call.services.settings.limits.kept:
        refuse("too-many-tables", most=call.services.settings.limits.kept)


async def public(call: Call) -> bodies.TablesBody:
    rows = await call.services.store.public_tables()
    return bodies.TablesBody(await in_bites(looks(rows, shown_to(call))))


async def mine(call: Call) -> bodies.TablesBody:
    """My games, the newest first; running ones are woken up to say whose turn it is."""
    rows = await call.services.store.tables_of(call.guest.id) if call.who else []
    trials = await looked_through(call, rows, is_trial)
    rows = [row for row, trial in zip(rows, trials, strict=True) if not trial][:50]
    there = dict[str, bodies.TableBody]()
    for row in [row for row in rows if row.status == "running"][:10]:
        with suppress(Refused, StoreError):  # of one that is gone or cannot be read there is no more to say
            try:
                await call.services.tables.get(row.id)
            except Elsewhere as other:
                there[row.id] = await said_there(call, str(other), row.id)
    found = await listed(call, rows)
    return bodies.TablesBody([there.get(row.id, body) for row, body in zip(rows, found.tables, strict=True)])


async def said_there(call: Call, where: str, table: str) -> bodies.TableBody:
    """What the server that has the table says of it."""
    body = await ask(call.request, where, T.format(id=table), call.services.signer)
    return told(body, bodies.TableBody)


def is_trial(row: TableRow) -> bool:
    """Only a position to try a rule on: no game of anybody's."""
    return meta_from(row.meta).lesson in positions()


async def listed(call: Call, rows: list[TableRow]) -> bodies.TablesBody:
    """Of the caller's own tables."""
    return bodies.TablesBody(await looked_through(call, rows, shown_to(call)))


def shown_to(call: Call) -> Callable[[TableRow], bodies.TableBody]:
    guest = call.who.id if call.who else ""
    return lambda row: call.services.tables.listed(row, guest)


async def looked_through(call: Call, rows: Sequence[TableRow], look: Callable[[TableRow], Found]) -> list[Found]:
    """The caller's own tables: the row of a long campaign takes a millisecond or two, and one may have hundreds."""
    async with LOOKING.of(address(call.request.scope), call.who.id if call.who else ""):
        return await in_bites(looks(rows, look))


def looks(rows: Sequence[TableRow], look: Callable[[TableRow], Found]) -> Steps[list[Found]]:
    found = []
    for row in rows:
        found.append(look(row))
        yield
    return found


async def table(call: Call) -> bodies.TableBody:
    room = await watched(call)
    return call.services.tables.listed(room.row(), call.who.id if call.who else "")


ENDPOINTS = [
    Endpoint("POST", "/api/commit", commit, None, bodies.Commitment, "A commitment for the next table's dice"),
    Endpoint("POST", "/api/play", play, bodies.PlayBody, bodies.Created, "Play now against a bot"),
    Endpoint("POST", "/api/tables", create, bodies.CreateBody, bodies.Created, "Make a table"),
    Endpoint("GET", "/api/tables", public, None, bodies.TablesBody, "Public tables"),
    Endpoint("GET", "/api/tables/mine", mine, None, bodies.TablesBody, "My games"),
    Endpoint("GET", T, table, None, bodies.TableBody, "One table"),
]
