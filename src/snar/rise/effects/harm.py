"""Can an effect harm a character? Derived from its verbs and from what the character shrugs off: only what cannot may
be declined (RS-DRM-11, RR-A6)."""

from __future__ import annotations

from collections.abc import Iterable

from snar.packs.fields import Effect

from ..gear import Gear

ALWAYS = frozenset({"slow", "stop", "skip", "forget", "lose_item", "banish", "fight", "draw_event"})
SIGNED = {"power": "tokens", "strength": "amount", "bp": "amount", "experience": "amount", "light": "amount"}

IMMUNE = {"stop": "unstoppable", "skip": "unstoppable", "banish": "surefooted"}  # verbs, and who shrugs them off


def harms(effects: Iterable[Effect], gear: Gear) -> bool:
    return any(harmful(effect, gear) for effect in effects)


def harmful(effect: Effect, gear: Gear) -> bool:
    verb = effect["verb"]
    if IMMUNE.get(verb) in gear.traits:
        return False
    if verb == "wound":
        return gear.value("card-wound", effect["lives"]) > 0
    if verb in ALWAYS:
        return True
    if verb in SIGNED:
        return bool(effect[SIGNED[verb]] < 0)
    if verb == "carry":
        return bool(effect["to"] == "mystery")
    if verb == "roll":
        return any(harms(row["do"], gear) for row in effect["table"])
    if verb == "choose":
        return not effect["may"] and all(harms(branch, gear) for branch in effect["of"])
    return False
