"""Who plays a game that brings no bots of its own: one that tries each answer out in games as it imagines them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.state import State

from .base import Advice, Bot, Scored, asked, best
from .play import ask

TRIES = 8  # imagined games for each answer
FAR = 200  # answers after which an imagined game counts as undecided
CAP = 2000  # answers after which a game is stopped


class Trying:
    """It knows no rules: whatever wins most often when everybody goes on at random is the best."""

    name = "greedy"
    imagines = True

    def __init__(self, seed: str | int = 0) -> None:
        self.rng = Rng(key_from_seed(f"trying/{seed}"))

    def advise(self, g: State, seat: int) -> Advice:
        options = asked(g, seat).options
        if len(options) == 1:
            return best([Scored(options[0], 0.0, ("neutral",))])
        won = [0.0] * len(options)
        for _ in range(TRIES):
            guess = imagine(g, seat, self.rng)  # one for all answers, so that they are compared fairly
            for n, option in enumerate(options):
                won[n] += self.tried(guess.clone(), seat, option.key)
        return best(Scored(option, won[n] / TRIES, ("tried",)) for n, option in enumerate(options))

    def tried(self, g: State, seat: int, key: str) -> float:
        """1 for a win, 0 for a loss."""
        g.answer(seat, key)
        for _ in range(FAR):
            if g.over:
                return float(seat in g.result.get("seats", ()))
            choice = g.pending[self.rng.below(len(g.pending))]
            g.answer(choice.seat, choice.options[self.rng.below(len(choice.options))].key)
        return 0.5


class Outcome(NamedTuple):
    seats: tuple[int, ...]  # the winning ones
    answers: int
    decisions: int  # choices with two or more options
    stopped: bool


def play_game(g: State, bots: Sequence[Bot], seed: str | int, cap: int = CAP) -> Outcome:
    """Play `g` on to its end, one bot a seat; `seed` is the source of what bots imagine."""
    rng = Rng(key_from_seed(f"imagine/{seed}"))
    decisions = answers = 0
    while not g.over and answers < cap:
        choice = g.pending[0]
        advice = ask(bots[choice.seat], g, choice.seat, rng)
        decisions += len(choice.options) > 1
        g.answer(choice.seat, advice.option.key)
        answers += 1
    return Outcome(tuple(g.result.get("seats", ())), answers, decisions, not g.over)
