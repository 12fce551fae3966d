"""What lessons say of a dream of Etherfields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..port import LessonPort, View

Measure = Callable[[View, View], int]  # of the view and of the player's sleeper
MEASURES: dict[str, Measure] = {
    "turn": lambda view, mine: int(view["turn"]["number"]),
    "left": lambda view, mine: int(view["turn"]["left"]),
    "distress": lambda view, mine: int(mine["distress"]),
    "sealed": lambda view, mine: len(mine["sealed"]),
    "gems": lambda view, mine: int(mine["gems"]),
    "hand": lambda view, mine: len(mine["hand"]),
    "placed": lambda view, mine: len(mine["progress"]),
    "tiles": lambda view, mine: len(view["dreamscape"]["tiles"]),
    "figures": lambda view, mine: sum(len(entity["figures"]) for entity in view["dreamscape"]["entities"]),
    "items": lambda view, mine: len(view["piles"]["items"]),
}


def holds(view: View, seat: int, when: Mapping[str, Any]) -> bool:
    """`least` and `most`: bounds of what is counted; `field`: where the sleeper stands; `holds`: what is in hand."""
    mine = view["sleepers"][seat]
    return (
        all(MEASURES[name](view, mine) >= number for name, number in when.get("least", {}).items())
        and all(MEASURES[name](view, mine) <= number for name, number in when.get("most", {}).items())
        and mine["field"] in when.get("field", [mine["field"]])
        and set(when.get("holds", ())) <= set(mine["hand"])
    )


def won(view: View, seat: int) -> bool:
    return bool(view["result"] and view["result"].get("outcome") == "victory")


PORT = LessonPort(holds, lambda view, seat: "", won, lambda view: int(view["turn"]["number"]))
