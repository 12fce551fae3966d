"""The one door through which bots play: they are shown what their seat can imagine, or no more than its question."""

from __future__ import annotations

from typing import cast

from snar.kernel.choice import Choice
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng
from snar.kernel.state import State

from .base import Advice, Bot


class Question:
    """All that a bot is shown which imagines nothing: what its seat is asked."""

    __slots__ = ("choice",)

    def __init__(self, choice: Choice | None) -> None:
        self.choice = choice

    def choice_of(self, seat: int) -> Choice | None:
        return self.choice


def ask(bot: Bot, g: State, seat: int, rng: Rng) -> Advice:
    """The bot's advice for the seat in the real state `g`, which it never sees."""
    return bot.advise(imagine(g, seat, rng, alone=True) if bot.imagines else blindfolded(g, seat), seat)


def blindfolded(g: State, seat: int) -> State:
    """The question of the seat without the game."""
    return cast(State, Question(g.choice_of(seat)))
