"""Minds see one form of a position, keep to their budget, answer whenever they are stopped, go on as they began."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest

from snar.bots import ask, make
from snar.bots.front import bots_of
from snar.bots.rise.craft import part
from snar.bots.rise.features import NAMES, features, turns
from snar.bots.rise.learned import LEARNER, RECKONING, craft, weights
from snar.bots.rise.memory import Memory
from snar.bots.rise.mind import Mind
from snar.bots.searching import Budget, Searching, as_seen, compared, overruled, still_running
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng, key_from_seed
from snar.rise.scenario import Table
from snar.rise.state import RiseState

from .conftest import VARIANTS, game

MANY = ("base", "four-spells", "trial", "trial-all-options", "brothers", "draft", "two-boards")


def rng(seed: str | int) -> Rng:
    return Rng(key_from_seed(seed))


def positions(every: int) -> Iterator[tuple[int, RiseState, int]]:
    """Moments of real games of all kinds at which somebody has to choose."""
    number = asked = 0
    while True:
        for variant in MANY:
            g, dice = game(f"peek/{number}", **VARIANTS[variant]), rng(number)
            walkers = [make("greedy", seat) for seat in range(g.seats)]
            while not g.over and g.round < 14:
                choice = g.pending[0]
                if len(choice.options) > 1:
                    asked += 1
                    if asked % every == 0:
                        yield number, g, choice.seat
                        number += 1
                        if number % 8 == 0:
                            break
                g.answer(choice.seat, ask(walkers[choice.seat], g, choice.seat, dice).option.key)


def test_what_a_seat_sees_has_one_form_and_one_value() -> None:
    for number, g, seat in positions(every=31):
        deals = [imagine(g, seat, rng(f"{deal}{number}"), alone=True) for deal in "ab"]
        assert as_seen(deals[0], seat)[0].dump() == as_seen(deals[1], seat)[0].dump()
        if all(row.cell >= 0 for row in g.figures):
            found = [features(Mind(deal, seat, Memory()), g.figures[0].team) for deal in deals]
            assert found[0] == found[1]
            assert len(found[0]) == len(NAMES)
            rival = features(Mind(g, seat, Memory()), g.figures[-1].team)
            if g.seats == 2:
                assert found[0] == pytest.approx([-number for number in rival])
        if number > 8:
            return


def test_the_weights_of_the_package_fit_what_is_looked_at() -> None:
    learned = weights()
    assert len(learned["value"]["weights"]) == len(LEARNER.beliefs)
    assert learned["record"]["asked"]["game"] == "rise"


def test_two_sides_and_everyone_for_themselves_are_weighed_apart() -> None:
    """A turn ahead of one rival is worth more than a turn ahead of the nearest of several."""
    mind = craft()
    for options, before, after in (({}, 0, len(NAMES)), ({"scenario": "zkouska-sily", "players": 3}, len(NAMES), 0)):
        g, walker = game(5, **options), craft().player()
        while not mind.under_way(g) or g.round < 3:
            g.answer(g.pending[0].seat, walker.answer(g, g.pending[0]))
        seen = mind.look(g, 0)
        assert len(seen) == 2 * len(NAMES)
        assert any(seen[before : before + len(NAMES)])
        assert not any(seen[after : after + len(NAMES)])


def test_the_fame_of_a_quest_counts_towards_the_end() -> None:
    """At the gate with the quest done: of three points an easy one (RS-ZKS-10) leaves two, a hard one the last."""
    left = {(level, fame): left_to_win(level, fame) for level in ("lovec", "dve-audience") for fame in (0, 1, 2)}
    assert left["dve-audience", 0] < left["lovec", 0]
    assert left["dve-audience", 1] == left["dve-audience", 2] == left["lovec", 2] < left["lovec", 1]


def left_to_win(quest: str, fame: int) -> float:
    """Turns of Rytíř, who is to have three points of fame."""
    row = {"field": "iridion.brana", "fame": fame, "quests": [{"id": quest, "world": "iridion", "done": True}]}
    t = Table(scenario="zkouska-sily", characters=["rytir", "stin"], fame=3, figures={"rytir": row})
    return turns(Mind(t.g, 0, Memory(taste=RECKONING)), 0)


def test_named_minds_know_what_the_time_gate_brings() -> None:
    """Two BP are left beside the mystery place: greedy steps on towards a gate, which it would reach anyway."""
    t = Table(figures={"rytir": {"field": "37", "bp": 2}, "stin": {"field": "88"}})
    assert make("greedy").advise(t.g, 0).option.key == "move 36"
    found = make("poutnik").advise(t.g, 0)
    assert found.option.key == "move t2"
    assert found.top[0][2] == ("time-gate",)


def middle(seed: int = 3, topic: str = "movement") -> tuple[RiseState, int]:
    """In the middle of a game, with several fields to go to, or cards to lay."""
    g, bot, dice = game(seed), make("greedy"), rng(seed)
    while True:
        choice = g.pending[0]
        if g.round > 6 and choice.topic == topic and len(choice.options) > 3:
            return g, choice.seat
        g.answer(choice.seat, ask(bot, g, choice.seat, dice).option.key)


def searching(playouts: int, **more: Any) -> Searching:
    return Searching("mind", craft(), Budget(playouts, **more))


def test_a_search_keeps_to_its_budget() -> None:
    g, seat = middle()
    bot = searching(30)
    bot.advise(imagine(g, seat, rng(1)), seat)
    assert 0 < bot.playouts <= 30


def test_a_mind_that_looks_farther_tries_plans_that_differ() -> None:
    """Of those for the same reason in the same part of the board two, so that others have their turn; the policy's
    own stays the first."""
    g, seat = middle()
    near, far = craft(most=12, margin=20.0), craft(most=12, margin=20.0, alike=2)
    few, many = near.plans(g, seat), far.plans(g, seat)
    assert many[0] == few[0]
    assert len(many) <= 12
    kinds = [(plan.reasons, part(g, plan.course.cells[-1])) for plan in many if plan.course and plan.course.cells]
    assert max(kinds.count(kind) for kind in kinds) <= 2
    assert min(plan.score for plan in many) < min(plan.score for plan in few)


def test_only_the_strongest_tries_out_what_to_lay() -> None:
    """Whoever lays cards as the policy would has one plan there; the strongest plays every cast on, and none too."""
    g, seat = middle(topic="casting")
    assert len(craft(most=6).plans(g, seat)) == 1
    assert len(craft(most=12, margin=20.0, alike=2, lays=True).plans(g, seat)) > 2
    seen = imagine(g, seat, rng(1))
    for name, thinks in (("mistr", False), ("hruzypan", True)):
        bot = bots_of("rise").by_name[name](1)
        assert isinstance(bot, Searching)
        bot.advise(seen, seat)
        assert (bot.playouts > 0) is thinks


def test_an_adviser_tells_what_laying_a_card_is_expected_to_bring() -> None:
    g, seat = middle(topic="casting")
    choice = g.choice_of(seat)
    assert choice
    found = bots_of("rise").prospects(g, seat, choice.options[:3])  # type: ignore[misc]
    assert found.now is not None
    assert found.after
    assert all(0.0 <= chance <= 1.0 for chance in found.after.values())


def test_a_search_that_is_stopped_answers_as_its_policy_would() -> None:
    g, seat = middle()
    seen = imagine(g, seat, rng(1))
    bot = searching(1000)
    bot.stopped = lambda: True
    assert bot.advise(seen, seat).option == searching(0).advise(seen, seat).option
    assert bot.playouts == 0


def test_where_somebody_waits_the_clock_counts_too() -> None:
    g, seat = middle()
    bot = searching(100_000, seconds=0.0)
    bot.hurries = True
    assert bot.advise(imagine(g, seat, rng(1)), seat).option in g.choice_of(seat).options  # type: ignore[union-attr]
    assert 0 < bot.playouts < 20


def test_a_way_once_chosen_is_walked_without_thinking_again() -> None:
    g, seat = middle()
    bot, dice, thought = searching(24), rng(2), []
    round, turn = g.round, g.turn
    while (g.round, g.turn) == (round, turn) and not g.over:
        choice, before = g.pending[0], bot.playouts
        if choice.seat != seat:
            break
        g.answer(seat, ask(bot, g, seat, dice).option.key)
        if choice.topic == "movement":
            thought.append(bot.playouts > before)
    assert thought[0]
    assert not all(thought)


def test_a_search_sees_that_its_side_wins() -> None:
    """Somebody who can walk into the last hall does, however little it thinks."""
    for seed in range(40):
        g, bot, dice = game(seed), make("poutnik"), rng(seed)
        while not g.over and g.round < 60:
            choice = g.pending[0]
            advice = ask(bot, g, choice.seat, dice)
            if "victory" in advice.top[0][2]:
                found = searching(12).advise(imagine(g, choice.seat, dice), choice.seat)
                assert found.top[0][2] == ("victory",)
                return
            g.answer(choice.seat, advice.option.key)
    raise AssertionError("nobody came near a victory")


def test_the_policy_is_overruled_only_where_the_gain_is_clear() -> None:
    steady, worse = [0.5] * 12, [0.3, 0.31, 0.3, 0.29] * 3
    better, wild = [0.6, 0.62, 0.6, 0.58] * 3, [0.95, 0.1, 0.85, 0.15] * 3
    assert compared(better, steady).mean == pytest.approx(0.1)
    assert compared(better, steady).error < compared(wild, steady).error
    assert overruled([steady, better, worse]) == 1
    assert overruled([steady, wild, worse]) == 0  # it may have been luck
    assert overruled([steady, [0.51] * 12, worse]) == 0  # sure, but not worth it
    assert overruled([steady[:1], better[:1]]) == 0  # one game says nothing
    assert still_running([steady, better, worse], [0, 1, 2]) == [0, 1]
    assert still_running([steady, wild, worse], [0, 1, 2]) == [0, 1]
    assert still_running([better, steady, worse], [0, 1, 2]) == [0]


@pytest.mark.alone
def test_a_decision_of_the_learned_policy_takes_at_most_three_milliseconds() -> None:
    from snar.lab.watching import Timed

    bots = [Timed(make("poutnik", seat)) for seat in range(2)]
    bots_of("rise").play(game(1), bots, 1)
    assert fmean(bot.seconds / bot.answers for bot in bots) < 0.003
