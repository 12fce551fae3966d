"""Checks of the board of `rise`: what RS-BRD says about its fields, and the names the fields get."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from snar.packs.reader import Problem

Board: TypeAlias = tuple[tuple[str, ...], ...]
WORLDS = {"I": "iridion", "F": "filnerin", "A": "akademus"}
CELL = re.compile(r"[1-8][1-8]\*?|c|t|[IFA][gs]?")
LEAST_WELLS = 5
START = ("15", "45")


def check_board(board: Board) -> list[Problem]:
    found = [*_shape(board)] or [*_numbers(board), *_kinds(board), *_worlds(board), *_reach(board)]
    return [Problem("board.toml", "rows", what, fix) for what, fix in found]


def field_names(board: Board) -> set[str]:
    """Names by which `carry` may call a field."""
    cells = Counter(cell.rstrip("*") for row in board for cell in row)
    names = {cell for cell in cells if cell.isdigit()}
    names |= {f"{kind}{number}" for kind in "ct" for number in range(1, cells[kind] + 1)}
    return names | {f"{world}.{part}" for world in WORLDS.values() for part in ("brana", "sin", *"2345678")}


def _shape(board: Board) -> Iterator[tuple[str, str]]:
    if not board:
        yield "the board is empty", "draw its fields, one row a line"
    for number, row in enumerate(board, 1):
        if len(row) != len(board):
            yield f"row {number} has {len(row)} cells of {len(board)}", "the board is a square"
        for cell in row:
            if not CELL.fullmatch(cell):
                yield f"row {number} has a cell {cell!r}", "use 23, 23*, c, t, I, Ig, Is (and F, A)"


def _numbers(board: Board) -> Iterator[tuple[str, str]]:
    numbers = Counter(cell.rstrip("*") for row in board for cell in row if cell[0].isdigit())
    for number in sorted(number for number, times in numbers.items() if times > 1):
        yield f"number {number} stands there {numbers[number]} times", "each number is used once"
    for number in START:
        if number not in numbers:
            yield f"field {number} is missing", "characters start there, number a field so"


def _kinds(board: Board) -> Iterator[tuple[str, str]]:
    wells = sum(cell.endswith("*") for row in board for cell in row)
    if wells < LEAST_WELLS:
        yield f"{wells} wells", f"make at least {LEAST_WELLS} (two digits and *)"
    rim = [*board[0], *board[-1], *(row[0] for row in board), *(row[-1] for row in board)]
    if "c" not in rim:
        yield "no path reaches the edge", "put a c on the rim, characters start there"
    if not any("t" in row for row in board):
        yield "there is no mystery place", "put some t cells together"


def _worlds(board: Board) -> Iterator[tuple[str, str]]:
    cells = _cells(board)
    for letter, world in WORLDS.items():
        block = {at: cell for at, cell in cells.items() if cell[0] == letter}
        halls = [at for at, cell in block.items() if cell.endswith("s")]
        gates = [at for at, cell in block.items() if cell.endswith("g")]
        if len(halls) != 1 or len(gates) != 1:
            yield (
                f"{world} has {len(gates)} gates and {len(halls)} halls",
                f"use one {letter}g and one {letter}s",
            )
        elif block.keys() != {(halls[0][0] + dy, halls[0][1] + dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)}:
            yield f"{world} is not 3x3 around its hall", f"put eight {letter} fields around {letter}s"
        elif not any(cells.get(at, "t")[0] not in "tIFA" for at in _beside(*gates[0])):
            yield f"the gate of {world} cannot be reached", "put it beside a void or path field"


def _reach(board: Board) -> Iterator[tuple[str, str]]:
    """Outside the worlds one can walk from every field to every other."""
    outside = {at: cell for at, cell in _cells(board).items() if cell[0] not in WORLDS}
    todo = [*outside][:1]
    while todo:
        at = todo.pop()
        if outside.pop(at, None):
            todo += _beside(*at)
    if outside:
        cells = " ".join(sorted(outside.values()))
        yield f"fields cut off by worlds: {cells}", "move the worlds so that one can walk around them"


def _cells(board: Board) -> dict[tuple[int, int], str]:
    return {(y, x): cell for y, row in enumerate(board) for x, cell in enumerate(row)}


def _beside(y: int, x: int) -> tuple[tuple[int, int], ...]:
    return (y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)
