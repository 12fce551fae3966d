"""The dreamscape board: 6 x 8 fields a1..f8 as numbers 0..47, and the 12 places A1..C4 of its tiles."""

from __future__ import annotations

ROWS, COLUMNS = 6, 8
SIZE = ROWS * COLUMNS
NORTH, EAST, SOUTH, WEST = WAYS = range(4)
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
CORNERS = {"nw": (0, 0), "ne": (0, 1), "sw": (1, 0), "se": (1, 1)}
PLACES = {f"{'ABC'[row]}{column + 1}": (2 * row, 2 * column) for row in range(3) for column in range(4)}

NAMES = tuple(f"{'abcdef'[row]}{column + 1}" for row in range(ROWS) for column in range(COLUMNS))
NUMBERS = {name: field for field, name in enumerate(NAMES)}


def number(row: int, column: int) -> int:
    """The field in a row and a column counted from 0, or -1 beyond the board."""
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else -1


def opposite(way: int) -> int:
    return (way + 2) % 4


def _beside(field: int) -> tuple[int, int, int, int]:
    row, column = divmod(field, COLUMNS)
    north, east, south, west = (number(row + down, column + right) for down, right in STEPS)
    return north, east, south, west


BESIDE = tuple(_beside(field) for field in range(SIZE))  # by way; -1 beyond the board
NEAR = tuple(tuple(other for other in beside if other >= 0) for beside in BESIDE)


def way_to(field: int, other: int) -> int:
    """The way from a field to its neighbour."""
    if other < 0 or other not in BESIDE[field]:
        raise ValueError(f"{NAMES[field]} and {other if other < 0 else NAMES[other]} are not neighbours")
    return BESIDE[field].index(other)


def place(name: str, shift: tuple[int, int] = (0, 0)) -> tuple[int, int]:
    """Row and column of a tile's north-west field; `shift` moves it by fields, down and right (EF-MAP-1)."""
    if name not in PLACES:
        raise ValueError(f"no tile place {name}: they are A1 to C4")
    row, column = PLACES[name]
    return row + shift[0], column + shift[1]


def corner(row: int, column: int, name: str) -> int:
    """The field that a tile lying at (row, column) calls nw, ne, sw or se."""
    if name not in CORNERS:
        raise ValueError(f"no corner {name}: they are {', '.join(CORNERS)}")
    down, right = CORNERS[name]
    return number(row + down, column + right)
