"""Campaigns over HTTP: the pages read so far, what a table left behind, and the next table that goes on from there.

A campaign is a chain of tables: each knows the one where it began. What a table kept (its chronicle) stays with it,
which belongs to those who sat there; only its file is ever sent, and only to them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from starlette.responses import Response

from snar.ether.campaign.chronicle import keep
from snar.ether.campaign.saving import chronicle_of
from snar.ether.campaign.sealing import sealed
from snar.ether.options import OWN
from snar.ether.state import EtherState
from snar.kernel.choice import Refused
from snar.packs import shelf
from snar.store.port import StoreError, TableRow

from ..http import bodies
from ..http.endpoint import Call, Endpoint
from ..http.tables import T, at_rest, found, looked_through, may_have_another
from ..table.opening import LOCAL, ME, OPEN
from ..table.record import PASSED
from ..table.rematch import note, offered, reply
from ..table.room import Room
from ..table.seats import Meta, meta_from, refuse
from .bodies import Campaign, CampaignsBody, GoOnBody, Previously, ScenesBody
from .cards import ScenePage
from .printed import page
from .storybook import book
from .words import SCENE, Discreet, whole

FILE = "snar-campaign"
RECALLED, LINES = 3, 8  # pages and lines of what led here
BEGINNINGS = ("campaign", "world")  # not what is only practised
WOKEN = 10  # running campaigns that are looked at as they are now


async def scenes(call: Call) -> ScenesBody:
    """The book of the campaign as far as this table has read it."""
    async with at_rest(call) as room:
        state = room.record.state
        if not isinstance(state, EtherState):
            refuse("not-a-campaign")
        return book(state, milestones(room), call.lang)


def pages(call: Call, g: EtherState, read: Iterable[str]) -> list[ScenePage]:
    found, pack = list(read), g.rules.pack
    texts = Discreet(call.lang, (SCENE + id for id in found), pack)
    return [page(id, texts, pack) for id in found]


# -- what is there ---------------------------------------------------------------------------------------------------
async def campaigns(call: Call) -> CampaignsBody:
    """My campaigns, the latest table of each."""
    rows = await call.services.store.tables_of(call.guest.id) if call.who else []
    latest: dict[str, tuple[TableRow, Meta]] = {}
    rows = sorted(rows, key=lambda row: row.created)
    metas = await looked_through(call, rows, lambda row: meta_from(row.meta))
    for row, meta in zip(rows, metas, strict=True):
        if of_a_campaign(meta) and concerns(meta, call.guest.id):
            latest[meta.campaign or row.id] = row, meta
    newest = sorted(latest.items(), key=lambda item: -item[1][0].updated)
    woken = [row.id for _, (row, meta) in newest if meta.status == "running"][:WOKEN]
    games = {id: await played(call, id) for id in woken}
    return CampaignsBody([summary(id, *table, games.get(table[0].id), call.lang) for id, table in newest])


def of_a_campaign(meta: Meta) -> bool:
    """Not what is only practised, nor what is played on from a moment of the past."""
    return meta.game == "ether" and meta.rules["start"] in BEGINNINGS and meta.origin is None


def concerns(meta: Meta, guest: str) -> bool:
    """Those who sit there, and those who may come back to it."""
    return guest in meta.guests() or (meta.status != "over" and bool(meta.kept_for(guest)))


async def previously(call: Call) -> Previously:
    """What led here, at this table and those before it: the latest pages, what was chosen, how the campaign stands."""
    async with at_rest(call) as room:
        record = room.record
        if not isinstance(record.state, EtherState) or room.frames is None:
            refuse("not-a-campaign")
        read = list(dict.fromkeys(reversed(record.state.read)))[:RECALLED]
        told = [line for line in map(room.frames.voice(call.lang).line, milestones(room)) if line]
        stands = summary(room.meta.campaign or room.id, room.row(), room.meta, record.state, call.lang)
        return Previously(pages(call, record.state, reversed(read)), told[-LINES:], stands)


def milestones(room: Room) -> list[dict[str, Any]]:
    return [*room.meta.before, *room.record.milestones()][-PASSED:]


async def played(call: Call, table: str) -> EtherState | None:
    """The game as it is now, woken up for that; nothing of one that is gone or cannot be read."""
    try:
        state = (await call.services.tables.get(table)).record.state
    except (Refused, StoreError):
        return None
    return state if isinstance(state, EtherState) else None


def kept(meta: Meta) -> dict[str, Any]:
    """What the table left, or what it started from."""
    return (meta.result or {}).get("chronicle") or meta.rules.get("chronicle") or {}


def summary(id: str, row: TableRow, meta: Meta, running: EtherState | None, lang: str) -> Campaign:
    """Only what lies open on the table: who sleeps, how many cards each owns, the season, what was dreamt and read."""
    chronicle = keep(running) if running else kept(meta)
    sleepers = [one.id for one in running.sleepers] if running else meta.rules["sleepers"]
    pack, rows = meta.rules.get("pack", OWN), chronicle.get("sleepers", {})
    here = pack in shelf.names("ether")
    texts = whole(lang, pack if here else OWN)
    dreams = [(texts.name(dream), outcome) for dream, outcome in chronicle.get("log", ()) if here]
    decks = {name: len(rows[name]["cards"]) if name in rows else 0 for name in sleepers}
    season = [texts.name(name) for name in chronicle.get("shared", {}).get("season", ()) if here]
    resumable = here and meta.status == "over" and bool((meta.result or {}).get("chronicle"))
    return Campaign(
        id, row.id, meta.status, resumable, decks, dreams, len(set(chronicle.get("read", ()))),
        season[0] if season else "", list(meta.rules["options"]), row.updated, bool(chronicle.get("lucid")),
        "" if pack == OWN else pack, here,
    )  # fmt: skip


# -- going on ----------------------------------------------------------------------------------------------------------
async def go_on(call: Call) -> bodies.Created:
    """A new table from what an old one kept. Whoever asks second sits down at the same table."""
    room = await found(call)
    body: GoOnBody = call.body
    async with room.lock:
        chronicle = mine(call, room)
        new = None if body.sleepers else await offered(call, room)
        if new is None:
            await may_have_another(call)
            campaign = room.meta.campaign or room.id
            new = await call.services.tables.create(call.guest, wanted(call, room, body, chronicle), campaign=campaign)
            await hand_on(room, new, call.guest.id)
        else:
            await reply(call, new, True)
        note(room, new, call.guest.id, True)
        await room.keep_row()
        await room.tell_info()
    return bodies.Created(new.id)


async def hand_on(room: Room, new: Room, me: str) -> None:
    """What was decided is told at the next table too, and those who sat here find their seats there."""
    async with new.lock:
        new.meta.before = [{**event, "n": 0} for event in milestones(room)]
        if new.meta.characters == room.meta.characters:
            for number, seat in enumerate(room.meta.seats):
                if seat.guest not in ("", me):
                    new.meta.keep_for(number, seat.guest, seat.name)
        await new.keep_row()


def mine(call: Call, room: Room) -> dict[str, Any]:
    """The chronicle of a table at which the caller sat."""
    if call.guest.id not in room.meta.guests():
        refuse("not-your-seat")
    chronicle = (room.meta.result or {}).get("chronicle")
    if room.meta.game != "ether" or not chronicle:
        refuse("not-a-campaign")
    return dict(chronicle)


def wanted(call: Call, room: Room, body: GoOnBody, chronicle: dict[str, Any]) -> bodies.CreateBody:
    """The same sleepers with the same people unless others are named; their friends' seats are open to them."""
    meta = room.meta
    seats = [ME if seat.guest == call.guest.id else seat.bot or OPEN for seat in meta.seats]
    seats = [LOCAL if word == ME and number > seats.index(ME) else word for number, word in enumerate(seats)]
    rules = {"sleepers": body.sleepers or meta.rules["sleepers"], "options": body.options or meta.rules["options"]}
    rules["pack"] = meta.rules.get("pack", "")
    return bodies.CreateBody(
        body.seats or ([] if body.sleepers else seats), meta.game, {**rules, "chronicle": chronicle}, meta.visibility,
        pace=meta.pace, commitment=body.commitment, word=body.word,
    )  # fmt: skip


