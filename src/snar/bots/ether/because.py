"""Why an option is advised in this very position: the plan it serves, and the field it speaks of."""

from __future__ import annotations

from typing import NamedTuple

from snar.ether.map.fields import NAMES
from snar.ether.state import EtherState
from snar.kernel.choice import Option

from .memory import mind_of
from .taste import PLAIN, Taste


class Because(NamedTuple):
    plan: str  # the key of the action that the sleeper is after
    field: str


def because(g: EtherState, seat: int, option: Option, taste: Taste = PLAIN) -> Because:
    word, _, rest = option.key.partition(" ")
    if word == "move":
        mind = mind_of(g, seat, 0, taste)
        plan = mind.best.plan.offered.key if mind.best else ""
        return Because(plan, rest or name(mind.walk[1]))
    offered = next((row for row in g.content.map_actions(g.placed) if row.key == option.key), None)
    return Because("", name(offered.field) if offered else figure(g, rest))


def figure(g: EtherState, what: str) -> str:
    """Where the entity stands whose action it is."""
    at = g.entity(what.partition(".")[0])
    return name(g.entities[at].figures[0].field) if at >= 0 and g.entities[at].figures else ""


def name(field: int) -> str:
    return NAMES[field] if field >= 0 else ""
