"""Games wait to be looked over: one at a time, in a process of its own. What is found is kept now and then, so that
nothing begins anew after a restart; whoever no longer wants it stops it between two findings."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from snar.kernel.choice import Refused
from snar.store.port import ReviewRow, Store, StoreError

from ..table.house import Tables
from ..table.room import Room
from ..table.seats import refuse

COMMAND = (sys.executable, "-m", "snar.server.reviews.process")
KEEP = 2.0  # seconds between two times that what was found is kept
MOST = 50  # games that wait
log = logging.getLogger("snar.table")


class Job:
    """One game on its way. `total` 0: it waits for its turn."""

    def __init__(self, found: list[dict[str, Any]]) -> None:
        self.found, self.total = found, 0
        self.task: asyncio.Task[None] | None = None


class Reviews:
    def __init__(self, store: Store, packs: Sequence[Path] = ()) -> None:
        self.store, self.command = store, (*COMMAND, *map(str, packs))
        self.jobs: dict[str, Job] = {}
        self.stopping: set[str] = set()  # tables: whoever looks meanwhile does not begin it anew
        self.one = asyncio.Lock()

    async def go_on(self, tables: Tables) -> None:
        """After a restart; of several servers the one that has the table."""
        with suppress(StoreError):
            for table in await self.store.open_reviews():
                with suppress(Refused, StoreError):
                    room = await tables.get(table)
                    row = await self.store.review(table)
                    if row and not row.done:
                        self.begin(room, json.loads(row.body))

    async def ask(self, room: Room) -> None:
        """From now on it is wanted, also after a restart."""
        if room.id not in self.jobs and await self.store.review(room.id) is None:
            if len(self.jobs) >= MOST:
                refuse("too-fast")
            await self.store.keep_review(ReviewRow(room.id, 0, "[]"))
            self.begin(room, [])

    async def known(self, room: Room) -> tuple[ReviewRow | None, Job | None]:
        """What is kept of it, and who is at it. What another server began, or left when the store was away, goes on."""
        row = await self.store.review(room.id)
        if row and not row.done:
            self.begin(room, json.loads(row.body))
        return row, self.jobs.get(room.id)

    def begin(self, room: Room, found: list[dict[str, Any]]) -> None:
        if room.id not in self.jobs and room.id not in self.stopping:
            job = self.jobs[room.id] = Job(found)
            job.task = asyncio.get_running_loop().create_task(self.work(room, job))

    async def stop(self, table: str) -> None:
        """Nobody wants it any more; what was found so far goes too."""
        self.stopping.add(table)
        try:
            job = self.jobs.pop(table, None)
            if job and job.task:
                await put_down(job.task)
            row = await self.store.review(table)
            if row and not row.done:
                await self.store.drop_review(table)
        finally:
            self.stopping.discard(table)

    async def close(self) -> None:
        """It goes on when the server is back."""
        await asyncio.gather(*[put_down(job.task) for job in self.jobs.values() if job.task])

    async def work(self, room: Room, job: Job) -> None:
        try:
            async with self.one:
                await self.look_over(room, job)
        except StoreError as error:
            log.warning("what was found in a game could not be kept: %s", error)
        except (OSError, ValueError, EOFError):
            log.warning("a game could not be looked over")
            await self.store.drop_review(room.id)
        finally:
            if self.jobs.get(room.id) is job:
                del self.jobs[room.id]

    async def look_over(self, room: Room, job: Job) -> None:
        journal = room.record.journal
        wanted = {"game": room.meta.game, "header": journal.header, "entries": list(journal.entries)}
        more = {"found": job.found, "result": room.meta.result}
        line = (await asyncio.to_thread(json.dumps, wanted | more) + "\n").encode()
        starting = asyncio.ensure_future(asyncio.to_thread(started, self.command, line))
        try:
            await self.hear(await asyncio.shield(starting), room.id, job)
        finally:
            process = await starting  # whoever stops it while it starts must not leave it behind
            process.kill()
            await asyncio.shield(asyncio.to_thread(ended, process))

    async def hear(self, process: subprocess.Popen[bytes], table: str, job: Job) -> None:
        assert process.stdout
        kept = time.monotonic()
        while True:
            line = await asyncio.to_thread(process.stdout.readline)
            if not line:
                raise EOFError
            told = json.loads(line)
            if "whole" in told:
                await self.keep(ReviewRow(table, 1, json.dumps(told["whole"])))
                return
            job.total = told.get("total", job.total)
            job.found += [told["finding"]] if "finding" in told else []
            if time.monotonic() - kept > KEEP:
                if not await self.keep(ReviewRow(table, 0, json.dumps(job.found))):
                    return
                kept = time.monotonic()

    async def keep(self, found: ReviewRow) -> bool:
        """False where it is wanted no more: it was stopped or finished by the server that has the table now, or the
        table is gone."""
        row = await self.store.review(found.table_id)
        if row is None or row.done:
            return False
        await self.store.keep_review(found)
        return True


def started(command: Sequence[str], line: bytes) -> subprocess.Popen[bytes]:
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin
    process.stdin.write(line)
    process.stdin.flush()
    return process


def ended(process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError), process:  # closes the pipes
        pass


async def put_down(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
