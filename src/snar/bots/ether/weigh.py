"""How well the sleepers stand, from what everyone can see."""

from __future__ import annotations

from collections.abc import Iterable

from snar.ether.map.ways import distance
from snar.ether.rules.turns.leaving import LEAST_CARDS, living_cards
from snar.ether.state import EtherState
from snar.kernel.event import Event
from snar.packs.ether.model import Weakness

from .mutants import harm
from .peril import anguish
from .taste import PLAIN, Taste

OUTCOMES = {"victory": 60.0, "death": -60.0, "defeat": -25.0, "escape": -4.0, "ends": 4.0, "exhausted": -15.0}
OVER = ("dream-over", "slumber-over")
THIN = 8  # so many cards above the deadly number a deck begins to be thin
ILL = 2.9  # a weakness among one's cards: more than the ether that pays it away


def outlook(before: EtherState, after: EtherState, events: Iterable[Event], taste: Taste = PLAIN) -> float:
    """How the sleepers stand after an answer. What has ended counts by its ending: whoever died in a campaign has
    already been healed by the Awakening, and looks as if dying had done them good."""
    outcome = ending(after, events)
    if not outcome:
        return weigh(after, taste)
    gained = 0.0 if outcome == "death" else team(after, taste) - team(before, taste)
    return weigh(before, taste) + gained + OUTCOMES.get(outcome, 0.0)


def ending(after: EtherState, events: Iterable[Event]) -> str:
    """How the encounter ended, "" if it goes on."""
    outcome = str(after.result.get("outcome", "")) if after.over else ""
    for event in events:
        if event.kind == "death":
            return "death"
        outcome = event.to if event.kind in OVER else outcome
    return outcome


def weigh(g: EtherState, taste: Taste = PLAIN) -> float:
    total = team(g, taste)
    total += 3.0 * g.keys + 0.8 * g.hours + 1.2 * len(g.cards("turns"))
    total += 2.0 * len(g.cards("items")) + 0.8 * len(g.cards("storage")) + 1.5 * len(g.cards("notes"))
    total += 2.5 * len(g.placed) + 1.0 * len(g.read) + 4.0 * len(g.cards("wisdom"))
    total += sum(0.8 * paid for _, paid in g.intent.values()) + 1.2 * sum(g.tokens.values())
    total -= sum(0.6 * harm(g, entity.id) + 2.0 * len(entity.figures) for entity in g.entities)
    won = sum(outcome == "victory" for _, outcome in g.log)
    return total + 40.0 * won + OUTCOMES.get(g.outcome, 0.0)


def team(g: EtherState, taste: Taste = PLAIN) -> float:
    return sum(sleeper(g, seat, taste) for seat in range(g.seats))


def sleeper(g: EtherState, seat: int, taste: Taste) -> float:
    row = g.sleepers[seat]
    alive = living_cards(g, seat)
    total = taste.card * alive + 0.6 * len(g.cards(f"hand.{seat}")) - 0.25 * len(g.cards(f"sealed.{seat}"))
    total += 2.2 * (len(g.cards(f"progress.{seat}")) - len(row.turned)) + 2.4 * row.ether + 1.4 * row.gems
    total -= anguish(g, seat, row.distress, taste) + 0.8 * len(row.states) + ILL * weaknesses(g, seat)
    total += 1.5 * bool(g.cards(f"mask.{seat}")) - 0.09 * max(0, LEAST_CARDS + THIN - alive) ** 2
    return total - 1.2 * threatened(g, row.field)


def weaknesses(g: EtherState, seat: int) -> int:
    """Those among the sleeper's cards; whoever sees them all knows how many there are."""
    piles = ("deck", "discard", "progress")
    return sum(isinstance(g.card(card), Weakness) for pile in piles for card in g.cards(f"{pile}.{seat}"))


def threatened(g: EtherState, field: int) -> int:
    """Figures of entities within two steps."""
    if field < 0:
        return 0
    ways = [distance(g.landscape, figure.field, field) for entity in g.entities for figure in entity.figures]
    return sum(0 <= steps <= 2 for steps in ways)
