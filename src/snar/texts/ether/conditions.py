"""Conditions as clauses that follow "pokud" or "if"."""

from __future__ import annotations

from typing import Any

from snar.packs.ether.model import Condition, Conditions
from snar.packs.ether.verbs import MANY
from snar.texts.bundle import Texts
from snar.texts.effects import joined
from snar.texts.ether.words import NONE, flagged, named, role
from snar.texts.messages import Argument

NOUNS = {"progress": "active", "tokens": "token", "threats": "threat", "distress": "distress"}


def all_of(conditions: Conditions, texts: Texts, owner: str = "") -> str:
    """`owner` is the card they stand on: a story of its name says whether it is in force."""
    return joined([condition(one, texts, owner=owner) for one in conditions], texts, "ef-and")


def none_of(conditions: Conditions, texts: Texts) -> str:
    """Not all of them: told of each."""
    return joined([condition(one, texts, negated=True) for one in conditions], texts, "ef-or")


def condition(one: Condition, texts: Texts, negated: bool = False, owner: str = "") -> str:
    if one["test"] == "not":
        return condition(one["of"], texts, not negated, owner)
    args: dict[str, Argument] = {"not": flagged(negated)}
    for key, value in one.items():
        if key in ("kind", "colour", "range", "suit", "season", "mode"):
            args[key] = value
    if "least" in one:
        args |= quantity(one, texts)
    about = one.get("id") or one.get("season") or ""
    if one["test"] == "story":
        about = owner if owner == one["name"] else ""
        args["change"] = NONE if not about else "on" if one["least"] > 0 else "off"
    args |= role("entity", about, texts) if one["test"] == "entity" else {}
    args |= role("on", one.get("on", ""), texts)
    args["card"] = named(about, "acc" if one["test"] == "owns" else "", texts) if about else NONE
    return texts.say(f"ef-when-{one['test']}", **args)


def quantity(one: dict[str, Any], texts: Texts) -> dict[str, Argument]:
    """At least, at most, exactly; the number that is told last carries the noun."""
    least, most = one["least"], one["most"]
    floor = -MANY if one["test"] == "story" else 0
    if least == most:
        kind = "exact" if most else "none"
    elif most >= MANY:
        kind = "least"
    else:
        kind = "most" if least <= floor else "between"
    number = least if kind == "least" else most
    noun = NOUNS.get(one["test"])
    told: Argument = texts.say(f"ef-n-{noun}", n=number) if noun else number
    if kind == "none" and one["test"] != "tokens":
        kind = "exact"
    return {"kind": kind, "least": least, "most": most, "what": told}
