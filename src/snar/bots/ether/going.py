"""The way to a plan: how far it is, what it costs, where to stop if it is too far for this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from snar.ether.map.tiles import TRAP
from snar.ether.map.ways import FAR, distances
from snar.ether.rules.actions.prices import COLOURS, has_fixed
from snar.ether.rules.actions.standing import is_full
from snar.ether.values import value

from .collecting import soonest
from .intention import Intention, Way, put_off
from .plans import NOWHERE, Plan
from .purse import intents, split, total

if TYPE_CHECKING:
    from .mind import Mind

STEP = 0.55  # what a field out of the way counts
NEXT_TURN = 0.45  # what can only be done later is worth less now


def place(mind: Mind, goals: tuple[int, ...]) -> tuple[int, int]:
    """The field to do it from, and how far it is; a safer one may be a little farther."""
    if not goals:
        return -1, 0
    away = mind.away
    near = sorted((field for field in goals if away[field] < FAR), key=lambda field: away[field])[:6]
    if not near:
        return -1, FAR
    field = min(near, key=lambda field: (away[field] + 0.4 * mind.danger(field), field))
    return field, away[field]


def demand(mind: Mind, steps: int) -> Way:
    """Cunning for the way; bonuses make it longer (EF-BAS-1)."""
    if steps <= mind.free:
        return ()
    return (("cunning", max(1, steps - mind.free - value(mind.g, "move", mind.seat))),)


def detour(mind: Mind, one: Plan, steps: int) -> int:
    """Fields that it leads away from the goal."""
    aim = next((other for other in mind.plans if other.aim), None)
    if one.aim or aim is None or not aim.goals or not one.goals or aim.goals == NOWHERE:
        return steps
    field, _ = place(mind, one.goals)
    _, direct = place(mind, aim.goals)
    away = distances(mind.land, field)
    then = min((away[goal] for goal in aim.goals if goal >= 0), default=FAR)
    return steps if direct >= FAR or then >= FAR else max(0, steps + then - direct) * 2


def risk(mind: Mind, field: int) -> float:
    """More danger there than here."""
    there = mind.danger(field if field >= 0 else mind.row.field)
    return there - mind.danger(mind.row.field)


def go_nearer(mind: Mind, one: Plan, worth: float) -> Intention | None:
    """The price first lays claim to its cards, the rest of the cunning goes into the way. Tokens and hours come with no
    draw: who lacks them would wait in vain."""
    field, steps = place(mind, one.soon)
    if steps >= FAR or not any(has_fixed(mind.g, mind.seat, cost) for cost in mind.ways(one.offered)):
        return None
    price = claim(mind, one)
    free = tuple(coin for coin in mind.purse if coin.card not in price)
    if mind.taste.collects and not total(free, "cunning"):
        free = mind.purse  # a hand holds only so much: what the way costs is paid before the price is together
    cunning = total(free, "cunning")
    paces = min(steps, mind.free + (cunning + value(mind.g, "move", mind.seat) if cunning else 0))
    paces = 0 if mind.row.has("immobilised") else paces
    late = NEXT_TURN * worth - 0.8 * (steps - paces)
    paid = split(free, demand(mind, paces)) if paces else None
    if paces and paid is None:
        return None
    target = stop_at(mind, field, paces)
    if paid is None or target < 0:
        return put_off(one, late, mind.row.field, (), price)
    score = late - mind.thrift * paid.loss * 0.5 - STEP * detour(mind, one, 0) - risk(mind, target)
    return put_off(one, score, target, paid.cards[0] if paid.cards else (), price)


def claim(mind: Mind, one: Plan) -> tuple[int, ...]:
    """Cards in the colour of the price, as far as they go; the colour of which most is there."""
    costs = [intents(cost) for cost in mind.ways(one.offered)]
    single = [cost[0] for cost in costs if len(cost) == 1]
    if not single:
        return ()
    colour, need = max(single, key=lambda row: total(mind.purse, row[0]) - row[1])
    if mind.taste.collects:
        colour, need = next(row for row in single if row[0] == soonest(mind, one))
    index, found, have = COLOURS.index(colour), [], 0
    for coin in sorted(mind.purse, key=lambda coin: (-coin.pays[index], coin.loss)):
        if coin.pays[index] and have < need:
            found.append(coin.card)
            have += coin.pays[index]
    return tuple(found)


def stop_at(mind: Mind, goal: int, paces: int) -> int:
    """A field so many steps nearer to the goal, the safest of them; -1 when there is none to stop on."""
    land, away, left = mind.land, mind.away, distances(mind.land, goal)
    far = left[mind.row.field]
    for nearer in range(paces, 0, -1):
        fields = [f for f in land.fields if away[f] <= paces and left[f] == far - nearer]
        free = [f for f in fields if not is_full(mind.g, f, mind.seat)]
        if free:
            return min(free, key=lambda f: (mind.danger(f) + (TRAP in land.symbols[f]), away[f], f))
    return -1
