"""Verbs about turns and how an encounter ends."""

from __future__ import annotations

from typing import Any

from snar.ether.rules.turns import turncards
from snar.ether.rules.turns.leaving import leave
from snar.kernel.flow import Proc

from ...state import EtherState
from ..amounts import amount
from ..apply import Apply, Effect, Handler


def turns(g: EtherState, a: Apply, effect: Effect) -> None:
    added = turncards.add(g, amount(g, a, effect["amount"]))
    g.tell("turns", a.seat, source=a.source, amount=added, rule="EF-TCD-1")


def lose_turns(g: EtherState, a: Apply, effect: Effect) -> None:
    lost = turncards.lose(g, amount(g, a, effect["amount"]))
    if lost:
        g.tell("turns", a.seat, source=a.source, amount=-lost, rule="EF-TCD-1")


def loot(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """EF-TCD-3: printed on the current turn card, or on the one discarded last (EE-D1d)."""
    card = g.current_turn
    if card < 0:
        return None
    g.tell("loot", a.seat, source=g.card_id(card), rule="EF-TCD-3")
    taken: tuple[Effect, ...] = g.card(card).loot
    return Apply(a.seat, taken, g.card_id(card), rule="EF-TCD-3") if taken else None


def end(g: EtherState, a: Apply, effect: Effect) -> None:
    """What was still to happen is cancelled (EE-D2b)."""
    leave(g, effect["outcome"])


VERBS: dict[str, Handler | Any] = {
    "turns": turns,
    "lose_turns": lose_turns,
    "loot": loot,
    "end": end,
}
