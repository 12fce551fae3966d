"""Dreamscapes drawn in a test: tiles at places, fields by their names."""

from __future__ import annotations

from snar.ether.map.crowd import Crowd, Figure
from snar.ether.map.fields import NAMES, NUMBERS, place
from snar.ether.map.landscape import Landscape, Placed, landscape
from snar.ether.map.tiles import read

OPEN = """
+  +  +

+  +  +

+  +  +
"""
ROOM = """
+--+--+
|     |
+  +  +
|     |
+--+--+
"""
CELL = """
+--+
|  |
+--+
"""


def laid(text: str, at: str = "A1", shift: tuple[int, int] = (0, 0), **suits: str) -> Placed:
    """A tile at its place (A1), or an overlay at its north-west field (a1)."""
    row, column = place(at, shift) if at[0].isupper() else divmod(NUMBERS[at], 8)
    return read(text, suits), row, column


def land(*placed: Placed, **more: tuple[tuple[str | int | bool, ...], ...]) -> Landscape:
    return landscape(tuple(placed), **more)


def f(name: str) -> int:
    return NUMBERS[name]


def fs(text: str) -> set[int]:
    return {NUMBERS[name] for name in text.split()}


def names(fields) -> str:
    """Fields in the order given."""
    return " ".join(NAMES[field] for field in fields)


def crowd(**kinds: str) -> Crowd:
    """crowd(sleeper="a1 a1 b2", entity="a1"): the first sleeper is called sleeper1."""
    return tuple(
        Figure(f"{kind}{i}", kind, NUMBERS[name])
        for kind, fields in kinds.items()
        for i, name in enumerate(fields.split(), start=1)
    )
