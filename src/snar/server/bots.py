"""Bots think in a process of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sys
from typing import NamedTuple

from snar.bots import BOTS, make
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng
from snar.kernel.state import State

PATIENCE = 20.0  # seconds
LINE = 1 << 22  # bytes of one answer
log = logging.getLogger("snar.bots")


class Thought(NamedTuple):
    key: str
    reasons: list[str]


class Question(NamedTuple):
    """What a bot is asked: what its seat can imagine, or the answer where it needs no thinking."""

    line: bytes
    known: list[Thought]


def question(bot: str, table: str, game: str, g: State, seat: int) -> Question:
    """Made from the live state in no time; what leaves is only what the seat can imagine."""
    if not BOTS[bot](0).imagines:
        top = make(bot, secrets.token_hex(8)).advise(g, seat).top
        return Question(b"", [Thought(option.key, list(why)) for option, _, why in top])
    state = imagine(g, seat, Rng(secrets.token_bytes(32))).dump()
    words = {"who": f"{table}/{seat}/{bot}", "bot": bot, "game": game, "seat": seat}
    return Question(f'{json.dumps(words)[:-1]}, "state": {state}}}\n'.encode(), [])


class Brain:
    """Asks the thinking process; starts it when first needed and again when it has died."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()

    async def think(self, asked: Question) -> list[Thought]:
        """Best first; nothing when the bot does not know what to do."""
        if asked.known:
            return asked.known
        for _ in range(2):
            try:
                return await asyncio.wait_for(self.ask(asked.line), PATIENCE)
            except (OSError, EOFError, ValueError, TimeoutError):
                log.warning("the thinking process failed, it is started anew")
                self.stop()
        return []

    async def ask(self, line: bytes) -> list[Thought]:
        async with self.lock:
            if self.process is None or self.process.returncode is not None:
                self.process = await start()
            assert self.process.stdin and self.process.stdout
            self.process.stdin.write(line)
            await self.process.stdin.drain()
            answer = await self.process.stdout.readline()
            if not answer:
                raise EOFError
            return [Thought(key, reasons) for key, reasons in json.loads(answer)]

    def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
        self.process = None

    async def close(self) -> None:
        process = self.process
        self.stop()
        if process is not None:
            await process.wait()


async def start() -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-m", "snar.server.thinker")
    return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LINE)
