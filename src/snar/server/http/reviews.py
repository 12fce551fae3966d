"""After the game: looked over in the background, another line tried on its board, played on from any moment.

All of it only of games that are over: while one is played, even its own players may not ask what is hidden.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any, NamedTuple

from snar.bots.front import bots_of
from snar.bots.review import apart, leads_to
from snar.games import GAMES
from snar.kernel.choice import Refused
from snar.kernel.journal import counting
from snar.kernel.rng import Rng, key_from_seed
from snar.server.http import bodies

from ..eyes.projection import projection_of, whole_view
from ..eyes.voice import Voice, sentences, voice
from ..front import front_of
from ..slices import at_once
from ..table.agreement import again
from ..table.opening import ME
from ..table.record import Record
from ..table.room import Room
from ..table.seats import refuse
from ..wire.talk.speaker import LINE
from .endpoint import Call, Endpoint
from .library import REPLAYING, number
from .tables import T, may_have_another, watched

LONGEST = 40  # answers of a line that is tried


async def finished(call: Call) -> Room:
    """A game that is over; one that tells of a story that goes on only for those who sat there."""
    room = await over(call)
    if not may(call, room):
        refuse("not-your-seat")
    return room


async def over(call: Call) -> Room:
    room = await watched(call)
    if room.meta.status != "over":
        refuse("not-over")
    return room


def may(call: Call, room: Room) -> bool:
    return not front_of(room.meta.game).private_journal or call.guest.id in room.meta.guests()


# -- looked over -----------------------------------------------------------------------------------------------------
async def analysis(call: Call) -> bodies.Analysis:
    room = await over(call)
    if not may(call, room):
        return bodies.Analysis("none", False, may=False)
    offered = bots_of(room.meta.game).judge is not None
    row, job = await call.services.reviews.known(room)
    if row and row.done:
        return bodies.Analysis("done", offered, found=in_words(call, room, json.loads(row.body)))
    if job:
        return bodies.Analysis("running" if job.total else "waiting", offered, len(job.found), job.total)
    return bodies.Analysis("none", offered)


async def begin(call: Call) -> bodies.Analysis:
    room = await finished(call)
    if bots_of(room.meta.game).judge is None:
        refuse("nothing-to-judge")
    call.limit("proofs")
    await call.services.reviews.ask(room)
    return await analysis(call)


async def stop(call: Call) -> bodies.Analysis:
    """Whoever only looks on takes nothing away from those who played."""
    room = await finished(call)
    if call.guest.id not in room.meta.guests():
        refuse("not-your-seat")
    await call.services.reviews.stop(room.id)
    return await analysis(call)


def in_words(call: Call, room: Room, found: dict[str, Any]) -> bodies.Looked:
    assert room.frames
    names = [room.frames.voice(call.lang, seat) for seat in range(len(room.meta.seats))]
    return bodies.Looked(
        found["unit"],
        found["sides"],
        [bodies.Stood(**one) for one in found["graph"]],
        [bodies.Turned(**one) for one in found["turning"]],
        [slip(names[one["seat"]], one) for one in found["slips"]],
        [bodies.Judged(**one) for one in found["players"]],
    )


def slip(said: Voice, one: dict[str, Any]) -> bodies.Slip:
    line, better, topic = one["chosen"], one["better"], one["topic"]
    return bodies.Slip(
        one["n"], one["seat"], one["round"], one["lost"], one["size"], one["mine"], one["best"],
        way(said, line, better, topic), way(said, better, line, topic),
        said.advice(one["why"], [])[0], better, one.get("place") or leads_to(better).partition(" ")[2],
    )  # fmt: skip


def way(said: Voice, line: list[str], other: list[str], topic: str) -> str:
    """Where it leads; and by which way, where the other leads there too."""
    told = said.label(leads_to(line), topic)
    by = apart(line, other) if leads_to(line) == leads_to(other) else ""
    if not by:
        return told
    more = said.label(by, topic)
    return f"{told}, {more[:1].lower()}{more[1:]}"


# -- another line ----------------------------------------------------------------------------------------------------
async def what_if(call: Call) -> bodies.Replay:
    room = await finished(call)
    keys = call.request.query_params.get("line", "").split("|")[:LONGEST]
    if any(len(key) > LINE for key in keys):
        refuse("too-long", most=LINE)
    seat, at = number(call, "seat", 0), number(call, "at", 0)
    async with REPLAYING.of(call, room.id):
        return await asyncio.to_thread(tried, room, at, seat, keys, call.lang)


def tried(room: Room, at: int, seat: int, keys: list[str], lang: str) -> bodies.Replay:
    """The game after entry `at`, and after each of these answers instead of what was played."""
    record = rewound(room, at)
    frames, before = list[bodies.ReplayFrame](), dict[str, Any]()
    for key in ["", *keys]:
        events = list[dict[str, Any]]()
        if key:
            events = answered(record, seat, key)
        view = whole_view(record.state, seat)
        patch = {name: part for name, part in view.items() if before.get(name) != part}
        told = at_once(sentences(voice(lang, record.state, record.names), events))
        about = (room.meta.characters[seat], key, projection_of(record.state).round(record.state))
        frames.append(bodies.ReplayFrame(record.number, *about, patch, events, told))  # type: ignore[arg-type]
        before = view
    return bodies.Replay(room.id, seat, len(frames) - 1, [], frames)


def answered(record: Record, seat: int, key: str) -> list[dict[str, Any]]:
    if not 0 <= seat < record.state.seats or record.state.over:
        refuse("bad-request")
    before = record.number
    record.answer(seat, key)
    return record.events_for(seat, before)


def rewound(room: Room, at: int) -> Record:
    """The game as it was after entry `at`, without what was taken back."""
    entries = room.record.journal.entries
    if not 0 <= at <= len(entries):
        refuse("bad-request")
    record = Record(GAMES[room.meta.game], room.record.journal.header)
    for entry in counting(entries, at):
        if "epoch" in entry:
            record.new_epoch(entry["epoch"])
        else:
            record.one(record.names.index(entry["seat"]), entry["key"])
    return record


# -- played on -------------------------------------------------------------------------------------------------------
class Moment(NamedTuple):
    """Where a table goes on from: cards as they lay then, dice anew."""

    id: str
    seed: str
    header: dict[str, Any]


async def play_on(call: Call) -> bodies.Created:
    room = await finished(call)
    body: bodies.PlayOnBody = call.body
    host = await call.anyone()
    await may_have_another(call)
    async with REPLAYING.of(call, room.id):
        moment = await asyncio.to_thread(moment_of, room, body.at)
    seats = [body.bot] * len(room.meta.seats)
    if not 0 <= body.seat < len(seats):
        refuse("bad-request")
    seats[body.seat] = ME
    agreement = again(room.meta.game, room.meta.rules)
    wanted = bodies.CreateBody(seats, room.meta.game, agreement, "private", pace=body.pace)
    made = await call.services.tables.create(host, wanted, moment)
    return bodies.Created(made.id)


def moment_of(room: Room, at: int) -> Moment:
    try:
        g = rewound(room, at).state
    except Refused:
        refuse("bad-request")
    if g.over:
        refuse("table-over")
    seed = secrets.token_hex(8)
    g.rng, g.script = Rng(key_from_seed(seed)), ()
    origin = {"table": room.id, "at": at}
    return Moment("", seed, {"seed": seed, "state": json.loads(g.dump()), "origin": origin})


ENDPOINTS = [
    Endpoint("GET", T + "/analysis", analysis, None, bodies.Analysis, "A finished game looked over"),
    Endpoint("POST", T + "/analysis", begin, None, bodies.Analysis, "Look a finished game over"),
    Endpoint("POST", T + "/analysis/stop", stop, None, bodies.Analysis, "Stop looking a game over"),
    Endpoint("GET", T + "/what-if", what_if, None, bodies.Replay, "Another line on the board (?at ?seat ?line)"),
    Endpoint("POST", T + "/play-on", play_on, bodies.PlayOnBody, bodies.Created, "Play on from a moment of it"),
]
