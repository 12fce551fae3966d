"""The roads of the dreamworld: which places are open, which ways lead on (EF-DWM-1)."""

from __future__ import annotations

from typing import NamedTuple

from snar.packs.ether.model import Location

from ..effects.conditions import Case, holds
from ..state import EtherState


class Way(NamedTuple):
    to: str
    shortcut: bool


def open_location(g: EtherState, location: Location) -> bool:
    known = location.district in g.districts
    return known and any(holds(g, Case(seat, location.id), location.when) for seat in range(g.seats))


def ways(g: EtherState) -> list[Way]:
    """Arrows and the railway for free, shortcuts for sealed cards; where both lead, the free way counts."""
    locations = g.content.pack.locations
    here = locations[g.location]
    lines = [to.id for to in locations.values() if "railway" in to.icons and "railway" in here.icons and to is not here]
    free = dict.fromkeys((*here.arrows, *lines))
    found = [Way(to, False) for to in free] + [Way(to, True) for to in here.shortcuts if to not in free]
    return [way for way in found if open_location(g, locations[way.to])]


def move_group(g: EtherState, to: str) -> None:
    g.tell("group", frm=g.location, to=to, rule="EF-DWM-1")
    g.location = to
