"""A position drawn for people: a grid of coloured cells with marks, and lines of text below it.

The same drawing is printed (`ansi`) or painted (`rgb_array`); neither needs more than NumPy.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

SIDE = 24  # pixels of a cell
DOT = 3  # pixels of a dot of a letter
TALL, WIDE = 5, 3  # dots of a letter
PAPER, INK, RIM = (246, 241, 230), (28, 26, 40), (210, 202, 186)
# Every letter is five rows of three dots, from the top, each row a digit of base 8.
LETTERS = {
    "0": 0o75557, "1": 0o26227, "2": 0o71747, "3": 0o71717, "4": 0o55711, "5": 0o74717, "6": 0o74757, "7": 0o71222,
    "8": 0o75757, "9": 0o75717, "A": 0o25755, "B": 0o65656, "C": 0o34443, "D": 0o65556, "E": 0o74647, "F": 0o74644,
    "G": 0o34553, "H": 0o55755, "I": 0o72227, "J": 0o11152, "K": 0o55655, "L": 0o44447, "M": 0o57755, "N": 0o65555,
    "O": 0o25552, "P": 0o65644, "Q": 0o25573, "R": 0o65655, "S": 0o34216, "T": 0o72222, "U": 0o55557, "V": 0o55552,
    "W": 0o55775, "X": 0o55255, "Y": 0o55222, "Z": 0o71247, "*": 0o05250, "?": 0o71302, ".": 0o00002, "+": 0o02720,
}  # fmt: skip
Colour = tuple[int, int, int]


class Cell(NamedTuple):
    """`mark`: one letter; `ring`: the colour of a frame around the cell."""

    colour: Colour
    mark: str = ""
    ring: Colour | None = None


class Picture(NamedTuple):
    rows: Sequence[Sequence[Cell | None]]  # None: nothing there
    lines: Sequence[str]


def as_text(picture: Picture) -> str:
    """With the colours of a terminal."""
    drawn = ["".join(printed(cell) for cell in row) for row in picture.rows]
    return "\n".join([*drawn, *picture.lines]) + "\n"


def printed(cell: Cell | None) -> str:
    if cell is None:
        return "   "
    back, ink = "48;2;{};{};{}".format(*cell.colour), "38;2;{};{};{}".format(*ink_on(cell.colour))
    left, right = ("[", "]") if cell.ring else (" ", " ")
    return f"\x1b[{back};{ink}m{left}{cell.mark or '.'}{right}\x1b[0m"


def as_pixels(picture: Picture) -> Any:
    """Height x width x 3, bytes. The lines are left to `ansi`: small letters would be hard to read."""
    height, width = len(picture.rows), max((len(row) for row in picture.rows), default=1)
    pixels = np.full((SIDE * max(height, 1), SIDE * max(width, 1), 3), PAPER, np.uint8)
    for y, row in enumerate(picture.rows):
        for x, cell in enumerate(row):
            if cell is not None:
                pixels[y * SIDE : (y + 1) * SIDE, x * SIDE : (x + 1) * SIDE] = painted(cell)
    return pixels


def painted(cell: Cell) -> Any:
    square = np.full((SIDE, SIDE, 3), cell.ring or RIM, np.uint8)
    rim = 3 if cell.ring else 1
    square[rim:-rim, rim:-rim] = cell.colour
    dots = LETTERS.get(cell.mark.upper(), 0)
    top, left = (SIDE - TALL * DOT) // 2, (SIDE - WIDE * DOT) // 2
    for place in range(TALL * WIDE):
        if dots >> TALL * WIDE - 1 - place & 1:
            y, x = top + place // WIDE * DOT, left + place % WIDE * DOT
            square[y : y + DOT, x : x + DOT] = ink_on(cell.colour)
    return square


def ink_on(colour: Colour) -> Colour:
    return INK if sum(colour) > 360 else PAPER
