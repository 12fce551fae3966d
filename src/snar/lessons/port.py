"""What a lesson has to know of its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

View = dict[str, Any]


class LessonPort(NamedTuple):
    holds: Callable[[View, int, Mapping[str, Any]], bool]  # is it so for this seat? In the words of its lessons
    reached: Callable[[View, int], str]  # the answer that would have brought the seat where it stands, or nothing
    won: Callable[[View, int], bool]
    round: Callable[[View], int]  # by which an opponent's answers are counted
