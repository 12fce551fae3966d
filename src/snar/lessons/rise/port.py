"""What lessons say of a game of Říše Snů."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..port import LessonPort, View


def figure(view: View, seat: int) -> View:
    figures: list[View] = view["figures"]
    return next(figure for figure in figures if figure["seat"] == seat)


def quest(view: View, seat: int) -> str:
    """None, open or done."""
    quests = figure(view, seat)["quests"]
    return "none" if not quests else "done" if any(quest["done"] for quest in quests) else "open"


def holds(view: View, seat: int, when: Mapping[str, Any]) -> bool:
    """`until`: the last round in which it makes sense; `quest`: what the player's quest must be like."""
    return view["round"] <= when.get("until", 99) and when.get("quest", "") in ("", quest(view, seat))


def reached(view: View, seat: int) -> str:
    """Any way to the same field counts."""
    return f"move {figure(view, seat)['field']}"


def won(view: View, seat: int) -> bool:
    return bool(figure(view, seat)["team"] == view["result"]["winner"])


PORT = LessonPort(holds, reached, won, lambda view: int(view["round"]))
