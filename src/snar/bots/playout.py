"""Whole games between bots, the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from snar.kernel.choice import Choice
from snar.kernel.rng import Rng, key_from_seed

from .base import Bot
from .play import ask

if TYPE_CHECKING:
    from snar.ether.state import EtherState
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


class Journey(NamedTuple):
    """How far a campaign of Etherfields came, or one dream."""

    outcome: str  # of the game; "stopped" at the cap
    dreams: tuple[tuple[str, str, int], ...]  # id, outcome, turns it took
    decisions: int  # choices with two or more options
    stopped: bool


def play_campaign(g: EtherState, bots: Sequence[Bot], seed: str | int, cap: int = 5000) -> Journey:
    """Play `g` on until it ends or `cap` answers were given."""
    rng = Rng(key_from_seed(f"imagine/{seed}"))
    decisions = answers = turns = 0
    dreams: list[tuple[str, str, int]] = []
    while not g.over and answers < cap:
        choice = first_asked(g.pending)
        advice = ask(bots[choice.seat], g, choice.seat, rng)
        decisions += len(choice.options) > 1
        g.answer(choice.seat, advice.option.key)
        answers += 1
        if g.mode == "dream":
            turns = g.turn
        dreams += [(id, outcome, turns) for id, outcome in g.log[len(dreams) :]]
    kind, _, id = g.rules.start.partition(":")
    if g.over and kind == "dream":
        dreams.append((id, str(g.result["outcome"]), turns))
    return Journey(str(g.result["outcome"]) if g.over else "stopped", tuple(dreams), decisions, not g.over)


def first_asked(pending: tuple[Choice, ...]) -> Choice:
    """Helpers of a joint price say first what they give: the one who pays closes it."""
    return pending[-1] if pending[0].topic == "payment" else pending[0]
