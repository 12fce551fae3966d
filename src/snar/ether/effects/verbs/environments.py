"""Verbs about tokens that change the map: those of environments lie on a field, on the line between two, or on a whole
tile (EF-MAP-10); the token of a wall and that of a hole lie between two fields and close or open the way (EF-MAP-3)."""

from __future__ import annotations

from typing import Any

from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ... import supply
from ...map.fields import NAMES, NEAR
from ...map.landscape import covered
from ...state import EtherState
from ..apply import Apply, Effect, Handler
from .fields import candidates

Spot = tuple[int, ...]  # the fields that a token touches
MEANINGS = {topic: Asks("field", {"on": Means("field")}) for topic in ("environment", "wall", "hole")}


def tile_under(g: EtherState, field: int) -> Spot:
    """All fields of the map tile that the field belongs to; overlays are no tiles."""
    content = g.content
    tiles = [covered(content.picture(id), row, column) for id, row, column in g.placed if id in content.pack.tiles]
    return next((fields for fields in reversed(tiles) if field in fields), (field,))


def spots(g: EtherState, field: int, over: str) -> list[Spot]:
    """Where a token that touches this field may lie."""
    tile = tile_under(g, field)
    if over == "tile":
        return [tile]
    if over == "line":
        return [(min(field, other), max(field, other)) for other in NEAR[field] if other in tile]
    return [(field,)]


def environment(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    fields = candidates(g, a, effect["at"])
    found = dict.fromkeys(spot for field in fields for spot in spots(g, field, effect.get("over", "field")))
    return LayEnvironment(a.seat, effect["kind"], tuple(sorted(found)))


@procedure
class LayEnvironment(Proc):
    """EF-MAP-10: a second token of a kind on the same spot would change nothing."""

    STEPS = ("ask", "lay")
    seat: int
    kind: str
    spots: tuple[Spot, ...]
    spot: Spot = ()

    def ask(self, g: EtherState) -> Next:
        free = [spot for spot in self.spots if (self.kind, *spot) not in g.environments]
        if not free:
            return Return()
        return Ask(self.seat, [Option(f"on {named(spot)}", spot, "EF-MAP-10") for spot in free], "spot", "environment")

    def lay(self, g: EtherState) -> Next:
        if supply.take(g, "environment", 1):
            g.environments = (*g.environments, (self.kind, *self.spot))
            g.tell("environment", self.seat, source=self.kind, to=named(self.spot), rule="EF-MAP-10")
        return None


def named(spot: Spot) -> str:
    return " ".join(NAMES[field] for field in spot)


def clear_environment(g: EtherState, a: Apply, effect: Effect) -> None:
    """Tokens that touch the field go back; what is printed stays."""
    for field in candidates(g, a, effect["at"]):
        gone = [row for row in g.environments if field in row[1:]]
        g.environments = tuple(row for row in g.environments if row not in gone)
        supply.give_back(g, "environment", len(gone))
        if gone:
            g.tell("environment-cleared", a.seat, to=NAMES[field], rule="EF-MAP-10")


# -- the wall and the hole -------------------------------------------------------------------------------------------
def edges(g: EtherState, field: int, kind: str) -> list[Spot]:
    """Where the token may lie: a wall where the way is open, a hole where a wall stands."""
    land = g.landscape
    beside = [other for other in NEAR[field] if other in land.fields] if field in land.fields else []
    return [(field, other) for other in beside if land.wall(field, other) == (kind == "hole")]


def door(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return LayDoor(a.seat, effect["verb"], tuple(edges(g, g.sleepers[a.seat].field, effect["verb"])))


@procedure
class LayDoor(Proc):
    """There is one token of each: while it lies on the map, it cannot be laid again (EF-LIM-1)."""

    STEPS = ("ask", "lay")
    seat: int
    kind: str
    spots: tuple[Spot, ...]
    spot: Spot = ()

    def ask(self, g: EtherState) -> Next:
        if not self.spots or not g.supply[self.kind]:
            return Return()
        return Ask(
            self.seat, [Option(f"on {NAMES[to]}", (at, to), "EF-MAP-3") for at, to in self.spots], "spot", self.kind
        )

    def lay(self, g: EtherState) -> Next:
        supply.take(g, self.kind, 1)
        at, to = self.spot
        g.doors = (*g.doors, (self.kind, at, to))
        g.tell("wall" if self.kind == "wall" else "hole", self.seat, frm=NAMES[at], to=NAMES[to], rule="EF-MAP-3")
        return None


VERBS: dict[str, Handler | Any] = {
    "environment": environment,
    "clear_environment": clear_environment,
    "wall": door,
    "hole": door,
}
