"""Whole campaigns and dreams of Etherfields between bots, the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from snar.bots.base import Bot
from snar.bots.play import ask
from snar.ether.state import EtherState
from snar.kernel.choice import Choice
from snar.kernel.rng import Rng, key_from_seed

CAP = 5000  # answers after which a campaign is stopped


class Journey(NamedTuple):
    """How far a campaign of Etherfields came, or one dream."""

    outcome: str  # of the game; "stopped" at the cap
    dreams: tuple[tuple[str, str, int], ...]  # id, outcome, turns it took
    decisions: int  # choices with two or more options
    stopped: bool
    turns: int  # that the last dream or slumber took


def play_campaign(g: EtherState, bots: Sequence[Bot], seed: str | int, cap: int = CAP) -> Journey:
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
        if g.mode in ("dream", "slumber"):
            turns = g.turn
        dreams += [(id, outcome, turns) for id, outcome in g.log[len(dreams) :]]
    kind, _, id = g.rules.start.partition(":")
    if g.over and kind == "dream":
        dreams.append((id, str(g.result["outcome"]), turns))
    return Journey(str(g.result["outcome"]) if g.over else "stopped", tuple(dreams), decisions, not g.over, turns)


def first_asked(pending: tuple[Choice, ...]) -> Choice:
    """Helpers of a joint price say first what they give: the one who pays closes it."""
    return pending[-1] if pending[0].topic == "payment" else pending[0]
