"""Environments of Etherfields: the sleepers are one team."""

from __future__ import annotations

from snar.ether.content import content_for
from snar.ether.options import SLEEPERS
from snar.kernel.state import State

from ..front import Envs
from .drawing import picture
from .eyes import eyes
from .words import language

FIRST = next(dream.id for dream in content_for().pack.dreams.values() if dream.start)
WELL, ILL = ("victory", "ends"), ("defeat", "death", "exhausted", "escape")


def returns(g: State) -> list[float]:
    """1 for everybody where the dream was won or the slumber slept through, -1 where not, 0 where it was set aside."""
    outcome = g.result.get("outcome", "")
    return [float(outcome in WELL) - float(outcome in ILL)] * g.seats


ENVS = Envs(language, eyes, returns, picture, {"start": f"dream:{FIRST}", "sleepers": SLEEPERS[:2]}, together=True)
