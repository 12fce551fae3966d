"""How the server looks at the state of a game: the parts of its view, and what of it has to be told in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from snar.kernel.state import State

from .front import front_for


class Lens(NamedTuple):
    common: Callable[[Any], dict[str, Any]]
    own: Callable[[Any, int], dict[str, Any]]
    own_zones: Callable[[Any], list[tuple[int, ...]]]
    named: Callable[[dict[str, Any]], frozenset[str]]
    lately: Callable[[Any, frozenset[str]], frozenset[str]]
    round: Callable[[Any], int]
    turn: Callable[[Any], str]


def lens_of(g: State) -> Lens:
    return front_for(g).lens


def whole_view(g: State, seat: int) -> dict[str, Any]:
    lens = lens_of(g)
    return {**lens.common(g), **lens.own(g, seat)}