async def download(call: Call) -> Response:
    """The campaign as a file: of a running table as if it stopped now."""
    room = await found(call)
    async with room.lock:  # what it would leave as it is kept
        chronicle = left(call, room)
    file = {FILE: 1, "sleepers": room.meta.rules["sleepers"], "chronicle": sealed(chronicle)}
    data = json.dumps(file, ensure_ascii=False)
    headers = {
        "content-disposition": f'attachment; filename="snar-campaign-{room.id[:8]}.json"',
        "cache-control": "no-store",
    }
    return Response(data, headers=headers, media_type="application/json")


def left(call: Call, room: Room) -> dict[str, Any]:
    if room.meta.status == "over":
        return mine(call, room)
    state = room.record.state
    if call.guest.id not in room.meta.guests():
        refuse("not-your-seat")
    if not isinstance(state, EtherState):
        refuse("not-a-campaign")
    return chronicle_of(state)


ENDPOINTS = [
    Endpoint("GET", T + "/scenes", scenes, None, ScenesBody, "Etherfields: the pages read so far"),
    Endpoint("GET", T + "/previously", previously, None, Previously, "Etherfields: what led here"),
    Endpoint("GET", "/api/campaigns", campaigns, None, CampaignsBody, "Etherfields: my campaigns"),
    Endpoint("POST", T + "/go-on", go_on, GoOnBody, bodies.Created, "Etherfields: the next table of a campaign"),
    Endpoint("GET", T + "/campaign", download, None, None, "Etherfields: the campaign as a file"),
]
