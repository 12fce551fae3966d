"""How long a plan is: from spot to spot, always the nearest next, and home to the hall."""

from __future__ import annotations

from collections.abc import Callable

from snar.rise import board as b

from .roads import Roads
from .wants import Visit

Distance = Callable[[int, int], float]  # between nodes, on the bare board
LOST_MOVE = 3.0  # a mystery field ends the movement


def tour(net: Roads, distance: Distance, start: int, visits: tuple[Visit, ...], hall: int) -> float:
    """Every visit in turn, then the hall."""
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
        length += step + (LOST_MOVE if net.board.kind[net.cell[here]] == b.MYSTERY else 0.0)
        left[i] = (spots if len(spots) == 1 else spots[:k] + spots[k + 1 :], count - 1)


def without(visits: tuple[Visit, ...], i: int, k: int) -> tuple[Visit, ...]:
    """What is left once spot `k` of visit `i` has been visited."""
    spots, count = visits[i]
    rest = Visit(spots if len(spots) == 1 else spots[:k] + spots[k + 1 :], count - 1)
    return visits[:i] + ((rest,) if rest.number else ()) + visits[i + 1 :]
