"""What is just being paid is there for nothing else (EF-ACT-2)."""

from __future__ import annotations

from typing import Any

from snar.ether.state import EtherState


def reserved(g: EtherState) -> set[int]:
    """Cards and items that are just being paid, or whose action is."""
    found: set[int] = set()
    for proc in g.stack:
        if proc.NAME == "ether.Pay":
            pay: Any = proc
            found.update(pay.dropped)
            found.add(pay.played)
            for _, card, _ in pay.laid:
                found.add(card)
    return found
