"""Cards where a description says: out of wherever a copy still lies, onto a pile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from snar.kernel.state import State

from .naming import BadScenario


def take(g: State, id: str, zones: Iterable[str]) -> int:
    """A copy of the card, out of the first of these zones that holds one."""
    for zone in zones:
        for card in g.zones.get(zone, ()):
            if g.card_id(card) == id:
                g.zones[zone] = tuple(other for other in g.zones[zone] if other != card)
                return card
    raise BadScenario(f"{id}: no copy of it is left")


def asked_for(names: list[Any]) -> tuple[bool, list[Any]]:
    """Whether "only" is the first word: then nothing else is left in the pile."""
    only = names[:1] == ["only"]
    return only, names[only:]


def stack(g: State, zone: str, cards: Iterable[int], rest: str = "") -> None:
    """The first of them on top; where a zone for the rest is named, what lay there goes to it."""
    if rest:
        g.zones[rest] += g.zones[zone]
        g.zones[zone] = ()
    g.zones[zone] += tuple(reversed([*cards]))
