"""Reading the picture of a tile or an overlay: docs/ether-cards.md, "Fields and tiles"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import dedent
from typing import NamedTuple

from .fields import CORNERS, EAST, NORTH, SOUTH, WEST

ENTRY, SPAWN, TRAP, BLOCKED, STAIRS, SPECIAL, QUIRK = "est#z*q"
DRAWS = "123"
ENVIRONMENTS = {"l": "light", "d": "darkness", "b": "swamp", "w": "water"}
SUITS = ("hearts", "diamonds", "clubs", "spades")
ORDER = "estldbwz*q123#"  # of the symbols of one field
ALLOWED = {1: ORDER, 2: "eldbw", 4: "ldbw"}  # in a field, on the line between two, in the middle of four
HALF_DASHES = ("  ", "- ", " -", "-.", ".-")  # they do not close the edge (EF-MAP-3)
HALF_BARS = " !"


class PictureError(ValueError):
    """A picture that cannot be read; says where and why."""

    def __init__(self, line: int, column: int, why: str) -> None:
        super().__init__(f"line {line + 1}, column {column + 1}: {why}")


class Picture(NamedTuple):
    """What is drawn on a tile. Its fields are counted row by row."""

    rows: int
    columns: int
    sides: tuple[int, ...]  # full walls of each field, a bit for each way (EF-MAP-3)
    symbols: tuple[str, ...]  # letters of each field
    suits: tuple[str, ...]  # of its spawn symbol, or ""


class _Reader:
    """Points of the picture are lines and columns of text; a point touches one field, two or four."""

    def __init__(self, text: str) -> None:
        lines = dedent(text).strip("\n").splitlines()
        self.rows, self.columns = len(lines) // 2, len(lines[0].rstrip()) // 3 if lines else 0
        width, height = 3 * self.columns + 1, 2 * self.rows + 1
        if self.rows not in (1, 2) or self.columns not in (1, 2) or len(lines) != height:
            raise PictureError(0, 0, "a picture has 1 or 2 rows and columns: 3 or 5 lines of 4 or 7 characters")
        # Open sides at the right may have lost their blanks in an editor.
        self.lines = [line.rstrip().ljust(width) for line in lines]
        for y, line in enumerate(self.lines):
            if len(line) != width:
                raise PictureError(y, width, f"the line is longer than {width} characters")
        self.sides = [0] * (self.rows * self.columns)
        self.symbols: list[set[str]] = [set() for _ in self.sides]

    def read(self) -> None:
        for y, line in enumerate(self.lines):
            for x in range(0, len(line), 3):
                if y % 2:
                    self.vertical(y, x, line[x])
                else:
                    self.cross(y, x, line[x])
                if x + 1 < len(line) and y % 2:
                    self.field(y, x + 1, line[x + 1 : x + 3])
                elif x + 1 < len(line):
                    self.horizontal(y, x + 1, line[x + 1 : x + 3])

    def touched(self, y: int, x: int) -> Iterator[tuple[int, int]]:
        rows = [y // 2] if y % 2 else [y // 2 - 1, y // 2]
        columns = [x // 3] if x % 3 else [x // 3 - 1, x // 3]
        return ((row, column) for row in rows for column in columns if self.inside(row, column))

    def inside(self, row: int, column: int) -> bool:
        return 0 <= row < self.rows and 0 <= column < self.columns

    def mark(self, y: int, x: int, letter: str) -> None:
        """A symbol concerns every field that it touches (EF-MAP-2, EF-MAP-10); on the rim of a tile lies none."""
        fields = list(self.touched(y, x))
        between = (1 if y % 2 else 2) * (1 if x % 3 else 2)
        if len(fields) < between or letter not in ALLOWED[between]:
            raise PictureError(y, x, f"'{letter}' means nothing here")
        for row, column in fields:
            self.symbols[row * self.columns + column].add(letter)

    def wall(self, y: int, x: int, before: int, after: int) -> None:
        """Closes that side of the field before the line, and that of the field after it."""
        for row, column in self.touched(y, x):
            way = after if (row, column) == (y // 2, x // 3) else before
            self.sides[row * self.columns + column] |= 1 << way

    def cross(self, y: int, x: int, text: str) -> None:
        if text != "+":
            self.mark(y, x, text)

    def vertical(self, y: int, x: int, text: str) -> None:
        if text == "|":
            self.wall(y, x, EAST, WEST)
        elif text not in HALF_BARS:
            self.mark(y, x, text)

    def horizontal(self, y: int, x: int, text: str) -> None:
        if text == "--":
            self.wall(y, x, SOUTH, NORTH)
        elif text not in HALF_DASHES:
            at = 0 if text[0] != " " else 1
            if text[1 - at] != " ":
                raise PictureError(y, x, f"'{text}' is neither a wall nor one symbol on an open line")
            self.mark(y, x + at, text[at])

    def field(self, y: int, x: int, text: str) -> None:
        for at, letter in enumerate(text):
            if letter != " ":
                self.mark(y, x + at, letter)
        if BLOCKED in text and text.strip(" #"):
            raise PictureError(y, x, "an inaccessible field bears no symbols")


def read(text: str, suits: Mapping[str, str] | None = None) -> Picture:
    """The picture of a tile, or of an overlay of 1x1 to 2x2 fields; `suits` of its spawn symbols by corner."""
    reader = _Reader(text)
    reader.read()
    symbols = tuple(map(_together, reader.symbols))
    marked = [""] * len(symbols)
    for corner, suit in (suits or {}).items():
        if corner not in CORNERS or suit not in SUITS or not reader.inside(*CORNERS[corner]):
            raise ValueError(f"suits: {corner} = {suit}: no such corner of this picture, or no such suit")
        at = CORNERS[corner][0] * reader.columns + CORNERS[corner][1]
        if SPAWN not in symbols[at]:
            raise ValueError(f"suits: {corner} is no spawn field")
        marked[at] = suit
    return Picture(reader.rows, reader.columns, tuple(reader.sides), symbols, tuple(marked))


def _together(letters: set[str]) -> str:
    """A symbol on a line does not reach into an inaccessible field."""
    return BLOCKED if BLOCKED in letters else "".join(sorted(letters, key=ORDER.index))
