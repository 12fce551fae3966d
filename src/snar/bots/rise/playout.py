"""Whole games of Říše Snů between bots, the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from snar.bots.base import Bot
from snar.bots.play import ask
from snar.kernel.rng import Rng, key_from_seed
from snar.rise.state import RiseState

CAP = 150  # rounds after which a game is stopped


class Outcome(NamedTuple):
    winner: int  # the winning team; -1: a draw, or the game was stopped
    seats: tuple[int, ...]  # the winning seats
    rounds: int
    decisions: int  # choices with two or more options
    stopped: bool


def play_game(g: RiseState, bots: Sequence[Bot], seed: str | int, cap_rounds: int = CAP) -> Outcome:
    """Play `g` on to its end, one bot a seat; `seed` is the source of what bots imagine."""
    rng = Rng(key_from_seed(f"imagine/{seed}"))
    decisions = 0
    while not g.over and g.round <= cap_rounds:
        choice = g.pending[0]
        advice = ask(bots[choice.seat], g, choice.seat, rng)
        decisions += len(choice.options) > 1
        g.answer(choice.seat, advice.option.key)
    if not g.over:
        return Outcome(-1, (), g.round - 1, decisions, True)
    return Outcome(g.result["winner"], tuple(g.result["seats"]), g.round, decisions, False)
