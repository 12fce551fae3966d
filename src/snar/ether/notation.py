"""One written line: consecutive answers. `move c4` finds its way, and pays for it when the sleeper has yet to move."""

from __future__ import annotations

from itertools import combinations

from .map.fields import NAMES, NUMBERS
from .map.tiles import TRAP
from .map.ways import route
from .rules.actions.prices import intent_of
from .state import EtherState
from .values import value

MOVES = "cunning"


def expand(g: EtherState, seat: int, words: list[str]) -> list[str] | None:
    """Keys for the beginning of the line that is no single option, or None: a walk to a distant field."""
    choice = g.choice_of(seat)
    if choice is None or len(words) < 2 or words[0] != "move" or words[1] not in NUMBERS:
        return None
    land, row = g.landscape, g.sleepers[seat]
    way = route(land, row.field, NUMBERS[words[1]], land.bearing(TRAP)) if row.field >= 0 else ()
    steps = [f"move {NAMES[field]}" for field in way]
    if choice.topic == "walk" and way and len(way) <= dict(choice.about)["fields"]:
        return steps
    if choice.topic == "action" and way and choice.find("move"):
        paid = cheapest(g, seat, len(way) - value(g, "move", seat))
        return ["move", *paid, "done", *steps, "stop"] if paid else None
    return None


def cheapest(g: EtherState, seat: int, distance: int) -> list[str]:
    """The cards in hand that pay for the way with the least waste, and then the fewest; nothing if it is too far."""
    hand = [card for card in g.cards(f"hand.{seat}") if intent_of(g, card).get(MOVES, 0)]
    ways = [cards for number in range(1, len(hand) + 1) for cards in combinations(hand, number)]
    sums = [(sum(intent_of(g, card)[MOVES] for card in cards), len(cards), cards) for cards in ways]
    enough = [row for row in sums if row[0] >= distance]
    return [f"pay {g.card_id(card)} {MOVES}" for card in min(enough)[2]] if enough else []
