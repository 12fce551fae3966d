"""The event loop is never held up for long.

Measured in processor time, as others may be using the machine. A virtual machine counts what its host takes away as
time of whoever was running (a fixed piece of work of one millisecond took up to ten): so the same game is played two
or three times, and what holds up the loop by itself does so every time.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng
from snar.kernel.state import State
from snar.server.ether import voice as ether_voice
from snar.server.rise import voice
from snar.server.table import house as tables
from snar.server.thinking import pool as bots
from snar.server.tuning import tune

from .site import run, site

LONG = bool(os.environ.get("SNAR_LONG"))
HELD = 0.005 if LONG else 0.01  # seconds; the machine of a plain run may be slower
RUNS = 3 if LONG else 2
ANSWERS = 10_000 if LONG else 150  # at most; the long run goes on to the end
BOTS = {"seats": ["greedy", "greedy"], "pace": "none", "visibility": "public", "seed": "loop"}
DREAM = {"game": "ether", "agreement": {"start": "dream:prvni-sen", "sleepers": ["hracka", "drsnak"]}}
Calls = list[tuple[int, float]]  # of each callback: the last answer, and how long it took


class Watch:
    """Notes every callback of the event loop while a game goes on."""

    def __init__(self) -> None:
        self.calls: Calls = []
        self.number: Callable[[], int] = lambda: 0
        self.on = False

    def longest(self) -> dict[int, float]:
        """By answer, the longest callback while it was the last one."""
        found: dict[int, float] = {}
        for number, seconds in self.calls:
            found[number] = max(seconds, found.get(number, 0.0))
        return found


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    found = Watch()
    work = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        started = time.thread_time()
        work(handle)
        if found.on:
            found.calls.append((found.number(), time.thread_time() - started))

    monkeypatch.setattr(asyncio.Handle, "_run", timed)
    before = sys.getswitchinterval()
    tune()
    yield found
    gc.unfreeze()
    gc.enable()
    sys.setswitchinterval(before)


@pytest.fixture
def same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that imagine the same every time: with the same dice it is the same game."""

    def alike(g: State, seat: int, _: Rng) -> State:
        return imagine(g, seat, Rng(bytes(32)))

    monkeypatch.setattr(bots, "imagine", alike)
    monkeypatch.setattr(tables, "new_id", lambda: "the-same-table")


@pytest.mark.alone
@pytest.mark.usefixtures("same")
@pytest.mark.parametrize("about", [{}, DREAM], ids=["rise", "ether"])
def test_bots_play_while_somebody_looks_and_never_hold_up_the_loop(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], watch: Watch, about: dict[str, Any]
) -> None:
    runs, journals = [], []
    for turn in range(RUNS):
        voice.KNOWN.clear()  # nothing is known by heart from the game before
        ether_voice.LANGUAGES.clear()
        journals.append(run(watched(tmp_path / str(turn), watch, about)))
        runs.append(watch.longest())
    assert all(journal == journals[0] for journal in journals)
    always = {number: min(found[number] for found in runs) for number in set.intersection(*map(set, runs))}
    assert len(always) > len(journals[0]) * 0.99
    assert max(always.values()) < HELD, sorted(always.values())[-5:]
    assert "failed" not in capfd.readouterr().err


async def watched(folder: Path, watch: Watch, about: dict[str, Any]) -> list[str]:
    """A game between two bots, with two people of two languages who look on."""
    async with site(folder) as s:
        me, friend = s.player(), s.player()
        made = await me.post("/api/tables", {**BOTS, **about})
        await asyncio.sleep(0.3)
        room = await s.services.tables.get(made["id"])
        assert room.record.number == 0  # nobody looks yet
        await me.join(made["id"], lang="cs")
        await friend.join(made["id"], lang="en")
        await asyncio.gather(me.until("update"), friend.until("update"))
        watch.calls, watch.number, watch.on = [], lambda: room.record.number, True
        while room.meta.status == "running" and room.record.number < ANSWERS:
            await asyncio.gather(me.until("update", "over"), friend.until("update", "over"))
        watch.on = False
        assert len(watch.calls) > 1000
        assert room.meta.status == ("over" if LONG else "running")
        return room.record.lines(0)[:ANSWERS]
