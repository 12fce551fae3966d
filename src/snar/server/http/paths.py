"""A path as drawings have it (M L H V C S Q T Z, and O for a circle) as lines of points, for whoever paints by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from .raster import Point, circle

TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "O": 3}
BENDS = 8  # pieces of a curve
WORD = re.compile(r"[A-Z]|-?\d+(?:\.\d+)?")


def outlines(path: str) -> Iterator[list[Point]]:
    """Each part of the path by itself."""
    line: list[Point] = []
    pulled: Point | None = None  # the last handle of a curve, which S and T go on from
    for letter, numbers in steps(path):
        if letter == "O":
            x, y, radius = numbers
            yield circle(x, y, radius)
            continue
        if letter in "MZ":
            if len(line) > 1:
                yield line
            line = line[:1] if letter == "Z" else []
        if letter == "Z":
            continue
        here = line[-1] if line else (0.0, 0.0)
        handles, end = reached(letter, numbers, here, pulled)
        pulled = handles[-1] if handles else None
        line = line + curve([here, *handles, end]) if handles else [*line, end]
    if len(line) > 1:
        yield line


def steps(path: str) -> Iterator[tuple[str, list[float]]]:
    """A letter may stand for several steps of its kind; after the first M they are lines."""
    letter, numbers = "", list[float]()
    for word in WORD.findall(path.upper()):
        if word.isalpha():
            letter = word
            if letter == "Z":
                yield letter, []
            continue
        numbers.append(float(word))
        if len(numbers) == TAKES[letter]:
            yield letter, numbers
            letter, numbers = "L" if letter == "M" else letter, []


def reached(letter: str, n: list[float], here: Point, pulled: Point | None) -> tuple[list[Point], Point]:
    """The handles of a step and its end."""
    if letter in "HV":
        return [], (n[0], here[1]) if letter == "H" else (here[0], n[0])
    points = list(zip(n[::2], n[1::2], strict=True))
    if letter in "ST":
        bent = (2 * here[0] - pulled[0], 2 * here[1] - pulled[1]) if pulled else here
        points = [bent, *points]
    return points[:-1], points[-1]


def curve(points: list[Point]) -> list[Point]:
    """By de Casteljau, without its beginning."""
    return [between(points, i / BENDS) for i in range(1, BENDS + 1)]


def between(points: list[Point], share: float) -> Point:
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in pairwise(points)]
    return points[0]
