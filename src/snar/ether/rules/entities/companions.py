"""Companions: friendly beings on the map, neither sleepers nor entities (EF-ENT-6). They count to the limit of a field
and can be pushed; nothing else concerns them unless it names them."""

from __future__ import annotations

from snar.ether.beings import Companion
from snar.ether.map.crowd import COMPANION, Figure, may_stop
from snar.ether.map.fields import NAMES
from snar.ether.map.ways import FAR, distances
from snar.ether.state import EtherState
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from .crowding import crowd

MEANINGS = {"companion": Asks("field", {"to": Means("field")})}


def room_near(g: EtherState, id: str, field: int) -> list[int]:
    """The field itself, or if it is full the nearest ones with room."""
    here, figure, far = crowd(g), Figure(id, COMPANION), distances(g.landscape, field)
    free = [at for at in g.landscape.fields if far[at] < FAR and may_stop(here, figure, at)]
    nearest = min((far[at] for at in free), default=FAR)
    return [at for at in free if far[at] == nearest]


def move(g: EtherState, id: str, field: int, kind: str) -> None:
    g.companions = tuple(row._replace(field=field) if row.id == id else row for row in g.companions)
    g.tell(kind, source=id, to=NAMES[field], rule="EF-ENT-6")


@procedure
class Summon(Proc):
    """There is one of each: called again, it comes from wherever it stands."""

    STEPS = ("ask", "come")
    seat: int
    id: str
    field: int

    def ask(self, g: EtherState) -> Next:
        fields = room_near(g, self.id, self.field)
        if not fields:
            return Return()
        return Ask(self.seat, [Option(f"to {NAMES[at]}", at, "EF-MAP-12") for at in fields], "field", "companion")

    def come(self, g: EtherState) -> Next:
        g.companions = tuple(row for row in g.companions if row.id != self.id)
        g.companions = (*g.companions, Companion(self.id, self.field, self.seat))
        g.tell("companion", self.seat, source=self.id, to=NAMES[self.field], rule="EF-ENT-6")
        return None
