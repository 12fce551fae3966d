"""A small picture painted by hand: smooth polygons and lines on a gradient, written as PNG. Enough for a preview."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil, cos, hypot, pi, sin

Colour = tuple[int, int, int]
Point = tuple[float, float]
FINE = 4  # lines of samples in a pixel


class Canvas:
    def __init__(self, width: int, height: int, scale: float, top: Colour, bottom: Colour) -> None:
        """`scale`: pixels in a unit of whoever paints."""
        self.width, self.height, self.scale = width, height, scale
        self.rows = [bytearray(bytes(mixed(top, bottom, y / (height - 1))) * width) for y in range(height)]

    def polygon(self, points: Sequence[Point], colour: Colour, alpha: float = 1.0) -> None:
        """Filled by the even-odd rule; edges are as smooth as the samples are fine."""
        points = [(x * self.scale, y * self.scale) for x, y in points]
        low = max(0, int(min(y for _, y in points)))
        high = min(self.height - 1, int(max(y for _, y in points)))
        edges = list(zip(points, [*points[1:], points[0]], strict=True))
        for y in range(low, high + 1):
            spans: list[tuple[float, float]] = []
            for sample in range(FINE):
                line = y + (sample + 0.5) / FINE
                crossed = sorted(crossing(a, b, line) for a, b in edges if (a[1] <= line) != (b[1] <= line))
                spans += zip(crossed[::2], crossed[1::2], strict=False)
            self.blend(y, spans, colour, alpha)

    def blend(self, y: int, spans: list[tuple[float, float]], colour: Colour, alpha: float) -> None:
        """What lies between, in one stroke where it covers all that was there; its edges pixel by pixel."""
        inside = self.solid(spans) if alpha == 1 else range(0)
        row = self.rows[y]
        for x, covered in edges_of(spans, self.width, inside).items():
            at = 3 * x
            row[at : at + 3] = bytes(mixed((row[at], row[at + 1], row[at + 2]), colour, covered * alpha / FINE))
        row[3 * inside.start : 3 * inside.stop] = bytes(colour) * len(inside)

    def solid(self, spans: list[tuple[float, float]]) -> range:
        """Pixels that every line of samples covers, where there is but one span on each."""
        if len(spans) != FINE:
            return range(0)
        left, right = max(a for a, _ in spans), min(b for _, b in spans)
        first = min(self.width, max(0, ceil(left)))
        return range(first, max(first, min(self.width, int(right))))

    def line(self, points: Sequence[Point], width: float, colour: Colour, alpha: float = 1.0) -> None:
        for a, b in pairwise(points):
            long = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
            dx, dy = (b[1] - a[1]) / long * width / 2, (a[0] - b[0]) / long * width / 2
            corners = [(a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy), (b[0] - dx, b[1] - dy), (a[0] - dx, a[1] - dy)]
            self.polygon(corners, colour, alpha)
        for point in points:
            self.polygon(circle(*point, width / 2, 12), colour, alpha)

    def png(self) -> bytes:
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        data = zlib.compress(b"".join(b"\0" + bytes(row) for row in self.rows), 6)
        parts = [(b"IHDR", head), (b"IDAT", data), (b"IEND", b"")]
        return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


def mixed(one: Iterable[int], other: Colour, share: float) -> Colour:
    share = min(1.0, share)
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def crossing(a: Point, b: Point, y: float) -> float:
    return a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])


def edges_of(spans: list[tuple[float, float]], width: int, inside: range) -> dict[int, float]:
    """How much of each pixel is covered, but for those inside."""
    cover: dict[int, float] = {}
    for left, right in spans:
        left, right = max(0.0, left), min(float(width), right)
        for x in range(int(left), min(width, ceil(right))):
            if x not in inside:
                cover[x] = cover.get(x, 0.0) + min(right, x + 1) - max(left, x)
    return cover


def circle(x: float, y: float, radius: float, corners: int = 48, turn: float = 0.0) -> list[Point]:
    angles = [turn + 2 * pi * i / corners for i in range(corners)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
