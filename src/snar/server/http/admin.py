"""What whoever runs the server may do: look, end, delete, ban, announce, hand out and erase a guest's data.

The key is a file in the folder of data, which only its owner can read; `snar admin` sends it along.
"""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import json
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from starlette.responses import Response

from snar.store.port import Ban, StoreError
from snar.texts.languages import languages

from .. import counting
from ..table import ending
from ..table.house import ANNOUNCE, BANS
from ..table.seats import Meta, meta_from, refuse
from . import bodies
from .endpoint import Call, Endpoint, Handler, Services
from .guests import erased
from .limits import network
from .relay import pass_on, relayed, told

A = "/api/admin"
PAGE = 100  # tables of one page
FOREVER = 4e9  # the year 2096
AGAIN = 1.0  # seconds to the next try
SAID, TOGETHER = 500, 1500  # letters of an announcement, and of it in all languages: each takes up to four bytes
log = logging.getLogger("snar.table")


def keeper(handler: Handler) -> Handler:
    """Only for whoever has the key."""

    async def checked(call: Call) -> Any:
        check(call, call.services.keys.admin)
        return await handler(call)

    return checked


def check(call: Call, key: str) -> None:
    call.limit("requests")
    told = call.request.headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(told.encode(), key.encode()):
        call.limit("guesses")
        refuse("not-the-keeper")


async def metrics(call: Call) -> Response:
    """Of all workers that share the door: a request reaches any one of them."""
    check(call, call.services.keys.metrics)
    pages = [counting.page(call.services)]
    if call.services.settings.crew and not relayed(call.request):
        pages += await asyncio.gather(*(figures_of(call, other) for other in await crew(call.services)))
    return Response(counting.together(pages), media_type=counting.KIND)


async def crew(services: Services) -> list[str]:
    """The other workers of this machine, as they are reached. Servers on other machines are asked there."""
    mine = urlsplit(services.settings.reached)
    return [one for one in await others(services) if urlsplit(one).hostname == mine.hostname]


async def others(services: Services) -> list[str]:
    """Of the house; whoever only thinks for it has no address."""
    try:
        everyone = await services.store.neighbours.addresses()
    except StoreError:
        return []
    return [one for one in everyone if urlsplit(one).hostname and one != services.settings.reached]


async def figures_of(call: Call, other: str) -> str:
    return (await said_by(call, other)).decode()


async def said_by(call: Call, other: str) -> bytes:
    """What another server answers to the same question, or nothing."""
    try:
        answer = await pass_on(call.request, other, call.services.signer)
    except StoreError as error:
        log.warning("what another server knows is missing: %s", error)
        return b""
    return bytes(answer.body) if answer.status_code == 200 else b""


async def tables(call: Call) -> bodies.Overview:
    """Every table of the store in the order of its id; `after`: the last one of the page before. Who is there says the
    server on which it lives."""
    after = call.request.query_params.get("after", "")
    rows = await call.services.store.batch("tables", (after,) if after else (), PAGE)
    found = [overview(call, row[0], meta_from(row[5]), row[4]) for row in rows]
    if relayed(call.request):
        return bodies.Overview(found)
    pages = await asyncio.gather(*(said_by(call, other) for other in await others(call.services)))
    there = [table for page in pages if page for table in told(page, bodies.Overview).tables]
    awake = {table.id: table for table in there if table.answers is not None}
    return bodies.Overview([awake.get(table.id, table) if table.answers is None else table for table in found])


def overview(call: Call, id: str, meta: Meta, updated: float) -> bodies.Inspected:
    """Nothing that decides a game: no seed, no secret, no word of anybody's."""
    room = call.services.tables.rooms.get(id)
    return bodies.Inspected(
        id, meta.game, meta.status, meta.visibility, meta.created, updated, meta.host, sorted({*meta.guests()}),
        [seat.name or seat.bot for seat in meta.seats], len(room.connections) if room else 0,
        room.kept if room else None,
    )  # fmt: skip


async def table(call: Call) -> bodies.Inspected:
    room = await call.services.tables.get(call.request.path_params["id"])
    return overview(call, room.id, room.meta, room.updated)


async def end(call: Call) -> bodies.Done:
    """Nobody wins."""
    room = await call.services.tables.get(call.request.path_params["id"])
    async with room.lock:
        await ending.stop(room)
    return bodies.Done()


async def delete(call: Call) -> bodies.Done:
    await call.services.tables.delete(await call.services.tables.get(call.request.path_params["id"]))
    return bodies.Done()


async def ban(call: Call) -> bodies.Done:
    """`days` 0: for good. Whoever is inside goes at once."""
    body: bodies.BanBody = call.body
    if body.kind not in ("guest", "address") or not body.what or body.days < 0:
        refuse("bad-request")
    what = one_address(call, body.what) if body.kind == "address" else seen(body.what)
    if body.kind == "guest" and not await call.services.store.guest(what):
        refuse("no-such-guest")
    until = min(FOREVER, time.time() + body.days * 86_400) if body.days else FOREVER
    await call.services.store.ban(Ban(body.kind, what, until, seen(body.why)[:200]))
    return await known(call)


