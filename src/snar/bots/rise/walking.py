"""Where a turn may lead: every field within the BP, by what is left to do from there and what ending there brings.

The plan of a turn is its best stop. Every step on the way to it leaves the same stop the best, because what a stop is
worth hangs on where it is and not on how one comes there: so the plan is kept without being remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from snar.bots.rise import worth
from snar.bots.rise.field import Stop, within
from snar.bots.rise.goals import asked_for, wins
from snar.bots.rise.odds import odds
from snar.bots.rise.taste import Taste
from snar.bots.rise.wants import CREATURE_MOC, CREATURES, ITEMS
from snar.rise.board import MYSTERY
from snar.rise.state import RiseState
from snar.rise.values import moc

if TYPE_CHECKING:
    from snar.bots.rise.mind import Mind

STEP = 0.01  # of two ways to the same end the shorter one
VICTORY = 1000.0
Worth = tuple[float, str]  # a score and its reason


def stops(mind: Mind, more: int = 0) -> dict[int, Worth]:
    """By the first field entered (-1: none): the best that can come of it and why; `more`: with so many BP more."""
    terrain, far, bonus = mind.terrain(mind.figure), mind.field(mind.figure), bonuses(mind)
    best: dict[int, Worth] = {}
    for stop in reach(mind, more):
        cell = terrain.roads.entry[stop.first] if stop.first >= 0 else -1
        found = ending(mind, stop, far, bonus)
        if cell not in best or found[0] > best[cell][0]:
            best[cell] = found
    return best


def reach(mind: Mind, more: int = 0) -> list[Stop]:
    """Everything within the BP of this turn."""
    key = ("reach", more)
    if key not in mind.notes:
        ground, node = mind.terrain(mind.figure), mind.node(mind.figure)
        mind.notes[key] = within(ground, node, mind.row.bp + more, mind.row.worked)
    found: list[Stop] = mind.notes[key]
    return found


def ending(mind: Mind, stop: Stop, far: list[float], bonus: dict[int, Worth]) -> Worth:
    """How good it is to end there, or to pass there with BP left."""
    idle = stop.first < 0 and not mind.row.entered
    left = onward(mind, stop.node, far) if idle else far[stop.node] + stop.harm
    if not mind.ours:
        return left, "hinder"
    if idle:
        return -mind.taste.idle - left, "closer"
    extra, reason = bonus.get(stop.node, (0.0, "closer"))
    extra -= danger(mind, stop.node)
    if stop.first < 0:
        return extra - left, reason
    spent = STEP * stop.spent
    on = min(far[stop.node], mind.taste.left_over * (mind.row.bp - stop.spent))
    gain = passing(mind, stop.node)
    if gain > 0 and gain + on > extra:
        return gain + on - left - spent, "fight"
    if on > extra and stop.node in visited(mind):
        return on - left - spent, "closer"
    return extra - left - spent, reason


def visited(mind: Mind) -> frozenset[int]:
    """Nodes where coming by is what a quest wants: one goes on from there in the same turn."""
    if "visited" not in mind.notes:
        wanted = [asked for w in range(len(mind.g.open)) if (asked := asked_for(mind, mind.figure, w))]
        spots = (spot for asked in wanted for visit in asked.visits for spot in visit.spots)
        ends = mind.net(mind.figure).ends
        mind.notes["visited"] = frozenset(node for spot in spots for node in spot if not ends[node])
    found: frozenset[int] = mind.notes["visited"]
    return found


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


def danger(mind: Mind, node: int) -> float:
    """What an enemy who would gladly attack takes, if it can come here in its next turn (RS-DUL-1)."""
    if "danger" not in mind.notes:
        mind.notes["danger"] = dangers(mind)
    found: dict[int, float] = mind.notes["danger"]
    return found.get(mind.net(mind.figure).cell[node], 0.0)


def dangers(mind: Mind) -> dict[int, float]:
    """By field; halls are left before anybody comes, and a helper is not worth a chase."""
    g, me = mind.g, mind.figure
    found: dict[int, float] = {}
    for enemy in g.enemies(me):
        if g.figures[enemy].skips or mind.duel(enemy, me) <= 0:
            continue
        chance = odds(moc(g, enemy, ("attack", "character")) - moc(g, me, ("defence", "character")))
        lost = mind.taste.chased * chance.win * mind.loss(me, g.figures[enemy].gear.value("duel-wound", 2))
        net = mind.net(enemy)
        for stop in within(mind.terrain(enemy), mind.node(enemy), int(mind.bp(enemy))):
            cell = net.cell[stop.node]
            found[cell] = max(found.get(cell, 0.0), lost)
    return found


def bonuses(mind: Mind) -> dict[int, Worth]:
    """The same for the whole decision."""
    if "bonuses" not in mind.notes:
        mind.notes["bonuses"] = endings(mind)
    found: dict[int, Worth] = mind.notes["bonuses"]
    return found


def endings(mind: Mind) -> dict[int, Worth]:
    """Fields where ending the movement does something for the character."""
    g, me, net = mind.g, mind.figure, mind.net(mind.figure)
    drawn = event_worth(mind.taste, g, me)
    found: dict[int, Worth] = {}
    wanted = [asked for w in range(len(g.open)) if g.open[w] and (asked := asked_for(mind, me, w))]
    if any(asked.events for asked in wanted):
        drawn += mind.bp(me)
    for world in g.content.board.worlds:
        for cell in world.ring:
            found.update(dict.fromkeys(net.at(cell), (drawn, "event")))
    if mind.taste.lottery:
        through = mind.taste.lottery * time_gate(mind)
        found.update((cell, (through, "time-gate")) for cell in g.content.board.of_kind[MYSTERY])
    for asked in wanted:
        for end in asked.ends:
            found.update(dict.fromkeys(end.cells, (mind.taste.turn_used * mind.bp(me), "deed")))
    found.update((g.content.board.halls[w], (VICTORY, "victory")) for w in range(len(g.open)) if wins(g, me, w))
    return found


def time_gate(mind: Mind) -> float:
    """What the Time Gate brings on average, from where everybody stands (RS-TIM-1, RS-TIM-2)."""
    g, me = mind.g, mind.figure
    found = 3 * event_worth(mind.taste, g, me)
    for face in range(4, 9):
        for effect in g.content.pack.timegate[face]:
            if effect["verb"] == "others":
                found += sum(max(0.0, mind.thrown(enemy)) for enemy in g.enemies(me)) * worth.rivalry(mind.taste, g)
            else:
                found += mind.worth(me, (effect,))
    return found / 8


def event_worth(taste: Taste, g: RiseState, figure: int) -> float:
    """An event is a fight, an item or a surprise."""
    chance = odds(moc(g, figure, ("creature",)) - CREATURE_MOC)
    fight = chance.win * 4 * taste.experience - chance.lose * worth.life_loss(taste, g, figure, 1)
    return taste.drawing * (CREATURES * fight + ITEMS * taste.item)
