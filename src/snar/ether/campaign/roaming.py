"""What can be done on the dreamworld: there is no draw step, and few cards are of use (EF-DWM-2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from snar.kernel.choice import Refusal
from snar.packs.ether.model import Action

from ..rules.actions.offers import Offered
from ..state import EtherState

CARDS = ("hand", "back", "progress", "mask", "item", "note", "wisdom", "season", "memory", "weakness")
OF_USE = {
    "draw", "unseal", "shuffle", "unturn", "recover", "gain", "market", "calm", "ether", "gem", "key", "hours",
    "travel", "refresh_item", "refresh_mask", "reroll", "prevent", "scene", "intent",
}  # fmt: skip
BESIDES = {
    "discard",
    "seal",
    "turn",
    "weakness",
    "distress",
    "seal_self",
    "return",
    "give_back",
    "remove_self",
    "discard_self",
    "story",
}
"""What may come with something of use, but is none by itself."""
INSIDE = ("do", "then", "else")
NOT_HERE = Refusal("not-in-dreamworld", "EF-DWM-2")


def leaves(effects: Iterable[dict[str, Any]]) -> Iterable[dict[str, Any]]:
    """Effects without the shapes around them."""
    for effect in effects:
        inner: list[dict[str, Any]] = [part for key in INSIDE for part in effect.get(key, ())]
        inner += [part for branch in effect.get("of", ()) for part in branch]
        inner += [part for face in effect.get("faces", {}).values() for part in face]
        if inner or effect["verb"] in ("if", "repeat", "choose", "roll", "target"):
            yield from leaves(inner)
        else:
            yield effect


def useless(g: EtherState, offered: Offered) -> Refusal | None:
    """A card or item is usable on the dreamworld when its effect can happen there; actions of maps and entities, and
    basic ones but for rerolls, cannot."""
    if g.mode != "world" or offered.kind == "reroll":
        return None
    if offered.kind in CARDS and (offered.kind == "weakness" or can_happen(offered.action)):
        return None
    return NOT_HERE


@lru_cache(maxsize=4096)
def can_happen(action: Action) -> bool:
    aims = any(effect["verb"] == "target" for effect in action.do)
    verbs = {effect["verb"] for effect in leaves(action.do)}
    return not aims and bool(verbs & OF_USE) and verbs <= OF_USE | BESIDES
