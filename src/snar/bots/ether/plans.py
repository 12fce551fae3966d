"""Where to go and what to do there: every action on the table, near or far, with its worth and the way to it."""

from __future__ import annotations

from typing import NamedTuple

from snar.ether.map.ways import distances, within
from snar.ether.rules.affording import open_ways
from snar.ether.rules.offers import AIMED, Offered, in_play, sources, used_up, why_not
from snar.ether.rules.prices import COLOURS
from snar.ether.rules.ranges import action_range
from snar.ether.state import EtherState

from .worth import worth

TABLE = ("map", "slot", "gate", "entity", "quirk", "revealed")  # actions of the dreamscape itself
DISTANT = ("not-here", "out-of-range", "too-dear")  # reasons that another field or other cards may remove
FAR = 99


class Plan(NamedTuple):
    offered: Offered
    worth: float
    steps: int  # to the nearest field from which it can be done
    goals: tuple[int, ...]  # those fields
    need: int  # intent for one payment


def plans(g: EtherState, seat: int) -> list[Plan]:
    """All that is worth doing, best first."""
    found = []
    for offered in in_play(g, seat):
        if offered.kind not in TABLE or used_up(g, seat, offered):
            continue
        reason = why_not(g, seat, offered, "action")
        if reason is not None and reason.reason not in DISTANT:
            continue
        found.append(plan(g, seat, offered))
    return sorted((one for one in found if one.steps < FAR and one.worth > 0), key=lambda one: -rating(g, seat, one))


def plan(g: EtherState, seat: int, offered: Offered) -> Plan:
    goals = fields(g, seat, offered)
    own = g.sleepers[seat].field
    away = distances(g.landscape, own) if own >= 0 else ()
    steps = min((away[goal] for goal in goals if away and away[goal] >= 0), default=FAR) if goals else 0
    costs = open_ways(g, seat, offered)
    need = min((sum(amount for name, amount in cost if name in COLOURS) for cost in costs), default=0)
    return Plan(offered, share(g, seat, offered), steps, goals, need)


def share(g: EtherState, seat: int, offered: Offered) -> float:
    """A progressive action is worth its part for every payment, more the nearer it is to be done."""
    action = offered.action
    value = slot_worth(g, seat, offered) if offered.key.startswith("set ") else worth(g, seat, action.do, offered.owner)
    if action.each == "progressive":
        left = g.seats - g.intent.get(offered.key, ("", 0))[1]
        return value / max(1, left) + 0.5
    return value


def slot_worth(g: EtherState, seat: int, offered: Offered) -> float:
    """A gem into its slot: what the action is worth that it opens."""
    real = sources()["map"].action(g, offered.owner, offered.action.id.partition(":")[2])
    return worth(g, seat, real.do, offered.owner) - 1.0


def fields(g: EtherState, seat: int, offered: Offered) -> tuple[int, ...]:
    """Where one has to stand; nothing for actions that do not ask for a place."""
    action = offered.action
    reach = action_range(g, seat, action)
    if offered.entity and (action.kind in AIMED or action.range):
        index = g.entity(offered.entity)
        figures = g.entities[index].figures if index >= 0 else ()
        return tuple({goal for figure in figures for goal in within(g.landscape, figure.field, reach)}) or (-1,)
    if offered.field >= 0 and action.kind in AIMED:
        return within(g.landscape, offered.field, reach)
    return (offered.field,) if offered.field >= 0 else ()


def rating(g: EtherState, seat: int, one: Plan) -> float:
    """Worth against the way and the price; what a friend is about to do is left to the friend."""
    return one.worth - 1.1 * one.steps - 0.45 * one.need - (3.0 if taken_care_of(g, seat, one) else 0.0)


def taken_care_of(g: EtherState, seat: int, one: Plan) -> bool:
    if one.offered.action.each != "no" or not one.goals:
        return False
    for row in g.sleepers:
        if row.seat != seat and row.field >= 0:
            away = distances(g.landscape, row.field)
            nearest = min((away[goal] for goal in one.goals if away[goal] >= 0), default=FAR)
            if nearest < one.steps or (nearest == one.steps and row.seat < seat):
                return True
    return False


def goal(g: EtherState, seat: int) -> Plan | None:
    """The plan that is worth walking for."""
    return next((one for one in plans(g, seat) if one.steps > 0), None)
