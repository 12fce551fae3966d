"""Bots think elsewhere, at a human pace; a dead thinker is replaced."""

from __future__ import annotations

import time
from pathlib import Path

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
