"""Tables in the dreamworld and in the dreams of the opening campaign."""

from typing import Any

from snar.ether.scenario import Table
from snar.packs.ether.loader import load_ether

ENTRY_TILES = ["sluzebni-chodba", "cekarna"]  # entry fields c4 d4 c5 d5, spawn d3 c6, a quirk slot d6
DISTRICTS = ["suburbie", "metropole"]
PARK = "zahradkarska-kolonie"
WRAITH = {"slumbers": ["prizrak"]}
OWNED = 22  # cards that every sleeper begins with
# Hráčka has five cards left
FIVE_CARDS = {"removed": [*load_ether().sleepers["hracka"].start[5:], "prizrak", "inventura"]}
Row = dict[str, Any]


def rows(first: Row | None, second: Row | None) -> dict[str, Row]:
    found = {"hracka": {"field": "c4", **(first or {})}}
    if second is not None:
        found["drsnak"] = {"field": "c4", **second}
    return found


def table(first: Row | None, second: Row | None, during: list[Row], **given: Any) -> Table:
    base = {"tiles": ENTRY_TILES, "districts": DISTRICTS, "dice": []}
    return Table(**{**base, "sleepers": rows(first, second), "step": "none", "during": during, **given})


def arrive(location: str, first: Row | None = None, second: Row | None = None, **given: Any) -> Table:
    """The group has just come to the location: what it does is still to happen."""
    return table(first, second, [{"proc": "Travel", "step": "settle"}], location=location, **given)


def at(location: str, first: Row | None = None, second: Row | None = None, **given: Any) -> Table:
    """The location has been resolved: where now?"""
    return table(first, second, [{"proc": "Travel", "step": "settle", "here": location}], location=location, **given)


def carried(effects: list[Row], location: str = "kaplicka", first: Row | None = None, **given: Any) -> Table:
    """Effects that happen on the dreamworld."""
    during = [
        {"proc": "Travel", "step": "settle", "here": location},
        {"proc": "Apply", "seat": 0, "effects": effects, "source": "test"},
    ]
    return table(first, None, during, location=location, **given)


def dreaming(dream: str, *top: Row, first: Row | None = None, second: Row | None = None, **given: Any) -> Table:
    """In a dream of the campaign, entered from its gate, with something just happening."""
    gate = {"prvni-sen": "domovni-dvere", "beh-pred-vodou": "cesta-k-hrazi", "ustredna": "budova-ustredny"}
    location = gate.get(dream, "podchod")
    during = [
        {"proc": "Travel", "step": "settle", "here": location},
        {"proc": "Dreaming", "step": "wake", "id": dream},
        {"proc": "EnterDream", "step": "over", "into": "outcome", "dream": dream},
        {"proc": "Encounter", "step": "next", "into": "outcome"},
        *top,
    ]
    return table(first, second, during, **{"dream": dream, "mode": "dream", "location": location, **given})


def slumbering(*top: Row, first: Row | None = None, second: Row | None = None, **given: Any) -> Table:
    """In the slumber of the Wraith, met in the park."""
    during = [
        {"proc": "Travel", "step": "settle", "here": PARK},
        {"proc": "Visit", "step": "next", "location": PARK, "index": 1},
        {"proc": "Slumbering", "step": "over"},
        {"proc": "Encounter", "step": "next", "into": "outcome"},
        *top,
    ]
    base = {"slumber": "prizrak", "location": PARK, "mode": "slumber"}
    return table(first, second, during, **{**base, **given})


MORTAL = {"verb": "distress", "amount": 8, "who": "self"}


def scene(id: str) -> Row:
    return {"proc": "ReadScene", "scene": id}


def apply(*effects: Row) -> Row:
    return {"proc": "Apply", "seat": 0, "effects": list(effects), "source": "test"}


def end(outcome: str = "ends") -> Row:
    """No effect says `death`: one dies of something."""
    return apply(MORTAL if outcome == "death" else {"verb": "end", "outcome": outcome})


def new(*sleepers: str, start: str = "campaign", **given: Any) -> Table:
    """A game from its very beginning."""
    return Table(sleepers=list(sleepers or ("hracka",)), step="setup", start=start, **given)


def through(t: Table, *more: str) -> Table:
    """Everybody wakes up: enters, stays who it is and keeps its deck."""
    for name in t.names:
        t.say(name, "enter c4")
    for name in t.names:
        t.say(name, "stay")
    for name in t.names:
        t.say(name, *more, "done")
    return t


def saved(t: Table) -> Row:
    """Everybody saves; the chronicle that goes on."""
    for name in t.names:
        t.say(name, "save")
    return t.g.result["chronicle"]
