"""Next goals of one kind each: spots to visit, rings to draw events on, enemies to meet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from snar.bots.rise.odds import odds
from snar.bots.rise.tours import LOST_MOVE, without
from snar.bots.rise.wants import Wants
from snar.rise import board as b
from snar.rise.values import moc

if TYPE_CHECKING:
    from snar.bots.rise.mind import Mind

Goal = tuple[int, float]  # node, what is left to do there in BP


def visiting(mind: Mind, figure: int, asked: Wants, world: int) -> float:
    """The visits of a quest as a detour from its gate."""
    if not asked.visits:
        return 0.0
    hall, gate = mind.g.content.board.halls[world], mind.net(figure).circuit(world, 0, 1)
    way = mind.tour(figure, gate, asked.visits, hall)
    return max(0.0, way - mind.bare(figure, gate, hall))


def visits(mind: Mind, figure: int, asked: Wants, hall: int, after: float) -> Iterator[Goal]:
    net = mind.net(figure)
    for i, visit in enumerate(asked.visits):
        for k, spot in enumerate(visit.spots):
            rest = mind.tour(figure, spot[0], without(asked.visits, i, k), hall)
            lost = LOST_MOVE if net.board.kind[net.cell[spot[0]]] == b.MYSTERY else 0.0
            yield from ((node, rest + lost + after) for node in spot)


def events(mind: Mind, figure: int, asked: Wants, world: int, after: float) -> Iterator[Goal]:
    """Events are drawn one a turn on any ring; best on the own one, just slowly enough to reach the hall in time."""
    net, bp, hall = mind.net(figure), mind.bp(figure), mind.g.content.board.halls[world]
    turns = asked.events + asked.turns + mind.taste.turn_used * sum(end.number for end in asked.ends)
    for w, other in enumerate(net.board.worlds):
        for way in net.ways:
            for place in range(8):
                node, left = net.circuit(w, place, way), 8 - place
                if w == world and turns <= left:
                    yield node, max(turns * bp, 2.0 * left) + 0.1 * left + after
                elif w != world:
                    yield node, turns * bp + mind.bare(figure, node, hall) + after
        for cell in other.ring:
            yield cell, turns * bp + mind.bare(figure, cell, hall) + after


def meetings(mind: Mind, figure: int, hall: int, after: float) -> Iterator[Goal]:
    g, net = mind.g, mind.net(figure)
    for enemy in g.enemies(figure):
        cell = g.figures[enemy].cell
        if cell >= 0 and cell not in g.content.board.halls:
            way = mind.bare(figure, cell, hall)
            yield from ((node, after + way) for node in net.at(cell))


def helper_goals(mind: Mind, figure: int) -> Iterator[Goal]:
    """Helpers hunt where they are the stronger, and gather experience where not (RS-STR-8)."""
    g, net = mind.g, mind.net(figure)
    for w in range(len(g.open)):
        yield net.circuit(w, 0, 1), 12.0
    for enemy in g.enemies(figure):
        row = g.figures[enemy]
        if row.cell not in g.content.board.halls:
            chance = odds(moc(g, figure, ("attack", "character")) - moc(g, enemy, ("defence", "character")))
            yield from ((node, 10.0 - 10.0 * (chance.win - chance.lose)) for node in net.at(row.cell))
