"""Tables over HTTP: making them, finding them, listing them."""

from __future__ import annotations

from contextlib import suppress

from snar.games import FRONTS
from snar.kernel.choice import Refused
from snar.store.port import StoreError

from ..front import TableFront, front_of
from ..table.room import Room
from ..table.seats import refuse
from . import bodies
from .endpoint import Call, Endpoint

T = "/api/tables/{id}"


async def found(call: Call) -> Room:
    return await call.desk.tables.get(call.request.path_params["id"])


async def watched(call: Call) -> Room:
    """A table this guest may see."""
    room = await found(call)
    if not room.may_watch(call.who.id if call.who else ""):
        refuse("no-such-table")
    return room


async def hosted(call: Call) -> Room:
    room = await found(call)
    if call.guest.id != room.meta.host:
        refuse("not-the-host")
    return room


async def commit(call: Call) -> bodies.Commitment:
    call.limit("creations")
    return bodies.Commitment(call.desk.tables.promise())


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
    known(wanted.game).check(wanted.agreement)
    host = await call.anyone()
    await may_have_another(call)
    room = await call.desk.tables.create(host, wanted)
    return bodies.Created(room.id)


async def may_have_another(call: Call) -> None:
    """A table more: of this address so often, of this guest so many that are not over."""
    call.limit("creations")
    call.limit("tables")
    rows = await call.desk.store.tables_of(call.guest.id)
    if sum(row.status != "over" for row in rows) >= call.desk.settings.limits.kept:
        refuse("too-many-tables", most=call.desk.settings.limits.kept)


async def public(call: Call) -> bodies.TablesBody:
    rows = await call.desk.store.public_tables()
    return listed(call, rows)


async def mine(call: Call) -> bodies.TablesBody:
    """My games, the newest first; running ones are woken up to say whose turn it is."""
    rows = (await call.desk.store.tables_of(call.guest.id))[:50] if call.who else []
    for row in [row for row in rows if row.status == "running"][:10]:
        with suppress(Refused, StoreError):  # of one that is gone or cannot be read there is no more to say
            await call.desk.tables.get(row.id)
    return listed(call, rows)


def listed(call: Call, rows: list) -> bodies.TablesBody:  # type: ignore[type-arg]
    guest = call.who.id if call.who else ""
    return bodies.TablesBody([call.desk.tables.listed(row, guest) for row in rows])


async def table(call: Call) -> bodies.TableBody:
    room = await watched(call)
    return call.desk.tables.listed(room.row(), call.who.id if call.who else "")


ENDPOINTS = [
    Endpoint("POST", "/api/commit", commit, None, bodies.Commitment, "A commitment for the next table's dice"),
    Endpoint("POST", "/api/play", play, bodies.PlayBody, bodies.Created, "Play now against a bot"),
    Endpoint("POST", "/api/tables", create, bodies.CreateBody, bodies.Created, "Make a table"),
    Endpoint("GET", "/api/tables", public, None, bodies.TablesBody, "Public tables"),
    Endpoint("GET", "/api/tables/mine", mine, None, bodies.TablesBody, "My games"),
    Endpoint("GET", T, table, None, bodies.TableBody, "One table"),
]
