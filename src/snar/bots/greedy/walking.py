"""Where a turn may lead: every field within the BP, by what is left to do from there and what ending there brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from snar.rise.state import RiseState
from snar.rise.values import moc

from . import worth
from .approach import TURN_USED
from .field import Stop, within
from .goals import asked_for
from .odds import odds
from .wants import CREATURE_MOC, CREATURES, ITEMS

if TYPE_CHECKING:
    from .mind import Mind

IDLE = -2.0  # a turn spent standing
LEFT_OVER = 0.9  # what a BP left for the rest of the turn is worth
Worth = tuple[float, str]  # a score and its reason


def stops(mind: Mind) -> dict[int, Worth]:
    """By the first field entered (-1: none): the best that can come of it and why."""
    row, me = mind.row, mind.figure
    terrain, far, bonus = mind.terrain(me), mind.field(me), endings(mind)
    best: dict[int, Worth] = {}
    for stop in within(terrain, mind.node(me), row.bp, row.worked):
        cell = terrain.roads.entry[stop.first] if stop.first >= 0 else -1
        found = ending(mind, stop, far, bonus)
        if cell not in best or found[0] > best[cell][0]:
            best[cell] = found
    return best


def ending(mind: Mind, stop: Stop, far: list[float], bonus: dict[int, Worth]) -> Worth:
    """How good it is to end there, or to pass there with BP left."""
    idle = stop.first < 0 and not mind.row.entered
    left = onward(mind, stop.node, far) if idle else far[stop.node] + stop.harm
    if not mind.ours:
        return left, "hinder"
    if idle:
        return IDLE - left, "closer"
    extra, reason = bonus.get(stop.node, (0.0, "closer"))
    if stop.first < 0:
        return extra - left, reason
    gain = passing(mind, stop.node)
    fighting = gain - left + min(far[stop.node], LEFT_OVER * (mind.row.bp - stop.spent))
    if gain > 0 and fighting > extra - left:
        return fighting, "fight"
    return extra - left - (0.01 * stop.spent if stop.node in bonus else 0.0), reason


def onward(mind: Mind, node: int, far: list[float]) -> float:
    """What is left to do for one who stays: a goal stood on must be entered anew (RR-D6)."""
    terrain = mind.terrain(mind.figure)
    leaving = min((terrain.cost[n] + far[n] for n in terrain.roads.next[node]), default=far[node])
    return far[node] if terrain.card[node] >= 0 else max(far[node], leaving)


def passing(mind: Mind, node: int) -> float:
    """What coming to a field brings besides being there: a duel worth fighting."""
    g, row = mind.g, mind.row
    if row.attacks:
        return 0.0
    cell = mind.net(mind.figure).cell[node]
    return max((mind.duel(mind.figure, enemy) for enemy in g.enemies_at(mind.figure, cell)), default=0.0)


def endings(mind: Mind) -> dict[int, Worth]:
    """Fields where ending the movement does something for the character."""
    g, me, net = mind.g, mind.figure, mind.net(mind.figure)
    drawn = event_worth(g, me)
    found: dict[int, Worth] = {}
    wanted = [asked for w in range(len(g.open)) if g.open[w] and (asked := asked_for(mind, me, w))]
    if any(asked.events for asked in wanted):
        drawn += mind.bp(me)
    for world in g.content.board.worlds:
        for cell in world.ring:
            found.update(dict.fromkeys(net.at(cell), (drawn, "event")))
    for asked in wanted:
        for end in asked.ends:
            found.update(dict.fromkeys(end.cells, (TURN_USED * mind.bp(me), "deed")))
    return found


def event_worth(g: RiseState, figure: int) -> float:
    """An event is a fight, an item or a surprise."""
    chance = odds(moc(g, figure, ("creature",)) - CREATURE_MOC)
    fight = chance.win * 4 * worth.EXPERIENCE - chance.lose * worth.life_loss(g, figure, 1)
    return CREATURES * fight + ITEMS * worth.ITEM
