"""Everything that is paid otherwise than with cards (EF-ACT-3)."""

from __future__ import annotations

from .. import supply
from ..state import EtherState
from .decks import seal
from .distress import take_distress


def pay_fixed(g: EtherState, seat: int, name: str, amount: int) -> None:
    """EF-ACT-3: ether, gems, keys, hours, threats, sealed cards, distress."""
    if not amount:
        return
    match name:
        case "ether" | "gems":
            lose(g, seat, name, amount)
        case "keys":
            g.keys -= amount
            supply.give_back(g, "key", amount)
            g.tell("key", seat, amount=-amount, rule="EF-ACT-3")
        case "hours":
            g.hours -= amount
            g.tell("hours", seat, amount=-amount, rule="EF-ACT-3")
        case "threat":
            taken = supply.take(g, "threat", amount)
            g.threats = (*g.threats, *((g.sleepers[seat].field, 0),) * taken)
        case "seal":
            seal(g, seat, amount, "EF-ACT-3")
        case "distress":
            take_distress(g, seat, amount, "price", "EF-ACT-3")


def lose(g: EtherState, seat: int, name: str, amount: int) -> None:
    """Ether or gems back to the supply."""
    row, token = g.edit(seat), "gem" if name == "gems" else "ether"
    setattr(row, name, getattr(row, name) - amount)
    supply.give_back(g, token, amount)
    g.tell(token, seat, amount=-amount, rule="EF-ACT-3")
