"""The HTTP part that looks back or up: replays, recaps, exports, proofs, content."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from starlette.responses import Response

from snar.games import DEFAULT, GAMES
from snar.server.http import bodies, qr
from snar.texts.languages import languages

from ..documents import Packed
from ..eyes.replays import MOST, Cursors, replay
from ..eyes.story import draws
from ..eyes.voice import sentences, voice
from ..front import front_of
from ..slices import in_bites
from ..table.agreement import offered
from ..table.notices import noted
from ..table.room import Room
from ..table.seats import refuse
from .endpoint import Call, Endpoint, json_response
from .guard import address
from .sharing import in_turn
from .tables import T, at_rest, check_own, found, known, watched
from .waiting import Turns

CURSORS = Cursors()
BESIDE, EACH = 4, 3  # games that are played again at the same time, and of one address


class Replaying:
    """One at a time of each table, whose cursor is shared; a long game keeps nobody else waiting."""

    def __init__(self) -> None:
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.turns = Turns(BESIDE, EACH)

    @asynccontextmanager
    async def of(self, call: Call, table: str) -> AsyncIterator[None]:
        who = (address(call.request.scope), call.who.id if call.who else "")
        async with self.turns.of(*who), self.locks.setdefault(table, asyncio.Lock()):
            yield


def eyes(call: Call, room: Room) -> int:
    """One's own seat; at a finished game any (`?seat=`); else the spectator."""
    mine = room.meta.seats_of(call.who.id if call.who else "")
    wanted = number(call, "seat", mine[0] if mine else len(room.meta.seats))
    if wanted in mine or wanted == len(room.meta.seats):
        return wanted
    if room.meta.status == "over" and 0 <= wanted < len(room.meta.seats):
        return wanted
    refuse("not-your-seat")


def number(call: Call, name: str, default: int) -> int:
    text = call.request.query_params.get(name, "")
    if text and not (text.isdecimal() and len(text) < 10):
        refuse("bad-request")
    return int(text) if text else default


async def replayed(call: Call) -> bodies.Replay:
    room = await watched(call)
    seat, at, count = eyes(call, room), number(call, "at", 0), min(MOST, number(call, "count", 0))
    record = room.record
    lines = record.lines(0)[: room.kept]
    async with REPLAYING.of(call, room.id):
        return await asyncio.to_thread(replay, CURSORS, room, lines, at, count, seat, call.lang)


async def recap(call: Call) -> bodies.Recap:
    """What happened since my last answer, in sentences."""
    async with at_rest(call) as room:
        seat, record = eyes(call, room), room.record
        since = record.last[seat] if seat < record.state.seats else 0
        return bodies.Recap(since, await told(call, room, seat, since), record.heard.complete <= since)


async def told(call: Call, room: Room, seat: int, after: int = -1) -> list[Any]:
    assert room.frames
    said = voice(call.lang, room.frames.g, room.record.names)
    return await in_bites(sentences(said, room.record.events_for(seat, after)))


async def export(call: Call) -> Response:
    """A finished game whole, for `snar verify`; a running one as one's own view, or whole for its host."""
    async with at_rest(call) as room:
        record = room.record
        if room.meta.status == "over":
            if front_of(room.meta.game).private_journal and call.guest.id not in room.meta.guests():
                refuse("not-your-seat")  # the journal begins with the chronicle of a campaign that goes on
            return journal(room)
        if call.request.query_params.get("full"):
            check_own(call, room)
            check_own_page(call)
            await tell_exported(call, room)
            response = journal(room)
            response.headers["x-snar-warning"] = "this file holds every secret of a running game"
            return response
        seat = eyes(call, room)
        log = await told(call, room, seat)
        return json_response({"snar-view": 1, "table": room.info(), "view": record.state.view(seat), "log": log})


def check_own_page(call: Call) -> None:
    """Whoever follows a link on somebody else's page must not open all hands and be named for it. Browsers say from
    where they ask; whoever types the address, or uses no browser, means it.

    To an address without TLS they say it only by the page they come from, which that page can forbid."""
    headers = call.request.headers
    if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        refuse("bad-request")
    said = headers.get("origin") or headers.get("referer")
    if said and origin_of(said) not in call.services.settings.origins():
        refuse("bad-request")


