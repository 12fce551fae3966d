"""Of what serves the goal, what everybody goes for: nobody pays for a door that is no longer needed."""

from __future__ import annotations

from snar.ether.map.ways import FAR
from snar.ether.rules.actions.offers import Offered
from snar.ether.state import EtherState

from .plans import Plan, aims, nearest


def focused(g: EtherState, seat: int, found: list[Plan]) -> list[Plan]:
    """Of actions of the map that serve the goal the farthest one makes those before it needless; of those that open the
    same, everybody pays for one."""
    order = aims(g)
    front = [one for one in found if one.aim and one.offered.kind == "map" and not hangs_on_place(one.offered)]
    if not front:
        return found
    last = max(front, key=lambda one: order.index(name_of(one)))
    ways = [one for one in front if one is last or opened(one) & opened(last)]
    chosen = max(ways, key=lambda one: (paid_of(g, one), -sum(nearest(g, row.seat, one.goals) for row in g.sleepers)))
    if nearest(g, seat, chosen.goals) >= FAR:
        return found
    return [one for one in found if one is chosen or one not in front]


def hangs_on_place(offered: Offered) -> bool:
    return any(row["test"] == "environment" for row in offered.action.when)


def name_of(one: Plan) -> str:
    return one.offered.key.removeprefix("act ")


def opened(one: Plan) -> set[str]:
    """What it reveals, as it is printed."""
    return {str(effect["code"]) for effect in one.offered.action.do if effect["verb"] == "reveal"}


def paid_of(g: EtherState, one: Plan) -> int:
    return g.intent.get(one.offered.key, ("", 0))[1]