def one_address(call: Call, told: str) -> str:
    """Not a network, and no proxy: behind it is everyone, and often the keeper."""
    what = network(told)
    try:
        near = ipaddress.ip_address(what).is_loopback
    except ValueError:
        near = True
    if near or what in map(network, call.services.settings.proxies):
        refuse("bad-ban", value=told[:60])
    return what


async def unban(call: Call) -> bodies.Done:
    body: bodies.BanBody = call.body
    kind, what = body.kind, seen(network(body.what) if body.kind == "address" else body.what)
    there = any((ban.kind, ban.what) == (kind, what) for ban in await call.services.store.bans())
    await call.services.store.unban(seen(kind), what)
    done = await known(call)
    return done if there else refuse("no-such-ban")


async def known(call: Call) -> bodies.Done:
    """Every server of the house reads the list anew."""
    await learnt(call.services)
    await call.services.store.neighbours.tell(BANS)
    return bodies.Done()


async def learnt(services: Services) -> None:
    """Who may not come in any more; whoever is inside goes at once."""
    await services.bans.read(services.store)
    services.tables.put_out(services.bans.shut_out)


async def learn(services: Services) -> None:
    """The same, because another server said so: however often the database does not answer."""
    while True:
        try:
            return await learnt(services)
        except StoreError as error:
            log.warning("the bans could not be read: %s", error)
            await asyncio.sleep(AGAIN)


async def banned(call: Call) -> bodies.BanList:
    return bodies.BanList([bodies.Banned(*ban) for ban in await call.services.store.bans()])


def seen(text: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()


async def announce(call: Call) -> bodies.Done:
    """To everyone at a table now; by language, or the same for all. All of it has room in one word to the others."""
    texts = {lang: text for lang, text in call.body.texts.items() if lang in languages() and text.strip()}
    if not texts:
        refuse("bad-request")
    same = {"": next(iter(texts.values()))} if len({*texts.values()}) == 1 else texts
    said = {lang: seen(text[: min(SAID, TOGETHER // len(same))]) for lang, text in same.items()}
    await call.services.store.neighbours.tell(f"{ANNOUNCE} {json.dumps(said, ensure_ascii=False)}")
    call.services.tables.announce(said)
    return bodies.Done()


async def guest(call: Call) -> bodies.GuestData:
    """All that is kept of a person: for whoever asks for their data."""
    id = call.request.path_params["id"]
    row = await call.services.store.guest(id) or refuse("no-such-guest")
    rows = await call.services.store.tables_of(id)
    found = [bodies.GuestTable(row.id, row.status, meta_from(row.meta).seats_of(id)) for row in rows]
    said = [bodies.GuestLine(table, line.at, line.text) for table, line in await call.services.store.said_by(id)]
    return bodies.GuestData(row.id, row.name, row.lang, row.created, found, said)


async def erase(call: Call) -> bodies.Done:
    id = call.request.path_params["id"]
    call.who = await call.services.store.guest(id) or refuse("no-such-guest")
    await erased(call)
    return bodies.Done()


def endpoint(method: str, path: str, handler: Callable[[Call], Awaitable[Any]], *rest: Any) -> Endpoint:
    return Endpoint(method, A + path, keeper(handler), *rest)


ENDPOINTS = [
    Endpoint("GET", "/metrics", metrics, None, None, "Figures for Prometheus (with the key of metrics.key)"),
    endpoint("GET", "/tables", tables, None, bodies.Overview, "Keeper: all tables (?after)"),
    endpoint("GET", "/tables/{id}", table, None, bodies.Inspected, "Keeper: one table"),
    endpoint("POST", "/tables/{id}/end", end, None, bodies.Done, "Keeper: end a game, nobody wins"),
    endpoint("POST", "/tables/{id}/delete", delete, None, bodies.Done, "Keeper: delete a table"),
    endpoint("GET", "/bans", banned, None, bodies.BanList, "Keeper: who may not come in"),
    endpoint("POST", "/bans", ban, bodies.BanBody, bodies.Done, "Keeper: ban a guest or an address"),
    endpoint("POST", "/bans/lift", unban, bodies.BanBody, bodies.Done, "Keeper: lift a ban"),
    endpoint("POST", "/announce", announce, bodies.AnnounceBody, bodies.Done, "Keeper: tell everyone at a table"),
    endpoint("GET", "/guests/{id}", guest, None, bodies.GuestData, "Keeper: all that is kept of a guest"),
    endpoint("POST", "/guests/{id}/erase", erase, None, bodies.Done, "Keeper: forget a guest"),
]
