"""What hours are spent on: a turn more before the dream is lost, fields of a way that wins it."""

from __future__ import annotations

from snar.ether.campaign.delta import HOURS
from snar.kernel.choice import Option

from ..base import Scored
from .intention import Intention
from .memory import mind_of
from .mind import Mind
from .plans import aims


def kept_hours(mind: Mind) -> int:
    """Hours come back late (EE-G8): a dream gets one of them, unless it was lost before. Who saves none spends them all
    before the dream is lost."""
    g = mind.g
    return 0 if not mind.taste.saves_hours or any(id == g.dream for id, _ in g.log) else HOURS[g.seats] - 1


def hurrying(mind: Mind, option: Option) -> Scored:
    """Hours are turns; only in the last one are they fields, if that wins. A sprinter does it in any, if it is sure."""
    if (len(mind.g.cards("turns")) > 1 and not mind.taste.sprints) or mind.row.has("immobilised"):
        return Scored(option, -1.0, ("wait",))
    aim = mind_of(mind.g, mind.seat, int(option.key.split()[1]), mind.taste).best
    final = f"act {aims(mind.g)[-1]}" if aims(mind.g) else ""
    fits = aim is not None and aim.plan.offered.key == final and aim.cost is not None and not aim.walk
    sure = not mind.taste.sprints or (aim is not None and not aim.boost and completes(mind, aim))
    return Scored(option, aim.score - 1.0 if aim and fits and sure else -1.0, ("closer",))


def completes(mind: Mind, aim: Intention) -> bool:
    """Is it the last payment?"""
    action, paid = aim.plan.offered.action, mind.g.intent.get(aim.plan.offered.key, ("", 0))[1]
    return action.each != "progressive" or paid + aim.times >= mind.g.seats
