"""How a game ends, by the rules or by giving up, and what is told of it. All of it under the table's lock."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from msgspec.structs import replace

from snar.ether.campaign.saving import chronicle_of
from snar.ether.state import EtherState
from snar.games import GAMES
from snar.store.port import StoreError

from . import protocol as p
from .record import Record
from .room import Room
from .seats import BOT
from .story import story

log = logging.getLogger("snar.table")
UNTOLD = ("chronicle", "story")  # of a result: what the story of a campaign keeps to itself


async def finish(room: Room, result: dict[str, Any]) -> None:
    """Nothing is over, and no secret is open, before that is durable."""
    try:
        await room.keep_row(replace(room.meta, status="over", result=result))
    except StoreError:
        if room.record.state.over:  # by its answers, which are kept: whoever comes next wakes it up to end it
            room.die()
        raise
    room.timer = None
    if room.frames and not room.record.state.over:
        room.frames.ended = True
    room.silence()
    await tell_end(room)
    for connection in room.connections:
        connection.send(p.Info(room.info(), room.meta.seats_of(connection.guest)))
        connection.send(room.over_for(connection))


async def tell_end(room: Room) -> None:
    """The story of the game: told once, then kept."""
    meta, record = room.meta, room.record
    kept = await room.store.result(room.id)
    if kept is None:
        kept = await newly_told(room)
    result = {name: value for name, value in (meta.result or {}).items() if name not in UNTOLD}
    room.over = p.Over(result, "", json.loads(kept), proof_of(record))


async def newly_told(room: Room) -> str:
    """A story that newer rules cannot tell, or that cannot be kept, takes nothing away from the end."""
    record = room.record
    try:
        told = await asyncio.to_thread(story, GAMES[room.meta.game], record.journal.header, record.lines(0))
        kept = json.dumps(told, ensure_ascii=False)
        await room.store.set_result(room.id, kept)
    except (KeyError, ValueError, TypeError):
        log.warning("the story of a game cannot be told")
        return "{}"
    except StoreError:
        log.warning("the story of a game could not be kept")
    return kept


async def resign(room: Room, seat: int) -> None:
    """Of two the other wins; among more a bot plays on."""
    record = room.playing
    if isinstance(record.state, EtherState):
        await leave_dream(room, seat)
    elif record.state.seats == 2:
        other = 1 - seat
        figures = record.state.view(seat)["figures"]
        team = next(figure["team"] for figure in figures if figure["seat"] == other)
        result = {"winner": team, "seats": [other], "rule": "", "rounds": record.state.view(seat)["round"]}
        await finish(room, {**result, "resigned": seat})
        await room.tell_table(room.connections)
    else:
        await hand_over(room, seat)


async def leave_dream(room: Room, seat: int) -> None:
    """Friends play on with a bot; the last one to go stops the game, which counts as a save (EF-SAV-1)."""
    guest = room.meta.seats[seat].guest
    if any(room.meta.seats[other].guest != guest for other in room.meta.people()):
        await hand_over(room, seat)
        return
    state = room.playing.state
    assert isinstance(state, EtherState)
    await finish(room, {"outcome": "stopped", "chronicle": chronicle_of(state), "resigned": seat})
    await room.tell_table(room.connections)


async def hand_over(room: Room, seat: int) -> None:
    room.meta.empty(seat, BOT)
    await room.keep_row()
    await room.tell_info()


def proof_of(record: Record) -> p.Proof | None:
    header = record.journal.header
    if "secret" not in header:
        return None
    return p.Proof(header["commitment"], header["secret"], list(header["words"]), record.journal.chain)
