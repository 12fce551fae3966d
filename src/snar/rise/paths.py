"""Routes for one written line: where a character can get with its BP, at what cost, by which steps."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from . import board as b
from .figure import Figure
from .rules.laid import concerning, works
from .rules.worlds import targets, walk
from .state import RiseState
from .values import effect_works_on, entry_cost, working_card


class Route(NamedTuple):
    cost: int
    harms: int  # harmful cards that would work on the way
    steps: tuple[int, ...]  # the fields to enter, in order


def reach(g: RiseState, figure: int) -> dict[int, Route]:
    """Every field within the BP: the least harmful, then the cheapest route; ends are mystery fields and halls."""
    row = g.figures[figure]
    found: dict[int, Route] = {}
    seen: dict[tuple[int, int, int], set[int]] = {}
    scratch = row.twin(None)
    queue: list[tuple[int, int, int, tuple[int, ...], int, int]] = [(0, 0, row.cell, (), row.circuit, row.spin)]
    while queue:
        harms, cost, cell, steps, circuit, spin = heappop(queue)
        settled = seen.setdefault((cell, circuit, spin), set())
        if any(other <= cost for other in settled):
            continue
        settled.add(cost)
        if steps and (cell not in found or (harms, cost) < found[cell][1::-1]):
            found[cell] = Route(cost, harms, steps)
        if steps and g.content.board.kind[cell] in (b.MYSTERY, b.HALL):
            continue
        scratch.cell, scratch.circuit, scratch.spin = cell, circuit, spin
        for step in targets(g, scratch):
            price = cost + entry_cost(g, figure, step)
            if price <= row.bp:
                moved = after(g, scratch, step)
                more = harms + would_harm(g, figure, step, row.stood_on)
                heappush(queue, (more, price, moved[0], (*steps, step), moved[1], moved[2]))
                scratch.cell, scratch.circuit, scratch.spin = cell, circuit, spin
    return found


def after(g: RiseState, scratch: Figure, step: int) -> tuple[int, int, int]:
    walk(g, scratch, step)
    return scratch.cell, scratch.circuit, scratch.spin


def would_harm(g: RiseState, figure: int, cell: int, stood_on: int) -> int:
    card = working_card(g, cell)
    if card < 0 or not effect_works_on(g, cell) or not works(g, figure, card):
        return 0
    found = concerning(g, figure, card)
    return int(found is not None and found[1])
