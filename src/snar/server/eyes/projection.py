"""How the server looks at the state of a game: the parts of its view, and what of it has to be told in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from snar.kernel.state import State

from ..front import front_for


class Projection(NamedTuple):
    common: Callable[[Any], dict[str, Any]]
    own: Callable[[Any, int], dict[str, Any]]
    own_zones: Callable[[Any], list[tuple[int, ...]]]
    named: Callable[[dict[str, Any]], frozenset[str]]
    lately: Callable[[Any, frozenset[str]], frozenset[str]]
    round: Callable[[Any], int]
    turn: Callable[[Any], str]


def projection_of(g: State) -> Projection:
    return front_for(g).projection


def whole_view(g: State, seat: int) -> dict[str, Any]:
    projection = projection_of(g)
    return {**projection.common(g), **projection.own(g, seat)}
