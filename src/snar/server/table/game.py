"""The game of one live table and what is durable of it. Everything that changes it happens under its lock."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Literal

from snar.games import GAMES
from snar.kernel.choice import Refusal, Refused
from snar.store.port import Moved, Store, StoreError, TableRow

from ..eyes.frames import Frames
from .clock import Timer
from .record import OtherPack, Record, rebuild
from .seats import LATE, Meta, Ticking, meta_from, refuse

SNAPSHOT = 256  # entries between two snapshots, more or less: tables that began together must not all be due at once
log = logging.getLogger("snar.table")


class Door(asyncio.Lock):
    """A table's lock. Once the table is deleted, or asleep, whoever still waits for it is told so."""

    closed = ""  # why nobody comes in any more

    async def acquire(self) -> Literal[True]:
        await super().acquire()
        if self.closed:
            self.release()
            refuse(self.closed)
        return True


class TableGame:
    def __init__(self, id: str, meta: Meta, store: Store, updated: float) -> None:
        self.id, self.meta, self.store, self.updated = id, meta, store, updated
        self.lock = Door()
        self.frames: Frames | None = None
        self.timer: Timer | None = None
        self.alarm: asyncio.TimerHandle | None = None  # rings when somebody's time is up
        self.kept = 0  # entries that are durable
        self.snapped = 0  # the entry of the last snapshot
        self.gap = 0  # entries from there to the next
        self.address = ""  # from where somebody came or answered last: bots think for whoever is there
        self.used = time.monotonic()
        self.dead = False
        self.unread: Refusal | None = None  # why its game cannot be played on: other cards, other rules
        self.saved = meta.encoded()  # of the row: what is durable

    @property
    def record(self) -> Record:
        """The game, or Refused while it has not begun."""
        if self.unread:
            raise Refused(self.unread)
        if self.dead:
            refuse("not-kept")
        if self.frames is None:
            refuse("not-started")
        return self.frames.record

    @property
    def playing(self) -> Record:
        """The game, or Refused when it is not being played."""
        record = self.record
        if self.meta.status == "over":
            refuse("table-over")
        return record

    def begin(self, record: Record, snapped: int = 0) -> None:
        self.frames = Frames(record)
        self.frames.ended = self.meta.result is not None and not record.state.over
        self.kept, self.snapped, self.gap = record.number, snapped, gap()
        if self.meta.clock and self.meta.status == "running":
            self.timer = Timer(self.meta.clock, record.state.seats, self.meta.left, time.monotonic())
            kept = self.meta.ticking
            if kept and kept.number == record.number:
                self.timer.go_on(kept.running, kept.gifts)
            self.time_turns()

    async def reload(self) -> None:
        """The game as the store has it: after a restart, or when something could not be kept. Or Refused."""
        stored = await self.store.load(self.id)
        if stored is None or self.meta.header is None:
            raise StoreError("the table is gone")
        game = GAMES[self.meta.game]
        try:
            record = await asyncio.to_thread(rebuild, game, self.meta.header, stored.snapshot, stored.entries)
        except OtherPack as error:
            refuse(error.reason, **error.about)
        except Exception:
            log.exception("a game cannot be played on")  # newer rules may stumble over an older game in any way
            refuse("broken")
        self.begin(record, stored.snapshot.number if stored.snapshot else 0)

    def people_asked(self) -> list[int]:
        """People who have to answer by hand."""
        people = set(self.meta.people()) - {*self.stood_in()}
        return [seat for seat in self.frames.asked() if seat in people] if self.frames else []

    def stood_in(self) -> list[int]:
        late = self.frames and any(seat.late or seat.relieved for seat in self.meta.seats)
        return self.meta.stood_in(self.turn()) if late else []

    def awaited(self, seat: int) -> bool:
        """Whoever let the time run out again and again is played for only while somebody else waits for it."""
        mine, seats = self.meta.seats[seat], self.meta.seats
        return mine.late < LATE or any(one.guest not in ("", mine.guest) and one.late < LATE for one in seats)

    def turn(self) -> str:
        """One name for each turn of the game."""
        assert self.frames
        return self.frames.seen.projection.turn(self.frames.g)

    def time_turns(self, by: int | None = None) -> None:
        """Somebody answered (`by`), or who sits where has changed: whose time runs now?"""
        if self.timer:
            self.timer.bots = self.stood_in()
            self.timer.turn(by, self.people_asked(), time.monotonic())

    def seats_changed(self) -> bool:
        """Does somebody else sit somewhere than the store knows?"""
        before = meta_from(self.saved).seats
        return [seat.guest for seat in before] != [seat.guest for seat in self.meta.seats]

    def silence(self) -> None:
        """Nothing rings any more; a bot at work notices by itself."""
        if self.alarm:
            self.alarm.cancel()
        self.alarm = None

    async def keep(self, by: int | None) -> int:
        """Make new entries durable; the number of the last one before them. What cannot be kept has not happened."""
        record, after = self.record, self.kept
        try:
            await self.store.append(self.id, after + 1, record.lines(after))
        except Moved:
            self.die()
            refuse("not-kept")
        except StoreError:
            log.error("an answer could not be kept")
            await self.back_to_store()
            refuse("not-kept")
        self.kept = record.number
        self.time_turns(by)
        self.used = time.monotonic()
        return after

    async def snapshot(self, least: int = 0) -> None:
        """Only where nothing can be taken back freely: such entries need what was before them.

        The answers are durable without it: one that cannot be kept is tried again later."""
        record = self.record
        if record.number - self.snapped >= (least or self.gap) and not record.past:
            frozen = await asyncio.to_thread(record.frozen)  # the lock keeps it as it is
            try:
                await self.store.snapshot(self.id, frozen)
            except StoreError:
                log.warning("a snapshot could not be kept")
                return
            self.snapped, self.gap = frozen.number, gap()

    async def keep_time(self, at: float | None = None) -> None:
        """Of a clock: what is left has to outlive the server."""
        if self.timer:
            try:
                await self.keep_row(at=at)
            except StoreError:
                log.warning("the time left could not be kept")

    async def keep_row(self, changed: Meta | None = None, at: float | None = None) -> None:
        """Make seats and settings durable, or `changed` ones, which hold from then on; or nothing has happened.

        `at`: when somebody last did something here, if that is not now."""
        meta, timer = changed or self.meta, self.timer
        if timer:
            meta.left = timer.now(time.monotonic())
            meta.ticking = Ticking(self.kept, timer.running, timer.gifts)
        row = row_of(self.id, meta, time.time() if at is None else at)
        try:
            await self.store.update(row, meta.everyone())
        except StoreError:
            self.meta = meta_from(self.saved)
            if self.meta.status == "open":
                self.frames = self.timer = None
            raise
        self.meta, self.saved, self.updated = meta, row.meta, row.updated

    def row(self) -> TableRow:
        return row_of(self.id, self.meta, self.updated)

    def die(self) -> None:
        """Memory and store disagree, or another server has the table: whoever comes next wakes it up anew."""
        self.dead = True

    async def back_to_store(self) -> None:
        """Forget what was not kept. If even that fails the table is dead: the next one to come wakes it up anew."""
        self.dead = True
        await self.reload()
        self.dead = False


def row_of(id: str, meta: Meta, updated: float) -> TableRow:
    return TableRow(id, meta.status, meta.visibility, meta.created, updated, meta.encoded())


def gap() -> int:
    return random.randint(SNAPSHOT // 2, SNAPSHOT * 3 // 2)
