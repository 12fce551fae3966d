"""What could be done on the dreamscape, near or far, with its worth; what serves the printed goal comes first."""

from __future__ import annotations

from typing import NamedTuple

from snar.ether.effects.conditions import Case, holds
from snar.ether.map.ways import FAR, distances, within
from snar.ether.rules.actions.allowed import why_not
from snar.ether.rules.actions.offers import AIMED, Offered, sources
from snar.ether.rules.actions.reach import action_range
from snar.ether.rules.actions.standing import is_full, large_on
from snar.ether.state import EtherState

from .danger import next_fields, spared
from .peril import DEADLY
from .taste import PLAIN, Taste
from .worth import CONCERNED, KILLS, worth

TABLE = ("map", "slot", "gate", "entity", "quirk", "revealed")  # actions of the dreamscape itself
DISTANT = ("not-here", "out-of-range", "too-dear")  # reasons that another field or other cards may remove
OF_PLACE = ("environment", "entity", "companion", "field", "alone")
NOWHERE = (-1,)
AIM, LATER = 26.0, 3.0  # worth of an action that serves the goal; each one further on is worth more


class Plan(NamedTuple):
    offered: Offered
    worth: float  # of one payment
    aim: bool
    goals: tuple[int, ...]  # fields from which it can be done; none: from anywhere
    soon: tuple[int, ...]  # the same for next turn, when what it aims at has moved


def aims(g: EtherState) -> tuple[str, ...]:
    """The public goal of the dream or slumber, as actions (docs/ether-cards.md)."""
    setting = g.content.setting(g)
    return setting.aims if setting is not None else ()


def plans(g: EtherState, seat: int, listed: list[Offered], taste: Taste = PLAIN) -> list[Plan]:
    """All of it that is worth doing."""
    found = []
    for offered in listed:
        if offered.kind not in TABLE:
            continue
        reason = why_not(g, seat, offered, "action")
        if reason is not None and (reason.reason not in DISTANT or not possible(g, seat, offered)):
            continue
        one = plan(g, seat, offered, taste)
        waits = taste.together and one.soon != NOWHERE
        if one.worth > 0 and (one.goals != NOWHERE or waits) and not suicidal(g, seat, offered):
            found.append(one)
    return found


def suicidal(g: EtherState, seat: int, offered: Offered) -> bool:
    """It serves the goal, but whoever does it dies of it at once."""
    plain = [effect for effect in offered.action.do if effect["verb"] in KILLS and effect["who"] in CONCERNED]
    return any(worth(g, seat, (effect,), offered.owner) <= -DEADLY for effect in plain)


def possible(g: EtherState, seat: int, offered: Offered) -> bool:
    """Do its conditions hold, but for those that ask where one stands?"""
    case = Case(seat, offered.owner, offered.entity, -1, offered.field)
    return holds(g, case, tuple(row for row in offered.action.when if row["test"] not in OF_PLACE))


def plan(g: EtherState, seat: int, offered: Offered, taste: Taste) -> Plan:
    serves = offered.key.removeprefix("act ") in aims(g)
    places = fields(g, seat, offered)
    goals = tuple(field for field in places if field < 0 or not is_full(g, field, seat))
    goals = goals if goals or not places else NOWHERE
    soon = beside(g, seat, places) if goals == NOWHERE and serves and taste.together else ahead(g, seat, offered)
    return Plan(offered, share(g, seat, offered, taste), serves, goals, soon or goals)


def beside(g: EtherState, seat: int, places: tuple[int, ...]) -> tuple[int, ...]:
    """Next to fields on which something large stands: it goes after the sleepers, and then they are free."""
    near = around(g, tuple(field for field in places if large_on(g, field)), 1)
    return tuple(field for field in near if not is_full(g, field, seat))


def share(g: EtherState, seat: int, offered: Offered, taste: Taste) -> float:
    """A progressive action is worth its part for every payment, a little more when it has begun."""
    action, name = offered.action, offered.key.removeprefix("act ")
    if offered.key.startswith("set "):
        return slot_worth(g, seat, offered)
    serving = aims(g)
    value = AIM + LATER * serving.index(name) if name in serving else worth(g, seat, action.do, offered.owner)
    if taste.guards and holds_back(offered):
        value = -1.0 if blocks_goal(g, offered) else value + taste.guards * spared(g, offered.entity)
    if action.each == "progressive":
        paid = g.intent.get(offered.key, ("", 0))[1]
        part = max(1 / g.seats, taste.part) if name in serving else 1 / g.seats
        return value * part + 0.5 * bool(paid)
    return value


def holds_back(offered: Offered) -> bool:
    """Can the entity not move after it?"""
    states = [effect["name"] for effect in offered.action.do if effect["verb"] == "state"]
    return bool(offered.entity) and "immobilised" in states


def blocks_goal(g: EtherState, offered: Offered) -> bool:
    """Will it stay where the goal is to be reached? It had better go."""
    if any(effect["verb"] == "relocate_entity" for effect in offered.action.do):
        return False
    serving = {f"act {name}" for name in aims(g)}
    wanted = {row.field for row in g.content.map_actions(g.placed) if row.key in serving}
    return any(figure.field in wanted for figure in g.entities[g.entity(offered.entity)].figures)


def slot_worth(g: EtherState, seat: int, offered: Offered) -> float:
    """A gem into its slot: what the action is worth that it opens."""
    real = sources()["map"].action(g, offered.owner, offered.action.id.partition(":")[2])
    return worth(g, seat, real.do, offered.owner) - 1.0


def fields(g: EtherState, seat: int, offered: Offered) -> tuple[int, ...]:
    """Where one has to stand; nothing for actions that do not ask for a place, -1 when there is none."""
    action = offered.action
    reach = action_range(g, seat, action)
    if offered.entity and (action.kind in AIMED or action.range):
        index = g.entity(offered.entity)
        figures = g.entities[index].figures if index >= 0 else ()
        return around(g, tuple(figure.field for figure in figures), reach) or NOWHERE
    if offered.field >= 0 and action.kind in AIMED:
        return within(g.landscape, offered.field, reach)
    return (offered.field,) if offered.field >= 0 else ()


def ahead(g: EtherState, seat: int, offered: Offered) -> tuple[int, ...]:
    if not offered.entity:
        return ()
    return around(g, next_fields(g, offered.entity), action_range(g, seat, offered.action))


def around(g: EtherState, centres: tuple[int, ...], reach: int) -> tuple[int, ...]:
    return tuple(dict.fromkeys(field for centre in centres for field in within(g.landscape, centre, reach)))


def left_to_a_friend(g: EtherState, seat: int, one: Plan) -> bool:
    """What asks for one sleeper is done by the nearest; among equals by the first."""
    if one.offered.action.each == "progressive" or not one.goals:
        return False
    mine = nearest(g, seat, one.goals)
    for row in g.sleepers:
        if row.seat != seat and row.field >= 0 and not row.ready:
            other = nearest(g, row.seat, one.goals)
            if (other, row.seat) < (mine, seat):
                return True
    return False


def nearest(g: EtherState, seat: int, goals: tuple[int, ...]) -> int:
    away = distances(g.landscape, g.sleepers[seat].field)
    return min((away[goal] for goal in goals if goal >= 0), default=FAR)
