"""Thinking that a house of several servers shares: here while somebody is free here, otherwise wherever somebody is.

`snar think` is a process that does nothing else, on any machine that reaches the database.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from snar.store.jobs import Jobs
from snar.store.port import StoreError

from .pool import PATIENCE, Asked, Brain, Question, Thought

log = logging.getLogger("snar.bots")
REST = 1.0  # seconds after the database did not answer
HOUSE = "the house"  # for whom it thinks when another server asks


class Written(NamedTuple):
    """A question of another server, as it was written down there: only what its seat can imagine."""

    words: dict[str, object]
    body: bytes
    known: list[Thought]

    def line(self) -> bytes:
        return self.body


class SharedBrain(Brain):
    def __init__(self, jobs: Jobs, number: int = 0, packs: Sequence[Path] = ()) -> None:
        super().__init__(number, packs)
        self.jobs = jobs
        self.helping: list[asyncio.Task[None]] = []

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self.helping = [loop.create_task(self.help()) for _ in self.thinkers]

    @property
    def busy(self) -> bool:
        return self.turns.busy.total() >= self.turns.beside or bool(self.turns.waiting)

    async def think(
        self, asked: Asked, wanted: Callable[[], bool] = lambda: True, whose: tuple[str, str] = ("", "")
    ) -> list[Thought]:
        """Others may lack the pack of the game, or be gone: whoever gets no answer thinks for itself."""
        if isinstance(asked, Question) and not asked.known and self.busy:
            try:
                answer = await self.jobs.ask(await asyncio.to_thread(asked.line), PATIENCE)
            except (TimeoutError, StoreError):
                answer = "[]"
            if found := thoughts(answer):
                return found
        return await super().think(asked, wanted, whose)

    async def help(self) -> None:
        """Take what others could not think about, one at a time."""
        while True:
            try:
                job = await self.jobs.take()
                body = json.loads(job.body)
                asked = Written({"who": body["who"]}, job.body, [])
                found = await super().think(asked, whose=(HOUSE, ""))
                await self.jobs.answer(job, json.dumps([list(thought) for thought in found]))
            except StoreError:
                await asyncio.sleep(REST)
            except (ValueError, KeyError, TypeError):
                log.exception("a question of another server could not be read")

    async def close(self) -> None:
        for task in self.helping:
            task.cancel()
        await asyncio.gather(*self.helping, return_exceptions=True)
        await super().close()


def thoughts(answer: str) -> list[Thought]:
    return [Thought(*row) for row in json.loads(answer)]
