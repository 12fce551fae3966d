"""What a slumber tile allows: to escape it early, to redeem it (EF-SLB-2)."""

from __future__ import annotations

from typing import Any

from snar.packs.ether.model import Slumber
from snar.packs.ether.walk import nested

from ..state import EtherState

DELTA = "delta"
LEAST = 3  # EE-G5b: redemption leaves so many slumbers
PLACED = {
    "banish", "push", "relocate_entity", "state", "mutate", "cleanse", "entity_move", "figure_move", "each_figure",
    "token", "target", "loot", "turns", "lose_turns", "block", "resolve", "step",
}  # fmt: skip
COUNTED = {"tokens", "mutations", "figures-in-range", "threats"}
ASKED = {"entity", "tokens", "threats", "suit", "turn"}


def refers_to_set_up(effects: tuple[dict[str, Any], ...]) -> bool:
    """Does an effect, also one inside another, speak of something that only the set-up puts there?"""
    return any(is_of_set_up(effect) for effect in nested(effects))


def is_of_set_up(effect: dict[str, Any]) -> bool:
    asked = [condition.get("of", condition)["test"] for condition in effect.get("when", ())]
    counted = [part["per"] for part in effect.values() if isinstance(part, dict) and "per" in part]
    spoken = effect["verb"] in PLACED or effect.get("who") in ("reach", "target")
    return spoken or not ASKED.isdisjoint(asked) or not COUNTED.isdisjoint(counted)


def early_escape(tile: Slumber) -> bool:
    """EF-SLB-2: one may escape before the slumber begins when its effect refers to nothing placed in set-up."""
    return tile.escape and not refers_to_set_up(tile.exhausted)


def redeemable(g: EtherState) -> bool:
    """EE-G5b: not if fewer than three slumbers would be left."""
    others = [card for card in g.cards("slumbers") if g.card_id(card) != DELTA]
    return bool(g.cards("slumber")) and len(others) >= LEAST
