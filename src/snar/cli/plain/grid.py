"""A grid of a view as lines of text.

A view may hold `grid`: {"rows": [["a1", "b1"], ["a2", "b2"]], "figures": {"rytir": "a1"}, "marks": {"b2": "wall"}}.
A field that is not there is "" in its row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

WIDEST = 8  # letters of a figure that have room on a field


def drawn(grid: dict[str, Any], name: Callable[[str], str]) -> Iterator[str]:
    """Two lines a row: the fields with their marks, and who stands on them."""
    standing: dict[str, list[str]] = {}
    for figure, field in grid.get("figures", {}).items():
        standing.setdefault(field, []).append(name(figure))
    marks = {field: name(mark) for field, mark in grid.get("marks", {}).items()}
    for row in grid["rows"]:
        yield " ".join(cell(f"{field} {marks.get(field, '')}" if field else "") for field in row).rstrip()
        yield " ".join(cell("+".join(standing.get(field, []))) for field in row).rstrip()


def cell(text: str) -> str:
    return f"{text.strip()[:WIDEST]:<{WIDEST}}"
