"""People: coming in, talking, and how each of them wants it."""

from __future__ import annotations

import time

from snar.server.table.room import CHAT
from snar.server.table.seats import refuse
from snar.store.port import ChatLine
from snar.texts.languages import languages

from .. import protocol as p
from ..connection import encode
from .speaker import LINE, Talk

TEXT, REMEMBERED, MUTING = 500, 50, 100


async def hello(talk: Talk, message: p.Hello) -> None:
    talk.me.lang = message.lang if message.lang in languages() else talk.me.lang
    talk.room.address = talk.room.address or talk.address
    await talk.room.enter(talk.me, message.seq)
    talk.driver.nudge(talk.room)


async def say(talk: Talk, message: p.Say) -> None:
    if not talk.me.guest:
        refuse("who-are-you")
    text = "".join(letter if letter.isprintable() else " " for letter in message.text).strip()
    if not text:
        refuse("empty-answer")
    if len(text) > TEXT:
        refuse("too-long", most=TEXT)
    if not talk.me.chatter.take(time.monotonic()):
        refuse("too-fast")
    talk.limit("talk")
    name = talk.room.meta.called(talk.me.guest, talk.me.name)
    said = p.Said(talk.me.guest, name, text, time.time())
    await talk.room.store.say(talk.room.id, ChatLine(said.guest, said.name, said.text, said.at))
    talk.room.chat = [*talk.room.chat, said][-CHAT:]
    frame = encode(said)
    for connection in talk.room.connections:
        if said.guest not in talk.room.meta.mutes.get(connection.guest, ()):
            connection.push(frame)


async def mute(talk: Talk, message: p.Mute) -> None:
    if not talk.me.guest:
        refuse("who-are-you")
    mutes = talk.room.meta.mutes
    if len(mutes) >= MUTING and talk.me.guest not in {*mutes, *talk.room.meta.guests()}:
        refuse("not-your-seat")
    mine = {*mutes.get(talk.me.guest, ())} - {message.guest[:40]}
    mutes[talk.me.guest] = sorted(mine | {message.guest[:40]} if message.on else mine)[:REMEMBERED]
    await talk.room.keep_row()


async def prefs(talk: Talk, message: p.Prefs) -> None:
    room, mine = talk.room, message.skip_trivial is not None or message.remember is not None
    number = talk.seat(message.seat) if mine else -1
    if message.pace is not None:
        if talk.me.guest not in room.meta.guests():
            refuse("not-your-seat")
        room.meta.pace = message.pace
    if mine:
        seat = room.meta.seats[number]
        if message.skip_trivial is not None:
            seat.skip_trivial = message.skip_trivial
        if message.remember is not None:
            kept = list(message.remember.items())[:REMEMBERED]
            seat.remember = {topic[:LINE]: key[:LINE] for topic, key in kept}
            turn = room.turn() if room.frames else ""
            seat.passing = {topic: turn for topic in seat.remember if topic in (message.passing or ())}
    await room.keep_row()
    await room.tell_info()
    talk.driver.nudge(room)


async def language(talk: Talk, message: p.Language) -> None:
    if message.lang not in languages():
        refuse("bad-request")
    talk.me.lang = message.lang
    await talk.room.tell_table([talk.me])


async def look(talk: Talk, message: p.Look) -> None:
    talk.me.wanted = talk.seat(message.seat)
    if talk.room.eyes_of(talk.me) != talk.me.eyes:
        await talk.room.tell_table([talk.me])


async def ping(talk: Talk, message: p.Ping) -> None:
    talk.me.send(p.Pong())
