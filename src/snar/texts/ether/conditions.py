"""Conditions as clauses that follow "pokud" or "if"."""

from __future__ import annotations

from typing import Any

from snar.packs.ether.model import Condition, Conditions
from snar.packs.ether.verbs import MANY
from snar.texts.bundle import Texts, joined
from snar.texts.ether.words import UNTIED, Ties, flagged, named, role
from snar.texts.messages import Argument
from snar.texts.names import NONE

NOUNS = {"progress": "active", "tokens": "token", "threats": "threat", "distress": "distress"}


def all_of(conditions: Conditions, texts: Texts, owner: str = "", ties: Ties = UNTIED, acting: str = "you") -> str:
    """`owner` is the card they stand on: it can say what a story of its own name means."""
    told = [condition(one, texts, owner=owner, ties=ties, acting=acting) for one in conditions]
    return joined(told, texts, "ef-and")


def none_of(conditions: Conditions, texts: Texts) -> str:
    """Not all of them: told of each."""
    return joined([condition(one, texts, negated=True) for one in conditions], texts, "ef-or")


def condition(
    one: Condition, texts: Texts, negated: bool = False, owner: str = "", ties: Ties = UNTIED, acting: str = "you"
) -> str:
    if one["test"] == "not":
        return condition(one["of"], texts, not negated, owner, ties, acting)
    args: dict[str, Argument] = {"not": flagged(negated), "acting": acting}
    for key, value in one.items():
        if key in ("kind", "colour", "range", "suit", "season", "mode"):
            args[key] = value
    if "least" in one:
        args |= quantity(one, texts)
    about = one.get("id") or one.get("season") or ""
    if one["test"] == "story":
        args |= _story(one, texts, negated, owner, ties)
        return texts.say("ef-when-story", **args)
    args |= role("entity", about, texts) if one["test"] == "entity" else {}
    args |= role("on", one.get("on", ""), texts)
    args["card"] = named(about, "acc" if one["test"] == "owns" else "", texts) if about else NONE
    return texts.say(f"ef-when-{one['test']}", **args)


def _story(one: Condition, texts: Texts, negated: bool, owner: str, ties: Ties) -> dict[str, Argument]:
    """The story's own affair, unless it is one of this card or set by another action of it."""
    holds = (one["least"] > 0) != negated
    own = texts.part(owner, "on" if holds else "off") if one["name"] == owner else ""
    if own:
        return {"change": "own", "card": own}
    deed = ties.done.get((one["name"], one["least"]), NONE)
    return {"change": NONE if deed == NONE else "done" if holds else "undone", "card": deed}


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
    if kind == "none" and one["test"] not in ("tokens", "threats"):
        kind = "exact"
    return {"kind": kind, "least": least, "most": most, "what": told}
