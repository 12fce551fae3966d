"""Entities appear and leave (EF-ENT-5, EF-MAP-15)."""

from __future__ import annotations

from snar.ether import supply
from snar.ether.beings import Entity
from snar.ether.effects.apply import Apply
from snar.ether.map.fields import NAMES
from snar.ether.map.spawn import landings, spawn_fields
from snar.ether.map.tiles import SPAWN
from snar.ether.state import EtherState
from snar.kernel.choice import Option
from snar.kernel.flow import Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..actions.instalments import set_marks
from ..turns.deciding import lead
from ..turns.turncards import suit
from .crowding import NEWCOMER, TOKENS, Enter, crowd, figure_of
from .forgetting import forget
from .mutations import cleanse_all
from .states import give_back

MEANINGS = {"spawn": Asks("field", {"spawn": Means("field")})}


@procedure
class Spawn(Proc):
    """So many figures, one after another. A tile that was not in play yet comes with the first, and is set up last."""

    STEPS = ("begin", "ask", "land", "choose", "enter", "again", "set_up")
    entity: str
    figures: int
    fields: tuple[int, ...] = ()  # where to, if not on the spawn fields
    new: bool = False
    chosen: tuple[int, ...] = ()  # spawn fields of those before (EF-MAP-15)
    picked: int = -1
    field: int = -1

    def begin(self, g: EtherState) -> Next:
        """EF-LIM-1: without a token for any of its figures nothing appears."""
        if not self.supply(g) or not self.open(g):
            return Return()
        if g.entity(self.entity) < 0:
            self.new = True
            g.entities = (*g.entities, Entity(self.entity))
            g.tell("tile", source=self.entity, rule="EF-ENT-5")
        return None

    def supply(self, g: EtherState) -> int:
        return g.supply[TOKENS[g.content.pack.entities[self.entity].figure]]

    def open(self, g: EtherState) -> tuple[int, ...]:
        """EF-SEC-3: where it cannot come at all it is not sent, as long as there is another field (EF-MAP-14)."""
        fields = self.fields or g.landscape.bearing(SPAWN)
        if not self.fields:
            found = spawn_fields(g.landscape, suit(g), self.chosen)
        else:
            fewest = min(self.chosen.count(field) for field in fields)
            found = tuple(field for field in fields if self.chosen.count(field) == fewest)
        return self.able(g, found) or self.able(g, fields) or found

    def able(self, g: EtherState, fields: tuple[int, ...]) -> tuple[int, ...]:
        here, newcomer = crowd(g), figure_of(g, self.entity, NEWCOMER)
        return tuple(field for field in fields if landings(g.landscape, here, newcomer, field))

    def ask(self, g: EtherState) -> Next:
        """EF-MAP-15: players choose; the suit of the current turn binds the first."""
        if len(self.chosen) == self.figures or not self.supply(g):
            return Goto("set_up")
        options = [Option(f"spawn {NAMES[field]}", field, "EF-MAP-15") for field in self.open(g)]
        return lead(g, options, "spawn", about=(("source", self.entity),))

    def land(self, g: EtherState) -> Next:
        self.chosen = (*self.chosen, self.picked)
        return None

    def choose(self, g: EtherState) -> Next:
        """EE-E4a: from a full field to the nearest free one; EF-MAP-14: perhaps nowhere."""
        fields = landings(g.landscape, crowd(g), figure_of(g, self.entity, NEWCOMER), self.picked)
        if not fields:
            return Goto("ask")
        options = [Option(f"appear {NAMES[field]}", field, "EE-E4a") for field in sorted(fields)]
        return lead(g, options, "appear", "field", (("source", self.entity),))

    def enter(self, g: EtherState) -> Next:
        return Call(Enter(self.entity, NEWCOMER, self.field))

    def again(self, g: EtherState) -> Next:
        return Goto("ask")

    def set_up(self, g: EtherState) -> Next:
        setup = g.content.pack.entities[self.entity].setup
        return Call(Apply(g.first, setup, self.entity, entity=self.entity)) if self.new and setup else None


def banish(g: EtherState, entity: str, index: int) -> None:
    """A figure leaves, its token and states go back. With the last one its mutations go: nobody could reach them."""
    tile = g.entity(entity)
    figure = g.entities[tile].figures[index]
    supply.give_back(g, TOKENS[g.content.pack.entities[entity].figure], 1)
    give_back(g, figure.states)
    figures = g.entities[tile].figures
    g.edit_entity(tile, figures=(*figures[:index], *figures[index + 1 :]))
    g.tell("banished", source=entity, frm=NAMES[figure.field], rule="EF-ENT-5")
    forget(g, entity, index)
    if not g.entities[tile].figures:
        cleanse_all(g, entity)


def remove_tile(g: EtherState, entity: str) -> None:
    """The whole entity leaves: figures, mutations, tokens, payments begun on it; the tile too."""
    tile = g.entity(entity)
    for index in reversed(range(len(g.entities[tile].figures))):
        banish(g, entity, index)
    cleanse_all(g, entity)
    gone = g.entities[tile]
    supply.give_back(g, "token", gone.tokens)
    if gone.poisoned:
        give_back(g, (("poisoned", 1),))
    for key in [key for key in g.intent if key.startswith(f"act {entity}.")]:
        set_marks(g, key, g.intent[key][0], 0)
    g.entities = tuple(row for row in g.entities if row.id != entity)
    g.tell("tile-leaves", source=entity, rule="EF-ENT-5")
