"""Reactions with hidden cards: everyone who might hold one is asked at once, so that a pause tells nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .choice import Option
from .flow import AskAll

PASS, QUIET = "pass", "quiet"


def reaction(seats: Iterable[int], plays: Callable[[int], list[Option]], into: str, topic: str) -> AskAll:
    """Ask `seats`: chosen from public knowledge only, less those who said `quiet` (a standing pass).

    Each may play what it really holds, pass, or be quiet until the game's next reset.
    """
    always = [Option(PASS, PASS), Option(QUIET, QUIET)]
    return AskAll({seat: plays(seat) + always for seat in seats}, into, topic)
