"""Continuous effects: one fold of modifiers, in a fixed order: printed value, additions, then caps, then the floor."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Modifier(Protocol):
    """What a card in play adds to a named value, or the most it lets it be."""

    @property
    def amount(self) -> int: ...
    @property
    def cap(self) -> int | None: ...


def fold(printed: int, modifiers: Iterable[Modifier], floor: int = 0) -> int:
    value, caps = printed, []
    for modifier in modifiers:
        value += modifier.amount
        if modifier.cap is not None:
            caps.append(modifier.cap)
    return max(floor, min([value, *caps]))
