"""A finished table of Etherfields as a picture: a torn page, ten past three, who slept, and a sheet for each dream.

Nothing of the story: whoever is sent the address may be about to dream the same.
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from snar.ether.content import content_for
from snar.ether.options import OWN
from snar.ether.state import EtherState
from snar.packs.ether.art import LAYERS, Motif
from snar.server.front import Story
from snar.server.http.paths import outlines
from snar.server.http.raster import Canvas, Colour, Point, circle

from .pictures import art

WIDTH, HEIGHT = 1200, 630
SCALE = 2 / 3  # of that is painted: large enough to be shown large
NIGHT, DEEP, SHEET, EDGE, PEN, SOFT, FLUO = (
    (38, 34, 54), (15, 13, 22), (244, 238, 223), (214, 204, 180), (34, 30, 44), (120, 112, 128), (255, 95, 176)
)  # fmt: skip
CLOCK: Point = (262.0, 315.0)
FACE = 168.0
HANDS = ((95, 0.52, 15.0), (60, 0.78, 10.0))  # degrees from twelve, length, width: ten past three
RIGHT, ACROSS = 510.0, 600.0  # where sleepers and dreams begin, and how much room they have
MOST = 8  # sheets of dreams
INKS: dict[str, tuple[Colour, float]] = {
    "paper": (SHEET, 1.0), "wash": (SOFT, 0.24), "accent": (FLUO, 0.9), "ink": (PEN, 1.0),
    "light": (SHEET, 1.0), "glow": (FLUO, 1.0),
}  # fmt: skip


def draw(g: EtherState, result: Story, story: Story) -> bytes:
    canvas = Canvas(round(WIDTH * SCALE), round(HEIGHT * SCALE), SCALE, NIGHT, DEEP)
    page(canvas, Random(str(story.get("answers", 0))))
    clock(canvas)
    for i, row in enumerate(g.sleepers):
        portrait(canvas, row.id, RIGHT + 152 * i, g.rules.pack)
    ends = [outcome for _, outcome in g.log] or [str(result.get("outcome", ""))]
    wide = min(100.0, ACROSS / min(MOST, len(ends)) - 16)
    for i, outcome in enumerate(ends[-MOST:]):
        dream(canvas, RIGHT + (wide + 16) * i, wide, outcome == "victory")
    return canvas.png()


def sign() -> bytes:
    """The game itself, for an invitation: who may fall asleep."""
    canvas = Canvas(round(WIDTH * SCALE), round(HEIGHT * SCALE), SCALE, NIGHT, DEEP)
    page(canvas, Random(""))
    clock(canvas)
    for i, id in enumerate(content_for(OWN).pack.sleepers):
        portrait(canvas, id, RIGHT + 120 + 200 * (i % 2), OWN, 92.0 + 224 * (i // 2))
    return canvas.png()


def page(canvas: Canvas, hand: Random) -> None:
    """Torn on the right and below; behind it the accent, as under every page of the game."""
    left, top, right, bottom = 56.0, 48.0, 1136.0, 574.0
    torn = [(right + hand.uniform(-7, 7), top + (bottom - top) * i / 36) for i in range(37)]
    torn += [(right - (right - left) * i / 70, bottom + hand.uniform(-6, 6)) for i in range(1, 71)]
    sheet = [(left, top), *torn, (left, bottom)]
    canvas.polygon([(x + 14, y + 14) for x, y in sheet], FLUO)
    canvas.polygon(sheet, SHEET)
    canvas.line([(RIGHT - 46, top + 34), (RIGHT - 46, bottom - 34)], 2, EDGE)


def clock(canvas: Canvas) -> None:
    x, y = CLOCK
    canvas.polygon(circle(x, y, FACE + 12), PEN)
    canvas.polygon(circle(x, y, FACE), SHEET)
    for hour in range(12):
        canvas.line([at(30 * hour, 0.84), at(30 * hour, 0.94)], 9 if hour % 3 == 0 else 4, PEN)
    for degrees, length, width in HANDS:
        canvas.line([at(degrees + 180, 0.12), at(degrees, length)], width, PEN)
    canvas.polygon(circle(x, y, 15), FLUO)


def at(degrees: float, share: float) -> Point:
    angle = degrees * pi / 180
    return CLOCK[0] + FACE * share * sin(angle), CLOCK[1] - FACE * share * cos(angle)


def portrait(canvas: Canvas, sleeper: str, x: float, pack: str, top: float = 104.0) -> None:
    """As the pack draws it; without a drawing an empty frame."""
    wide, high = 132.0, 172.0
    frame(canvas, x, top, wide, high, 4)
    drawn = art(pack)
    for name in drawn.of("thing", sleeper):
        motif(canvas, drawn.motifs.get(name, {}), x + 6, top + 26, wide - 12)


def frame(canvas: Canvas, x: float, y: float, wide: float, high: float, ink: float) -> None:
    canvas.polygon(box(x + 7, y + 7, wide, high), FLUO)
    canvas.polygon(box(x, y, wide, high), PEN)
    canvas.polygon(box(x + ink, y + ink, wide - 2 * ink, high - 2 * ink), SHEET)


def box(x: float, y: float, wide: float, high: float) -> list[Point]:
    return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]


def motif(canvas: Canvas, layers: Motif, x: float, y: float, size: float) -> None:
    """In a box of 1000, layer upon layer."""
    for layer in (name for name in LAYERS if name in layers):
        for line in outlines(layers[layer]):
            shape = [(x + size * dx / 1000, y + size * dy / 1000) for dx, dy in line]
            if layer in INKS:
                canvas.polygon(shape, *INKS[layer])
            if layer in ("paper", "line", "fine"):
                canvas.line(shape, 2.6 if layer != "fine" else 1.5, PEN)


def dream(canvas: Canvas, x: float, wide: float, won: bool) -> None:
    """A sheet with a folded corner: ticked in the accent where the dream was won, crossed out where it was not."""
    top, high, fold = 358.0, wide * 1.34, wide * 0.3
    sheet = [(x, top), (x + wide - fold, top), (x + wide, top + fold), (x + wide, top + high), (x, top + high)]
    canvas.polygon(sheet, FLUO if won else EDGE)
    canvas.line([*sheet, sheet[0]], 4, PEN)
    tick = [(0.26, 0.72), (0.44, 0.94), (0.76, 0.46)] if won else [(0.24, 0.74), (0.76, 0.74)]
    canvas.line([(x + wide * dx, top + wide * dy) for dx, dy in tick], wide * 0.11, PEN if won else SOFT)
