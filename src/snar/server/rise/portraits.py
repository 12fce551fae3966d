"""Characters as the page shows them, painted: `portrait.json` is the page's own drawing of them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from snar.rise.figure import Figure
from snar.server.http.paths import outlines
from snar.server.http.raster import Canvas, Colour, Point

DEEP, GOLD = (11, 13, 42), (233, 189, 106)
MIDDLE: Point = (225.0, 315.0)
WIDE, HIGH = 160.0, 200.0  # of the grid that they are drawn on
SHADES = {"s": ("c", 0.34), "h": ("b", 0.34), "e": ("a", 0.16)}
FAMILY: dict[str, dict[str, Colour]] = {  # as in web/src/rise/card/card.css
    "hero": {
        "sky": (61, 36, 6), "a": (240, 182, 84), "b": (255, 241, 210), "c": (42, 22, 4), "d": (217, 104, 60),
        "f": (227, 185, 140),
    },
    "demon": {
        "sky": (6, 15, 36), "a": (111, 180, 230), "b": (228, 243, 255), "c": (4, 10, 24), "d": (184, 58, 107),
        "f": (141, 155, 176),
    },
}  # fmt: skip


def portraits(canvas: Canvas, winners: Sequence[Figure | None]) -> None:
    """Of everyone who won, as the page shows them; without a winner an empty frame."""
    size = 1.8 if len(winners) < 2 else 1.1
    wide, high = WIDE * size, HIGH * size
    for i, figure in enumerate(winners or [None]):
        x = MIDDLE[0] - wide / 2 + (i % 2 - (len(winners) > 1) / 2) * (wide + 16)
        y = MIDDLE[1] - high / 2 + (i // 2 - (len(winners) > 2) / 2) * (high + 16)
        inks = FAMILY["demon" if figure and figure.side == "demon" else "hero"]
        canvas.polygon(box(x, y, wide, high), inks["sky"] if figure else DEEP)
        for written in drawings().get(figure.id, ()) if figure else ():
            layer(canvas, written, inks, Placed(x, y, size))
        canvas.line([*box(x, y, wide, high), (x, y)], 10, GOLD, 1.0 if figure else 0.6)


class Placed(NamedTuple):
    """Where the grid lies; nothing leaves it."""

    x: float
    y: float
    size: float

    def __call__(self, points: Iterable[Point]) -> list[Point]:
        return [(self.x + self.size * min(WIDE, max(0.0, x)), self.y + self.size * min(HIGH, y)) for x, y in points]


def layer(canvas: Canvas, written: str, inks: dict[str, Colour], placed: Placed) -> None:
    """As web/src/rise/card/drawing.ts has it: a letter of ink and a path; a capital letter draws a line along it."""
    ink = written[0]
    pen, alpha = SHADES.get(ink.lower(), (ink.lower(), 1.0))
    shapes = [placed(shape) for shape in outlines(written[1:])]
    if ink.isupper():
        for shape in shapes:
            canvas.line(shape, 3 * placed.size, inks[pen], alpha)
    else:
        canvas.polygon(with_holes(shapes), inks[pen], alpha)


def with_holes(shapes: list[list[Point]]) -> list[Point]:
    """Several outlines as one: the way from each to the first and back encloses nothing."""
    start = shapes[0][0]
    return [point for shape in shapes for point in (*shape, shape[0], start)]


def box(x: float, y: float, wide: float, high: float) -> list[Point]:
    return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]


@lru_cache(maxsize=1)
def drawings() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(Path(__file__).with_name("portrait.json").read_text("utf-8"))
    return found
