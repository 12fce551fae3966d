"""Processes that die or hang."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress

from ..database import children
from ..house import CREW, FILE, House
from .fault import WITHIN, fault, start


@fault("server-killed", FILE, "kill -9 of the only server; started again")
async def server_killed(house: House) -> float:
    house.server.kill()
    await start(house)
    return await house.played()


@fault("server-ended", FILE, "SIGTERM under load; started again")
async def server_ended(house: House) -> float:
    await asyncio.to_thread(house.server.stop)
    await start(house)
    return await house.played()


@fault("server-stopped", FILE, "SIGSTOP of the only server for 6 s")
async def server_stopped(house: House) -> float:
    os.kill(house.server.pid, signal.SIGSTOP)
    await asyncio.sleep(6)
    os.kill(house.server.pid, signal.SIGCONT)
    return await house.played()


@fault("worker-killed", CREW, "kill -9 of either of two workers, one after the other: every page goes on within 5 s")
async def worker_killed(house: House) -> float:
    waited = [await without(house, victim) for victim in house.workers()]
    assert max(waited) < WITHIN, f"the slowest table waited {max(waited):.1f} s"
    return max(waited)


async def without(house: House, victim: int) -> float:
    """How long the slowest table waited once this worker was killed. Another one has taken its place afterwards."""
    os.kill(victim, signal.SIGKILL)
    waited = await house.played()
    await house.until(lambda: victim not in house.workers() and len(house.workers()) == 2)
    return waited


@fault("both-workers-killed", CREW, "kill -9 of both workers at once; they are started again by the first process")
async def both_workers_killed(house: House) -> float:
    for pid in house.workers():
        os.kill(pid, signal.SIGKILL)
    return await house.played()


@fault(
    "worker-stopped",
    CREW,
    "SIGSTOP of one of two workers for 12 s: others take its tables; what it writes then is refused",
)
async def worker_stopped(house: House) -> float:
    victim = house.workers()[0]
    os.kill(victim, signal.SIGSTOP)
    await asyncio.sleep(12)
    os.kill(victim, signal.SIGCONT)
    return await house.played()


@fault("worker-hangs", CREW, "SIGSTOP of one of two workers for good: it is ended after 20 s without a sign of life")
async def worker_hangs(house: House) -> float:
    victim = house.workers()[0]
    os.kill(victim, signal.SIGSTOP)
    waited = await house.played()
    await house.until(lambda: victim not in house.workers() and len(house.workers()) == 2)
    return max(waited, await house.played())


@fault("workers-replaced", CREW, "SIGHUP: every worker is replaced, one after another")
async def workers_replaced(house: House) -> float:
    before = {*house.workers()}
    os.kill(house.server.pid, signal.SIGHUP)
    await house.until(lambda: not before & {*house.workers()} and len(house.workers()) == 2)
    return await house.played()


@fault("bot-killed", FILE, "kill -9 of the thinking process, five times while bots play", bots=True)
async def bot_killed(house: House) -> float:
    for _ in range(5):
        await house.until(lambda: bool(children(house.server.pid)))
        with suppress(ProcessLookupError):
            os.kill(children(house.server.pid)[0], signal.SIGKILL)
        await house.played(1)
    return await house.played()


@fault("bot-stopped", FILE, "SIGSTOP of the thinking process: it is given up after 20 s and replaced", bots=True)
async def bot_stopped(house: House) -> float:
    await house.until(lambda: bool(children(house.server.pid)))
    os.kill(children(house.server.pid)[0], signal.SIGSTOP)
    return await house.played()


@fault("thinker-killed", CREW, "`snar think` comes, takes questions, and is killed with what it took", bots=True)
async def thinker_killed(house: House) -> float:
    words = [sys.executable, "-m", "snar.cli", "think", "--store", house.where]
    with subprocess.Popen(words, stdout=subprocess.PIPE) as thinker:
        assert thinker.stdout
        await asyncio.to_thread(thinker.stdout.readline)
        await house.played()
        for pid in [*children(thinker.pid), thinker.pid]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    return await house.played()
