"""How long a plan is: from spot to spot and home to the hall."""

from __future__ import annotations

from collections.abc import Callable

from snar.bots.rise.roads import Roads
from snar.bots.rise.wants import Visit
from snar.rise import board as b

Distance = Callable[[int, int], float]  # between nodes, on the bare board
LOST_MOVE = 3.0  # a mystery field ends the movement
MOST, MANY = 4, 8  # visits and spots up to which every order is compared


def tour(net: Roads, distance: Distance, start: int, visits: tuple[Visit, ...], hall: int) -> float:
    """The shortest way over every visit, then the hall; where there is too much to compare, from near to near."""
    if sum(visit.number for visit in visits) > MOST or sum(len(visit.spots) for visit in visits) > MANY:
        return nearest_first(net, distance, start, visits, hall)
    known: dict[tuple[int, tuple[Visit, ...]], float] = {}

    def shortest(here: int, left: tuple[Visit, ...]) -> float:
        if not left:
            return distance(here, hall)
        if (here, left) not in known:
            known[here, left] = min(
                distance(here, spot[0]) + lost(net, spot[0]) + shortest(spot[0], without(left, i, k))
                for i, visit in enumerate(left)
                for k, spot in enumerate(visit.spots)
            )
        return known[here, left]

    return shortest(start, tuple(visit for visit in visits if visit.number and visit.spots))


def lost(net: Roads, node: int) -> float:
    return LOST_MOVE if net.board.kind[net.cell[node]] == b.MYSTERY else 0.0


def nearest_first(net: Roads, distance: Distance, start: int, visits: tuple[Visit, ...], hall: int) -> float:
    left = [(list(visit.spots), visit.number) for visit in visits]
    here, length = start, 0.0
    while True:
        near = [
            (distance(here, spot[0]), i, k) for i, (spots, n) in enumerate(left) if n for k, spot in enumerate(spots)
        ]
        if not near:
            return length + distance(here, hall)
        step, i, k = min(near)
        spots, count = left[i]
        here = spots[k][0]
        length += step + lost(net, here)
        left[i] = (spots if len(spots) == 1 else spots[:k] + spots[k + 1 :], count - 1)


def without(visits: tuple[Visit, ...], i: int, k: int) -> tuple[Visit, ...]:
    """What is left once spot `k` of visit `i` has been visited."""
    spots, count = visits[i]
    rest = Visit(spots if len(spots) == 1 else spots[:k] + spots[k + 1 :], count - 1)
    return visits[:i] + ((rest,) if rest.number else ()) + visits[i + 1 :]
