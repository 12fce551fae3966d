"""OpenSpiel runs on every game: its own suite finds no fault, and its search searches what a player can imagine."""

from __future__ import annotations

import os
import pickle
import sys
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

if sys.platform == "win32":
    pytest.skip("NOT TESTED: OpenSpiel has no wheel for Windows", allow_module_level=True)

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from snar.envs.openspiel import agreement_of
from snar.games import FRONTS

LONG = bool(os.environ.get("SNAR_LONG"))
NAMES = [f"snar_{name}" for name in FRONTS]


def played(state: Any, steps: int, seed: int = 1) -> Any:
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_finds_no_fault(name: str):
    game = pyspiel.load_game(name, {"limit": 5000 if LONG else 25})
    pyspiel.random_sim_test(game, num_sims=2 if LONG else 1, serialize=False, verbose=False)


@pytest.mark.parametrize(
    "agreement",
    ["scenario:zkouska-sily;players:3", "scenario:bratrstvi", "boards:2", "edition:draft;scenario:zkouska-sily"],
)
def test_every_scenario_can_be_agreed_on(agreement: str):
    game = pyspiel.load_game("snar_rise", {"agreement": agreement, "limit": 20})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.num_players() == game.table.seats


def test_an_agreement_is_written_in_one_line():
    found = agreement_of("scenario:zkouska-sily;players:3;options:odmena;start:dream:ustredna")
    assert found == {"scenario": "zkouska-sily", "players": 3, "options": ("odmena",), "start": "dream:ustredna"}
    assert agreement_of("sleepers:3") == {"sleepers": 3}
    assert agreement_of("sleepers:hracka") == {"sleepers": ("hracka",)}
    with pytest.raises(ValueError, match="'players' is no NAME:VALUE"):
        agreement_of("players")


@pytest.mark.parametrize("name", NAMES)
def test_copies_and_pickles_go_on_alike(name: str):
    state = played(pyspiel.load_game(name).new_initial_state(), 20)
    copies = [state.clone(), deepcopy(state), pickle.loads(pickle.dumps(state))]
    assert {str(twin) for twin in copies} == {str(state)}
    assert len({str(played(twin, 15)) for twin in copies}) == 1
    assert str(copies[0]) != str(state)


def test_a_game_can_be_sent_to_another_process() -> None:
    game = pyspiel.load_game("snar_template", {"seed": 3})
    twin = pickle.loads(pickle.dumps(game))
    assert str(twin) == str(game)
    assert str(twin.new_initial_state()) == str(game.new_initial_state())


def test_what_is_not_offered_is_refused_by_name() -> None:
    state = pyspiel.load_game("snar_template").new_initial_state()
    missing = next(action for action in range(14) if action not in state.legal_actions())
    with pytest.raises(ValueError, match=r"p1 is not offered the action"):
        state.apply_action(missing)


def test_a_copy_of_a_game_that_nobody_has_looked_at_is_the_same_game():
    """It was dealt anew when it was first looked at, and so was every copy of it."""
    state = pyspiel.load_game("snar_rise").new_initial_state()
    copies = [state.clone(), deepcopy(state), state.clone().clone()]
    assert {str(twin) for twin in copies} == {str(state)}


def test_a_copy_costs_no_new_game():
    """OpenSpiel fills a state it makes for the copy: it is not set up in vain."""
    state = played(pyspiel.load_game("snar_rise").new_initial_state(), 20)
    before = state.get_game().games
    state.clone()
    assert state.get_game().games == before


@pytest.mark.parametrize("name", NAMES)
def test_what_a_player_imagines_looks_the_same_to_it(name: str):
    state = pyspiel.load_game(name).new_initial_state()
    for step in range(12):
        state = played(state, 5, step)
        if state.is_terminal():
            break
        player = state.current_player()
        twin = state.resample_from_infostate(player, None)
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(player) == state.information_state_string(player)


def test_the_same_seed_gives_the_same_row_of_games():
    one, other = (pyspiel.load_game("snar_rise", {"seed": 5}) for _ in range(2))
    games = [[str(game.new_initial_state()) for _ in range(2)] for game in (one, other)]
    assert games[0] == games[1] and games[0][0] != games[0][1]


@pytest.mark.parametrize("name", NAMES)
def test_its_search_plays(name: str):
    game = pyspiel.load_game(name, {"limit": 60})
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 6, random_state=np.random.RandomState(1),
        allow_inconsistent_action_sets=True,
    )  # fmt: skip
    state = played(game.new_initial_state(), 10)
    assert bot.step(state) in state.legal_actions()
