"""What moves a table on: durable answers, bots, remembered answers, clocks, the end."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import Any, NamedTuple

from snar.ether.campaign.saving import chronicle_of
from snar.ether.state import EtherState
from snar.games import GAMES
from snar.kernel.choice import Refused
from snar.lessons import lesson, scripted
from snar.store.port import Store

from . import protocol as p
from .bots import Brain, question
from .record import Record
from .room import Room
from .seats import BOT, refuse
from .story import story

PACE = {"none": 0.0, "fast": 0.15, "normal": 0.6, "slow": 1.3}  # seconds a bot takes for an answer
log = logging.getLogger("snar.table")


class Move(NamedTuple):
    """An answer that nobody has to give by hand. `key` empty: the bot thinks."""

    seat: int
    bot: str
    key: str = ""


class Driver:
    def __init__(self, store: Store, brain: Brain) -> None:
        self.store, self.brain = store, brain
        self.tasks: dict[str, asyncio.Task[None]] = {}  # by table: bots at work
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.loose: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.loose.add(task)
        task.add_done_callback(self.loose.discard)

    async def close(self) -> None:
        tasks = [*self.tasks.values(), *self.loose]
        for alarm in self.alarms.values():
            alarm.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.brain.close()

    # -- answers (under the room's lock) -----------------------------------------------------------------------------
    async def answer(self, room: Room, seat: int, line: str, number: int) -> str:
        """One line of a seat, played and durable; the words left over."""
        record = room.playing
        try:
            played = record.answer(seat, line, number)
        except Refused:
            raise
        except Exception:
            log.exception("the engine failed")
            await room.back_to_store()
            refuse("broken")
        room.undo_ask = None
        await room.keep(seat)
        return " ".join(played.rest)

    async def moved(self, room: Room, after: int) -> None:
        """After something is durable: tell everyone, then see what follows."""
        room.fan_out(after)
        if room.record.state.over and room.meta.status == "running":
            await self.finish(room, room.record.state.result)
        else:
            await room.snapshot()
            self.nudge(room)

    async def finish(self, room: Room, result: dict[str, Any]) -> None:
        room.meta.status, room.meta.result, room.timer = "over", result, None
        if room.frames and not room.record.state.over:
            room.frames.ended = True
        await room.keep_row()
        self.stop(room)
        await self.tell_end(room)
        for connection in room.connections:
            connection.send(p.Info(room.info(), room.meta.seats_of(connection.guest)))
            connection.send(room.over_for(connection))

    async def tell_end(self, room: Room) -> None:
        """The story of the game: told once, then kept."""
        meta, record = room.meta, room.record
        kept = await self.store.result(room.id)
        if kept is None:
            told = await asyncio.to_thread(story, GAMES[meta.game], record.journal.header, record.lines(0))
            kept = json.dumps(told, ensure_ascii=False)
            await self.store.set_result(room.id, kept)
        result = {name: value for name, value in (meta.result or {}).items() if name not in UNTOLD}
        room.over = p.Over(result, "", json.loads(kept), proof_of(record))

    async def resign(self, room: Room, seat: int) -> None:
        """Of two the other wins; among more a bot plays on."""
        record = room.playing
        if isinstance(record.state, EtherState):
            await self.leave_dream(room, seat)
        elif record.state.seats == 2:
            other = 1 - seat
            figures = record.state.view(seat)["figures"]
            team = next(figure["team"] for figure in figures if figure["seat"] == other)
            result = {"winner": team, "seats": [other], "rule": "", "rounds": record.state.view(seat)["round"]}
            await self.finish(room, {**result, "resigned": seat})
            room.tell_table(room.connections)
        else:
            await self.hand_over(room, seat)

    async def leave_dream(self, room: Room, seat: int) -> None:
        """Friends play on with a bot; the last one to go stops the game, which counts as a save (EF-SAV-1)."""
        guest = room.meta.seats[seat].guest
        if any(room.meta.seats[other].guest != guest for other in room.meta.people()):
            await self.hand_over(room, seat)
            return
        state = room.playing.state
        assert isinstance(state, EtherState)
        await self.finish(room, {"outcome": "stopped", "chronicle": chronicle_of(state), "resigned": seat})
        room.tell_table(room.connections)

    async def hand_over(self, room: Room, seat: int) -> None:
        room.meta.empty(seat, BOT)
        await room.keep_row()
        room.tell_info()
        self.nudge(room)

    # -- what goes by itself -----------------------------------------------------------------------------------------
    def nudge(self, room: Room) -> None:
        """Something changed: let bots go on and set the alarm anew."""
        if room.meta.status != "running" or room.frames is None:
            return
        self.set_alarm(room)
        task = self.tasks.get(room.id)
        if (task is None or task.done()) and self.next_move(room):
            task = self.tasks[room.id] = asyncio.get_running_loop().create_task(self.drive(room))
            task.add_done_callback(lambda done: self.tasks.pop(room.id) if self.tasks.get(room.id) is done else None)

    def busy(self, room: Room) -> bool:
        task = self.tasks.get(room.id)
        return room.id in self.alarms or (task is not None and not task.done())

    def stop(self, room: Room) -> None:
        """Nothing rings any more; a bot at work notices by itself."""
        if room.id in self.alarms:
            self.alarms.pop(room.id).cancel()

    def next_move(self, room: Room) -> Move | None:
        """The next answer that nobody has to give by hand. Bots among themselves play only while somebody looks."""
        if room.meta.status != "running" or room.frames is None:
            return None
        for choice in room.record.state.pending:
            seat = room.meta.seats[choice.seat]
            if seat.bot and (room.meta.people() or room.connections):
                known = scripted(lesson(room.meta.lesson), room.record, choice) if room.meta.lesson else ""
                return Move(choice.seat, seat.bot, known)
            key = seat.remember.get(choice.topic, "")
            if not key and seat.skip_trivial and len(choice.options) == 1 and choice.options[0].key != BACK:
                key = choice.options[0].key
            if seat.guest and key and choice.find(key) and room.by != UNDONE:
                return Move(choice.seat, "", key)
        return None

    async def drive(self, room: Room) -> None:
        try:
            while True:
                async with room.lock:
                    move = self.next_move(room)
                    if move is None:
                        return
                    asked = self.ask(room, move)
                    number = room.record.number
                await asyncio.sleep(PACE[room.meta.pace] if move.bot else 0)
                key = move.key or await self.thought(room, asked, move)
                await self.play(room, move, key, number)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot failed")

    def ask(self, room: Room, move: Move) -> Any:
        if move.key:
            return None
        return question(move.bot, room.id, room.meta.game, room.record.state, move.seat)

    async def thought(self, room: Room, asked: Any, move: Move) -> str:
        thoughts = await self.brain.think(asked)
        return thoughts[0].key if thoughts else ""

    async def play(self, room: Room, move: Move, key: str, number: int) -> None:
        """Nothing if the table moved on meanwhile; a bot without a usable idea takes the first option."""
        async with room.lock:
            choice = room.frames.g.choice_of(move.seat) if room.frames else None
            if choice is None or room.record.number != number or room.meta.status != "running":
                return
            after = room.kept
            await self.answer(room, move.seat, key if choice.find(key) else choice.options[0].key, number)
            await self.moved(room, after)

    # -- time ----------------------------------------------------------------------------------------------------------
    def set_alarm(self, room: Room) -> None:
        self.stop(room)
        due = room.timer.next(time.monotonic()) if room.timer else None
        if due:
            loop = asyncio.get_running_loop()
            self.alarms[room.id] = loop.call_later(max(0.0, due[0]), self.ring, room, due[1], room.record.number)

    def ring(self, room: Room, seat: int, number: int) -> None:
        self.spawn(self.time_is_up(room, seat, number))

    async def time_is_up(self, room: Room, seat: int, number: int) -> None:
        async with room.lock:
            if room.timer is None or room.record.number != number or seat not in room.people_asked():
                return
            room.notice("timeout", seat=room.record.names[seat])
            if room.timer.settings.timeout == "resign":
                await self.resign(room, seat)
                return
            asked = question(BOT, room.id, room.meta.game, room.record.state, seat)
        thoughts = await self.brain.think(asked)
        await self.play(room, Move(seat, BOT), thoughts[0].key if thoughts else "", number)


BACK = "back"  # out of a payment: never taken by itself, a friend may be about to help
UNTOLD = ("chronicle", "story")  # of a result: what the story of a campaign keeps to itself
UNDONE = -2  # after an undo nothing is answered by itself until somebody answers by hand


def proof_of(record: Record) -> p.Proof | None:
    header = record.journal.header
    if "secret" not in header:
        return None
    return p.Proof(header["commitment"], header["secret"], list(header["words"]), record.journal.chain)
