"""What a connection may say, message by message. All of it under the table's lock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from snar.kernel.choice import Refusal, Refused
from snar.store.port import ChatLine

from . import protocol as p
from .bots import question
from .connection import Connection, encode
from .driver import UNDONE, Driver
from .frames import Frames
from .room import CHAT, Room
from .seats import BOT, refuse
from .voice import refusal

LINE, TEXT, REMEMBERED = 400, 500, 50
PREVIEWED = ("figures", "laid", "light", "payment")  # parts of the view that the beginning of a line may change


class Talk:
    """One connection at one table."""

    def __init__(self, room: Room, driver: Driver, connection: Connection) -> None:
        self.room, self.driver, self.me = room, driver, connection

    async def hear(self, message: Any) -> None:
        try:
            async with self.room.lock:
                await HANDLERS[type(message)](self, message)
        except Refused as refused:
            self.refused(refused.refusal, getattr(message, "id", 0))

    def refused(self, why: Refusal, id: int = 0) -> None:
        number = self.room.frames.record.number if self.room.frames else 0
        frames, lang = self.room.frames, self.me.lang
        text = frames.voice(lang, self.me.eyes).refusal(why) if frames else refusal(lang, why)
        self.me.send(p.Refused(why.reason, text, why.rule, dict(why.about), number, id))

    def seat(self, wanted: int | None) -> int:
        """The seat this connection speaks for."""
        mine = self.room.meta.seats_of(self.me.guest)
        if wanted is None and mine:
            asked = [seat for seat in mine if self.room.frames and self.room.frames.g.choice_of(seat)]
            return (asked or mine)[0]
        if wanted is None or wanted not in mine:
            refuse("not-your-seat")
        return wanted

    def frames(self) -> Frames:
        if self.room.frames is None:
            refuse("not-started")
        return self.room.frames

    # -- playing -----------------------------------------------------------------------------------------------------
    async def answer(self, message: p.Answer) -> None:
        room, seat = self.room, self.seat(message.seat)
        if len(message.line) > LINE:
            refuse("too-long", most=LINE)
        after = room.kept
        rest = await self.driver.answer(room, seat, message.line, message.n)
        self.me.send(p.Accepted(message.n, rest))
        await self.driver.moved(room, after)

    async def undo(self, message: p.Undo) -> None:
        room, seat = self.room, self.seat(message.seat)
        record = room.playing
        if message.n != record.number:
            refuse("stale", number=message.n, now=record.number)
        after = room.kept
        record.undo(seat)
        await room.keep(UNDONE if room.timer is None else seat)
        room.by = UNDONE
        self.me.send(p.Accepted(message.n))
        await self.driver.moved(room, after)

    async def preview(self, message: p.Preview) -> None:
        """A trial on a clone: refused where it would roll, reveal or let another seat decide."""
        record, seat = self.room.playing, self.seat(message.seat)
        if len(message.line) > LINE:
            refuse("too-long", most=LINE)
        record.state.check_turn(seat)
        trial, words = record.state.clone(), message.line.split()
        while words:
            keys, length = record.next_keys(trial, seat, words)
            for key in keys:
                trial.answer(seat, key)
                if trial.barrier or trial.over or trial.choice_of(seat) is None:
                    refuse("preview-ends")
            words = words[length:]
        choice = trial.choice_of(seat)
        said = self.frames().voice(self.me.lang, seat)
        assert choice
        view = {name: part for name, part in trial.view(seat).items() if name in PREVIEWED}
        self.me.send(
            p.Previewed(message.id, record.number, said.choice(choice, trial), said.reach(trial, choice), view)
        )

    async def why(self, message: p.Why) -> None:
        record, seat = self.room.playing, self.seat(message.seat)
        try:
            record.state.check_turn(seat)
            record.next_keys(record.state, seat, message.key[:LINE].split() or ["?"])
        except Refused as refused:
            why = refused.refusal
            said = self.frames().voice(self.me.lang, seat)
            self.me.send(p.Because(message.id, why.reason, why.rule, said.refusal(why), said.help(why.rule)))
            return
        self.me.send(p.Because(message.id, "", "", "", ""))

    async def hint(self, message: p.Hint) -> None:
        room, seat = self.room, self.seat(message.seat)
        state = room.playing.state
        state.check_turn(seat)
        asked = question(BOT, room.id, room.meta.game, state, seat)
        self.driver.spawn(self.advise(message.id, asked, room.record.number, seat))

    async def advise(self, id: int, asked: Any, number: int, seat: int) -> None:
        """Thinking goes on without the table; an advice that comes too late is not given."""
        thoughts = await self.driver.brain.think(asked)
        choice = self.frames().g.choice_of(seat)
        if choice is None or self.room.record.number != number:
            return
        said = self.frames().voice(self.me.lang, seat)
        labels = {option.key: option.label for option in said.choice(choice, self.frames().g).options}
        top = []
        for key, reasons in thoughts:
            texts = [text for text in map(said.reason, reasons) if text]
            top.append(p.Advised(key, labels.get(key, key), reasons, " ".join(texts)))
        self.me.send(p.Advice(id, number, top))

    async def resign(self, message: p.Resign) -> None:
        await self.driver.resign(self.room, self.seat(message.seat))

    # -- going back together -----------------------------------------------------------------------------------------
    async def ask_undo(self, message: p.AskUndo) -> None:
        room = self.room
        record, seat = room.playing, self.seat(None)
        if not 0 <= message.to < record.number:
            refuse("no-such-answer", number=message.to)
        room.asks += 1
        room.undo_ask = p.UndoAsk(room.asks, seat, message.to, [])
        await self.agree(self.me.guest)

    async def consent(self, message: p.Consent) -> None:
        self.seat(None)
        ask = self.room.undo_ask
        if ask is None or ask.ask != message.ask:
            refuse("no-such-request")
        if message.yes:
            await self.agree(self.me.guest)
        else:
            self.room.undo_ask = None
            self.room.tell_all(p.AsksUndo(None))

    async def agree(self, guest: str) -> None:
        """Bots always agree; empty seats have nothing to say."""
        room, ask = self.room, self.room.undo_ask
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
        await self.driver.moved(room, after)

    # -- company -------------------------------------------------------------------------------------------------------
    async def say(self, message: p.Say) -> None:
        if not self.me.guest:
            refuse("who-are-you")
        text = "".join(letter if letter.isprintable() else " " for letter in message.text).strip()
        if not text:
            refuse("empty-answer")
        if len(text) > TEXT:
            refuse("too-long", most=TEXT)
        if not self.me.chatter.take(time.monotonic()):
            refuse("too-fast")
        said = p.Said(self.me.guest, self.me.name, text, time.time())
        await self.room.store.say(self.room.id, ChatLine(said.guest, said.name, said.text, said.at))
        self.room.chat = [*self.room.chat, said][-CHAT:]
        frame = encode(said).decode()
        for connection in self.room.connections:
            if said.guest not in self.room.meta.mutes.get(connection.guest, ()):
                connection.push(frame)

    async def mute(self, message: p.Mute) -> None:
        if not self.me.guest:
            refuse("who-are-you")
        mutes = self.room.meta.mutes
        mine = {*mutes.get(self.me.guest, ())} - {message.guest[:40]}
        mutes[self.me.guest] = sorted(mine | {message.guest[:40]} if message.on else mine)[:REMEMBERED]
        await self.room.keep_row()

    async def prefs(self, message: p.Prefs) -> None:
        room = self.room
        if message.pace is not None:
            if self.me.guest not in room.meta.guests():
                refuse("not-your-seat")
            room.meta.pace = message.pace
        if message.skip_trivial is not None or message.remember is not None:
            seat = room.meta.seats[self.seat(message.seat)]
            if message.skip_trivial is not None:
                seat.skip_trivial = message.skip_trivial
            if message.remember is not None:
                kept = list(message.remember.items())[:REMEMBERED]
                seat.remember = {topic[:LINE]: key[:LINE] for topic, key in kept}
        await room.keep_row()
        room.tell_info()
        self.driver.nudge(room)

    async def language(self, message: p.Language) -> None:
        self.me.lang = message.lang
        self.room.tell_table([self.me])

    async def look(self, message: p.Look) -> None:
        self.me.wanted = self.seat(message.seat)
        if self.room.eyes_of(self.me) != self.me.eyes:
            self.room.tell_table([self.me])

    async def hello(self, message: p.Hello) -> None:
        self.me.lang = message.lang or self.me.lang
        self.room.enter(self.me, message.seq)
        self.driver.nudge(self.room)

    async def ping(self, message: p.Ping) -> None:
        self.me.send(p.Pong())


HANDLERS: dict[type, Callable[[Talk, Any], Awaitable[None]]] = {
    p.Hello: Talk.hello,
    p.Answer: Talk.answer,
    p.Preview: Talk.preview,
    p.Why: Talk.why,
    p.Hint: Talk.hint,
    p.Undo: Talk.undo,
    p.AskUndo: Talk.ask_undo,
    p.Consent: Talk.consent,
    p.Say: Talk.say,
    p.Mute: Talk.mute,
    p.Prefs: Talk.prefs,
    p.Language: Talk.language,
    p.Look: Talk.look,
    p.Resign: Talk.resign,
    p.Ping: Talk.ping,
}
