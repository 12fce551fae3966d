"""The casting phase: what a card would do for us or to the enemy, for its light."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from snar.bots.rise.features import turns
from snar.bots.rise.field import FAR, distances
from snar.bots.rise.placing import candidates, effects_on
from snar.bots.rise.terrain import Terrain
from snar.bots.rise.wants import asks
from snar.kernel.choice import Choice, Option
from snar.rise.rules.casting import served
from snar.rise.rules.castingphase import BUSY
from snar.rise.state import Laid

from ..base import Scored

if TYPE_CHECKING:
    from snar.bots.rise.mind import Mind

LATER = -0.5  # items and trading serve in the movement as well, when the die is known


class Plan(NamedTuple):
    """The best use of a card in hand."""

    gain: float
    picture: int = -1
    turn: int = 0
    reason: str = "help"


def casting(mind: Mind, choice: Choice) -> list[Scored]:
    """Cast the best bargain; save up when a better one is in hand. A quest may want cards to be cast."""
    found = []
    counts = any(asks(mind.g, figure, "cast", "card") for figure in served(mind.g, mind.figure))  # RR-E10
    wanted = mind.taste.turn_used * mind.bp(mind.figure) if counts else 0.0
    for option in choice.options:
        kind, value = option.value
        if kind == "cast":
            plan = plan_for(mind, value)
            gain = plan.gain + wanted - price(mind, option)
            found.append(Scored(option, gain, ("deed" if wanted else plan.reason,)))
        elif kind == "done":
            found.append(Scored(option, 0.0, ("save-light",)))
        elif kind in BUSY:
            found.append(Scored(option, LATER, ("wait",)))
        else:
            found.append(clearing(mind, option))
    return found


def hand_of(mind: Mind) -> tuple[int, ...]:
    return mind.g.zones[f"hand.{getattr(mind.proc, 'seat', mind.row.seat)}"]


def price(mind: Mind, option: Option) -> float:
    """Light is dear while there is little of it."""
    light = dict(option.cost).get("light", 0)
    held = max(mind.g.light[mind.row.team], 1) if mind.g.rules.sides else 1
    taste = mind.taste
    plenty, least = taste.plenty, taste.least_gain
    if mind.memory.spends:
        plenty, least = plenty / 3, least / 5
    return (light * taste.per_light + least) * min(1.0, plenty / held)


def plan_for(mind: Mind, slot: int) -> Plan:
    g = mind.g
    card = hand_of(mind)[slot]
    definition = g.content.laid(card)
    lasting = mind.taste.lasting if not definition.actions else 1.0
    if definition.placement == "random":
        own, theirs = effects_on(mind, card)
        slowed = 0.3 * max(0, definition.bp - 2)
        return Plan(
            mind.taste.random_hit * lasting * (own + theirs) + slowed, reason="hinder" if theirs > own else "help"
        )
    return best_place(mind, card)


def best_place(mind: Mind, card: int) -> Plan:
    """Try a handful of places near both characters' ways."""
    g = mind.g
    rivals = leaders(mind)
    now = {figure: mind.here(figure) for figure in (mind.figure, *rivals)}
    best, dear = Plan(-1.0), mind.taste.hindering
    for picture, turn in candidates(mind, card, rivals):
        place = Laid(-1, picture, turn, g.content.laid(card).actions)
        mine = now[mind.figure] - with_card(mind, mind.figure, card, place)
        theirs = dear * sum(with_card(mind, enemy, card, place) - now[enemy] for enemy in rivals)
        if mine + theirs > best.gain:
            best = Plan(mine + theirs, picture, turn, "help" if mine > theirs else "hinder")
    return best


def leaders(mind: Mind) -> list[int]:
    """The enemy who is nearest to winning."""
    enemies = [i for i in mind.g.enemies(mind.figure) if not mind.g.figures[i].helper]
    return sorted(enemies, key=lambda enemy: turns(mind, enemy))[:1]


def with_card(mind: Mind, figure: int, card: int, place: Laid) -> float:
    """What a character would have to do with one more card laid; nothing else than now if it lies beside its way."""
    before, after = mind.terrain(figure), mind.terrain_with(figure, card, place)
    cells = mind.g.content.board.placements[place.picture, place.turn]
    dearer = all(after.cost[cell] >= before.cost[cell] for cell in cells)
    if dearer and after.jumps == before.jumps and mind.way(figure).isdisjoint(cells):
        return min(FAR, mind.here(figure))
    return ahead(mind, figure, after)


def ahead(mind: Mind, figure: int, terrain: Terrain) -> float:
    """What a character would have to do on such a board; no more than a bad detour counts."""
    node = mind.node(figure)
    return min(FAR, distances(terrain, mind.goals(figure), until=node)[node])


def clearing(mind: Mind, option: Option) -> Scored:
    """Recalling or cancelling a card: what our way and theirs would be without it."""
    g = mind.g
    kind, card = option.value
    laid = {other: row for other, row in g.laid.items() if other != card}
    rivals = leaders(mind)
    mine = mind.here(mind.figure) - ahead(mind, mind.figure, mind.terrain(mind.figure, laid))
    theirs = mind.taste.hindering * sum(
        ahead(mind, enemy, mind.terrain(enemy, laid)) - mind.here(enemy) for enemy in rivals
    )
    cost = price(mind, option) - dict(option.effect).get("light", 0) * mind.taste.light
    shy = mind.taste.recall if kind == "recall" else mind.taste.cancel
    return Scored(option, mine + theirs - cost - shy, ("clear-way",))


# -- where -------------------------------------------------------------------------------------------------------------
def field(mind: Mind, choice: Choice) -> list[Scored]:
    card = mind.g.zones[f"hand.{getattr(mind.proc, 'seat', 0)}"][getattr(mind.proc, "slot", 0)]
    plan = best_place(mind, card)
    return [Scored(o, float(o.value == plan.picture), (plan.reason,)) for o in choice.options]


def turn(mind: Mind, choice: Choice) -> list[Scored]:
    """The rotation: any of them is compared on the spot."""
    g, proc = mind.g, mind.proc
    card: int = getattr(proc, "card", -1)
    if card < 0:
        card = g.zones[f"hand.{getattr(proc, 'seat', 0)}"][getattr(proc, "slot", 0)]
    picture: int = getattr(proc, "picture", 0)
    rivals = leaders(mind)
    found = []
    for option in choice.options:
        place = Laid(-1, picture, option.value, g.content.laid(card).actions)
        theirs = sum(with_card(mind, enemy, card, place) for enemy in rivals)
        found.append(Scored(option, theirs - with_card(mind, mind.figure, card, place), ("hinder",)))
    return found
