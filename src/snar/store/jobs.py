"""A queue of things to think about on PostgreSQL: whoever is free takes the oldest, nobody takes what another has.

Who asks hears of the answer by NOTIFY; who could think hears of a question the same way. A word that is lost costs a
moment, not the answer: both look again by themselves.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from .port import StoreError

if TYPE_CHECKING:
    from .postgres import PostgresStore

ASKED, ANSWERED = "snar_asked", "snar_answered"
LOOK = 1.0  # seconds between two looks by oneself
ABANDONED = 6  # seconds after which what somebody took is free again: another has time before the asker gives up
FORGOTTEN = 300  # seconds after which nobody waits any more
TAKE = (
    "UPDATE jobs SET taken = clock_timestamp() WHERE id ="
    " (SELECT id FROM jobs WHERE answer IS NULL"
    f" AND (taken IS NULL OR taken < clock_timestamp() - interval '{ABANDONED} s')"
    " ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING id, body"
)


class Job(NamedTuple):
    id: int
    body: bytes


class Jobs:
    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.waiting: dict[int, asyncio.Event] = {}  # by job: whoever asked here
        self.open = asyncio.Event()  # there may be something to take

    async def listen(self, db: Any) -> None:
        """Over the connection of this server, or of a process that only thinks."""
        await db.add_listener(ASKED, lambda *_: self.open.set())
        await db.add_listener(ANSWERED, lambda *call: self.heard(str(call[-1])))
        self.open.set()

    def heard(self, id: str) -> None:
        event = self.waiting.get(int(id))
        if event:
            event.set()

    async def ask(self, body: bytes, patience: float) -> str:
        """What somebody thinks of it; TimeoutError if nobody does in time."""
        row = await self.store.one("INSERT INTO jobs (body) VALUES ($1) RETURNING id", body)
        id, event = int(row[0]), asyncio.Event()
        self.waiting[id] = event
        try:
            await self.store.rows("SELECT pg_notify($1, '')", ASKED)
            async with asyncio.timeout(patience):
                while True:
                    found = await self.store.one("SELECT answer FROM jobs WHERE id = $1", id)
                    if found is None:
                        raise StoreError("the question is gone")
                    if found[0] is not None:
                        return str(found[0])
                    with suppress(TimeoutError):
                        await asyncio.wait_for(event.wait(), LOOK)
                    event.clear()
        finally:
            del self.waiting[id]
            with suppress(StoreError):
                await asyncio.shield(self.store.do("DELETE FROM jobs WHERE id = $1", id))

    async def take(self) -> Job:
        """The oldest question that nobody has; waits for one."""
        while True:
            self.open.clear()
            row = await self.store.one(TAKE)
            if row:
                return Job(int(row[0]), bytes(row[1]))
            with suppress(TimeoutError):
                await asyncio.wait_for(self.open.wait(), LOOK)

    async def answer(self, job: Job, answer: str) -> None:
        await self.store.do("UPDATE jobs SET answer = $2 WHERE id = $1", job.id, answer)
        await self.store.rows("SELECT pg_notify($1, $2)", ANSWERED, str(job.id))

    async def tidy(self) -> None:
        await self.store.do(f"DELETE FROM jobs WHERE asked < clock_timestamp() - interval '{FORGOTTEN} s'")
