"""The board with the panels beside it, or above them where the terminal is narrow."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from snar.cli.rise.board import BIG, SMALL, TINY, Drawing, Size
from snar.cli.terminal.palette import QUIET
from snar.cli.terminal.screen import Screen

HALF = 11  # columns of one board
SIDE = 30  # letters that a panel needs


def show(screen: Screen, drawing: Drawing, side: list[Text], legend: str) -> None:
    columns = drawing.board.width
    size = fitting(screen, columns)
    room = screen.console.width - columns * size.wide - 2
    if room < SIDE:
        for first in range(0, columns, HALF):
            screen.console.print(Group(*drawing.rows(size, first, HALF)))
        for line in (Text(legend, QUIET), *side):
            screen.put(line, 1 if line.no_wrap else 2)
        return
    rows = [*drawing.rows(size)]
    beside = panel(screen, side, room, HALF * BIG.tall if screen.roomy else len(rows))
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(Group(*rows), Group(*beside))
    screen.console.print(grid)
    screen.used += max(len(rows), len(beside))
    screen.put(Text(legend, QUIET))


def fitting(screen: Screen, columns: int) -> Size:
    if screen.roomy and columns == HALF:
        return BIG
    return SMALL if screen.console.width >= HALF * SMALL.wide else TINY


def panel(screen: Screen, side: list[Text], width: int, height: int) -> list[Text]:
    lines = [piece for line in side for piece in screen.wrapped(line, width, 1 if line.no_wrap else 2)]
    return lines if len(lines) <= height else [*lines[: height - 1], Text("…", QUIET)]
