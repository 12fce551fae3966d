"""For a price that is too high yet: the colour in which it will be together first, and cards that stand in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from snar.ether.map.ways import FAR
from snar.ether.rules.actions.prices import COLOURS, intent_of
from snar.ether.state import EtherState
from snar.ether.values import value

from .peril import NEAR, bearable, expendable
from .plans import Plan
from .purse import Demand, intents, total

if TYPE_CHECKING:
    from .mind import Mind

SCARCE = 0.05  # of a colour that a sleeper hardly has


def brought(g: EtherState, seat: int) -> tuple[float, ...]:
    """What a drawn card brings of each colour, on average: the sleeper knows its cards, if not their order."""
    cards = [card for zone in ("deck", "discard", "hand") for card in g.cards(f"{zone}.{seat}")]
    sums = [sum(intent_of(g, card).get(colour, 0) for card in cards) for colour in COLOURS]
    return tuple(each / max(1, len(cards)) for each in sums)


def soonest(mind: Mind, one: Plan) -> str:
    """The colour in which the price will be together first, the way there included; "" where none can be chosen."""
    steps = min((mind.away[field] for field in one.goals if field >= 0), default=0)
    steps = 0 if steps >= FAR else steps
    single = [asked[0] for cost in mind.ways(one.offered) if len(asked := intents(cost)) == 1]
    return min(single, key=lambda row: turns_to(mind, row, steps))[0] if single else ""


def turns_to(mind: Mind, price: Demand, steps: int) -> float:
    """Turns of drawing until so much of a colour is in hand, and cunning for the steps besides."""
    (colour, need), draw = price, max(1, value(mind.g, "draw", mind.seat))
    found = 0.0
    for each in COLOURS:
        wanted = (need if each == colour else 0) + (steps if each == "cunning" else 0)
        missing = max(0, wanted - total(mind.purse, each))
        found += missing / (draw * max(SCARCE, mind.brought[COLOURS.index(each)]))
    return found


def in_the_way(mind: Mind, card: int) -> bool:
    """A card that brings less toward what is collected than a new one would, and a reshuffle could be borne."""
    g, aim = mind.g, mind.best
    if aim is None or aim.cost is not None or (bearable(g, mind.seat) < NEAR and expendable(g, mind.seat) < 2 * NEAR):
        return False
    colour = soonest(mind, aim.plan)
    there = not aim.plan.goals or mind.row.field in aim.plan.goals
    wanted = {colour} if there else {colour, "cunning"}
    intent = intent_of(g, card)
    return bool(colour) and all(intent.get(each, 0) <= mind.brought[COLOURS.index(each)] for each in wanted)
