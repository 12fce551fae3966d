"""The movement phase: which field to make for, and what to do on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from snar.kernel.choice import Choice, Option
from snar.packs.model import OneShot
from snar.rise import board as b
from snar.rise.rules.laid import concerning, works
from snar.rise.rules.uses import offer_by_key
from snar.rise.state import RiseState
from snar.rise.values import moc

from ..base import Scored
from . import trading, worth
from .field import Stop, within
from .goals import TURN_USED, asked_for
from .odds import odds
from .spells import best_spell
from .wants import CREATURE_MOC, CREATURES, ITEMS

if TYPE_CHECKING:
    from .mind import Mind

HOLD = 1.5  # what keeping a single-use thing for later is worth
IDLE = -2.0  # a turn spent standing
LEFT_OVER = 0.9  # what a BP left for the rest of the turn is worth


def movement(mind: Mind, choice: Choice) -> list[Scored]:
    """Steps by where they lead; everything else by what it adds to the best of them."""
    if not mind.row.rolled:
        return [before_roll(mind, option) for option in choice.options]
    steps = stops(mind)
    found = [walking(mind, option, steps) for option in choice.options if option.value[0] in ("move", "end")]
    base = max(row.score for row in found)
    found += [
        acting(mind, option, base) for option in choice.options if option.value[0] not in ("move", "end")
    ]
    return found


def before_roll(mind: Mind, option: Option) -> Scored:
    return Scored(option, 0.0, ("roll",)) if option.value[0] == "roll" else acting(mind, option, 0.0)


# -- steps -------------------------------------------------------------------------------------------------------------
def stops(mind: Mind) -> dict[int, tuple[float, str]]:
    """By the first field entered (-1: none): the best that can come of it and why."""
    row, me = mind.row, mind.figure
    terrain, far = mind.terrain(me), mind.field(me)
    bonus = endings(mind)
    best: dict[int, tuple[float, str]] = {}
    for stop in within(terrain, mind.node(me), row.bp, row.worked):
        score, reason = ending(mind, stop, far, bonus)
        cell = terrain.roads.cell[stop.first] if stop.first >= 0 else -1
        if (
            terrain.roads.ends[stop.node]
            and stop.node == stop.first
            and terrain.roads.board.kind[stop.node] == b.HALL
        ):
            cell = terrain.roads.board.worlds[terrain.roads.board.world[stop.node]].ring[0]
        if cell not in best or score > best[cell][0]:
            best[cell] = (score, reason)
    return best


def ending(
    mind: Mind, stop: Stop, far: list[float], bonus: dict[int, tuple[float, str]]
) -> tuple[float, str]:
    """How good it is to end there, or to pass there with BP left."""
    if stop.first < 0 and not mind.row.entered:
        far_here, reason = onward(mind, stop.node, far), "closer"
        return (IDLE - far_here if mind.ours else far_here), reason
    score, reason = -far[stop.node] - stop.harm, "closer"
    if not mind.ours:
        return -score, "hinder"
    extra = bonus.get(stop.node)
    if extra and (stop.first >= 0 or mind.row.entered):
        score, reason = score + extra[0], extra[1]
    gain = passing(mind, stop.node)
    if gain > 0 and stop.first >= 0:
        rest = min(far[stop.node], LEFT_OVER * (mind.row.bp - stop.spent))
        if rest - far[stop.node] - stop.harm + gain > score:
            return rest - far[stop.node] - stop.harm + gain, "fight"
    return score - 0.01 * stop.spent * (stop.first >= 0 and extra is not None), reason


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


def endings(mind: Mind) -> dict[int, tuple[float, str]]:
    """Fields where ending the movement does something for the character."""
    g, me, net = mind.g, mind.figure, mind.net(mind.figure)
    drawn = event_worth(g, me)
    found: dict[int, tuple[float, str]] = {}
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


def walking(mind: Mind, option: Option, steps: dict[int, tuple[float, str]]) -> Scored:
    kind, cell = option.value
    score, reason = steps.get(cell if kind == "move" else -1, (-999.0, "closer"))
    if kind == "end":
        return Scored(option, score, ("end-turn" if reason == "closer" else reason,))
    return Scored(option, score, (reason,))


# -- everything else ---------------------------------------------------------------------------------------------------
def acting(mind: Mind, option: Option, base: float) -> Scored:
    gain, reason = gain_of(mind, option)
    return Scored(option, base + (gain if mind.ours else -abs(gain) - 1.0), (reason,))


def gain_of(mind: Mind, option: Option) -> tuple[float, str]:
    kind, value = option.value
    g, me = mind.g, mind.figure
    if kind == "attack":
        return mind.duel(me, value) + deed_bonus(mind), "fight"
    if kind == "activate":
        found = concerning(g, me, value)
        return (mind.worth(me, found[0].do) - 0.1 if found and works(g, me, value) else -1.0), "card"
    if kind == "use":
        offer = offer_by_key(g, me, value)
        cost = worth.life_loss(g, me, offer.use.cost) if offer.use.cost else 0.0
        return mind.worth(me, offer.use.do) - cost - (HOLD if offer.single else 0.2), "ability"
    if kind == "kept":
        card = next(card for card in g.zones[f"kept.{me}"] if g.card_id(card) == value)
        event = g.card(card)
        return (mind.worth(me, event.do) - HOLD if isinstance(event, OneShot) else -1.0), "card"
    if kind == "spell":
        return best_spell(mind)[1] - 0.1, "spell"
    return trading.gain(mind), "trade"


def deed_bonus(mind: Mind) -> float:
    """Meeting an enemy may be just what a quest wants."""
    g = mind.g
    wanted = [asked_for(mind, mind.figure, w) for w in range(len(g.open)) if g.open[w]]
    return mind.bp(mind.figure) if any(asked and asked.meetings for asked in wanted) else 0.0
