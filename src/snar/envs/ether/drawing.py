"""The dreamscape for people: sleepers, entities, companions, and a line for every sleeper."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snar.ether.map.fields import COLUMNS, NAMES

from ..picture import Cell, Picture

TILES = ((96, 104, 132), (112, 122, 152), (84, 112, 120), (120, 110, 140))
SLEEPERS = ((250, 210, 90), (110, 200, 240), (160, 220, 120), (220, 150, 240))
ENTITY, COMPANION, THREAT = (190, 60, 70), (230, 190, 140), (200, 90, 60)


def picture(view: Mapping[str, Any]) -> Picture:
    scape = view["dreamscape"]
    ground = {row["name"]: TILES[len(row["tile"]) % len(TILES)] for row in view["land"]["fields"]}
    marks = {row["field"]: (THREAT, "+") for row in scape["threats"]}
    marks |= {figure["field"]: (ENTITY, row["id"][0]) for row in scape["entities"] for figure in row["figures"]}
    marks |= {row["field"]: (COMPANION, row["id"][0]) for row in scape["companions"]}
    marks |= {row["field"]: (SLEEPERS[row["seat"]], row["id"][0]) for row in view["sleepers"] if row["field"]}
    cells: list[Cell | None] = []
    for name in NAMES:
        if name in marks:
            colour, letter = marks[name]
            cells.append(Cell(colour, letter.upper(), ground.get(name)))
        else:
            cells.append(Cell(ground[name]) if name in ground else None)
    rows = [cells[start : start + COLUMNS] for start in range(0, len(cells), COLUMNS)]
    turn, world = view["turn"], view["world"]
    where = world["dream"] if view["mode"] == "dream" else world["slumber"] or world["location"]
    head = (
        f"{view['mode']} {where} turn {turn['number']} ({turn['left']} left) hours {view['hours']} keys {view['keys']}"
    )
    return Picture(rows, [head, *(line_of(row) for row in view["sleepers"])])


def line_of(row: Mapping[str, Any]) -> str:
    numbers = f"distress {row['distress']}/{row['distress_limit']} ether {row['ether']} gems {row['gems']}"
    hand = ", ".join(row["hand"])
    return f"{row['id']} at {row['field'] or '-'}: {numbers} deck {row['deck']['count']} hand: {hand or '-'}"
