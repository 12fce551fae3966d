"""Answers, and giving up."""

from __future__ import annotations

import time

from snar.server.table.seats import refuse

from .. import protocol as p
from .speaker import LINE, Talk


async def answer(talk: Talk, message: p.Answer) -> None:
    room, seat = talk.room, talk.seat(message.seat)
    if len(message.line) > LINE:
        refuse("too-long", most=LINE)
    talk.limit("answers")
    after, room.address = room.kept, talk.address
    rest = await talk.driver.answer(room, seat, message.line, message.n, seat)
    talk.me.send(p.Accepted(message.n, rest))
    await talk.driver.moved(room, after)
    await welcome_back(talk)


async def welcome_back(talk: Talk) -> None:
    """A sign of whoever was late: from now on nobody plays for them."""
    if talk.room.meta.is_back(talk.me.guest):
        await talk.driver.reseated(talk.room)


async def back(talk: Talk, message: p.Back) -> None:
    talk.seat(None)
    await welcome_back(talk)


async def undo(talk: Talk, message: p.Undo) -> None:
    room, seat = talk.room, talk.seat(message.seat)
    record = room.playing
    if message.n != record.number:
        refuse("stale", number=message.n, now=record.number)
    talk.limit("answers")
    after = room.kept
    record.undo(seat)
    if room.timer:
        room.timer.take_back(seat, time.monotonic())
    await room.keep(None)
    talk.me.send(p.Accepted(message.n))
    await talk.driver.moved(room, after)
    await welcome_back(talk)


async def resign(talk: Talk, message: p.Resign) -> None:
    await talk.driver.resign(talk.room, talk.seat(message.seat))
