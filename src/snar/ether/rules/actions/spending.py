"""Tokens that are paid (EF-ACT-3). What a price seals or makes one suffer goes by `Seal` and `Suffer`."""

from __future__ import annotations

from snar.ether import supply
from snar.ether.state import EtherState


def pay_tokens(g: EtherState, seat: int, name: str, amount: int, rule: str = "EF-ACT-3") -> None:
    if not amount:
        return
    match name:
        case "ether" | "gems":
            lose(g, seat, name, amount, rule)
        case "keys":
            g.keys -= amount
            supply.give_back(g, "key", amount)
            g.tell("key", seat, amount=-amount, rule=rule)
        case "hours":
            g.hours -= amount
            g.tell("hours", seat, amount=-amount, rule=rule)
        case "threat":
            taken = supply.take(g, "threat", amount)
            g.threats = (*g.threats, *((g.sleepers[seat].field, 0),) * taken)
            g.tell("threat", seat, amount=taken, rule=rule)


def lose(g: EtherState, seat: int, name: str, amount: int, rule: str = "EF-ACT-3") -> None:
    """Ether or gems back to the supply."""
    row, token = g.edit(seat), "gem" if name == "gems" else "ether"
    setattr(row, name, getattr(row, name) - amount)
    supply.give_back(g, token, amount)
    g.tell(token, seat, amount=-amount, rule=rule)
