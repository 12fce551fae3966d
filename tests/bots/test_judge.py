"""What the analysis after a game calls a mistake."""

from __future__ import annotations

from typing import Any

import pytest

from snar.bots.review import apart, counted_once
from snar.bots.rise.judge import RiseJudge
from snar.games import GAMES
from snar.kernel.rng import Rng, key_from_seed
from snar.rise.state import RiseState


@pytest.fixture
def moving() -> RiseState:
    """Somebody stands before the first movement."""
    game = GAMES["rise"]
    g: Any = game.new(game.agree(scenario="zacatecnici"), Rng(key_from_seed("judged")))
    while g.pending[0].topic != "movement" or len(g.pending[0].options) < 3:
        g.answer(g.pending[0].seat, g.pending[0].options[0].key)
    return g  # type: ignore[no-any-return]


def test_the_same_way_is_nothing_better(monkeypatch: pytest.MonkeyPatch, moving: RiseState) -> None:
    """Where the bot's plan walks as was walked, "Go to path 14. Better: Go to path 14" was told."""
    judge, g = RiseJudge(), moving
    seat = g.pending[0].seat
    best = next(plan for plan in judge.craft.plans(g, seat) if plan.course)
    line = judge.walked(g, seat, best)
    imagined: list[Any] = []

    def tried(g: object, seat: int, plans: list[object]) -> list[list[float]]:
        imagined.extend(plans[1:])
        return [[1.0] * 8 if plan == best else [0.0] * 8 for plan in plans]

    monkeypatch.setattr(judge.search, "tried", tried)
    verdict = judge.verdict(g, seat, line)
    assert verdict and verdict.line == () and best not in imagined
    ways = [judge.walked(g, seat, plan) for plan in imagined]
    assert len(ways) == len(set(ways)) and line not in ways
    shorter = judge.verdict(g, seat, line[:-1] or (next(o.key for o in g.pending[0].options if o.key != line[0]),))
    assert shorter and shorter.line == line


def test_a_detour_that_comes_to_the_same_is_nothing_worse(monkeypatch: pytest.MonkeyPatch, moving: RiseState) -> None:
    judge, g = RiseJudge(), moving
    seat = g.pending[0].seat
    plans = judge.craft.plans(g, seat)
    best = next(plan for plan in plans if plan.course)
    line = judge.walked(g, seat, best)
    monkeypatch.setattr("snar.bots.rise.judge.after", lambda g, seat, line: "the same")
    assert not judge.other_ways(g, seat, ("move elsewhere", *line), [best])
    monkeypatch.setattr("snar.bots.rise.judge.after", lambda g, seat, line: str(line))
    assert judge.other_ways(g, seat, ("move elsewhere", *line), [best]) == {line: best}


def found(n: int, lost: float, of: str = "movement stin", turn: int = 1) -> dict[str, Any]:
    verdict = {"mine": 0.5 - lost, "best": 0.5, "better": ["move 9"], "chosen": ["move 1"], "of": of}
    return {"n": n, "seat": 0, "round": 6, "turn": turn, "verdict": verdict}


def test_what_one_movement_gave_away_counts_once() -> None:
    """An event on the way parts a movement: in one game 4 of 12 slips were of one slow walk."""
    parts = [found(1, 0.04), found(2, 0.06), found(3, 0.06), found(4, 0.0), found(5, 0.01, turn=2)]
    parts.append(found(6, 0.03, of=""))
    parts.append(found(7, 0.03, of=""))
    assert [one["n"] for one in counted_once(parts) if one["verdict"]] == [2, 5, 6, 7]


def test_steps_of_one_character_in_a_turn_are_one_decision(moving: RiseState) -> None:
    judge, g = RiseJudge(16), moving
    seat = g.pending[0].seat
    line = judge.walked(g, seat, next(plan for plan in judge.craft.plans(g, seat) if plan.course))
    verdict = judge.verdict(g, seat, line)
    assert verdict and verdict.of == f"movement {dict(g.pending[0].about)['figure']}"
    assert judge.goes_on("movement", "move 1", "move 2") and judge.goes_on("movement", "move 1", "end")
    assert not judge.goes_on("movement", "move 1", "trade")


@pytest.mark.parametrize(
    ("line", "other", "told"),
    [
        (("move 3", "move 4", "move 9"), ("move 3", "move 5", "move 9"), "by 4"),
        (("move 9",), ("move 3", "move 9"), "straight"),
        (("move 3", "move 9"), ("move 9",), "by 3"),
        (("move 9", "end"), ("move 9",), "end"),
        (("move 9",), ("move 9", "end"), ""),
    ],
)
def test_ways_to_the_same_field_are_told_apart(line: tuple[str, ...], other: tuple[str, ...], told: str) -> None:
    assert apart(line, other) == told
