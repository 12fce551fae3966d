"""What foresight spares itself: it says the same as if everything had been tried out, in games near their end."""

import random

import pytest

from snar.ether import foresight
from snar.ether.foresight import Ahead, harmless, looked_ahead, outcome
from snar.ether.options import SLEEPERS
from snar.ether.rules.turns.readiness import READY
from snar.games import GAMES
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng, key_from_seed

GAME = GAMES["ether"]
STARTS = ("dream:prvni-sen", "dream:ustredna", "slumber:prizrak")


def ailing(start: str, sleepers: int, answers: int):
    """Random games of sleepers who could die of little, one after another, at every question."""
    rules = GAME.agree(sleepers=SLEEPERS[:sleepers], start=start)
    dice, number = random.Random(start), 0
    while number < answers:
        g = GAME.new(rules, Rng(key_from_seed(f"spares/{start}/{number}")))
        while not g.over and number < answers:
            yield g
            number += 1
            g.clone()  # as at a table: rows are copied before they are written
            if number % 8 == 0 and g.mode in ("dream", "slumber"):
                for seat in range(sleepers):
                    g.edit(seat).distress = max(g.sleepers[seat].distress, dice.randrange(4, 8))
            choice = dice.choice((*g.pending, *g.standing))
            g.answer(choice.seat, dice.choice(choice.options).key)


def questions(g):
    return [(choice, option.key) for choice in (*g.pending, *g.standing) for option in choice.options]


@pytest.mark.parametrize(("start", "sleepers"), [*zip(STARTS, (2, 3, 4), strict=True)])
def test_a_hurried_game_comes_to_the_same_as_one_in_which_everything_is_asked(start, sleepers):
    dice = random.Random(sleepers)
    for g in ailing(start, sleepers, 120):
        choice, key = dice.choice(questions(g))
        slow, fast = g.clone(), g.clone()
        fast.hurried = True
        for twin in (slow, fast):
            twin.answer(choice.seat, key)
        assert (fast.dump(), fast.events, fast.barrier) == (slow.dump(), slow.events, slow.barrier)
        assert {one.seat for one in fast.pending} <= {one.seat for one in slow.pending}
        assert bool(fast.pending) == bool(slow.pending) and fast.into == slow.into
        if choice.topic == "action":  # the one answer that is given in such a game
            assert all(bool(one.find(READY)) == bool(slow.choice_of(one.seat).find(READY)) for one in fast.pending)


@pytest.mark.parametrize(("start", "sleepers"), [*zip(STARTS, (2, 3, 4), strict=True)])
def test_what_is_called_harmless_kills_nobody(start, sleepers):
    spared = 0
    for g in ailing(start, sleepers, 120):
        for choice, key in questions(g):
            if harmless(g, choice, key):
                found = outcome(choice, (key,), Ahead(g, choice.seat))
                assert not found.deaths and not found.lost
                spared += 1
    assert spared > 100


@pytest.mark.parametrize(("start", "sleepers"), [*zip(STARTS, (4, 2, 3), strict=True)])
def test_what_was_foreseen_before_is_what_would_be_foreseen_now(start, sleepers):
    """Whoever is looked at, whoever said before that they are ready, and however the cards lay then."""
    compared, dice = 0, random.Random(sleepers)
    for g in ailing(start, sleepers, 150):
        anew = g.clone()
        anew.remembered = {}
        for choice, key in questions(g):
            if not harmless(g, choice, key) and (key == READY or dice.random() < 0.3):
                found = looked_ahead(g, choice, (key,))
                anew.remembered.clear()
                foresight.lying.cache_clear()
                foresight.scattered.cache_clear()
                assert looked_ahead(anew, choice, (key,)) == found
                compared += 1
    assert compared > 100


def test_when_all_are_ready_is_played_once_for_all_who_know_the_same(monkeypatch):
    played = []
    answer = foresight.answer
    monkeypatch.setattr(foresight, "answer", lambda *about: played.append(about[2]) or answer(*about))
    g = next(g for g in ailing("dream:ustredna", 3, 60) if len(g.pending) == 3 and g.pending[0].topic == "action")
    said = {choice.seat: looked_ahead(g, choice, (READY,)) for choice in g.pending}
    once = len(played)
    assert 1 <= once <= foresight.SAMPLES and len(set(said.values())) == 1
    g.clone()
    g.answer(0, READY)
    assert looked_ahead(g, g.pending[0], (READY,)).deaths == said[1].deaths
    assert len(played) == once  # one more is ready, and nothing else has happened


@pytest.mark.parametrize(("start", "sleepers"), [*zip(STARTS, (2, 3, 4), strict=True)])
def test_what_is_spared_does_not_hang_on_what_nobody_knows(start, sleepers):
    """What lies in a deck is no reason to try a draw out, what could lie there is."""
    dice, drawn = random.Random(sleepers), 0
    for number, g in enumerate(ailing(start, sleepers, 200)):
        choice = dice.choice(g.pending)
        other = imagine(g, choice.seat, Rng(key_from_seed(number)))
        spared = [harmless(g, choice, option.key) for option in choice.options]
        assert [harmless(other, choice, option.key) for option in choice.options] == spared
        drawn += choice.topic == "draw"
    assert drawn > 5
