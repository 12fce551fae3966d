"""A table on the pack of the dream phase: two open rows a1 .. b8 (pole-1 .. pole-4), and entities each for one rule."""

from pathlib import Path
from typing import Any

from snar.ether.scenario import Table

PACK = str(Path(__file__).parent / "nightpack")
ROWS = ["pole-1", "pole-2", "pole-3", "pole-4"]
ONE, FULL, AGAIN = 1, 3, 6  # faces of the movement die
NAMES = ("hracka", "specialista", "drsnak", "nespoutana")


def night(*fields: str, **given: Any) -> Table:
    """Sleepers on these fields, the dream phase about to begin; `hand`, `mask` ... are Hráčka's."""
    own = {name: given.pop(name) for name in ("hand", "mask", "progress", "states", "ether", "gems") if name in given}
    sleepers = {name: {"field": field} for name, field in zip(NAMES, fields, strict=False)}
    sleepers["hracka"] |= own
    given = {"pack": PACK, "tiles": ROWS, "step": "dream", "dice": [], "sleepers": sleepers, **given}
    return Table(**{"turns": ["pik-basic", "srdce-special"], **given})


def applied(*effects: dict[str, Any], seat: str = "hracka", **context: Any) -> dict[str, Any]:
    """Effects under way, as a card or a scene would have them (`during`)."""
    return {
        "proc": "Apply",
        "seat": seat,
        "effects": [{**DEFAULTS.get(e["verb"], {}), **e} for e in effects],
        **context,
    }


DEFAULTS: dict[str, dict[str, Any]] = {
    "spawn": {"figures": 1, "at": "spawn"},
    "banish": {"all": False, "entity": ""},
    "push": {"fields": 1},
    "relocate_entity": {"entity": ""},
    "relocate": {"who": "self"},
    "state": {"who": "target", "entity": ""},
    "mutate": {"amount": 1, "entity": ""},
    "cleanse": {"amount": 1, "all": False, "entity": "", "out": False},
    "entity_move": {"entity": ""},
    "environment": {"at": "here"},
    "clear_environment": {"at": "here"},
    "companion": {"at": "here"},
    "distress": {"amount": 1, "who": "self"},
    "move": {"fields": 1, "who": "self"},
}


def during(*fields: str, effects: list[dict[str, Any]], **given: Any) -> Table:
    """These effects happen in the action step of the first turn."""
    context = given.pop("context", {})
    return night(*fields, step="action", during=[applied(*effects, **context)], **given)


def told(t: Table, kind: str, **details: Any) -> int:
    """How often such an event has happened, the beginning included."""
    found = [event._asdict() for event in t.g.events] if not t.events else t.events
    return sum(e["kind"] == kind and all(e.get(k) == v for k, v in details.items()) for e in found)
