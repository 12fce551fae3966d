"""Where an effect may bring something: a field by name, or fields by what is drawn there."""

from __future__ import annotations

from snar.ether.rules.turns.turncards import suit

from ...map.fields import NEAR, NUMBERS
from ...map.tiles import ENTRY, SPAWN, SPECIAL, STAIRS
from ...map.ways import anywhere
from ...state import EtherState
from ..apply import Apply

SYMBOLS = {"entry": ENTRY, "spawn": SPAWN, "special": SPECIAL, "stairs": STAIRS}


def own_field(g: EtherState, a: Apply) -> int:
    """Where the effect happens: on its own field, or where the acting sleeper stands."""
    return a.field if a.field >= 0 else g.sleepers[a.seat].field


def target_field(g: EtherState, a: Apply) -> int:
    """Where that stands which was aimed at."""
    match a.target:
        case ("field", field):
            return int(field)
        case ("sleeper", seat):
            return int(g.sleepers[seat].field)
        case ("companion", place):
            return int(g.companions[place].field)
        case ("figure", entity, index):
            return int(g.entities[g.entity(entity)].figures[index].field)
    return -1


def candidates(g: EtherState, a: Apply, to: str, start: int = -1) -> list[int]:
    """Fields on which one can stand, in order; `start` is the field of what is moved (for `next`)."""
    land = g.landscape
    if to in NUMBERS:
        found = [NUMBERS[to]]
    elif to == "any":
        found = list(anywhere(land))
    elif to in SYMBOLS:
        found = list(land.bearing(SYMBOLS[to]))
    elif to == "suit":
        found = [field for field in land.fields if land.suits[field] and land.suits[field] == suit(g)]
    elif to == "next":  # walls are ignored
        start = start if start >= 0 else own_field(g, a)
        found = sorted(NEAR[start]) if start >= 0 else []
    else:
        found = [own_field(g, a) if to == "here" else target_field(g, a)]
    return [field for field in found if field in land.fields]
