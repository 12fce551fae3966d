"""One plan thought through: done this turn, if the cards at hand allow it, with or without a way to go first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from snar.ether.map.ways import FAR
from snar.ether.rules.actions.offers import AIMED, Offered
from snar.ether.rules.actions.prices import COLOURS, Cost, has_fixed

from .collecting import brought
from .going import STEP, demand, detour, go_nearer, place, risk
from .intention import Intention, Way, paid_for
from .peril import endangered
from .plans import NOWHERE, Plan, left_to_a_friend
from .purse import at_hand, fixed_loss, intents, split

if TYPE_CHECKING:
    from .mind import Mind

HOPE = 0.6  # the luck die brings the one intent that is missing in four of six throws
CURIOUS = 0.3  # what the goal counts while there is time to look around


def intend(mind: Mind, one: Plan, hurry: float) -> Intention | None:
    worth = one.worth * (0.25 if left_to_a_friend(mind.g, mind.seat, one) else 1.0)
    if one.aim:
        worth *= CURIOUS + (1.0 - CURIOUS) * hurry
    if one.goals == NOWHERE:
        return go_nearer(mind, one, worth)
    field, steps = place(mind, one.goals)
    now = do_now(mind, one, worth, field, steps) if steps < FAR else None
    return now or go_nearer(mind, one, worth)


def do_now(mind: Mind, one: Plan, worth: float, field: int, steps: int) -> Intention | None:
    if steps and mind.row.has("immobilised"):
        return None
    way, found = demand(mind, steps), []
    for cost in mind.ways(one.offered):
        if has_fixed(mind.g, mind.seat, cost):
            paid = payment(mind, one, worth, field, way, cost) or gamble(mind, one, worth, field, way, cost)
            found += [paid] if paid else []
    if not found:
        return None
    best = max(found, key=lambda each: each.score)
    return best._replace(score=best.score - STEP * detour(mind, one, steps) - risk(mind, field))


def payment(mind: Mind, one: Plan, worth: float, field: int, way: Way, cost: Cost) -> Intention | None:
    """As often as the purse allows."""
    for times in range(most(mind, one.offered), 0, -1):
        paid = split(mind.purse, (*way, *intents(cost, times)))
        if paid is None or not has_fixed(mind.g, mind.seat, cost, times):
            continue
        used = frozenset(card for cards in paid.cards for card in cards)
        rest = fixed_loss(mind.g, mind.seat, tuple((name, amount * times) for name, amount in cost), used)
        if rest is not None:
            score = worth * times - mind.thrift * paid.loss - rest + team_colour(mind, one.offered, cost)
            return paid_for(one, score, field, way, cost, paid, times)
    return None


def gamble(mind: Mind, one: Plan, worth: float, field: int, way: Way, cost: Cost) -> Intention | None:
    """One intent is missing: the luck die may bring it."""
    lower = tuple((name, amount - 1 if name in COLOURS else amount) for name, amount in cost)
    alone = sum(name in COLOURS for name, _ in cost) == 1
    if (
        mind.row.boosted
        or endangered(mind.g, mind.seat)
        or not alone
        or any(amount < 1 for name, amount in lower if name in COLOURS)
    ):
        return None
    paid = split(mind.purse, (*way, *intents(lower)))
    if paid is None:
        return None
    score = HOPE * worth - mind.thrift * paid.loss - 1.5
    return paid_for(one, score, field, way, cost, paid, 1)._replace(boost=True)


def most(mind: Mind, offered: Offered) -> int:
    """How many payments at once make sense."""
    if offered.action.each == "progressive":
        return mind.g.seats - mind.g.intent.get(offered.key, ("", 0))[1]
    again = offered.action.kind in AIMED and offered.action.once == "no" and len(offered.action.do) > 1
    return 2 if again else 1


def behind(mind: Mind, offered: Offered, colour: str) -> float:
    """How much less the cards of all sleepers bring of this colour than of the best one that is asked for."""
    asked = [cost[0][0] for way in mind.ways(offered) if len(cost := intents(way)) == 1]
    sums = {each: sum(brought(mind.g, seat)[COLOURS.index(each)] for seat in range(mind.g.seats)) for each in asked}
    return max(sums.values(), default=0.0) - sums.get(colour, 0.0)


def team_colour(mind: Mind, offered: Offered, cost: Cost) -> float:
    """EF-ACT-4: all go on in the colour that one begins with: the one that most is at hand of."""
    g = mind.g
    if offered.action.each != "progressive" or offered.key in g.intent or g.seats == 1:
        return 0.0
    colour = intents(cost)[0][0]
    if mind.taste.wait:
        return -mind.taste.wait * behind(mind, offered, colour)
    return 0.3 * sum(at_hand(g, other, colour) for other in range(g.seats) if other != mind.seat)
