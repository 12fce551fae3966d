"""Bots think in a process of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from snar.bots import BOTS, make
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng
from snar.kernel.state import State

from ..http.waiting import Turns

PATIENCE = 20.0  # seconds
COMMAND = (sys.executable, "-m", "snar.server.thinking.process")
log = logging.getLogger("snar.bots")


class Thought(NamedTuple):
    """`why`: what fits the position, as [kind, figures, field]; empty where only the kind of reason is known."""

    key: str
    reasons: list[str]
    why: list[Any] = []  # noqa: RUF012 (never changed)


class Question(NamedTuple):
    """What a bot is asked: about a copy of the game, or the answer where it needs no thinking."""

    words: dict[str, object]
    seat: int
    twin: State | None
    known: list[Thought]

    def line(self) -> bytes:
        """What leaves for the bot is only what its seat can imagine. Worked out in a thread: the copy is ours alone."""
        assert self.twin
        imagined = imagine(self.twin, self.seat, Rng(secrets.token_bytes(32)))
        return f'{json.dumps(self.words)[:-1]}, "state": {imagined.dump()}}}\n'.encode()


def question(bot: str, table: str, game: str, g: State, seat: int, advises: bool = False) -> Question:
    """Made from the live state in no time."""
    if not BOTS[bot](0).imagines:
        top = make(bot, secrets.token_hex(8)).advise(g, seat).top
        return Question({}, seat, None, [Thought(option.key, list(why)) for option, _, why in top])
    who = f"{table}/{seat}/{'advice' if advises else bot}"
    words = {"who": who, "advises": advises, "bot": bot, "game": game, "seat": seat}
    return Question(words, seat, g.clone(), [])


class Brain:
    """Asks the thinking process; starts it when first needed and again when it has died.

    All of that in a thread: even starting a process would hold up the event loop for too long.
    """

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.turns = Turns()

    async def think(
        self, asked: Question, wanted: Callable[[], bool] = lambda: True, whose: tuple[str, str] = ("", "")
    ) -> list[Thought]:
        """Best first; nothing when the bot does not know what to do, or nobody wants to know when it is its turn.

        `whose`: the address and the guest for whom it thinks."""
        if asked.known:
            return asked.known
        async with self.turns.of(*whose):
            if not wanted():
                return []
            for _ in range(2):
                try:
                    return await asyncio.wait_for(asyncio.to_thread(self.ask, asked), PATIENCE)
                except (OSError, EOFError, ValueError, TimeoutError):
                    log.warning("the thinking process failed, it is started anew")
                    await self.close()
        return []

    def ask(self, asked: Question) -> list[Thought]:
        if self.process is None or self.process.poll() is not None:
            self.stop()
            self.process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(asked.line())
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise EOFError
        return [Thought(*row) for row in json.loads(answer)]

    def stop(self) -> None:
        """Whoever waits for its answer reads the end of it."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            with suppress(OSError), process:  # closes the pipes, and it may have left words unread
                pass

    async def close(self) -> None:
        await asyncio.to_thread(self.stop)
