"""The whole of a game in progress: refusals change nothing, copies are cheap and equal, text is stable."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from snar.kernel.choice import Refused
from snar.kernel.conformance import play_on
from snar.kernel.rng import Rng, key_from_seed
from snar.rise.game import Rise
from snar.template.game import LanternsGame
from snar.template.state import Lanterns

GAMES: list[Any] = [LanternsGame(), Rise()]
every_game = pytest.mark.parametrize("game", GAMES, ids=["lucerny", "rise"])


def begun(game: Any, seed: int = 3, answers: int = 0, **options: Any) -> Any:
    g = game.new(game.agree(**options), Rng(key_from_seed(seed)))
    play_on(g, seed, answers)
    return g


def refused(g: Any, seat: int, key: str) -> str:
    """The reason; the game must not have changed by a byte."""
    before, pending, events = g.dump(), g.pending, list(g.events)
    with pytest.raises(Refused) as caught:
        g.answer(seat, key)
    assert g.dump() == before
    assert g.pending is pending
    assert g.events == events
    return caught.value.refusal.reason


# -- refusals ------------------------------------------------------------------------------------------------------
@every_game
def test_an_unknown_key_is_refused_and_changes_nothing(game: Any) -> None:
    g = begun(game)
    for key in ("", "fly", "move", "draw " * 50, "\x00", "PŘÍLIŠ žluťoučký"):
        assert refused(g, g.pending[0].seat, key)


@every_game
def test_another_seat_is_refused_and_changes_nothing(game: Any) -> None:
    g = begun(game)
    key = g.pending[0].options[0].key
    asked = {choice.seat for choice in g.pending}
    for seat in {-1, 0, 1, 2, 3, 99} - asked:
        assert refused(g, seat, key) == "not-your-choice"


def test_an_option_of_another_seat_is_refused() -> None:
    g = begun(LanternsGame(), players=2)
    for seat, key in ((0, "leave"), (0, "ready"), (1, "ready")):
        g.answer(seat, key)
    mine = {option.key for option in g.choice_of(0).options}
    theirs = {option.key for option in g.choice_of(1).options}
    for key in theirs - mine:
        assert refused(g, 0, key) == "not-offered"


def test_after_the_end_everything_is_refused() -> None:
    g = begun(LanternsGame(), answers=500)
    assert g.over
    for seat in range(4):
        assert refused(g, seat, "ready") == "game-over"


# -- dice ----------------------------------------------------------------------------------------------------------
def test_scripted_dice_come_first_and_real_ones_after_them() -> None:
    g = begun(LanternsGame())
    g.script = (8, 1)
    count = g.rng.count
    assert [g.die(), g.die()] == [8, 1]
    assert g.rng.count == count
    assert g.die() == Rng(g.rng.key, count).below(8) + 1
    assert g.barrier


def test_a_script_that_ends_with_nought_forbids_further_rolls() -> None:
    g = begun(LanternsGame())
    g.script = (5, 0)
    assert g.die() == 5
    with pytest.raises(AssertionError, match="script"):
        g.die()


def test_an_answer_forgets_the_events_and_rolls_of_the_one_before() -> None:
    g = begun(LanternsGame())
    assert g.events
    g.answer(0, "leave")
    assert g.events == []
    g.answer(1, "wave")
    assert [event.kind for event in g.events] == ["wave"]
    assert not g.barrier


# -- knowledge -----------------------------------------------------------------------------------------------------
def test_everyone_is_all_seats_and_the_spectators() -> None:
    g = begun(LanternsGame(), players=2)
    assert g.everyone == 0b111
    assert g.known_to(2) == [], "spectators have seen nothing yet"
    assert sorted(g.known_to(0)) == sorted((*g.zones["hand.0"], g.zones["deck"][-1]))


# -- copies --------------------------------------------------------------------------------------------------------
@every_game
def test_a_clone_is_equal_and_tells_no_old_events(game: Any) -> None:
    g = begun(game, answers=12)
    twin = g.clone()
    assert twin.dump() == g.dump()
    assert twin.pending == g.pending
    assert twin.events == []


@every_game
def test_a_finished_game_can_be_saved_and_loaded(game: Any) -> None:
    g = begun(game, answers=3)
    g.over, g.stack, g.pending = True, [], ()
    again = game.load(g.to_data())
    assert again.over
    assert again.pending == ()


def test_what_a_game_says_about_itself_has_plain_defaults() -> None:
    g = begun(LanternsGame())
    assert g.card_families()[0] == g.card_back(0) == "card"
    assert g.backs_shown("deck") == "none"
    assert g.explain(0, "fly").reason == "not-offered"
    assert isinstance(g, Lanterns)


# -- text ----------------------------------------------------------------------------------------------------------
DUMP = """
import hashlib
from snar.kernel.conformance import random_walk
from snar.rise.game import Rise
from snar.template.game import LanternsGame
digest = hashlib.blake2b()
tables = [(LanternsGame(), {}), (Rise(), {}), (Rise(), {"scenario": "zkouska-sily", "players": 3})]
for game, options in tables:
    for g in random_walk(game, game.agree(**options), 5, 60):
        digest.update(g.dump().encode())
        digest.update(repr([choice.to_data() for choice in g.pending]).encode())
        digest.update(repr([g.view(seat) for seat in range(g.seats + 1)]).encode())
print(digest.hexdigest())
"""


def test_the_text_of_a_game_is_the_same_in_every_process() -> None:
    """Whatever order sets and hashes have there."""
    found = [
        subprocess.Popen(
            [sys.executable, "-c", DUMP], env={**os.environ, "PYTHONHASHSEED": seed}, stdout=subprocess.PIPE, text=True
        )
        for seed in ("0", "1", "4242")
    ]
    texts = [process.communicate(timeout=120)[0] for process in found]
    assert texts[0].strip()
    assert texts == [texts[0]] * 3
