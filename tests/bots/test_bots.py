"""What every bot promises: an offered option, its best three with reasons, the same for the same seed, no peeking."""

from __future__ import annotations

from typing import Any

import pytest

from snar.bots import ask, make
from snar.bots.reasons import KEYS, REASONS
from snar.bots.rise.playout import play_game
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng, key_from_seed

from .conftest import VARIANTS, game

PLAYERS = ("random", "greedy", "snilek", "poutnik")  # those that search are in test_minds.py


def rng(seed: str | int) -> Rng:
    return Rng(key_from_seed(seed))


def test_an_unknown_bot_is_refused_with_the_known_names() -> None:
    known = "random, greedy, snilek, poutnik, mistr, hruzypan, ospalec, vytrvalec, znalec"
    with pytest.raises(ValueError, match=f"unknown bot 'clever'; known: {known}"):
        make("clever", 1)


def test_reasons_are_listed_once() -> None:
    assert len(KEYS) == len(REASONS)


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("variant", ["base", "trial-all-options"])
def test_advice_is_an_offered_option_with_the_best_three_and_their_reasons(name: str, variant: str) -> None:
    g, bot, dice = game(7, **VARIANTS[variant]), make(name, 7), rng(7)
    for _ in range(250):
        if g.over:
            break
        choice = g.pending[0]
        advice = ask(bot, g, choice.seat, dice)
        assert advice.option in choice.options
        assert advice.option == advice.top[0][0]
        assert len(advice.top) == min(3, len(choice.options))
        assert len({row[0].key for row in advice.top}) == len(advice.top)
        assert [row[1] for row in advice.top] == sorted((row[1] for row in advice.top), reverse=True)
        assert all(row[0] in choice.options and row[2] and set(row[2]) <= KEYS for row in advice.top)
        g.answer(choice.seat, advice.option.key)


@pytest.mark.parametrize("variant", VARIANTS)
def test_greedy_never_peeks(variant: str) -> None:
    """States that are equal to the seat get the same advice, from the same bot and from a fresh one."""
    g, bot, dice = game(3, **VARIANTS[variant]), make("greedy", 3), rng(3)
    for number in range(120):
        if g.over:
            break
        seat = g.pending[0].seat
        advice = bot.advise(imagine(g, seat, rng(f"a{number}")), seat)
        assert advice == bot.advise(imagine(g, seat, rng(f"b{number}")), seat)
        assert number % 10 or advice == make("greedy").advise(imagine(g, seat, rng(f"c{number}")), seat)
        g.answer(seat, ask(bot, g, seat, dice).option.key)


def test_asking_does_not_touch_the_real_state() -> None:
    g, bot, dice = game(5), make("greedy", 5), rng(5)
    for _ in range(80):
        before = g.dump()
        advice = ask(bot, g, g.pending[0].seat, dice)
        assert g.dump() == before
        g.answer(g.pending[0].seat, advice.option.key)


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [game(11), game(11)]
    results = [play_game(g, [make(name, 1), make(name, 2)], 11, cap_rounds=25) for g in games]
    assert results[0] == results[1]
    assert games[0].dump() == games[1].dump()


@pytest.mark.parametrize("variant", VARIANTS)
def test_greedy_plays_every_variant(variant: str) -> None:
    options: dict[str, Any] = VARIANTS[variant]
    g = game(2, **options)
    outcome = play_game(g, [make("greedy", i) for i in range(g.seats)], 2)
    assert outcome.stopped or outcome.seats or outcome.winner == -1
    assert outcome.decisions > 30
