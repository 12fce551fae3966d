"""Where a character of Říše Snů can get, as a frame tells it. Where no card lies in the way the same is told again and
again, at any table: it is worked out and encoded once."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

import msgspec

from snar.rise.board import Board
from snar.rise.paths import Route, harmful_card, open_costs, reach
from snar.rise.state import RiseState
from snar.rise.values import entry_cost
from snar.server.wire import protocol as p
from snar.server.wire.connection import encode

MOST = 500  # places whose ways are remembered, some 5 KiB each
FAR = 12  # BP: nearly nobody ever has more
REMEMBERED: dict[Any, Ways] = {}


class Ways(NamedTuple):
    """From one place, where no card lies on the board. The cheapest come first: whoever has fewer BP is told a
    beginning of it."""

    told: bytes
    ends: list[int]  # by BP: where that beginning ends,
    reached: list[int]  # the fields that it leads through, as bits,
    matter: list[int]  # and with them all that the search asked about


def routes(g: RiseState, figure: int) -> msgspec.Raw:
    bp = g.figures[figure].bp
    if bp <= FAR:
        ways = remembered(g, figure)
        if unhindered(g, figure, ways.reached[bp], ways.matter[bp]):
            return msgspec.Raw(ways.told[: ways.ends[bp]] + b"}")
    return msgspec.Raw(encoded(g.content.board, reach(g, figure)))


def unhindered(g: RiseState, figure: int, reached: int, matter: int) -> bool:
    """Are the ways the same as without the cards that lie there? One that is too far away is, unless it is cheap to
    enter; one on the way is if it costs what the field costs and harms nobody."""
    row = g.figures[figure]
    costs = open_costs(g.content.board, row.gear, row.road)
    for cell in g.cover:
        if matter >> cell & 1:
            cost = entry_cost(g, figure, cell)
            if cost < costs[cell]:
                return False
            if reached >> cell & 1 and (cost > costs[cell] or harmful_card(g, figure, cell) >= 0):
                return False
    return True


def remembered(g: RiseState, figure: int) -> Ways:
    row, board = g.figures[figure], g.content.board
    key = (board, g.rules.draft, row.gear.gait, row.road, row.cell, row.circuit, row.spin)
    ways = REMEMBERED.get(key)
    if ways is None:
        if len(REMEMBERED) >= MOST:
            REMEMBERED.clear()
        ways = REMEMBERED[key] = ways_of(board, row.cell, reach(g, figure, FAR, bare=True))
    return ways


def ways_of(board: Board, cell: int, found: dict[int, Route]) -> Ways:
    told, ends, reached, matter = b"{", [], [], []
    there, looked = 1 << cell, bits(looked_at(board, [cell]))
    for bp in range(FAR + 1):
        here = {cell: route for cell, route in found.items() if route.cost == bp}
        if here:
            told += (b"," if len(told) > 1 else b"") + encoded(board, here)[1:-1]
            there |= bits(here)
            looked |= bits(looked_at(board, here))
        ends.append(len(told))
        reached.append(there)
        matter.append(looked)
    return Ways(told, ends, reached, matter)


def encoded(board: Board, found: dict[int, Route]) -> bytes:
    name = board.names.__getitem__
    return encode(
        {name(cell): p.Route(cost, harms, [*map(name, steps)]) for cell, (cost, harms, steps) in found.items()}
    )


def looked_at(board: Board, reached: Collection[int]) -> set[int]:
    """Every field that the search may have asked about: those it got to, and those a step further."""
    found = set(reached)
    for cell in reached:
        world = board.world[cell]
        found.update(board.outward[cell] if world < 0 else (*board.worlds[world].ring, *board.exits[cell]))
    return found


def bits(cells: Iterable[int]) -> int:
    """A set of fields as a number: thousands of them have to be kept."""
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found
