"""One conformance over all games: the environments pass the suites of the projects they are made for."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from copy import deepcopy
from io import StringIO
from typing import Any
from warnings import catch_warnings, filterwarnings

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.env_logger import EnvLogger

from snar.bots import make
from snar.envs.aec import TableEnv, env
from snar.envs.front import against_each_other
from snar.envs.seat import SeatEnv
from snar.envs.vector import vector
from snar.games import FRONTS
from tests.envs.tables import TABLES, all_tables, label

TOLD = (  # what PettingZoo would like otherwise: masks beside the observation, agents called by numbers
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "We recommend agents to be named in the format",
)


@contextmanager
def as_we_want_it() -> Iterator[None]:
    with catch_warnings(), redirect_stdout(StringIO()):
        for message in TOLD:
            filterwarnings("ignore", message)
        yield


@pytest.mark.parametrize(("game", "agreement"), [*all_tables()], ids=label)
def test_pettingzoo_finds_no_fault_with_any_table(game: str, agreement: dict[str, Any]):
    with as_we_want_it():
        api_test(env(game, limit=60, **agreement), num_cycles=30)


@pytest.mark.parametrize("game", FRONTS)
def test_the_same_seed_is_the_same_game(game: str):
    with as_we_want_it():
        seed_test(lambda: env(game), num_cycles=30)


@pytest.mark.parametrize("game", FRONTS)
def test_every_mode_of_showing_works(game: str):
    with as_we_want_it():
        render_test(lambda render_mode=None: env(game, render_mode=render_mode))


@pytest.mark.parametrize("game", FRONTS)
def test_gymnasium_finds_no_fault(game: str):
    made = gymnasium.make(f"snar/{game}-v0", disable_env_checker=True)
    check_env(made.unwrapped)
    made.close()


def played(made: TableEnv, seed: int) -> list[Any]:
    """Actions, and the rewards of all agents in the end."""
    made.reset(seed=seed)
    rng, told, rewards = np.random.default_rng(seed), [], {}
    for agent in made.agent_iter():
        seen, reward, terminated, truncated, _ = made.last()
        if terminated or truncated:
            rewards[agent] = reward
            made.step(None)
            continue
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        told.append((agent, action))
        made.step(action)
    return [told, rewards]


def test_rewards_of_opponents_add_up_to_nothing():
    for seed in range(6):
        told, rewards = played(env("template"), seed)
        assert told and sum(rewards.values()) == pytest.approx(0.0)
        assert max(rewards.values()) in (0.0, 0.5, 1.0)


def test_no_reward_is_beyond_one_however_many_win():
    """OpenSpiel is told so; two of three who win share what the third loses."""
    g = env("template").table.new(1)
    for won, rewards in (([0], [1, -0.5, -0.5]), ([0, 2], [0.5, -1, 0.5]), ([0, 1, 2], [0, 0, 0]), ([], [0, 0, 0])):
        g.result = {"seats": won}
        assert against_each_other(g) == rewards


def test_sleepers_win_and_lose_together():
    _, rewards = played(env("ether"), 1)
    assert len(set(rewards.values())) == 1 and set(rewards.values()) <= {1.0, -1.0}


def test_a_game_that_takes_too_long_is_truncated_and_nobody_has_won():
    made = env("rise", limit=5)
    told, rewards = played(made, 1)
    assert len(told) == 5 and set(rewards.values()) == {0.0}


def test_agents_are_called_as_the_game_calls_its_seats():
    assert env("rise", scenario="bratrstvi").possible_agents == ["rytir", "stin", "barbar", "cert"]
    assert env("ether").possible_agents == ["hracka", "specialista"]


def test_what_is_not_offered_is_refused_by_name():
    made = env("rise")
    made.reset(seed=1)
    wrong = int(np.flatnonzero(made.action_mask() == 0)[0])
    with pytest.raises(ValueError, match="is not offered the action"):
        made.step(wrong)


def test_a_step_after_everybody_is_done_is_told_as_pettingzoo_tells_it():
    table = env("rise", limit=1)
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before step"):
        table.step(0)
    table.reset(seed=1)
    table.step(table.offered()[0])
    while table.agents:
        table.step(None)
    for action in (None, 0):
        EnvLogger.flush()
        table.step(action)
        assert "step() called after all agents are terminated or truncated" in EnvLogger.mqueue[-1]


def test_an_action_between_two_numbers_is_neither_of_them():
    table, seat = env("rise"), SeatEnv("rise")
    table.reset(seed=1)
    seat.reset(seed=1)
    for step, offered in ((table.step, table.offered()[0]), (seat.step, int(seat.action_masks().argmax()))):
        with pytest.raises(ValueError, match=r"a whole number, not \d+\.5"):
            step(offered + 0.5)
        step(np.float32(offered))


def test_who_answers_what_is_not_offered_has_lost_against_bots():
    made = SeatEnv("rise")
    made.reset(seed=1)
    wrong = int(np.flatnonzero(made.action_masks() == 0)[0])
    assert made.step(wrong)[1:] == (-1.0, True, False, {"not_offered": wrong})


def test_a_seat_is_not_asked_on_after_its_game_is_over():
    """After the answer that lost it the game went on."""
    made = SeatEnv("rise", limit=3)
    for lost in (True, False):
        with pytest.raises(ResetNeeded, match=r"begins with reset\(\)"):
            made.step(0)
        made.reset(seed=1)
        wrong = int(np.flatnonzero(made.action_masks() == 0)[0])
        while not any(made.step(wrong if lost else int(made.action_masks().argmax()))[2:4]):
            pass


@pytest.mark.parametrize("asked", ["last", "action_mask", "offered", "render"])
def test_before_the_first_game_it_is_said_how_one_begins(asked: str):
    with pytest.raises(AttributeError, match=r"a game begins with reset\(\)"):
        getattr(env("rise", render_mode="ansi"), asked)()


@pytest.mark.parametrize("asked", ["action_masks", "seen", "render"])
def test_before_the_first_game_of_a_seat_it_is_said_how_one_begins(asked: str):
    with pytest.raises(AttributeError, match=r"a game begins with reset\(\)"):
        getattr(SeatEnv("rise", render_mode="ansi"), asked)()


@pytest.mark.parametrize("number", [0, -1, 2.5, "2"])
def test_no_environments_at_once_are_refused_in_words(number: Any):
    with pytest.raises(ValueError, match="how many environments"):
        vector("template", number)


def test_only_the_mask_can_be_asked_for():
    made = env("rise")
    made.reset(seed=1)
    assert made.last(observe=False)[0] is None
    assert np.array_equal(made.action_mask(), made.last()[0]["action_mask"])


@pytest.mark.parametrize("bots", ["greedy", ["random", "greedy"], lambda seed: make("greedy", seed)])
def test_the_other_seats_are_played_by_bots(bots: Any):
    made = SeatEnv("template", seat=1, bots=bots, players=3)
    rng = np.random.default_rng(1)
    seen, _ = made.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        seen, reward, over, _, _ = made.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert reward in (1.0, 0.5, -0.5, -1.0, 0.0)


def test_a_sleeper_dreams_on_with_bots_until_it_takes_too_long():
    made = SeatEnv("ether", seat=1, bots="greedy", limit=40)
    seen, _ = made.reset(seed=1)
    over = truncated = False
    while not (over or truncated):
        seen, reward, over, truncated, _ = made.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert made.decisions == 40 and truncated and reward == 0.0


def test_wrong_seats_and_bots_are_refused_with_what_there_is():
    with pytest.raises(ValueError, match="seats: 0 to 1"):
        SeatEnv("rise", seat=2)
    with pytest.raises(ValueError, match=r"no seat 1.5"):
        SeatEnv("rise", seat=1.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no seat rytir"):
        SeatEnv("rise", seat="rytir")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="3 bots for 1 other seats"):
        SeatEnv("rise", bots=["random"] * 3)
    with pytest.raises(ValueError, match="unknown game 'chess'; known: rise"):
        env("chess")
    with pytest.raises(ValueError, match="unknown render mode 'oil'"):
        env("rise", render_mode="oil")


def test_sleepers_may_be_counted():
    assert [len(env("ether", sleepers=number).possible_agents) for number in (1, 2, 3, 4)] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("game", "wanted", "told"),
    [
        ("ether", {"sleepers": 5}, "sleepers-number: number 5 .EF-COM-1."),
        ("rise", {"scenario": "stret-risi", "players": 4}, "number-of-characters: .*most 2"),
        ("rise", {"scenario": "chess"}, "unknown-scenario: value chess, known stret-risi"),
        ("rise", {"players": "3"}, "nothing that can be agreed on: {'players': '3'}"),
        ("rise", {"sleepers": 2}, "unexpected keyword argument 'sleepers'"),
        ("ether", {"sleepers": 2.5}, "nothing that can be agreed on: .*'sleepers': 2.5"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused_with_what_is_wrong_with_it(game: str, wanted: dict[str, Any], told: str):
    with pytest.raises(ValueError, match=told):
        env(game, **wanted)


@pytest.mark.parametrize("game", FRONTS)
def test_copies_and_pickles_go_on_alike(game: str):
    made = env(game)
    made.reset(seed=1)
    for twin in (deepcopy(made), pickle.loads(pickle.dumps(made))):
        one = deepcopy(made)
        for table in (one, twin):
            for _ in range(15):
                table.step(table.offered()[0])
        agent = one.agent_selection
        assert twin.agent_selection == agent
        assert np.array_equal(one.observe(agent)["observation"], twin.observe(agent)["observation"])


def test_many_games_are_played_at_once_in_processes():
    both = vector("template", 2)
    seen, _ = both.reset(seed=1)
    try:
        for _ in range(40):
            actions = [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]
            seen, rewards, over, _, _ = both.step(np.array(actions))
            if over.any():
                break
        assert over.any() and rewards[over].any()
        assert seen["observation"].shape == (2, both.single_observation_space["observation"].shape[0])
    finally:
        both.close()


@pytest.mark.parametrize("game", FRONTS)
def test_a_picture_shows_the_board_in_colours(game: str):
    made = env(game, render_mode="rgb_array", **TABLES[game][0])
    made.reset(seed=1)
    for _ in range(20):
        made.step(int(np.flatnonzero(made.action_mask())[-1]))
    pixels = made.render()
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 4
