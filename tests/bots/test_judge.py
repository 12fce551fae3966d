"""What the analysis after a game calls a mistake."""

from __future__ import annotations

import pytest

from snar.bots.rise.judge import RiseJudge
from snar.games import GAMES
from snar.kernel.rng import Rng, key_from_seed


def test_the_same_way_is_nothing_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the bot's plan walks as was walked, "Go to path 14. Better: Go to path 14" was told."""
    game, judge = GAMES["rise"], RiseJudge()
    g = game.new(game.agree(scenario="zacatecnici"), Rng(key_from_seed("judged")))
    while g.pending[0].topic != "movement":
        g.answer(g.pending[0].seat, g.pending[0].options[0].key)
    seat = g.pending[0].seat
    best = next(plan for plan in judge.craft.plans(g, seat) if plan.course)
    line = judge.walked(g, seat, best)

    def tried(g: object, seat: int, plans: list[object]) -> list[list[float]]:
        return [[1.0] * 8 if plan == best else [0.0] * 8 for plan in plans]

    monkeypatch.setattr(judge.search, "tried", tried)
    verdict = judge.verdict(g, seat, line)
    assert verdict and verdict.line == ()
    shorter = judge.verdict(g, seat, line[:-1] or (next(o.key for o in g.pending[0].options if o.key != line[0]),))
    assert shorter and shorter.line == line
