"""Bots do not decide for people: of what is decided together they wait for the people's voices and follow them
(decision 0032)."""

from __future__ import annotations

from collections.abc import Sequence

from snar.ether.drawn import voting
from snar.ether.foresight import foresee
from snar.ether.rules.turns.deciding import followed
from snar.ether.state import EtherState
from snar.kernel.choice import Choice

from ..front import WAIT


def following(g: EtherState, people: Sequence[int]) -> str:
    """The key a bot votes for; WAIT while it has to wait; nothing where it decides by itself."""
    vote = voting(g)
    if vote is None or not people:
        return ""
    said = dict(vote.votes)
    return WAIT if any(seat not in said for seat in people) else followed(g, vote.votes, people)


def deadly(g: EtherState, choice: Choice, key: str) -> bool:
    """Might it kill? Then it is answered by hand, though somebody wanted it answered so, or nothing else is left."""
    return bool(foresee(g, choice, key).deaths)
