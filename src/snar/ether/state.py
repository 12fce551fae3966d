"""A game of Etherfields in progress: the table of the sleepers and what their campaign keeps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from snar.kernel import flow, running
from snar.kernel.choice import Plain
from snar.kernel.compiling import mypyc_attr
from snar.kernel.event import Event
from snar.kernel.rng import Rng

from .beings import Companion, Entity, EntityFigure
from .content import Content, content_for
from .map.landscape import Landscape
from .options import Rules
from .plain import FIELDS, PlainState
from .sleeper import Sleeper
from .supply import TOKENS


@mypyc_attr(allow_interpreted_subclasses=True)  # copied without __init__
class EtherState(PlainState):
    __slots__ = ("companions", "content", "entities", "owners", "remembered", "rules", "seats", "sleepers")
    GAME = "ether"
    VIEW = "snar.ether.view:view"
    EXPLAIN = "snar.ether.explain:explain"
    seats: int

    def __init__(self, rules: Rules, rng: Rng, content: Content | None = None) -> None:
        self.rules, self.seats = rules, len(rules.sleepers)
        self.content = content or content_for(rules.pack)
        super().__init__(rng, len(self.content.cards))
        self.owners = bytearray(len(self.content.cards))  # 0 nobody, 1 + seat
        self.sleepers: list[Sleeper] = []
        self.entities: tuple[Entity, ...] = ()
        self.companions: tuple[Companion, ...] = ()
        self.remembered: dict[Any, tuple[Any, Any]] = {}  # what was last found, and from what: clones share it
        for name, value in FIELDS.items():
            setattr(self, name, value)
        self.supply = dict(TOKENS)

    # -- looking things up -----------------------------------------------------------------------------------------
    def card(self, card: int) -> Any:
        """What is printed on it."""
        return self.content.cards[card]

    def card_id(self, card: int) -> str:
        return self.content.ids[card]

    def card_back(self, card: int) -> str:
        return self.content.backs[card]

    def card_backs(self) -> Sequence[str]:
        return self.content.backs

    def card_families(self) -> Sequence[str]:
        """A sleeper's own cards could be each other, weaknesses too; so could cards of one deck on the table."""
        return families_of(self.content, bytes(self.owners))

    def backs_shown(self, zone: str) -> str:
        return "all" if zone == "vault" else "top"

    def cards(self, zone: str) -> tuple[int, ...]:
        return self.zones.get(zone, ())

    def find(self, zone: str, id: str) -> int:
        """A card of that name in the zone, or -1; copies are alike, the topmost serves."""
        pile = self.cards(zone)
        found = [card for card in self.content.numbers.get(id, ()) if card in pile]
        return max(found, key=pile.index) if found else -1

    @property
    def current_turn(self) -> int:
        """The current turn card; after the last one, the one discarded last (EF-TCD-3, EE-D1d); -1 before any."""
        pile = self.cards("turns") or self.cards("turns.used")
        return pile[-1] if pile else -1

    @property
    def landscape(self) -> Landscape:
        """It is looked up many times a choice, so the last one is kept, with what it was made of."""
        known, parts = self.remembered.get("land"), (self.placed, self.environments, self.doors)
        if known is None or known[0] != parts:
            known = self.remembered["land"] = parts, self.content.landscape(*parts)
        land: Landscape = known[1]
        return land

    def here(self, field: int) -> int:
        """Figures and entity tokens standing on a field (EF-MAP-12)."""
        count = 0
        for sleeper in self.sleepers:
            count += sleeper.field == field
        for entity in self.entities:
            for figure in entity.figures:
                count += figure.field == field
        for companion in self.companions:
            count += companion.field == field
        return count

    def entity(self, id: str) -> int:
        """The index of an entity tile in play, or -1."""
        for i, entity in enumerate(self.entities):
            if entity.id == id:
                return i
        return -1

    # -- changing things -------------------------------------------------------------------------------------------
    def edit(self, seat: int) -> Sleeper:
        """The sleeper's row, to write: copied first if a clone still shares it."""
        row = self.sleepers[seat]
        if row.owner is not self.token:
            row = self.sleepers[seat] = row.twin(self.token)
        return row

    def edit_entity(self, index: int, **changes: Any) -> Entity:
        entity = self.entities[index]._replace(**changes)
        self.entities = (*self.entities[:index], entity, *self.entities[index + 1 :])
        return entity

    def tell(
        self,
        kind: str,
        seat: int = -1,
        *,
        source: str = "",
        frm: str = "",
        to: str = "",
        amount: int = 0,
        rule: str = "",
        card: int = -1,
        only: int = -1,
    ) -> None:
        actor = self.sleepers[seat].id if seat >= 0 else ""
        self.events.append(Event(kind, actor, source, frm, to, amount, rule, card, -1, only))

    # -- copies ----------------------------------------------------------------------------------------------------
    def clone_into(self, twin: Any) -> None:
        to: EtherState = twin
        to.rules, to.seats, to.content = self.rules, self.seats, self.content
        to.owners = self.owners.copy()
        to.sleepers = self.sleepers.copy()
        to.entities, to.companions, to.remembered = self.entities, self.companions, self.remembered
        self.copy_plain(to)

    def to_data(self) -> dict[str, Plain]:
        return {
            **super().to_data(),
            "game": self.GAME,
            "rules": self.rules.to_data(),
            "pack": self.content.pack.hash,
            "owners": list(self.owners),
            "sleepers": [sleeper.to_data() for sleeper in self.sleepers],
            "entities": self.entities,
            "companions": self.companions,
            **{name: getattr(self, name) for name in FIELDS},
        }

    @staticmethod
    def from_data(data: dict[str, Plain]) -> EtherState:
        g = EtherState(Rules.from_data(data["rules"]), Rng.from_data(data["rng"]))
        g.read_fields(data)
        running.restore(g)
        return g

    def read_fields(self, data: dict[str, Plain]) -> None:
        self.read_data(data)
        data = flow.freeze(data)
        self.owners = bytearray(data["owners"])
        self.sleepers = [Sleeper(**row) for row in data["sleepers"]]
        self.entities = tuple(
            Entity(id, tuple(EntityFigure(*figure) for figure in figures), *rest)
            for id, figures, *rest in data["entities"]
        )
        self.companions = tuple(Companion(*row) for row in data["companions"])
        for name, beginning in FIELDS.items():
            setattr(self, name, data.get(name, beginning))


@lru_cache(maxsize=256)
def families_of(content: Content, owners: bytes) -> list[str]:
    """By card, for whoever owns what: owners change now and then, and bots ask at every decision."""
    families = list(content.families)
    for card, owner in enumerate(owners):
        if owner and families[card] in ("influence", "weakness"):
            families[card] = f"influence.{owner}"
    return families
