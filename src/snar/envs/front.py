"""What environments need of a game: its answers as numbers, and what a seat sees as an array."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from snar.games import FRONTS
from snar.kernel.choice import Choice
from snar.kernel.front import part_at
from snar.kernel.state import State

from .language import Language
from .layout import Layout
from .picture import Picture

PLAIN = "snar.envs.plain:plain"  # of a game that brings no part of its own
LIMIT = 5000  # decisions after which a game is truncated, unless somebody says otherwise


class Eyes(Protocol):
    """Writes what a seat sees into an observation. It looks at nothing but the view and the seat's own question."""

    layout: Layout

    def write(self, g: State, seat: int, choice: Choice | None) -> array[float]: ...


class Envs(NamedTuple):
    """`language` and `eyes` are made for what was agreed on and hang on its pack alone, not on its scenario."""

    language: Callable[[Any], Language]
    eyes: Callable[[Any], Eyes]
    returns: Callable[[State], list[float]]  # of a game that is over, by seat
    picture: Callable[[Mapping[str, Any]], Picture]  # of a view
    agreement: Mapping[str, Any] = {}  # what is agreed on where nobody says otherwise
    together: bool = False  # all win or lose as one team


def envs_of(game: str) -> Envs:
    if game not in FRONTS:
        raise ValueError(f"unknown game {game!r}; known: {', '.join(FRONTS)}")
    found: Envs = FRONTS[game].part("envs") or part_at(PLAIN)(game)
    return found


def against_each_other(g: State) -> list[float]:
    """1 for winners; what they gained is lost by the others in equal parts; 0 for everybody where nobody won. Where
    more win than lose, a loser loses 1 and the winners share it: no reward is beyond 1."""
    won = g.result.get("seats", ())
    lost = g.seats - len(won)
    if not won or not lost:
        return [0.0] * g.seats
    gain = min(1.0, lost / len(won))
    return [gain if seat in won else -gain * len(won) / lost for seat in range(g.seats)]
