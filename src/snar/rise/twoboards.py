"""Two boards side by side, the second in any rotation (RS-EXT-4)."""

from __future__ import annotations

from .board import Board

Rows = tuple[tuple[str, ...], ...]


def turned(rows: Rows, rotation: int) -> Rows:
    for _ in range(rotation // 90 % 4):
        rows = tuple(tuple(row[i] for row in reversed(rows)) for i in range(len(rows[0])))
    return rows


def side_by_side(rows: Rows, rotation: int) -> Board:
    """One board of double width: names of the second half start with `b2:`."""
    left, right = Board(rows), Board(turned(rows, rotation), "b2:")
    return Board.joined(left, right)
