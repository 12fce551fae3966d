"""The game of one live table and what is durable of it. Everything that changes it happens under its lock."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Literal

from snar.games import GAMES
from snar.store.port import Store, StoreError, TableRow

from .clock import Timer
from .frames import Frames
from .record import Record, rebuild
from .seats import Meta, refuse

SNAPSHOT = 128  # entries between two snapshots, more or less: tables that began together must not all be due at once
log = logging.getLogger("snar.table")


class Door(asyncio.Lock):
    """A table's lock. Once the table is deleted whoever still waits for it is told so."""

    closed = False

    async def acquire(self) -> Literal[True]:
        await super().acquire()
        if self.closed:
            self.release()
            refuse("no-such-table")
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
        self.by: int | None = None  # who answered last
        self.used = time.monotonic()
        self.dead = False

    @property
    def record(self) -> Record:
        """The game, or Refused while it has not begun."""
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
            self.timer.turn(None, self.people_asked(), time.monotonic())

    async def reload(self) -> None:
        """The game as the store has it: after a restart, or when something could not be kept."""
        stored = await self.store.load(self.id)
        if stored is None or self.meta.header is None:
            raise StoreError("the table is gone")
        game = GAMES[self.meta.game]
        record = await asyncio.to_thread(rebuild, game, self.meta.header, stored.snapshot, stored.entries)
        self.begin(record, stored.snapshot.number if stored.snapshot else 0)

    def people_asked(self) -> list[int]:
        people = self.meta.people()
        return [seat for seat in self.frames.asked() if seat in people] if self.frames else []

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
        except StoreError:
            log.error("an answer could not be kept")
            await self.back_to_store()
            refuse("not-kept")
        self.kept, self.by = record.number, by
        if self.timer:
            self.timer.turn(by, self.people_asked(), time.monotonic())
        self.used = time.monotonic()
        return after

    async def snapshot(self, least: int = 0) -> None:
        """Only where nothing can be taken back freely: such entries need what was before them."""
        record = self.record
        if record.number - self.snapped >= (least or self.gap) and not record.past:
            self.snapped, self.gap = record.number, gap()
            frozen = await asyncio.to_thread(record.frozen)  # the lock keeps it as it is
            await self.store.snapshot(self.id, frozen)

    async def keep_time(self) -> None:
        """Of a clock for the whole game: what is left has to outlive the server."""
        if self.timer and not self.timer.each:
            await self.keep_row()

    async def keep_row(self) -> None:
        if self.timer:
            self.meta.left = self.timer.left
        self.updated = time.time()
        await self.store.update(self.row(), self.meta.guests())

    def row(self) -> TableRow:
        meta = self.meta
        return TableRow(self.id, meta.status, meta.visibility, meta.created, self.updated, meta.encoded())

    async def back_to_store(self) -> None:
        """Forget what was not kept. If even that fails the table is dead: the next one to come wakes it up anew."""
        self.dead = True
        await self.reload()
        self.dead = False


def gap() -> int:
    return random.randint(SNAPSHOT // 2, SNAPSHOT * 3 // 2)
