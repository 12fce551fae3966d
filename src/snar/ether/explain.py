"""Why something is not offered: the predicate that filtered the offers, asked again."""

from __future__ import annotations

from typing import Any

from snar.kernel.choice import Refusal

from .map.fields import NUMBERS
from .rules.actions.allowed import offers, why_not
from .rules.actions.offers import ACTION_STEP, Offered, find
from .rules.actions.standing import held_fast, is_full
from .state import EtherState

WINDOWS = {"action": ACTION_STEP, "ready": ACTION_STEP, "payment": "payment", "travel": ACTION_STEP}
ROADS = ("go", "awaken", "save")


def explain(g: EtherState, seat: int, key: str) -> Refusal:
    choice = g.choice_of(seat)
    if choice is None:
        return Refusal("not-your-choice")
    words = key.split()
    if choice.topic == "walk" and words[:1] == ["move"]:
        return walking(g, seat, words[1:])
    if words and words[0] in ROADS:
        return Refusal("no-road" if choice.topic == "travel" else "only-between-locations", "EF-DWM-1")
    if choice.topic == "scene":
        return Refusal("condition", "EF-SEC-3", (("key", key),))
    if choice.topic == "ready" and any(offered.key == key for offered in offers(g, seat)):
        return Refusal("ready-already", "EE-D5")
    if choice.topic in WINDOWS or choice.topic.startswith("window-"):
        on = WINDOWS.get(choice.topic) or choice.topic.removeprefix("window-")
        offered = meant(g, seat, words)
        reason = why_not(g, seat, offered, on) if offered else unknown(g, seat, words)
        if reason:
            return reason
        if offered and top_is(g, "ether.StructuredStep"):
            return Refusal("dream-action-taken", "EF-VAR-1")
    if choice.topic == "draw":
        return Refusal("draw-first", "EF-TRN-1")
    if choice.topic == "payment":
        return payment(g, seat, words)
    if choice.topic == "market" and words[:1] == ["buy"] and g.find("offer", " ".join(words[1:2])) >= 0:
        return Refusal("too-dear", "EF-MKT-1", (("key", key),))
    if choice.topic == "edit-deck":
        return Refusal("deck-limits", "EF-DCK-1")
    return Refusal("not-offered", "", (("key", key), ("topic", choice.topic)))


def meant(g: EtherState, seat: int, words: list[str]) -> Offered | None:
    """What a line begins with: the longest key in play. `move` with a field is a walk, which is explained apart."""
    least = 1 if words[:1] == ["move"] and len(words) > 1 else 0
    keys = (" ".join(words[:number]) for number in range(len(words), least, -1))
    return next((offered for key in keys if (offered := find(g, seat, key))), None)


def top_is(g: EtherState, name: str) -> bool:
    return name == g.stack[-1].NAME


def unknown(g: EtherState, seat: int, words: list[str]) -> Refusal | None:
    """Nothing in play has that key: what is missing?"""
    name = " ".join(words[1:2])
    match words[0] if words else "":
        case "move":
            if name and name not in NUMBERS:
                return Refusal("unknown-field", "", (("field", name),))
            offered = find(g, seat, "move")
            reason = why_not(g, seat, offered, ACTION_STEP) if offered else None
            return reason or Refusal("no-way", "EF-BAS-1", (("field", name),))
        case "play" | "place":
            if name in g.content.pack.influence:
                printed = g.content.pack.influence[name]
                if g.find(f"hand.{seat}", name) >= 0:
                    return Refusal("not-a-progress-card" if words[0] == "place" else no_action(printed), "EF-PRG-1")
                return Refusal("not-in-hand", "EF-INF-1", (("card", name),))
            return Refusal("unknown-card", "", (("card", name),))
        case "effort" | "hours":
            return Refusal("too-few-hours", "EF-BAS-2" if words[0] == "effort" else "EF-BAS-6", (("have", g.hours),))
        case "cleanse":
            return Refusal("no-mutation", "EF-BAS-5", (("entity", name),))
        case "peek":
            return Refusal("nothing-to-peek", "EF-BAS-3", (("code", name),))
        case "take":
            return Refusal("no-gem-there", "EF-MAP-6", (("slot", name),))
    return None


def no_action(printed: object) -> str:
    return "place-it-first" if getattr(printed, "progress", False) else "only-intent"


def walking(g: EtherState, seat: int, words: list[str]) -> Refusal:
    name = words[0] if words else ""
    if name not in NUMBERS:
        return Refusal("unknown-field", "EF-MAP-1", (("field", name),))
    field = NUMBERS[name]
    if field in g.landscape.near[g.sleepers[seat].field] and is_full(g, field, seat):
        return Refusal("field-full", "EF-MAP-12", (("field", name),))
    return held_fast(g, seat) or Refusal("no-way", "EF-BAS-1", (("field", name),))


def payment(g: EtherState, seat: int, words: list[str]) -> Refusal:
    match words[0] if words else "":
        case "done":
            return Refusal("not-paid", "EF-ACT-2")
        case "boost":
            return no_boost(g, seat)
        case "pay" | "give" | "item" | "discard":
            return Refusal("pays-nothing-here", "EF-ACT-2", (("card", " ".join(words[1:2])),))
        case field if field in NUMBERS:  # what is left of `move c4` where that is too far, or nowhere
            return Refusal("no-walk", "EF-BAS-1", (("field", field),))
    return Refusal("not-offered", "", (("key", " ".join(words)), ("topic", "payment")))


def no_boost(g: EtherState, seat: int) -> Refusal:
    pay: Any = next(proc for proc in reversed(g.stack) if proc.NAME == "ether.Pay")
    if pay.seat != seat:
        return Refusal("boosts-who-acts", "EF-ACT-8")
    if pay.kind == "place":
        return Refusal("no-boost-placing", "EE-B1c")
    return Refusal("boosted-already", "EE-B1c") if g.sleepers[seat].boosted else Refusal("cannot-boost", "EF-ACT-8")
