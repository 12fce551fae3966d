"""Where a character of Říše Snů can get, as a frame tells it. Where no card lies in the way the same is told again and
again, at any table: it is worked out and encoded once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from snar.rise.board import Board
from snar.rise.paths import reach
from snar.rise.state import RiseState
from snar.server.wire import protocol as p
from snar.server.wire.connection import encode

MOST = 1_000  # ways that are remembered, some 3 KiB each
REMEMBERED: dict[Any, tuple[int, msgspec.Raw]] = {}  # which fields matter, and what is told


def routes(g: RiseState, figure: int) -> msgspec.Raw:
    row, board = g.figures[figure], g.content.board
    key = (board, g.rules.draft, row.gear, row.road, row.cell, row.circuit, row.spin, row.bp)
    covered = bits(g.cover)
    known = REMEMBERED.get(key)
    if known is not None and not known[0] & covered:
        return known[1]
    found = reach(g, figure)
    told = encoded(board, found)
    matter = bits(looked_at(board, {row.cell, *found}))
    if not matter & covered:
        if len(REMEMBERED) >= MOST:
            REMEMBERED.clear()
        REMEMBERED[key] = matter, told
    return told


def encoded(board: Board, found: dict[int, Any]) -> msgspec.Raw:
    name = board.names
    ways = {
        name[cell]: p.Route(route.cost, route.harms, [name[step] for step in route.steps])
        for cell, route in found.items()
    }
    return msgspec.Raw(encode(ways))


def looked_at(board: Board, reached: Iterable[int]) -> set[int]:
    """Every field that the search may have asked about: those it got to, and those a step further."""
    found = set(reached)
    for cell in reached:
        world = board.world[cell]
        found.update(board.outward[cell] if world < 0 else (*board.worlds[world].ring, *board.exits[cell]))
    return found


def bits(cells: Iterable[int]) -> int:
    """A set of fields as a number: a thousand of them have to be kept."""
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found
