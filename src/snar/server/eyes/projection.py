"""How the server looks at the state of a game: the parts of its view, and what of it has to be told in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from snar.kernel.state import State

from ..front import front_for


def nothing(*_: Any) -> frozenset[str]:
    """A game without secrets that would have to be told in words."""
    return frozenset()


class Projection(NamedTuple):
    common: Callable[..., dict[str, Any]]  # of a state; `part`: how a reader has its parts made (snar.kernel.parts)
    own: Callable[..., dict[str, Any]]  # of a state and a seat; `part` only for what is no secret from anybody's eyes
    own_zones: Callable[[Any], Sequence[tuple[int, ...]]]
    round: Callable[[Any], int]
    turn: Callable[[Any], str]
    named: Callable[[Any, dict[str, Any]], frozenset[str]] = nothing
    lately: Callable[[Any, frozenset[str]], frozenset[str]] = nothing

    @property
    def tells(self) -> bool:
        return self.named is not nothing


def projection_of(g: State) -> Projection:
    return front_for(g).projection


def whole_view(g: State, seat: int) -> dict[str, Any]:
    projection = projection_of(g)
    return {**projection.common(g), **projection.own(g, seat)}
