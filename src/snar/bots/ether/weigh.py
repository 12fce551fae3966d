"""How well the sleepers stand, from what everyone can see."""

from __future__ import annotations

from snar.ether.map.ways import distance
from snar.ether.state import EtherState

OUTCOMES = {"victory": 60.0, "death": -60.0, "defeat": -25.0, "escape": -4.0, "ends": 4.0, "exhausted": -15.0}


def weigh(g: EtherState) -> float:
    total = sum(sleeper(g, seat) for seat in range(g.seats))
    total += 3.0 * g.keys + 0.8 * g.hours + 1.2 * len(g.cards("turns"))
    total += 2.0 * len(g.cards("items")) + 0.8 * len(g.cards("storage")) + 1.5 * len(g.cards("notes"))
    total += 2.5 * len(g.placed) + 1.0 * len(g.read) + 4.0 * len(g.cards("wisdom"))
    total += sum(0.8 * paid for _, paid in g.intent.values()) + 1.2 * sum(g.tokens.values())
    total -= sum(1.2 * len(entity.mutations) + 2.0 * len(entity.figures) for entity in g.entities)
    won = sum(outcome == "victory" for _, outcome in g.log)
    return total + 40.0 * won + OUTCOMES.get(g.outcome, 0.0)


def sleeper(g: EtherState, seat: int) -> float:
    row = g.sleepers[seat]
    alive = sum(len(g.cards(f"{zone}.{seat}")) for zone in ("deck", "hand", "discard"))
    total = 0.3 * alive + 0.6 * len(g.cards(f"hand.{seat}")) - 0.25 * len(g.cards(f"sealed.{seat}"))
    total += 2.2 * (len(g.cards(f"progress.{seat}")) - len(row.turned)) + 2.4 * row.ether + 1.4 * row.gems
    total -= 2.0 * row.distress + 0.06 * row.distress**3 + 0.8 * len(row.states)
    total += 1.5 * bool(g.cards(f"mask.{seat}")) - 6.0 * (alive < 8)
    return total - 1.2 * threatened(g, row.field)


def threatened(g: EtherState, field: int) -> int:
    """Figures of entities within two steps."""
    if field < 0:
        return 0
    ways = [distance(g.landscape, figure.field, field) for entity in g.entities for figure in entity.figures]
    return sum(0 <= steps <= 2 for steps in ways)
