"""The common supply. Limits are real: what is not there is not gained (EF-LIM-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import EtherState

# EF-COM-3
TOKENS: dict[str, int] = {
    "ether": 16,
    "distress": 16,
    "token": 16,  # universal
    "gem": 6,
    "threat": 20,
    "obstacle": 6,
    "environment": 8,
    "key": 4,
    "insight": 4,
    "cunning": 4,
    "anger": 4,
    "soul": 5,
    "story": 10,
    "entity": 15,
    "human": 4,
    "animal": 4,
    "wall": 1,
    "hole": 1,
    "state-a": 2,  # two-sided: stunned or surprised
    "state-b": 2,  # two-sided: immobilised or poisoned
}
STATE_TOKEN = {"stunned": "state-a", "surprised": "state-a", "immobilised": "state-b", "poisoned": "state-b"}


def take(g: EtherState, kind: str, amount: int) -> int:
    """As many of these tokens as there are, up to `amount`; how many that was (EF-LIM-1)."""
    taken = min(amount, g.supply[kind])
    if taken:
        g.supply = {**g.supply, kind: g.supply[kind] - taken}
    return taken


def give_back(g: EtherState, kind: str, amount: int) -> None:
    if amount:
        g.supply = {**g.supply, kind: g.supply[kind] + amount}
