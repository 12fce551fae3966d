"""Bots think elsewhere, at a human pace; a dead thinker is replaced."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

import pytest

from snar.games import GAMES
from snar.kernel.session import Session
from snar.server.thinking.pool import Brain, question

from .site import run, site


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
        brain = Brain(1)
        asked = question("greedy", "t", "rise", state, 0)
        first = await brain.think(asked)
        thinker = brain.thinkers[0]
        assert thinker.process
        thinker.process.kill()
        thinker.process.wait()
        assert await brain.think(asked) == first
        await brain.close()
        assert (await brain.think(question("random", "t", "rise", state, 0)))[0].key
        await brain.close()

    run(go())


def test_two_think_beside_each_other_and_each_is_asked_by_whom_it_remembers() -> None:
    async def go() -> None:
        game = GAMES["rise"]
        state = Session.seeded(game, game.agree(), 1).state
        brain = Brain(2)
        asked = [question("poutnik", table, "rise", state, 0) for table in ("one", "other")]
        first = await asyncio.gather(
            *(brain.think(one, whose=(table, "")) for table, one in zip("ab", asked, strict=True))
        )
        assert first[0] == first[1]
        assert len({thinker.process.pid for thinker in brain.thinkers if thinker.process}) == 2
        by = {thinker.last: thinker for thinker in brain.thinkers}
        assert brain.taken("other/0/poutnik") is by["other/0/poutnik"]
        await brain.close()

    run(go())


def test_thinking_that_is_given_up_is_stopped_and_the_next_one_served() -> None:
    async def go() -> None:
        game = GAMES["rise"]
        state = Session.seeded(game, game.agree(), 1).state
        brain = Brain(1)
        asked = question("greedy", "t", "rise", state, 0)
        first = await brain.think(asked)
        process = brain.thinkers[0].process
        assert process
        process.send_signal(signal.SIGSTOP)  # it would think for ever
        task = asyncio.create_task(brain.think(asked))
        await asyncio.sleep(0.05)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert process.wait(5)
        assert await brain.think(asked) == first
        await brain.close()

    run(go())


def test_what_nobody_wants_to_know_any_more_is_not_thought_about() -> None:
    async def go() -> None:
        game = GAMES["rise"]
        asked = question("greedy", "t", "rise", Session.seeded(game, game.agree(), 1).state, 0)
        brain = Brain()
        assert await brain.think(asked, lambda: False) == []
        assert not any(thinker.process for thinker in brain.thinkers)

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
