"""A game at which seats answer by numbers: what all environments share.

A choice of one option is no decision; it is answered without asking. Where several seats are asked at once, the first
of them is the one whose turn it is.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from snar.games import GAMES
from snar.kernel.choice import Choice, Refused
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.state import State

from .front import envs_of
from .picture import as_pixels, as_text

Mask = NDArray[np.int8]
Seen = NDArray[np.float32]


def agreed(game: Any, wanted: dict[str, Any]) -> Any:
    """The rules; ValueError with all that the refusal knows, which has words for players only."""
    try:
        return game.agree(**wanted)
    except Refused as error:
        about = ", ".join(f"{name} {value}" for name, value in error.refusal.about)
        rule = f" ({error.refusal.rule})" if error.refusal.rule else ""
        raise ValueError(f"{error.refusal.reason}: {about or wanted}{rule}; see docs/variants.md") from None
    except (TypeError, AttributeError) as error:  # a word for a number, a name that it does not know
        raise ValueError(f"nothing that can be agreed on: {wanted} ({error}); see docs/variants.md") from error


def whole(action: Any) -> int:
    """ValueError for what is none of the numbers: rounded down it would be another action."""
    number = int(action)
    if number != action:
        raise ValueError(f"an action is a whole number, not {action}")
    return number


class Unbegun:
    """What an environment has of its game is missing before the first one."""

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"no {name}; a game begins with reset()")


class Table:
    """What was agreed on, and everything that follows from it. It holds no game: states go through it."""

    def __init__(self, game: str, **agreement: Any) -> None:
        part = envs_of(game)
        self.game, self.part = GAMES[game], part
        self.rules = agreed(self.game, {**part.agreement, **agreement})
        self.language, self.eyes = part.language(self.rules), part.eyes(self.rules)
        self.last: tuple[Choice | None, list[int]] = (None, [])
        self.names = self.game.seat_names(self.new("names"))

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def actions(self) -> int:
        return len(self.language)

    @property
    def size(self) -> int:
        """Of an observation."""
        return self.eyes.layout.size

    def new(self, seed: str | int) -> State:
        g: State = self.game.new(self.rules, Rng(key_from_seed(f"env/{seed}")))
        settle(g)
        return g

    def numbers(self, choice: Choice) -> list[int]:
        """Mask, offer and step ask for them in turn, so those of the last choice are kept."""
        if self.last[0] is not choice:
            self.last = (choice, self.language.numbers(choice.options))
        return self.last[1]

    def step(self, g: State, action: int) -> None:
        """The answer with this number, and then on to the next decision; ValueError if it is not offered."""
        choice = g.pending[0]
        numbers = self.numbers(choice)
        if action not in numbers:
            raise ValueError(self.not_offered(action, choice.seat))
        g.answer(choice.seat, choice.options[numbers.index(action)].key)
        settle(g)

    def not_offered(self, action: int, seat: int) -> str:
        known = 0 <= action < self.actions
        what = f"{action} ({self.language.keys[action]!r})" if known else f"{action}: there are {self.actions} actions"
        return f"{self.names[seat]} is not offered the action {what}; choose where the action mask is 1"

    def mask(self, g: State, seat: int) -> Mask:
        """1 for every action the seat may take now; all 0 when it is not its turn."""
        found = bytearray(self.actions)  # in Python it is written faster than NumPy's
        if g.pending and g.pending[0].seat == seat:
            for number in self.numbers(g.pending[0]):
                found[number] = 1
        return np.frombuffer(found, np.int8)

    def observe(self, g: State, seat: int) -> Seen:
        choice = g.pending[0] if g.pending and g.pending[0].seat == seat else None
        return np.frombuffer(self.eyes.write(g, seat, choice), np.float32)

    def returns(self, g: State) -> list[float]:
        """By seat; all 0 while the game goes on."""
        return self.part.returns(g) if g.over else [0.0] * self.seats

    def drawn(self, g: State, seat: int, mode: str) -> Any:
        """As `seat` sees it; the spectator is the seat after the last."""
        picture = self.part.picture(g.view(seat))
        return as_pixels(picture) if mode == "rgb_array" else as_text(picture)


def settle(g: State) -> None:
    """Answer what is no choice."""
    while g.pending and len(g.pending[0].options) == 1:
        choice = g.pending[0]
        g.answer(choice.seat, choice.options[0].key)
