"""Who plays a game: its own bots by name, and why they advise what they advise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from snar.games import FRONTS
from snar.kernel.choice import Option

from .base import Bot
from .learning import Learner
from .prospects import Prospects
from .review import Judge

Made = Callable[[str | int], Bot]


class Bots(NamedTuple):
    by_name: dict[str, Made]
    advisers: dict[str, Made]  # where the bot that advises people is another than the one that plays
    because: Callable[[Bot, Any, int, Option], list[Any]]  # the kind of reason, its figures, the field it speaks of
    play: Callable[..., Any]  # a whole game between bots (`playout` of its bots)
    cap: int  # after how much of it a game is stopped
    learner: Learner | None = None  # how its bots learn
    levels: tuple[str, ...] = ("random", "greedy")  # whom people choose from, the weakest first
    judge: Callable[[], Judge] | None = None  # who looks a finished game over
    prospects: Callable[[Any, int, Sequence[Option]], Prospects] | None = None  # what answers are expected to bring


def bots_of(game: str) -> Bots:
    found: Bots | None = FRONTS[game].part("bots")
    return found or plain()


@cache
def plain() -> Bots:
    """Of a game that brings none of its own; they give no figures."""
    from .plain import CAP, Trying, play_game

    return Bots({Trying.name: Trying}, {}, lambda bot, g, seat, option: [], play_game, CAP)
