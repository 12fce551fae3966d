"""Appends that arrive while others are written go together in the next transaction; each hears what became of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from .port import Conflict, StoreError

log = logging.getLogger("snar.store")
GROUP = 256  # appends in one transaction
Line = tuple[str, int, str]  # table, number, line
Write = Callable[[Sequence[Line]], Awaitable[None]]  # all or none; Conflict when a number is taken


class Job(NamedTuple):
    lines: list[Line]
    done: asyncio.Future[None]


class Grouping:
    def __init__(self, write: Write) -> None:
        self.write = write
        self.waiting: list[Job] = []
        self.writing: asyncio.Task[None] | None = None
        self.groups = self.written = 0

    async def append(self, lines: list[Line]) -> None:
        job = Job(lines, asyncio.get_running_loop().create_future())
        self.waiting.append(job)
        if self.writing is None or self.writing.done():
            self.writing = asyncio.get_running_loop().create_task(self.run())
        await job.done

    async def run(self) -> None:
        while self.waiting:
            jobs, self.waiting = self.waiting[:GROUP], self.waiting[GROUP:]
            self.groups += 1  # counted before anyone hears of it
            self.written += len(jobs)
            await self.together(jobs)

    async def together(self, jobs: list[Job]) -> None:
        """All of them by one statement; only if a number is taken job by job, to find whose."""
        try:
            await self.write([line for job in jobs for line in job.lines])
        except Conflict as taken:
            if len(jobs) == 1:
                settle(jobs, taken)
            else:
                for job in jobs:
                    await self.together([job])
        except StoreError as error:
            settle(jobs, error)
        except Exception:
            log.exception("some answers could not be kept")  # whoever waits must hear of it
            settle(jobs, StoreError("failed"))
        else:
            settle(jobs, None)

    async def close(self) -> None:
        """What was asked for is still written."""
        if self.writing:
            await self.writing


def settle(jobs: list[Job], error: StoreError | None) -> None:
    for job in jobs:
        if job.done.done():
            continue  # nobody waits any more
        if error:
            job.done.set_exception(error)
        else:
            job.done.set_result(None)
