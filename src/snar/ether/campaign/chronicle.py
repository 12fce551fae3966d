"""What a campaign keeps from one game to the next, as plain data (EF-SAV-1, EF-ADD-1).

Piles are written in the order of names: nobody learns from a chronicle in which order a deck lies.
"""

from __future__ import annotations

import json
from typing import Any

from snar.kernel import flow, zones
from snar.kernel.state import check_numbers

from .. import supply
from ..content import Content
from ..options import SLEEPERS, Rules, refused
from ..state import EtherState
from .checking import LONGEST, is_chronicle
from .shelf import CARDS, MASKS, shelf, take_from_shelf

VERSION = 1
SHARED: dict[str, tuple[str, ...]] = {
    "market": ("market", "offer"),
    "weaknesses": ("weaknesses",),
    "storage": ("storage", "items"),
    "items.market": ("items.market",),
    "masks.box": ("masks.box",),
    "fate": ("fate", "fate.drawn", "quirks"),
    "slumbers": ("slumbers", "slumber"),
    "seasons": ("seasons",),
    "season": ("season",),
    "notes": ("notes",),
    "wisdom": ("wisdom",),
    "memories": ("memories",),
    "gates": ("gates", "dream"),
    "removed": ("removed",),
}
"""Zones of a chronicle, and what of the table belongs into them. Everything else lies as at the beginning."""
OPEN = ("storage", "masks.box", "season", "notes", "wisdom", "memories", "gates", "removed")
PLAIN = ("story", "read", "found", "districts", "log", "souls")
LEFT = {"turn": "turns.used", "map-tile": "map.stack"}


KEPT = {"version", "pack", "sleepers", "shared", "spent", "bag", "lucid", "sheet", "sealed", *PLAIN}


def names(g: EtherState, *zones: str) -> list[str]:
    ids = g.content.ids
    return sorted([ids[card] for zone in zones for card in g.cards(zone)])


def keep(g: EtherState) -> dict[str, Any]:
    """EF-SAV-1. Distress, sealed and placed cards, keys and gems are not kept: that is Awakening, steps 1 to 3. Ether
    becomes a card that is worth one ether at the next set-up. A dream under way is as lost by death: its gate stays."""
    return {
        "version": VERSION,
        "pack": g.content.pack.id,
        "sleepers": {id: row_of(g, id) for id in SLEEPERS},
        "shared": {zone: names(g, *parts) for zone, parts in SHARED.items()},
        "spent": sorted(key for key, _ in g.spent if key in g.content.found_once),
        "bag": sorted(g.bag + tuple(name for entity in g.entities for name in entity.mutations)),
        "lucid": bool((g.rules.chronicle or {}).get("lucid")),
        **{name: getattr(g, name) for name in PLAIN},
    }


def saved_ether(g: EtherState, zone: str) -> int:
    """The wisdom card that stands for this rule, or -1."""
    return next((card for card in g.cards(zone) if "EF-SAV-1" in getattr(g.card(card), "rules", ())), -1)


def check(rules: Rules, content: Content) -> None:
    """Refused, unless this can be the chronicle of a campaign with this pack."""
    if rules.chronicle is None:
        return
    try:
        check_numbers(rules.chronicle)
        short = len(json.dumps(rules.chronicle, ensure_ascii=False)) <= LONGEST
        if short and rules.chronicle["version"] == VERSION and is_chronicle(rules.chronicle, SHARED, content):
            return
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError):
        pass
    raise refused("bad-chronicle", "EF-SAV-1")


def row_of(g: EtherState, id: str) -> dict[str, Any]:
    """A sleeper's own cards and masks, at the table or on the shelf."""
    seat = next((row.seat for row in g.sleepers if row.id == id), -1)
    if seat < 0:
        masks = sorted(name for name in names(g, shelf(id)) if name in g.content.pack.masks)
        cards = sorted(name for name in names(g, shelf(id)) if name not in g.content.pack.masks)
        return {"cards": cards, "masks": masks, "ether": waits(g, id)}
    return {
        "cards": names(g, *(f"{zone}.{seat}" for zone in CARDS)),
        "masks": names(g, *(f"{zone}.{seat}" for zone in MASKS)),
        "ether": g.sleepers[seat].ether > 0 or waits(g, id),
    }


def waits(g: EtherState, id: str) -> bool:
    """Ether that was put by waits for a sleeper who did not begin this game (EF-SAV-1, EF-ADD-1)."""
    chronicle = g.rules.chronicle
    return chronicle is not None and id not in g.rules.sleepers and bool(chronicle["sleepers"][id]["ether"])


def restore(g: EtherState, chronicle: dict[str, Any]) -> None:
    """The table as the chronicle says; sleepers may have joined or left (EF-ADD-1)."""
    left = {id: list(numbers) for id, numbers in g.content.numbers.items()}
    for zone in g.zones:
        g.zones[zone] = ()
    for zone, ids in chronicle["shared"].items():
        g.zones[zone] = tuple(left[id].pop() for id in ids)
        for card in g.zones[zone]:
            g.owners[card], g.known[card] = 0, g.everyone if zone in OPEN else 0
    for id, row in chronicle["sleepers"].items():
        g.zones[shelf(id)] = tuple(left[name].pop() for name in (*row["cards"], *row["masks"]))
    for numbers in left.values():
        for card in numbers:
            zone = LEFT.get(g.card(card).deck, "vault")
            g.zones[zone] += (card,)
            g.owners[card], g.known[card] = 0, 0
    for sleeper in g.sleepers:
        take_from_shelf(g, sleeper.seat, sleeper.id)
        if chronicle["sleepers"][sleeper.id]["ether"]:
            g.edit(sleeper.seat).ether = supply.take(g, "ether", 1)
            g.tell("ether", sleeper.seat, amount=1, rule="EF-SAV-1")
    card = saved_ether(g, "wisdom")
    if card >= 0:  # it has paid
        zones.move(g, card, "wisdom", "vault", rule="EF-SAV-1")
    for id in SLEEPERS:
        for card in g.cards(shelf(id)):
            g.owners[card], g.known[card] = 0, g.everyone
    g.spent = tuple((key, False) for key in chronicle["spent"] if key in g.content.found_once)
    g.bag = tuple(chronicle["bag"])
    for name in PLAIN:
        setattr(g, name, flow.freeze(chronicle[name]))
    supply.take(g, "soul", g.souls)
