"""The real server, but for four things: it knows one game more, which stands in no registry (`tests/pond`), a table
of several people may be dealt a known game (`seed`), anyone may sit down at a position (`POST /api/given`), and a table
of Etherfields may be put into one (`POST /api/laid-out`).

A server never does that (docs/fairness.md); a test that plays with two browsers wants to know the cards. The words are
asked for as at any table, and the page cannot tell."""

from typing import Any

from msgspec import Struct

from snar import games
from snar.ether.game import Ether
from snar.ether.scenario import Table
from snar.lessons import Position
from snar.server import app, main
from snar.server.http import bodies
from snar.server.http.endpoint import Call, Endpoint
from snar.server.table import house as tables
from snar.server.table.agreement import again
from snar.server.table.opening import ME
from snar.server.table.record import Record
from snar.server.table.seats import Meta
from tests.pond.front import FRONT as POND

refuses = tables.check_seed


def plants(meta: Meta, script: list[int]) -> None:
    if meta.full():
        refuses(meta, script)
    else:
        meta.seed = None


class GivenBody(Struct):
    """A position as a scenario file gives it, and who sits down at it; bots play the others."""

    game: str
    given: dict[str, Any]
    reader: str


async def sit_down(call: Call) -> bodies.Created:
    """As at a position of the book of rules, but nobody guides, and nobody warns of given dice."""
    given: GivenBody = call.body
    position = Position("given", given.game, (), given.given, ({"seat": given.reader},), {})
    seats = [position.bot] * len(position.set_up().session.names)
    seats[position.reader] = ME
    wanted = bodies.CreateBody(seats, given.game, again(given.game, position.rules_data), "public", pace="none")
    room = await call.services.tables.create(await call.anyone(), wanted, position)
    room.meta.lesson, room.meta.seed = "", None
    await room.keep_row()
    return bodies.Created(room.id)


class LaidOutBody(Struct):
    table: str
    given: dict[str, Any]


async def lay_out(call: Call) -> bodies.Created:
    """The game of this table, in which nobody has answered yet, stands as described. Whoever sits there comes back."""
    wanted: LaidOutBody = call.body
    room = await call.services.tables.get(wanted.table)
    async with room.lock:
        record = Record(Ether(), room.meta.header, Table(**wanted.given).g)
        await call.services.store.snapshot(room.id, record.frozen())
        call.services.tables.retire(room)
    return bodies.Created(room.id)


if __name__ == "__main__":
    games.FRONTS[POND.name] = POND
    tables.check_seed = plants  # type: ignore[attr-defined]
    app.ENDPOINTS.append(Endpoint("POST", "/api/given", sit_down, GivenBody, bodies.Created, "A position of one's own"))
    app.ENDPOINTS.append(
        Endpoint("POST", "/api/laid-out", lay_out, LaidOutBody, bodies.Created, "A table as described")
    )
    main.main()
