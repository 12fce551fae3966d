"""The board of Říše Snů for people: figures, laid cards, and a line for every figure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snar.rise.content import content_for

from ..picture import Cell, Picture

GROUND = {
    "void": (58, 54, 92), "well": (92, 154, 200), "path": (205, 185, 150), "mystery": (148, 106, 168),
    "ring": (120, 168, 120), "hall": (232, 202, 108),
}  # fmt: skip
LAID = {True: (214, 150, 80), False: (150, 70, 80)}  # by the owner: the first side or seat, another
FIGURES = ((250, 210, 90), (230, 90, 90), (110, 200, 240), (160, 220, 120), (220, 150, 240))


def picture(view: Mapping[str, Any]) -> Picture:
    rules = view["rules"]
    board = content_for(rules.get("pack", "rise-snu"), rules["boards"], rules["rotation"]).board
    laid = {field: row for row in view["laid"] for field in row["cells"]}
    stands = {row["field"]: n for n, row in enumerate(view["figures"])}
    cells = []
    for cell, name in enumerate(board.names):
        card, figure = laid.get(name), stands.get(name)
        colour = LAID[card["owner"] == 0] if card else GROUND[board.kind[cell]]
        if figure is None:
            cells.append(Cell(colour, "*" if card and card["picture"] == name else ""))
        else:
            cells.append(Cell(FIGURES[figure], view["figures"][figure]["id"][0].upper(), colour))
    rows = [cells[start : start + board.width] for start in range(0, board.size, board.width)]
    return Picture(rows, [f"round {view['round']}", *(line_of(row) for row in view["figures"])])


def line_of(row: Mapping[str, Any]) -> str:
    numbers = " ".join(f"{what} {row[what]}" for what in ("moc", "lives", "bp", "experience", "fame"))
    held = ", ".join([*row["items"], *row["abilities"], *(quest["id"] for quest in row["quests"])])
    return f"{row['id']} at {row['field'] or '-'}: {numbers}" + (f" ({held})" if held else "")
