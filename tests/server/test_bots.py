"""Bots think elsewhere: the loop is never held up, a dead thinker is replaced, whole games are played."""

from __future__ import annotations

import asyncio
import statistics
import time
from pathlib import Path

import pytest

from snar.games import GAMES
from snar.kernel.session import Session
from snar.server.bots import Brain, question

from .site import run, site


async def lags(stop: asyncio.Event) -> list[float]:
    """How late the loop was, every few milliseconds."""
    found = []
    while not stop.is_set():
        due = time.perf_counter() + 0.004
        await asyncio.sleep(0.004)
        found.append(time.perf_counter() - due)
    return found


def test_bots_play_a_whole_game_while_somebody_looks_and_never_hold_up_the_loop(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            made = await me.post("/api/tables", {"seats": ["greedy", "greedy"], "pace": "none", "visibility": "public"})
            await asyncio.sleep(0.3)
            room = await s.desk.tables.get(made["id"])
            assert room.record.number == 0  # nobody looks yet
            await me.join(made["id"])
            await me.until("update")
            stop = asyncio.Event()
            measured = asyncio.create_task(lags(stop))
            over = await me.until("over")
            stop.set()
            late = sorted(await measured)
            assert over["text"] and over["result"]["seats"]
            assert room.meta.status == "over"
            # The machine may be busy with other things: the usual lag is the measure.
            assert statistics.median(late) < 0.005, late[-5:]

    run(go())
    assert "failed" not in capfd.readouterr().err


def test_thinking_is_asked_with_what_the_seat_can_imagine_only() -> None:
    game = GAMES["rise"]
    session = Session.seeded(game, game.agree(), "secret")
    real = session.state.dump()
    asked = question("greedy", "t", "rise", session.state, 0)
    assert session.state.rng.key.hex() not in asked.line.decode()
    assert session.state.dump() == real


def test_a_dead_thinker_is_replaced() -> None:
    async def go() -> None:
        game = GAMES["rise"]
        state = Session.seeded(game, game.agree(), 1).state
        brain = Brain()
        asked = question("greedy", "t", "rise", state, 0)
        first = await brain.think(asked)
        assert brain.process
        brain.process.kill()
        brain.process.wait()
        assert await brain.think(asked) == first
        await brain.close()
        assert (await brain.think(question("random", "t", "rise", state, 0)))[0].key
        await brain.close()

    run(go())


def test_bots_take_their_time(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me = s.player()
            made = await me.post("/api/tables", {"seats": ["random", "random"], "pace": "fast"})
            started = time.monotonic()
            await me.join(made["id"])
            while me.n < 3:
                await me.hear()
            assert time.monotonic() - started > 0.3

    run(go())
