"""Minds by name, the weakest first: even in manners, different in strength.

What was measured of them is in docs/minds.md (`snar tournament`). Budgets are counted in playouts, so the same seed
plays the same game everywhere; at a table a time limit stands over them.
"""

from __future__ import annotations

from snar.bots.rise.learned import craft

from ..base import Bot
from ..dreaming import Dreaming
from ..front import Made
from ..searching import Budget, Searching


def snilek(seed: str | int) -> Bot:
    return Dreaming("snilek", craft(), 0.4)


def poutnik(seed: str | int) -> Bot:
    return Searching("poutnik", craft(most=2, margin=4.0), Budget(16, turns=1))


def mistr(seed: str | int) -> Bot:
    return Searching("mistr", craft(most=6, margin=10.0), Budget(64))


def hruzypan(seed: str | int) -> Bot:
    return Searching("hruzypan", craft(most=12, margin=20.0, alike=2, lays=True), Budget(120, seconds=3.0))


MINDS: dict[str, Made] = {"snilek": snilek, "poutnik": poutnik, "mistr": mistr, "hruzypan": hruzypan}
LEVELS = ("snilek", "poutnik", "mistr", "hruzypan")  # offered to people
