"""Bots think elsewhere: the loop is never held up, a dead thinker is replaced, whole games are played."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from snar.games import GAMES
from snar.kernel.session import Session
from snar.server.bots import Brain, question
from snar.server.tuning import tune

from .site import run, site

TABLES = {
    "rise": {"visibility": "public"},
    "ether": {"game": "ether", "start": "dream:prvni-sen", "sleepers": ["hracka", "drsnak"], "visibility": "public"},
}
HELD = 0.005 if os.environ.get("SNAR_LONG") else 0.01  # seconds; the machine of a plain run may be slower


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """How long each callback held up the event loop, in seconds of processor time: others may be using the machine."""
    found: list[float] = []
    work = asyncio.Handle._run  # type: ignore[attr-defined]

    def timed(handle: asyncio.Handle) -> None:
        started = time.thread_time()
        work(handle)
        found.append(time.thread_time() - started)

    monkeypatch.setattr(asyncio.Handle, "_run", timed)
    before = gc.get_threshold(), sys.getswitchinterval()
    tune()
    yield found
    gc.unfreeze()
    gc.set_threshold(*before[0])
    sys.setswitchinterval(before[1])


@pytest.mark.alone
@pytest.mark.parametrize("game", ["rise", "ether"])
def test_bots_play_a_whole_game_while_somebody_looks_and_never_hold_up_the_loop(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], held: list[float], game: str
) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            me, friend = s.player(), s.player()
            made = await me.post("/api/tables", {**TABLES[game], "seats": ["greedy", "greedy"], "pace": "none"})
            await asyncio.sleep(0.3)
            room = await s.desk.tables.get(made["id"])
            assert room.record.number == 0  # nobody looks yet
            await me.join(made["id"], lang="cs")
            await friend.join(made["id"], lang="en")
            await asyncio.gather(me.until("update"), friend.until("update"))
            held.clear()
            over, _ = await asyncio.gather(me.until("over"), friend.until("over"))
            assert over["text"] and over["result"]["seats" if game == "rise" else "outcome"]
            assert room.meta.status == "over"
            assert max(held) < HELD, sorted(held)[-5:]
            assert len(held) > 1000

    run(go())
    assert "failed" not in capfd.readouterr().err


def test_thinking_is_asked_with_what_the_seat_can_imagine_only() -> None:
    game = GAMES["rise"]
    session = Session.seeded(game, game.agree(), "secret")
    real = session.state.dump()
    asked = question("greedy", "t", "rise", session.state, 0)
    assert session.state.rng.key.hex() not in asked.line().decode()
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


def test_what_nobody_wants_to_know_any_more_is_not_thought_about() -> None:
    async def go() -> None:
        game = GAMES["rise"]
        asked = question("greedy", "t", "rise", Session.seeded(game, game.agree(), 1).state, 0)
        brain = Brain()
        assert await brain.think(asked, lambda: False) == []
        assert brain.process is None

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
