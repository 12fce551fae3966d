"""Going back together. A request is kept with its table: it outlives the server, and ends with the next entry."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from snar.server.table.seats import refuse

from .. import protocol as p
from .speaker import Talk


async def ask_undo(talk: Talk, message: p.AskUndo) -> None:
    room = talk.room
    record, seat = room.playing, talk.seat(None)
    if not 0 <= message.to < record.number:
        refuse("no-such-answer", number=message.to)
    if room.meta.still_theirs(message.to):
        refuse("not-without-them")
    talk.limit("asks")
    room.meta.asks += 1
    await agree(talk, p.UndoAsk(room.meta.asks, seat, message.to, [], record.number))


async def consent(talk: Talk, message: p.Consent) -> None:
    talk.seat(None)
    room = talk.room
    ask = room.undo_ask
    if ask is None or ask.ask != message.ask:
        refuse("no-such-request")
    if message.yes:
        await agree(talk, ask)
    else:
        room.meta.undo_ask = None
        await room.keep_row()
        room.tell_all(p.AsksUndo(None))


async def agree(talk: Talk, ask: p.UndoAsk) -> None:
    """Bots always agree; empty seats have nothing to say."""
    room = talk.room
    ask = replace(ask, yes=sorted({*ask.yes, *room.meta.seats_of(talk.me.guest)}))
    if not set(room.meta.people()) <= set(ask.yes):
        room.meta.undo_ask = ask
        await room.keep_row()
        room.tell_all(p.AsksUndo(ask))
        return
    after, record = room.kept, room.playing
    everyone = set(range(record.state.seats))
    await asyncio.to_thread(record.undo_by_consent, ask.to, everyone)  # plays the whole game again
    await room.keep(None)
    room.tell_all(p.AsksUndo(None))
    await talk.driver.moved(room, after)
