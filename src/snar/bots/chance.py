"""The random bot: any offered option, each equally likely."""

from __future__ import annotations

from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.state import State

from .base import TOP, Advice, asked


class Random:
    """It reads nothing but its own options, so it needs no imagining."""

    name = "random"
    imagines = False

    def __init__(self, seed: str | int = 0) -> None:
        self.rng = Rng(key_from_seed(f"random/{seed}"))

    def advise(self, g: State, seat: int) -> Advice:
        options = asked(g, seat).options
        first = self.rng.below(len(options))
        turned = (*options[first:], *options[:first])
        return Advice(options[first], tuple((option, 0.0, ("chance",)) for option in turned[:TOP]))
