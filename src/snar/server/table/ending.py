"""How a game ends, by the rules or by giving up, and what is told of it. All of it under the table's lock."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from msgspec.structs import replace

from snar.games import GAMES
from snar.store.port import StoreError

from ..eyes.story import story
from ..front import front_for, front_of
from ..wire import protocol as p
from .record import Record
from .room import Room
from .seats import BOT

log = logging.getLogger("snar.table")


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
        connection.send(room.info_for(connection, room.info()))
        connection.send(room.over_for(connection))


async def tell_end(room: Room) -> None:
    """The story of the game: told once, then kept."""
    meta, record = room.meta, room.record
    kept = await room.store.result(room.id)
    if kept is None:
        kept = await newly_told(room)
    hidden = front_of(meta.game).hidden_result
    result = {name: value for name, value in (meta.result or {}).items() if name not in hidden}
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
    await front_for(room.playing.state).resign(room, seat)


async def stop(room: Room) -> None:
    """Nobody wins: bots that nobody plays with have gone on for too long."""
    state = room.playing.state
    await end(room, front_for(state).stopped(state))


async def end(room: Room, result: dict[str, Any]) -> None:
    """Before the rules end it."""
    await finish(room, result)
    await room.tell_table(room.connections)


async def hand_over(room: Room, seat: int) -> None:
    """A bot plays on."""
    room.meta.empty(seat, BOT)
    room.void_undo()
    room.time_turns()
    await room.keep_row()
    await room.tell_info()


def proof_of(record: Record) -> p.Proof | None:
    header = record.journal.header
    if "secret" not in header:
        return None
    sealed = (header.get("seals", []), header.get("tries", 1))
    return p.Proof(header["commitment"], header["secret"], list(header["words"]), record.journal.chain, *sealed)
