"""A finished game as a picture: a night sky, how far each side had come round by round, the worlds, and who won.

The game itself, for an invitation: the crystals of the three worlds in that sky.
"""

from __future__ import annotations

from random import Random

from snar.rise.state import RiseState
from snar.server.front import Story
from snar.server.http.raster import Canvas, Colour, Point, circle

from .portraits import portraits

WIDTH, HEIGHT = 1200, 630
SCALE = 2 / 3  # of that is painted: large enough to be shown large
NIGHT, DEEP, STAR, GOLD, LINE = (38, 42, 114), (11, 13, 42), (253, 243, 211), (233, 189, 106), (90, 94, 160)
INKS: tuple[Colour, ...] = ((240, 201, 126), (255, 91, 114), (159, 216, 255), (143, 224, 165), (199, 155, 255))
GEMS: dict[str, tuple[Colour, list[Point]]] = {
    "iridion": ((255, 220, 85), [(0, -34), (24, -8), (0, 30), (-24, -8)]),
    "akademus": ((240, 82, 92), [(0, -36), (15, -22), (15, 20), (0, 32), (-15, 20), (-15, -22)]),
    "filnerin": ((79, 210, 138), [(0, -35), (14, -18), (16, 2), (0, 31), (-16, 2), (-14, -18)]),
}
LARGE = ((0.0, -40.0, 4.4), (-135.0, 60.0, 3.2), (135.0, 60.0, 3.2))  # where they lie on the sign, and how large
LEFT, RIGHT, TOP, BOTTOM = 440, 1140, 90, 470  # where the lines are


def draw(g: RiseState, result: Story, story: Story) -> bytes:
    canvas = Canvas(round(WIDTH * SCALE), round(HEIGHT * SCALE), SCALE, NIGHT, DEEP)
    stars(canvas, str(story.get("answers", 0)))
    lead(canvas, story.get("standing") or {})
    worlds(canvas, g)
    portraits(canvas, [figure for figure in g.figures if figure.team == result.get("winner", -1)])
    return canvas.png()


def sign() -> bytes:
    canvas = Canvas(round(WIDTH * SCALE), round(HEIGHT * SCALE), SCALE, NIGHT, DEEP)
    stars(canvas, "")
    x, y = WIDTH / 2, HEIGHT / 2
    canvas.line([*circle(x, y, 250), (x + 250, y)], 3, GOLD, 0.6)
    for (colour, shape), (left, down, size) in zip(GEMS.values(), LARGE, strict=True):
        canvas.polygon([(x + left + size * dx, y + down + size * dy) for dx, dy in shape], colour)
        canvas.polygon([(x + left + size * min(0, dx), y + down + size * dy) for dx, dy in shape], STAR, 0.25)
    return canvas.png()


def stars(canvas: Canvas, seed: str) -> None:
    sky = Random(seed)
    for _ in range(130):
        size = sky.uniform(0.6, 2.2)
        canvas.polygon(circle(sky.uniform(0, WIDTH), sky.uniform(0, HEIGHT), size, 8), STAR, sky.uniform(0.2, 0.9))


def lead(canvas: Canvas, standing: dict[str, list[int]]) -> None:
    most = max((max(row) for row in standing.values() if row), default=0) or 1
    for step in range(5):
        y = BOTTOM - step * (BOTTOM - TOP) / 4
        canvas.line([(LEFT, y), (RIGHT, y)], 1.5, LINE, 0.5)
    for row, ink in zip(standing.values(), INKS, strict=False):
        apart = (RIGHT - LEFT) / max(1, len(row) - 1)
        points = [(LEFT + i * apart, BOTTOM - far / most * (BOTTOM - TOP)) for i, far in enumerate(row)]
        canvas.line(points, 7, ink)
        canvas.polygon(circle(*points[-1], 13), ink)


def worlds(canvas: Canvas, g: RiseState) -> None:
    """Each world's crystal: bright where it was annexed."""
    taken = {world for figure in g.figures for world in figure.annexed}
    names = [world.name for world in g.content.board.worlds]
    apart = min(150.0, (RIGHT - LEFT) / len(names))
    for i, name in enumerate(names):
        colour, shape = GEMS.get(name.removeprefix("b2:"), GEMS["iridion"])
        x, y = LEFT + 40 + i * apart, 555.0
        canvas.polygon([(x + 1.2 * dx, y + 1.2 * dy) for dx, dy in shape], colour, 1.0 if i in taken else 0.25)
