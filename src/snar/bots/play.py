"""The one door through which bots play: they are shown what their seat can imagine."""

from __future__ import annotations

from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng
from snar.kernel.state import State

from .base import Advice, Bot


def ask(bot: Bot, g: State, seat: int, rng: Rng) -> Advice:
    """The bot's advice for the seat in the real state `g`, which it never sees."""
    return bot.advise(imagine(g, seat, rng, alone=True) if bot.imagines else g, seat)
