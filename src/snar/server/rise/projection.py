"""How the server looks at Říše Snů: nothing of it is a secret that would have to be told in words."""

from __future__ import annotations

from snar.rise.state import RiseState
from snar.rise.view import common, own, own_zones, turn_of
from snar.server.eyes.projection import Projection


def turn(g: RiseState) -> str:
    return f"{g.round} {turn_of(g)}"


LENS = Projection(common, own, own_zones, lambda g: int(g.round), turn)
