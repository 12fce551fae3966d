"""The save sheet of the MZ mode: the table on the dreamworld as it is (EF-VAR-5).

Only the order of covered piles is not written down: a sheet of paper shows what lies in them, not how.
"""

from __future__ import annotations

from typing import Any

from snar.kernel import flow, zones

from ..beings import Companion
from ..plain import FIELDS
from ..sleeper import Sleeper
from ..state import EtherState
from .slumbertiles import DELTA

COVERED = ("market", "items.market", "fate", "weaknesses", "map.stack", "turns.used")


def covered(zone: str) -> bool:
    return zone in COVERED or zone.partition(".")[0] == "deck"


def write_down(g: EtherState) -> dict[str, Any]:
    under, above = slumber_parts(g)
    return {
        "pack": g.content.pack.hash,
        "zones": {
            **{zone: sorted(cards) if covered(zone) else list(cards) for zone, cards in g.zones.items()},
            "slumbers": [*sorted(under[:-1]), *under[-1:], *sorted(above)],
        },
        "known": list(g.known),
        "owners": list(g.owners),
        "sleepers": [sleeper.to_data() for sleeper in g.sleepers],
        "companions": list(g.companions),
        **{name: getattr(g, name) for name in FIELDS},
    }


def slumber_parts(g: EtherState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """From the bottom: those met in this round with Delta on them, and those still to come."""
    deck = g.cards("slumbers")
    place = next((i for i, card in enumerate(deck) if g.card_id(card) == DELTA), -1) + 1
    return deck[:place], deck[place:]


def fits(g: EtherState, sheet: dict[str, Any] | None) -> bool:
    """The same people with the same pack; otherwise the group begins by Awakening."""
    if not sheet or sheet["pack"] != g.content.pack.hash:
        return False
    return tuple(row["id"] for row in sheet["sleepers"]) == g.rules.sleepers


def read_up(g: EtherState, sheet: dict[str, Any]) -> None:
    data = flow.freeze(sheet)
    g.zones = dict(data["zones"])
    g.known, g.owners = bytearray(data["known"]), bytearray(data["owners"])
    g.sleepers = [Sleeper(**row) for row in data["sleepers"]]
    g.companions = tuple(Companion(*row) for row in data["companions"])
    for name in FIELDS:
        setattr(g, name, data[name])
    for zone in g.zones:
        if covered(zone):
            zones.shuffle(g, zone, "EF-VAR-5")
    under, g.zones["slumbers"] = slumber_parts(g)
    zones.shuffle(g, "slumbers", "EF-VAR-5")
    g.zones["slumbers"] = (*under, *g.zones["slumbers"])
