"""Lists of options are kept while the table is the same, and only then."""

import random

import pytest

from snar.ether.options import SLEEPERS
from snar.ether.plain import FIELDS as OF_THE_TABLE
from snar.ether.rules.turns import sleepersphase
from snar.ether.sleeper import FIELDS as OF_SLEEPERS
from snar.games import GAMES
from snar.kernel import running
from snar.kernel.rng import Rng, key_from_seed

ANSWERS = 250
GAME = GAMES["ether"]


def play(number: int, sleepers: int):
    """Random games, at every question."""
    g = GAME.new(GAME.agree(sleepers=SLEEPERS[:sleepers]), Rng(key_from_seed(f"kept/{number}")))
    dice = random.Random(number)
    for _ in range(ANSWERS):
        if g.over:
            return
        yield g
        choice = dice.choice(g.pending)
        g.answer(choice.seat, dice.choice(choice.options).key)


@pytest.mark.parametrize("sleepers", [1, 2, 4])
def test_what_is_remembered_is_what_would_be_found_anew(sleepers):
    for g in play(sleepers, sleepers):
        anew = g.clone()
        anew.remembered = {}
        running.restore(anew)
        assert (anew.pending, anew.standing) == (g.pending, g.standing)


def test_a_clone_that_goes_another_way_changes_nothing_that_is_kept():
    for number, g in enumerate(play(7, 2)):
        asked, twin = g.pending, g.clone()
        if number % 5 == 0:
            choice = twin.pending[-1]
            twin.answer(choice.seat, choice.options[-1].key)
        anew = g.clone()
        running.restore(anew)
        assert anew.pending == asked


def test_nobodys_list_is_worked_out_anew_when_a_payment_is_taken_back(monkeypatch):
    found = []
    options = sleepersphase.options
    monkeypatch.setattr(sleepersphase, "options", lambda g, seat: found.append(seat) or options(g, seat))
    for g in play(3, 2):
        paid = [choice for choice in g.pending if choice.topic == "action" and choice.find("gem")]
        if paid:
            break
    before = len(found)
    g.answer(paid[0].seat, "gem")
    g.answer(paid[0].seat, "back")
    assert [choice.topic for choice in g.pending] == ["action"] * 2 and len(found) == before


def test_every_field_counts_but_what_sleepers_say_about_being_asked():
    g = next(play(1, 2))
    assert g.plain_parts() == tuple(getattr(g, name) for name in OF_THE_TABLE)
    said = [name for name in OF_SLEEPERS if name not in ("ready", "quiet")]
    assert g.sleepers[0].parts() == tuple(getattr(g.sleepers[0], name) for name in said)
