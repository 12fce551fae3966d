"""Who plays Říše Snů."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from snar.bots.base import Bot
from snar.bots.front import Bots
from snar.bots.prospects import EVERY, Prospects, prospects
from snar.bots.rise.because import because
from snar.bots.rise.bot import Greedy
from snar.bots.rise.judge import RiseJudge
from snar.bots.rise.learned import LEARNER, craft
from snar.bots.rise.levels import LEVELS, MINDS
from snar.bots.rise.playout import CAP, play_game
from snar.kernel.choice import Option
from snar.rise.state import RiseState


def spending(seed: str | int) -> Greedy:
    """For an adviser light is there to be used."""
    return Greedy(seed, spends=True)


def fitting(bot: Bot, g: RiseState, seat: int, option: Option) -> list[Any]:
    return list(because(g, seat, option, bot.memory)) if isinstance(bot, Greedy) else []


def expected(g: RiseState, seat: int, options: Sequence[Option]) -> Prospects:
    return prospects(craft(most=EVERY, margin=inf, lays=True), g, seat, options)


BOTS = Bots(
    {Greedy.name: Greedy, **MINDS},
    {Greedy.name: spending},
    fitting,
    play_game,
    CAP,
    LEARNER,
    LEVELS,
    RiseJudge,
    expected,
)
