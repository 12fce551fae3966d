"""Routes for one written line: where a character can get with its BP, at what cost, by which steps."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from . import board as b
from .figure import Figure
from .gear import Gear, open_cost
from .rules.laid import concerning, works
from .rules.worlds import targets, walk
from .state import RiseState
from .values import effect_works_on, entry_cost, working_card

# harms, cost, field, steps, circuit, its direction, harmful cards met: each of them works once a round (RS-DRM-10)
Way = tuple[int, int, int, tuple[int, ...], int, int, tuple[int, ...]]


class Route(NamedTuple):
    cost: int
    harms: int  # harmful cards that would work on the way
    steps: tuple[int, ...]  # the fields to enter, in order


FAR = 99  # more BP than any field of a board can cost
ENDS = (b.MYSTERY, b.HALL)  # no way leads through


def price_of(g: RiseState, figure: int, cell: int) -> int:
    """The BP that a distant field would cost, whatever lies on the way; 0 when no way leads there."""
    route = reach(g, figure, FAR, careful=False).get(cell)
    return route.cost if route else 0


def reach(
    g: RiseState, figure: int, bp: int | None = None, careful: bool = True, bare: bool = False
) -> dict[int, Route]:
    """Every field within the BP: the least harmful, then the cheapest route; ends are mystery fields and halls.

    `bare`: as if no card lay on the board."""
    row, board = g.figures[figure], g.content.board
    world = board.world
    most = row.bp if bp is None else bp
    found: dict[int, Route] = {}
    seen: set[tuple[int, int, int, tuple[int, ...]]] = set()
    costs, cover = open_costs(board, row.gear, row.road), {} if bare else g.cover
    tolls: dict[int, tuple[int, int]] = {}  # by field under a card: what it costs, the card that would harm
    scratch = row.twin(None)
    queue: list[Way] = [(0, 0, row.cell, (), row.circuit, row.spin, ())]
    best: dict[tuple[int, tuple[int, ...]], tuple[int, tuple[int, ...]]] = {}  # outside, by field and cards met
    while queue:
        harms, cost, cell, steps, circuit, spin, met = heappop(queue)
        here = (cell, circuit, spin, met)
        if here in seen:
            continue
        seen.add(here)
        if steps:
            if cell not in found:
                found[cell] = Route(cost, harms, steps)
            if board.kind[cell] in ENDS:
                continue
        outside = world[cell] < 0
        if not outside:
            scratch.cell, scratch.circuit, scratch.spin = cell, circuit, spin
        for step in board.outward[cell] if outside else targets(g, scratch):
            price, more = cost + costs[step], met
            if step in cover:
                toll = tolls.get(step)
                if toll is None:
                    harmful = harmful_card(g, figure, step) if careful else -1
                    toll = tolls[step] = entry_cost(g, figure, step), harmful
                price, harmful = cost + toll[0], toll[1]
                if harmful >= 0 and harmful not in met:
                    more = tuple(sorted((*met, harmful)))
            if price > most:
                continue
            if world[step] < 0:  # out there nobody walks a circuit
                known = best.get((step, more))
                if known is not None and known[0] < price:
                    continue
                way = (price, (*steps, step))
                if known is None or way < known:  # whatever waits there already comes first
                    best[step, more] = way
                    heappush(queue, (len(more), price, step, way[1], -1, 0, more))
                continue
            scratch.cell, scratch.circuit, scratch.spin = cell, circuit, spin
            moved = after(g, scratch, step)
            heappush(queue, (len(more), price, moved[0], (*steps, step), moved[1], moved[2], more))
    return found


@lru_cache(maxsize=256)
def open_costs(board: b.Board, gear: Gear, road: bool) -> tuple[int, ...]:
    """By field, what it costs where no card lies."""
    return tuple(open_cost(gear, road, kind) for kind in board.kind)


def after(g: RiseState, scratch: Figure, step: int) -> tuple[int, int, int]:
    walk(g, scratch, step)
    return scratch.cell, scratch.circuit, scratch.spin


def harmful_card(g: RiseState, figure: int, cell: int) -> int:
    """The laid card that would harm the character on this field, or -1."""
    card = working_card(g, cell)
    if card < 0 or not effect_works_on(g, cell) or not works(g, figure, card):
        return -1
    found = concerning(g, figure, card)
    return card if found is not None and found[1] else -1
