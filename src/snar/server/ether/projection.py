"""How the server looks at Etherfields: its secrets have to be told in words to those who know them."""

from __future__ import annotations

from typing import Any

from snar.ether import view
from snar.ether.state import EtherState

from ..eyes.projection import Projection
from .printed import named
from .words import SCENE, secret_ids

PAGES = 3  # scenes that come with a whole table; the others are in the library


def secrets(g: EtherState, seen: dict[str, Any]) -> frozenset[str]:
    return frozenset(named(seen, secret_ids(g.rules.pack)))


def lately(g: EtherState, known: frozenset[str]) -> frozenset[str]:
    latest = {SCENE + id for id in g.read[-PAGES:]}
    return frozenset(id for id in known if not id.startswith(SCENE) or id in latest)


def turn(g: EtherState) -> str:
    """The sleepers have their turn together; in the dreamworld it lasts from one location to the next."""
    return f"{g.mode} {g.turn} {g.location}"


LENS = Projection(view.common, view.own, view.own_zones, lambda g: int(g.turn), turn, secrets, lately)
