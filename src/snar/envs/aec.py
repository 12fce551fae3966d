"""PettingZoo: all seats of a table, one after another (AEC)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from .front import LIMIT
from .rendering import MODES, checked, shown
from .table import Mask, Table, Unbegun, whole

FAR = 2**31  # seeds of single games are below it
MOST = 65536.0  # no number of an observation is further from 0


def observation_space(table: Table) -> spaces.Dict:
    everything = spaces.Box(-MOST, MOST, (table.size,), np.float32)
    return spaces.Dict({"observation": everything, "action_mask": spaces.Box(0, 1, (table.actions,), np.int8)})


class TableEnv(Unbegun, AECEnv):  # type: ignore[misc]
    """A whole game; agents are called as the game calls its seats.

    Observation and mask are worked out when they are asked for: whoever needs only the mask asks `last(observe=False)`
    and `action_mask()`.
    """

    def __init__(self, game: str, render_mode: str | None = None, limit: int = LIMIT, **agreement: Any) -> None:
        super().__init__()
        self.render_mode = checked(render_mode)
        self.table, self.limit = Table(game, **agreement), limit
        self.metadata = {
            "name": f"snar_{game}_v0", "render_modes": MODES, "is_parallelizable": False, "render_fps": 4
        }  # fmt: skip
        self.possible_agents = list(self.table.names)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self.rng, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A seed begins a row of games; without one the row goes on."""
        if seed is not None:
            self.rng, _ = seeding.np_random(seed)
        self.state_of_game = self.table.new(int(self.rng.integers(FAR)))
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()

    def select(self) -> None:
        g = self.state_of_game
        self.agent_selection = self.possible_agents[g.pending[0].seat if g.pending else 0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat, g = self.seat_of[agent], self.state_of_game
        return {"observation": self.table.observe(g, seat), "action_mask": self.table.mask(g, seat)}

    def action_mask(self) -> Mask:
        """Of the agent whose turn it is."""
        return self.table.mask(self.state_of_game, self.seat_of[self.agent_selection])

    def offered(self) -> list[int]:
        """The actions of that mask by their numbers, in the order of the rules."""
        g = self.state_of_game
        return [*self.table.numbers(g.pending[0])] if g.pending else []

    def step(self, action: int | None) -> None:
        if not hasattr(self, "agents"):
            EnvLogger.error_step_before_reset()
        if not self.agents:  # as PettingZoo's own wrapper has it
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose an action: its game goes on")
        self._cumulative_rewards[agent] = 0.0
        self.table.step(self.state_of_game, whole(action))
        self.decisions += 1
        if self.state_of_game.over or self.decisions >= self.limit:
            self.end()
        self.select()

    def end(self) -> None:
        over = self.state_of_game.over
        for agent, reward in zip(self.possible_agents, self.table.returns(self.state_of_game), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent], self.truncations[agent] = over, not over
        self._accumulate_rewards()

    def render(self) -> Any:
        """As the agent sees it whose turn it is."""
        if self.render_mode is None:
            raise ValueError(f"say how when you make the environment: render_mode, one of {', '.join(MODES)}")
        seat = self.seat_of[self.agent_selection]
        return shown(self.render_mode, self.table.drawn(self.state_of_game, seat, self.render_mode))

    def close(self) -> None:
        """Nothing is open."""


def env(game: str, **kwargs: Any) -> TableEnv:
    """As PettingZoo's own environments are made; all but `render_mode` and `limit` is what the game agrees on."""
    return TableEnv(game, **kwargs)
