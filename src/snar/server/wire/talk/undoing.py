"""Going back together."""

from __future__ import annotations

import asyncio

from snar.server.table.driver import UNDONE
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
    room.asks += 1
    room.undo_ask = p.UndoAsk(room.asks, seat, message.to, [])
    await agree(talk, talk.me.guest)


async def consent(talk: Talk, message: p.Consent) -> None:
    talk.seat(None)
    ask = talk.room.undo_ask
    if ask is None or ask.ask != message.ask:
        refuse("no-such-request")
    if message.yes:
        await agree(talk, talk.me.guest)
    else:
        talk.room.undo_ask = None
        talk.room.tell_all(p.AsksUndo(None))


async def agree(talk: Talk, guest: str) -> None:
    """Bots always agree; empty seats have nothing to say."""
    room, ask = talk.room, talk.room.undo_ask
    assert ask
    ask.yes = sorted({*ask.yes, *room.meta.seats_of(guest)})
    if not set(room.meta.people()) <= set(ask.yes):
        room.tell_all(p.AsksUndo(ask))
        return
    after, record = room.kept, room.playing
    everyone = set(range(record.state.seats))
    await asyncio.to_thread(record.undo_by_consent, ask.to, everyone)  # plays the whole game again
    room.undo_ask = None
    await room.keep(None)
    room.by = UNDONE
    room.tell_all(p.AsksUndo(None))
    await talk.driver.moved(room, after)