def origin_of(page: str) -> str:
    """Nobody's, of what is no address: `null`, or a broken one."""
    try:
        parts = urlsplit(page)
    except ValueError:
        return ""
    return f"{parts.scheme}://{parts.netloc}".lower()


async def tell_exported(call: Call, room: Room) -> None:
    """Everyone who has played here sees it at once, and whoever comes later reads it in the chat."""
    here = {connection.guest for connection in room.connections}
    if {*room.meta.guests(), *room.meta.sat} - here - {call.guest.id}:
        refuse("somebody-away")
    await noted(room, call.guest.id, room.meta.called(call.guest.id, call.guest.name), call.lang, "exported")


def journal(room: Room) -> Response:
    record = room.record
    name = f"snar-{room.id[:8]}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(record.journal.to_text(), headers=headers, media_type="application/x-ndjson")


async def proof(call: Call) -> bodies.Draws:
    """Every draw of a finished game, for the page to recompute."""
    room = await watched(call)
    header = room.record.journal.header
    if room.meta.status != "over" or "secret" not in header:
        refuse("not-over")
    call.limit("proofs")
    async with REPLAYING.of(call, room.id):
        epochs = await asyncio.to_thread(draws, GAMES[room.meta.game], header, room.record.lines(0))
    chain = room.record.journal.chain
    sealed = (header.get("seals", []), header.get("tries", 1))
    return bodies.Draws(header["commitment"], header["secret"], list(header["words"]), chain, epochs, *sealed)


async def contents(call: Call) -> Response:
    lang = call.request.path_params["lang"]
    if lang not in languages():
        refuse("bad-request")
    game = call.request.query_params.get("game", DEFAULT)
    front, pack = known(game), offered(game, call.request.query_params.get("pack", ""))
    return unchanging(call, await asyncio.to_thread(front.content, lang, pack))


def unchanging(call: Call, document: Packed) -> Response:
    """Sent again only when it is another one than the caller has."""
    data, packed, tag = document
    headers = {"etag": f'"{tag}"', "cache-control": "no-cache", "vary": "accept-encoding"}
    if call.request.headers.get("if-none-match") == f'"{tag}"':
        return Response(status_code=304, headers=headers)
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        data = packed
    return Response(data, headers=headers, media_type="application/json")


async def qr_code(call: Call) -> Response:
    """An address of this server, for the camera of a phone."""
    path = call.request.query_params.get("path", "/")
    if not path.startswith("/") or not path.isascii() or len(path) > 60:
        refuse("bad-request")
    picture = await in_turn(call, partial(qr.svg, call.services.settings.url + path))
    return Response(picture, headers={"cache-control": "no-store"}, media_type="image/svg+xml")


async def health(call: Call) -> bodies.Done:
    """Something is really kept, every few seconds at most: without that nothing goes on."""
    await call.services.pulse.feel(call.services.store)
    return bodies.Done()


async def alive(call: Call) -> bodies.Done:
    """It hears; whether anything can be kept is another question."""
    return bodies.Done()


async def removed(call: Call) -> bodies.Done:
    """The host deletes a table with all that was played and said."""
    await call.services.tables.delete(await found(call), host=call.guest.id)
    return bodies.Done()


REPLAYING = Replaying()
ENDPOINTS = [
    Endpoint("GET", T + "/replay", replayed, None, bodies.Replay, "The game after an entry (?at ?count ?seat)"),
    Endpoint("GET", T + "/recap", recap, None, bodies.Recap, "What happened since my last answer"),
    Endpoint("GET", T + "/export", export, None, None, "The game as a file (?full=1: host, of a running game)"),
    Endpoint("GET", T + "/proof", proof, None, bodies.Draws, "Every draw of a finished game"),
    Endpoint("POST", T + "/delete", removed, None, bodies.Done, "Host: delete the table"),
    Endpoint("GET", "/api/content/{lang}", contents, None, bodies.Content, "Cards, texts, board, rules (?game ?pack)"),
    Endpoint("GET", "/api/qr.svg", qr_code, None, None, "An address of this server as a picture (?path)"),
    Endpoint("GET", "/api/alive", alive, None, bodies.Done, "Does the process hear"),
    Endpoint("GET", "/api/health", health, None, bodies.Done, "Is the server there"),
]
