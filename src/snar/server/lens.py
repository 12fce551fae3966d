"""How the server looks at the state of a game: the parts of its view, and what of it has to be told in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from snar.ether import view as ether
from snar.ether.state import EtherState
from snar.kernel.state import State
from snar.rise import view as rise

from .ether.board import board
from .ether.printed import SCENE, named

PAGES = 3  # scenes that come with a whole table; the others are in the library


class Lens(NamedTuple):
    common: Callable[[Any], dict[str, Any]]
    own: Callable[[Any, int], dict[str, Any]]
    own_zones: Callable[[Any], list[tuple[int, ...]]]
    named: Callable[[dict[str, Any]], frozenset[str]]
    lately: Callable[[Any, frozenset[str]], frozenset[str]]
    round: Callable[[Any], int]


def ether_common(g: EtherState) -> dict[str, Any]:
    return {**ether.common(g), **board(g)}


def ether_named(view: dict[str, Any]) -> frozenset[str]:
    return frozenset(named(view))


def lately(g: EtherState, known: frozenset[str]) -> frozenset[str]:
    latest = {SCENE + id for id in g.read[-PAGES:]}
    return frozenset(id for id in known if not id.startswith(SCENE) or id in latest)


def nothing(*_: Any) -> frozenset[str]:
    return frozenset()


RISE = Lens(rise.common, rise.own, rise.own_zones, nothing, nothing, lambda g: int(g.round))
ETHER = Lens(ether_common, ether.own, ether.own_zones, ether_named, lately, lambda g: int(g.turn))


def lens_of(g: State) -> Lens:
    return ETHER if isinstance(g, EtherState) else RISE


def whole_view(g: State, seat: int) -> dict[str, Any]:
    lens = lens_of(g)
    return {**lens.common(g), **lens.own(g, seat)}
