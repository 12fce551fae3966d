"""What moves a table on: durable answers, bots, remembered answers, clocks."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Any, NamedTuple

from snar.games import GAMES
from snar.kernel.choice import Choice, Refused
from snar.lessons import known_answer
from snar.store.port import StoreError

from ..counting import Counts
from ..front import WAIT, front_for
from ..thinking.pool import Brain, question
from . import ending
from .clock import Timer
from .room import Room
from .seats import BOT, LATE, refuse

PACE = {"none": 0.0, "fast": 0.15, "normal": 0.6, "slow": 1.3}  # seconds a bot takes for an answer
PAUSE = (0.8, 2.0)  # seconds, as a person takes: a lone option that hangs on a hidden hand must not be answered at once
log = logging.getLogger("snar.table")


class Move(NamedTuple):
    """An answer that nobody has to give by hand. `key` empty: the bot thinks."""

    seat: int
    bot: str
    key: str = ""
    after: float = 0.0  # seconds


def takes_back(game: str, choice: Choice) -> bool:
    """The lone answer that would take everything back is never given by itself: a friend may be about to help."""
    return GAMES[game].meanings.of(choice.topic, choice.options[0].key).means.group == "back"


class Driver:
    def __init__(self, brain: Brain) -> None:
        self.brain = brain
        self.counts = Counts()
        self.tasks: dict[str, asyncio.Task[None]] = {}  # by table: bots at work
        self.loose: set[asyncio.Task[Any]] = set()
        self.among: set[str] = set()  # tables at which bots play among themselves

    def spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.loose.add(task)
        task.add_done_callback(self.loose.discard)

    async def close(self) -> None:
        tasks = [*self.tasks.values(), *self.loose]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.brain.close()

    # -- answers (under the room's lock) -----------------------------------------------------------------------------
    async def answer(self, room: Room, seat: int, line: str, number: int, by: int | None) -> str:
        """One line of a seat, played and durable; the words left over. `by`: whose time gains by it."""
        record = room.playing
        try:
            played = record.answer(seat, line, number)
        except Refused:
            raise
        except Exception:
            log.exception("the engine failed")
            await room.back_to_store()
            refuse("broken")
        await room.keep(by)
        return " ".join(played.rest)

    async def moved(self, room: Room, after: int) -> None:
        """After something is durable: tell everyone, then see what follows."""
        if room.timer and not room.record.past:
            room.timer.gifts.clear()
        await room.fan_out(after)
        if room.record.state.over and room.meta.status == "running":
            await ending.finish(room, room.record.state.result)
        elif room.record.number >= ENDLESS and not room.meta.people():
            await ending.stop(room)
        else:
            await room.snapshot()
            await room.keep_time()
            self.nudge(room)

    async def resign(self, room: Room, seat: int) -> None:
        await ending.resign(room, seat)
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
        return room.alarm is not None or (task is not None and not task.done())

    def next_move(self, room: Room) -> Move | None:
        """The next answer that nobody has to give by hand. Bots among themselves play only while somebody looks."""
        if room.meta.status != "running" or room.frames is None:
            return None
        late = room.stood_in()
        for choice in room.record.state.pending:
            seat = room.meta.seats[choice.seat]
            if seat.bot and (room.meta.people() or room.connections):
                wanted = front_for(room.record.state).follow(room.record.state, room.meta.people())
                if wanted == WAIT:
                    continue
                if wanted:
                    return Move(choice.seat, seat.bot, wanted, PACE[room.meta.pace])
                known = known_answer(room.meta.lesson, room.record, choice)
                return Move(choice.seat, seat.bot, known, self.pause(room))
            if choice.seat in late:
                if room.awaited(choice.seat):
                    return Move(choice.seat, BOT, "", PACE[room.meta.pace])
                continue
            key, pause = seat.remembered(choice.topic, room.turn()) if seat.remember else "", 0.0
            if not key and seat.skip_trivial and len(choice.options) == 1 and not takes_back(room.meta.game, choice):
                key = choice.options[0].key
                pause = random.uniform(*PAUSE) if room.meta.hides_hands() else 0.0
            if not (seat.guest and key and choice.find(key)) or room.record.taken_back:
                continue
            if not front_for(room.record.state).deadly(room.record.state, choice, key):
                return Move(choice.seat, "", key, pause)
        return None

    def thinks_for(self, room: Room) -> tuple[str, str]:
        """The address and the guest; all bots that play among themselves take turns as if they were of one address."""
        return (room.address if room.meta.people() else AMONG, room.meta.host)

    def pause(self, room: Room) -> float:
        """Where nobody plays bots take their time: all such tables together write no more than one would."""
        if room.meta.people():
            return PACE[room.meta.pace]
        self.among = {id for id in self.among if id in self.tasks} | {room.id}
        return max(PACE[room.meta.pace], ALONE * len(self.among))

    async def drive(self, room: Room) -> None:
        try:
            while True:
                await asyncio.sleep(0)  # others first: telling of the last answer took its time
                async with room.lock:
                    move = self.next_move(room)
                    if move is None:
                        return
                    asked = self.ask(room, move)
                    number = room.record.number
                await asyncio.sleep(move.after)
                key = move.key or await self.thought(asked, self.thinks_for(room))
                try:
                    await self.play(room, move, key, number)
                except Refused as refused:
                    if refused.refusal.reason != "not-kept" or room.dead:
                        raise
                    await asyncio.sleep(REST)  # it has not happened: once more
        except asyncio.CancelledError:
            raise
        except Exception:
            if not room.lock.closed:
                log.exception("a bot failed")

    def ask(self, room: Room, move: Move) -> Any:
        if move.key:
            return None
        return question(move.bot, room.id, room.meta.game, room.record.state, move.seat)

    async def thought(self, asked: Any, whose: tuple[str, str]) -> str:
        thoughts = await self.brain.think(asked, whose=whose)
        return thoughts[0].key if thoughts else ""

    async def play(self, room: Room, move: Move, key: str, number: int) -> None:
        """Nothing if the table moved on meanwhile, or somebody came back to the seat; a bot without a usable idea
        takes the first option."""
        async with room.lock:
            now = self.next_move(room)
            if now is None or now[:3] != move[:3] or room.record.number != number:
                return
            choice = room.record.state.choice_of(move.seat)
            assert choice
            after, by = room.kept, None if move.seat in room.stood_in() else move.seat
            await self.answer(room, move.seat, key if choice.find(key) else choice.options[0].key, number, by)
            await self.moved(room, after)

    # -- time ----------------------------------------------------------------------------------------------------------
    def set_alarm(self, room: Room) -> None:
        room.silence()
        due = room.timer.next(time.monotonic()) if room.timer else None
        if due:
            loop = asyncio.get_running_loop()
            room.alarm = loop.call_later(max(0.0, due[0]), self.ring, room, due[1], room.record.number)

    def ring(self, room: Room, seat: int, number: int) -> None:
        self.spawn(self.time_is_up(room, seat, number))

    async def time_is_up(self, room: Room, seat: int, number: int) -> None:
        """The seat gives up where that was agreed. Otherwise a bot plays until the turn ends; whoever lets that
        happen again has one until they are back, so that the others need not wait."""
        async with room.lock:
            if room.timer is None or room.record.number != number or seat not in room.people_asked():
                return
            try:
                await self.relieve(room, room.timer, seat)
            except StoreError:
                if not room.dead:  # it has not happened: once more
                    room.time_turns()
                    room.alarm = asyncio.get_running_loop().call_later(REST, self.ring, room, seat, number)

    async def relieve(self, room: Room, timer: Timer, seat: int) -> None:
        name = room.meta.seats[seat].name
        if timer.settings.timeout == "resign":
            await self.resign(room, seat)
            room.notice("timeout", name=name)
            return
        room.meta.relieve(seat, room.turn())
        room.time_turns()
        timer.spare(seat)
        await room.keep_row()
        room.notice("timeout-again" if room.meta.seats[seat].late >= LATE else "timeout-turn", name=name)
        await room.tell_info()
        self.nudge(room)

    async def reseated(self, room: Room) -> None:
        """Who plays for whom has changed: that is kept, other people's time runs, and bots may have to go on."""
        room.time_turns()
        await room.keep_row()
        await room.tell_info()
        self.nudge(room)


REST = 1.0  # seconds after which what could not be kept is tried again, where nobody would ask for it
AMONG = "bots"
ALONE = 0.02  # seconds between two answers of all bots that play among themselves
ENDLESS = 20_000  # answers after which such a game is stopped
