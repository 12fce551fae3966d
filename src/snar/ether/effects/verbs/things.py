"""Verbs about items, masks, weaknesses and the market."""

from __future__ import annotations

from typing import Any

from snar.ether.rules.decks.market import Buy
from snar.ether.rules.decks.progress import drop
from snar.ether.rules.decks.weaknesses import gain_weakness
from snar.ether.rules.things import items, masks
from snar.kernel import zones
from snar.kernel.flow import Proc

from ...state import EtherState
from ..amounts import amount
from ..apply import Apply, Effect, Handler
from ..targets import personal


@personal
def weakness(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    for _ in range(amount(g, a, effect["cards"])):
        gain_weakness(g, a.seat)
    return None


@personal
def market(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return Buy(a.seat, amount(g, a, effect["cards"]))


def discard_self(g: EtherState, a: Apply, effect: Effect) -> None:
    """The used item goes where it says, a mask off the face, a placed card to the discards, others out of the game."""
    if a.card in g.cards("items"):
        items.discard_item(g, a.card)
    elif a.card in g.cards(f"mask.{a.seat}"):
        masks.take_off(g, a.seat)
    elif a.card in g.cards(f"progress.{a.seat}"):
        drop(g, a.seat, a.card)
    elif a.card in g.cards("revealed"):
        zones.move(g, a.card, "revealed", "removed", seen=g.everyone)


def refresh_item(g: EtherState, a: Apply, effect: Effect) -> Proc:
    return items.RefreshItem(a.seat)


def item_slot(g: EtherState, a: Apply, effect: Effect) -> None:
    items.unlock_slot(g)


@personal
def refresh_mask(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return masks.RefreshMask(a.seat)


@personal
def mask(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """One that is still to be found; there is only one of each (EF-LIM-2)."""
    found = (g.find(zone, effect["id"]) for zone in ("masks.box", "vault"))
    card = next((card for card in found if card >= 0), -1)
    return masks.GainMask(a.seat, card) if card >= 0 else None


VERBS: dict[str, Handler | Any] = {
    "weakness": weakness,
    "market": market,
    "discard_self": discard_self,
    "refresh_item": refresh_item,
    "item_slot": item_slot,
    "refresh_mask": refresh_mask,
    "mask": mask,
}
