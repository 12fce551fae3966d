"""The dreamscape as text, drawn as the tiles are (docs/ether-cards.md): for the terminal and for tests."""

from __future__ import annotations

from collections.abc import Mapping

from .fields import COLUMNS, EAST, NAMES, NORTH, ROWS, SOUTH, WEST, number
from .landscape import Landscape
from .tiles import BLOCKED


def draw(land: Landscape, marks: Mapping[int, str] | None = None) -> str:
    """The part of the board where something lies; `marks` (figures, say) stand before the symbols of their field."""
    laid = [divmod(at, COLUMNS) for at, source in enumerate(land.source) if source >= 0]
    if not laid:
        return ""
    rows = range(min(row for row, _ in laid), max(row for row, _ in laid) + 1)
    columns = range(min(column for _, column in laid), max(column for _, column in laid) + 1)
    texts = {at: (marks or {}).get(at, "") + land.symbols[at].replace(BLOCKED, "") for at in range(ROWS * COLUMNS)}
    width = max(2, *(len(text) for text in texts.values()))
    lines = ["  " + "".join(str(column + 1).ljust(width + 1) for column in columns)]
    for row in rows:
        lines.append(" " + _line(land, row, columns, width))
        lines.append(NAMES[number(row, 0)][0] + _fields(land, row, columns, width, texts))
    lines.append(" " + _line(land, rows.stop, columns, width))
    return "\n".join(line.rstrip() for line in lines)


def _line(land: Landscape, row: int, columns: range, width: int) -> str:
    """The line above a row."""
    text = ""
    for column in range(columns.start, columns.stop + 1):
        text += "+" if any(_lies(land, row - up, column - left) for up in (0, 1) for left in (0, 1)) else " "
        wall = _side(land, row, column, NORTH) or _side(land, row - 1, column, SOUTH)
        text += ("-" if wall else " ") * width
    return text


def _fields(land: Landscape, row: int, columns: range, width: int, texts: Mapping[int, str]) -> str:
    text = ""
    for column in range(columns.start, columns.stop + 1):
        wall = _side(land, row, column, WEST) or _side(land, row, column - 1, EAST)
        text += "|" if wall else " "
        if column in columns:
            at = number(row, column)
            text += texts[at].ljust(width, "#" if BLOCKED in land.symbols[at] else " ")
    return text


def _lies(land: Landscape, row: int, column: int) -> bool:
    at = number(row, column)
    return at >= 0 and land.source[at] >= 0


def _side(land: Landscape, row: int, column: int, way: int) -> bool:
    at = number(row, column)
    return at >= 0 and bool(land.sides[at] >> way & 1)
