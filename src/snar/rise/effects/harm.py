"""Can an effect harm? Derived from its verbs: only what cannot may be declined (RS-DRM-11, RR-A6)."""

from __future__ import annotations

from collections.abc import Iterable

from snar.packs.fields import Effect

ALWAYS = frozenset({"wound", "slow", "stop", "skip", "forget", "lose_item", "banish", "fight", "draw_event"})
SIGNED = {"power": "tokens", "strength": "amount", "bp": "amount", "experience": "amount", "light": "amount"}


def harms(effects: Iterable[Effect]) -> bool:
    return any(harmful(effect) for effect in effects)


def harmful(effect: Effect) -> bool:
    verb = effect["verb"]
    if verb in ALWAYS:
        return True
    if verb in SIGNED:
        return bool(effect[SIGNED[verb]] < 0)
    if verb == "carry":
        return bool(effect["to"] == "mystery")
    if verb == "roll":
        return any(harms(row["do"]) for row in effect["table"])
    if verb == "choose":
        return not effect["may"] and all(harms(branch) for branch in effect["of"])
    return False
