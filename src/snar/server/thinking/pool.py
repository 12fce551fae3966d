"""Bots think in processes of their own, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple, Protocol

from snar.bots import make
from snar.bots.play import blindfolded
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng
from snar.kernel.state import State

from ..http.waiting import Turns

PATIENCE = 20.0  # seconds
MOST = 4  # processes; one core is left to the tables
COMMAND = (sys.executable, "-m", "snar.server.thinking.process")
log = logging.getLogger("snar.bots")


class Thought(NamedTuple):
    """`why`: what fits the position, as [kind, figures, field]; empty where only the kind of reason is known.
    `chances`: to win, now and after this answer, as far as they are known."""

    key: str
    reasons: list[str]
    why: list[Any] = []  # noqa: RUF012 (never changed)
    chances: list[float | None] = []  # noqa: RUF012 (never changed)


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
    made = make(bot, secrets.token_hex(8))
    if not made.imagines:
        top = made.advise(blindfolded(g, seat), seat).top
        return Question({}, seat, None, [Thought(option.key, list(why)) for option, _, why in top])
    who = f"{table}/{seat}/{'advice' if advises else bot}"
    words = {"who": who, "advises": advises, "bot": bot, "game": game, "seat": seat}
    return Question(words, seat, g.clone(), [])


class Asked(Protocol):
    """What a thinker needs to know of a question, whoever wrote it."""

    @property
    def words(self) -> dict[str, object]: ...
    @property
    def known(self) -> list[Thought]: ...
    def line(self) -> bytes: ...


class Thinker:
    """One process: started when first needed, and again when it has died.

    All of that in a thread: even starting a process would hold up the event loop for too long.
    """

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.command = (*COMMAND, *map(str, packs))
        self.process: subprocess.Popen[bytes] | None = None
        self.lock = Lock()  # one that was given up may not have begun yet
        self.closed = False  # for good: what starts after that ends at once
        self.last = ""  # for whom it thought last: it may remember what that bot has begun

    def ask(self, asked: Asked) -> list[Thought]:
        with self.lock:
            return self.answer(asked)

    def answer(self, asked: Asked) -> list[Thought]:
        if self.process is None or self.process.poll() is not None:
            self.stop()
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        process = self.process
        if self.closed:
            self.stop()
            raise EOFError
        assert process.stdin and process.stdout
        process.stdin.write(asked.line())
        process.stdin.flush()
        answer = process.stdout.readline()
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


class Brain:
    """So many thinkers: whoever asks waits for a free one in turn, and never the event loop."""

    def __init__(self, number: int = 0, packs: Sequence[Path] = ()) -> None:
        """`packs`: folders of those that were brought, which the thinkers have to know as well."""
        number = number or max(1, min(MOST, (os.cpu_count() or 2) - 1))
        self.thinkers = [Thinker(packs) for _ in range(number)]
        self.free = list(self.thinkers)
        self.turns = Turns(beside=number, each=max(1, number - 1))

    async def think(
        self, asked: Asked, wanted: Callable[[], bool] = lambda: True, whose: tuple[str, str] = ("", "")
    ) -> list[Thought]:
        """Best first; nothing when the bot does not know what to do, or nobody wants to know when it is its turn.

        `whose`: the address and the guest for whom it thinks."""
        if asked.known:
            return asked.known
        async with self.turns.of(*whose):
            if not wanted():
                return []
            thinker = self.taken(str(asked.words["who"]))
            try:
                return await answered(thinker, asked)
            finally:
                self.free.append(thinker)

    def taken(self, who: str) -> Thinker:
        """The one that remembers this bot, or whoever has rested longest."""
        thinker = next((one for one in self.free if one.last == who), self.free[0])
        self.free.remove(thinker)
        thinker.last = who
        return thinker

    async def close(self) -> None:
        for thinker in self.thinkers:
            thinker.closed = True
            await asyncio.to_thread(thinker.stop)


async def answered(thinker: Thinker, asked: Asked) -> list[Thought]:
    """Asked once more where it failed. Whoever is no longer wanted is stopped at once: thinking costs."""
    for _ in range(2):
        try:
            return await asyncio.wait_for(asyncio.to_thread(thinker.ask, asked), PATIENCE)
        except asyncio.CancelledError:
            thinker.stop()
            raise
        except (OSError, EOFError, ValueError, TimeoutError):
            if thinker.closed:
                break
            log.warning("the thinking process failed, it is started anew")
            await asyncio.to_thread(thinker.stop)
    return []
