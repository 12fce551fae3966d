"""Gymnasium: one seat of a table, the others are bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import gymnasium
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from snar.bots import Bot, ask, make
from snar.kernel.rng import Rng, key_from_seed

from .aec import FAR, observation_space
from .front import LIMIT
from .rendering import MODES, checked, shown
from .table import Mask, Table, Unbegun, settle, whole

Rivals = str | Callable[[str], Bot]  # a bot by its name, or who makes one of a seed


class SeatEnv(Unbegun, gymnasium.Env[dict[str, Any], int]):
    """`seat` answers; every other seat is played by `bots`: one for all of them, or one for each in their order.

    `seat=None`: another seat in every game, by lot. Whoever answers what is not offered has lost. `limit`: decisions of
    all seats together after which a game is truncated.
    """

    metadata = {"render_modes": MODES, "render_fps": 4}  # noqa: RUF012  (Gymnasium's own form)

    def __init__(
        self,
        game: str,
        seat: int | None = 0,
        bots: Rivals | Sequence[Rivals] = "random",
        render_mode: str | None = None,
        limit: int = LIMIT,
        **agreement: Any,
    ) -> None:
        self.render_mode = checked(render_mode)
        self.table, self.limit, self.given = Table(game, **agreement), limit, seat
        if seat is not None and seat not in range(self.table.seats):
            raise ValueError(f"there is no seat {seat}; seats: 0 to {self.table.seats - 1}")
        self.done = True
        others = self.table.seats - 1
        each = isinstance(bots, (list, tuple))
        self.bots: list[Rivals] = list(cast(Sequence[Rivals], bots)) if each else [cast(Rivals, bots)] * others
        if len(self.bots) != others:
            raise ValueError(f"{len(self.bots)} bots for {others} other seats; name one for all, or one for each")
        self.observation_space = observation_space(self.table)
        self.action_space = cast(spaces.Space[int], spaces.Discrete(self.table.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(FAR))
        self.seat = int(self.np_random.integers(self.table.seats)) if self.given is None else self.given
        self.g, self.decisions, self.done = self.table.new(number), 0, False
        self.dice = Rng(key_from_seed(f"imagine/{number}"))
        rivals = iter(self.bots)
        self.players = {
            other: made(next(rivals), f"{number}/{other}") for other in range(self.table.seats) if other != self.seat
        }
        self.others()
        return self.seen(), {}

    def others(self) -> None:
        """Bots play until the seat is asked, or the game is over or takes too long."""
        g = self.g
        while g.pending and g.pending[0].seat != self.seat and self.decisions < self.limit:
            seat = g.pending[0].seat
            g.answer(seat, ask(self.players[seat], g, seat, self.dice).option.key)
            settle(g)
            self.decisions += 1

    def seen(self) -> dict[str, Any]:
        return {"observation": self.table.observe(self.g, self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """Under the name by which learners with masks ask for it."""
        return self.table.mask(self.g, self.seat)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.done:
            raise ResetNeeded("no game goes on; the next one begins with reset()")
        action = whole(action)
        if not self.g.pending or action not in self.table.numbers(self.g.pending[0]):
            self.done = True
            return self.seen(), -1.0, True, False, {"not_offered": action}
        self.table.step(self.g, action)
        self.decisions += 1
        self.others()
        over = self.g.over
        late = not over and self.decisions >= self.limit
        self.done = over or late
        return self.seen(), self.table.returns(self.g)[self.seat], over, late, {}

    def render(self) -> Any:
        if self.render_mode is None:
            raise ValueError(f"say how when you make the environment: render_mode, one of {', '.join(MODES)}")
        return shown(self.render_mode, self.table.drawn(self.g, self.seat, self.render_mode))


def made(bot: Rivals, seed: str) -> Bot:
    return make(bot, seed) if isinstance(bot, str) else bot(seed)
