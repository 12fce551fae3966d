"""OpenSpiel: every game under the name `snar_NAME`, so that its algorithms run on it.

    import snar.envs.openspiel
    game = pyspiel.load_game("snar_rise", {"agreement": "scenario:zkouska-sily;players:3", "seed": 7})

Dice and cards are the game's own, so its chance is *sampled*: there are no chance nodes. What a player knows is what it
sees now (`Table.observe`) and may do; of what it has seen before, the view keeps what the rules let it keep.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np

from snar.games import FRONTS, GAMES
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.state import State

from .front import LIMIT, envs_of
from .table import Table, settle

try:
    import pyspiel
except ImportError as error:
    raise ImportError("this adapter needs OpenSpiel: pip install 'snar[openspiel]'") from error

MOST_PLAYERS = 5


def agreement_of(text: str) -> dict[str, Any]:
    """`scenario:zkouska-sily;players:3;options:odmena+mocne-postavy`: numbers are numbers, `+` makes a list."""
    found: dict[str, Any] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise ValueError(f"{part!r} is no NAME:VALUE; parts of an agreement are divided by `;`")
        listed = "+" in value or name in ("options", "characters", "sleepers")
        found[name] = int(value) if value.isdigit() else tuple(value.split("+")) if listed else value
    return found


def game_type(name: str) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"snar_{name}",
        long_name=f"Snar {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if envs_of(name).together else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"agreement": "", "seed": 0, "limit": LIMIT},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A table; each new state is another game of it, in a row that the seed begins."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = {"agreement": "", "seed": 0, "limit": LIMIT, **(params or {})}
        self.table = Table(name, **agreement_of(given["agreement"]))
        self.name, self.limit, self.seed, self.games = name, given["limit"], given["seed"], 0
        self.dice = Rng(key_from_seed(f"spiel/{self.seed}"))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=0,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.table.part.together else 0.0,
            max_game_length=self.limit,
        )
        super().__init__(game_type(name), info, params or {})

    def new_initial_state(self, *_: Any) -> SpielState:
        return SpielState(self)

    def begun(self) -> State:
        self.games += 1
        return self.table.new(f"{self.seed}/{self.games}")

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """OpenSpiel would write down its dice, and it has none here. A row of games begins anew."""
        return pyspiel.load_game, (self.get_type().short_name, self.get_parameters())

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.table)


class Position:
    """What a state of OpenSpiel holds of a game. `turn`: whose turn it is, where it is not the first one asked.

    A new game is begun when it is first looked at or copied: OpenSpiel makes many states only to fill them."""

    def __init__(self, begin: State | Callable[[], State], decisions: int = 0, turn: int = -1) -> None:
        self.begin, self.decisions, self.turn = begin, decisions, turn

    @property
    def g(self) -> State:
        if not isinstance(self.begin, State):
            self.begin = self.begin()
        return self.begin

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.g.clone(), self.decisions, self.turn)

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Any, ...]]:
        return loaded, (self.g.GAME, self.g.dump(), self.decisions, self.turn)

    @property
    def seat(self) -> int:
        return self.turn if self.turn >= 0 else self.g.pending[0].seat


def loaded(game: str, text: str, decisions: int, turn: int) -> Position:
    return Position(GAMES[game].load(json.loads(text)), decisions, turn)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.begun)

    @property
    def table(self) -> Table:
        table: Table = self.get_game().table
        return table

    def numbers(self) -> list[int]:
        choice = self.position.g.choice_of(self.position.seat)
        assert choice is not None
        return self.table.numbers(choice)

    # -- what OpenSpiel asks for -----------------------------------------------------------------------------------
    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.numbers())

    def _apply_action(self, action: int) -> None:
        at = self.position
        choice = at.g.choice_of(at.seat)
        assert choice is not None
        numbers = self.numbers()
        if action not in numbers:
            raise ValueError(self.table.not_offered(action, at.seat))
        at.g.answer(at.seat, choice.options[numbers.index(action)].key)
        settle(at.g)
        at.decisions, at.turn = at.decisions + 1, -1

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.language.keys[action]

    def is_terminal(self) -> bool:
        return self.position.g.over or self.position.decisions >= self.get_game().limit

    def returns(self) -> list[float]:
        return self.table.returns(self.position.g)

    def __str__(self) -> str:
        return self.position.g.dump()

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        twin: SpielState = self.clone()
        return twin

    def __reduce__(self) -> tuple[Callable[..., SpielState], tuple[Any, ...]]:
        game = self.get_game()
        return restored, (game.get_type().short_name, game.get_parameters(), self.position)

    def resample_from_infostate(self, player: int, sampler: Any = None) -> SpielState:
        """The game as this player can imagine it: what it does not know is dealt anew, and the dice are fresh."""
        game, at = self.get_game(), self.position
        twin: SpielState = game.new_initial_state()
        twin.position = Position(imagine(at.g, player, game.dice), at.decisions, at.seat)
        return twin


def restored(name: str, params: dict[str, Any], position: Position) -> SpielState:
    """A state out of a pickle, in a game of its own; it has forgotten OpenSpiel's history."""
    state: SpielState = pyspiel.load_game(name, params).new_initial_state()
    state.position = position
    return state


class SpielObserver:
    """As `open_spiel.python.observation` wants it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tensor = np.zeros(table.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.seen(state, player)

    def seen(self, state: SpielState, player: int) -> Any:
        over, at = state.is_terminal(), state.position
        mine = None if over or at.seat != player else at.g.choice_of(player)
        return np.frombuffer(self.table.eyes.write(at.g, player, mine), np.float32)

    def string_from(self, state: SpielState, player: int) -> str:
        """A digest of what the player sees and may do."""
        digest = blake2b(self.seen(state, player), digest_size=16)
        if not state.is_terminal() and state.position.seat == player:
            digest.update(repr(state.numbers()).encode())
        return f"{player}/{digest.hexdigest()}"


def of_game(name: str) -> type[SpielGame]:
    """OpenSpiel makes its games from classes: it keeps them beyond the end of Python, which only a class outlives."""

    def made(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, name, params)

    return type(f"Spiel{name.title()}", (SpielGame,), {"__init__": made})


for name in FRONTS:
    pyspiel.register_game(game_type(name), of_game(name))
