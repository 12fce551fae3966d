"""A scripted table of Etherfields: its port to scenarios."""

from __future__ import annotations

from typing import Any

from snar import scenario
from snar.kernel.rng import Rng

from ..beings import Entity
from ..game import Ether
from ..map.fields import NAMES, NUMBERS
from ..options import Rules, agree
from ..plain import FIELDS
from ..rules.actions.basic import written
from ..sleeper import Sleeper
from ..state import EtherState
from ..supply import STATE_TOKEN
from .naming import is_action
from .position import AGREED, WORDS, playable, position

PAID = ("insight", "cunning", "anger", "distress", "gems", "hours", "seals", "mutations")
MARKS = ("all", "turned", *STATE_TOKEN)  # how figures and cards of one name are told apart


class Table(scenario.Table[EtherState]):
    """`Table(sleepers={"hracka": {"field": "a1"}}, dice=[3])`; then `table.say("hracka", "act kuchyne.otevrit")`."""

    game = Ether()
    agreed = AGREED
    words = WORDS
    faces = 54
    verbs = frozenset(("act", "play", "set", "for", "from"))

    @classmethod
    def agreement(cls, given: dict[str, Any]) -> Rules:
        """A chronicle is taken as it is: a position may stand where no campaign has come."""
        return playable(agree(**{"sleepers": ["hracka"], **cls.options(given)}))

    def position(self, given: dict[str, Any], rules: Rules, rng: Rng, script: tuple[int, ...]) -> EtherState:
        return position(given, rules, rng, script)

    @property
    def names(self) -> list[str]:
        """As agreed on, whoever they have woken up as."""
        return list(self.g.rules.sleepers)

    def __getitem__(self, name: str) -> Sleeper:
        return self.g.sleepers[self.seat(name)]

    def field(self, name: str) -> str:
        return named(self[name].field)

    def entity(self, id: str) -> Entity:
        return self.g.entities[self.g.entity(id)]

    def figures(self, id: str) -> list[str]:
        """Where the figures of an entity stand."""
        return [NAMES[figure.field] for figure in self.entity(id).figures] if self.g.entity(id) >= 0 else []

    def is_name(self, word: str) -> bool:
        pack = self.g.content.pack
        kinds = (pack.entities, pack.sleepers, pack.scenes, pack.locations, pack.references, pack.mutations)
        return word in NUMBERS or word in self.g.content.printed or any(word in known for known in kinds)

    def is_word(self, word: str) -> bool:
        """A name, a number, OWNER.ACTION, a secret's code, what a scene lets choose, what is paid with, a mark."""
        pack = self.g.content.pack
        codes = {written(secret.code) for secret in pack.secrets.values()}
        choices = {choice.id for scene in pack.scenes.values() for choice in scene.choices}
        known = {*codes, *choices, *PAID, *MARKS}
        return word.isdigit() or self.is_name(word) or word in known or is_action(self.g, word)

    def public(self) -> dict[str, Any]:
        """The whole table by names: hands are open, and a scenario may look at everything but the order of decks."""
        g = self.g
        rest = {name: getattr(g, name) for name in FIELDS}
        return {
            **rest,
            "first": self.names[g.first],
            "environments": [[kind, *map(named, at)] for kind, *at in g.environments],
            "doors": [[kind, named(at), named(other)] for kind, at, other in g.doors],
            "threats": [named(at) for at, _ in g.threats],
            "quirks": [[g.card_id(card), named(at)] for card, at in g.quirks],
            "companions": [[one.id, named(one.field), self.names[one.seat]] for one in g.companions],
            "sleepers": {row.id: self.sleeper(row) for row in g.sleepers},
            "entities": {entity.id: described(entity) for entity in g.entities},
            **self.asking(),
        }

    def sleeper(self, row: Sleeper) -> dict[str, Any]:
        tokens = {self.g.card_id(card): number for card, number in row.tokens}
        turned = [self.g.card_id(card) for card in row.turned]
        return {**row.to_data(), "field": named(row.field), "turned": turned, "tokens": tokens}


def named(field: int) -> str:
    """ "" is nowhere."""
    return NAMES[field] if field >= 0 else ""


def described(entity: Entity) -> dict[str, Any]:
    """An entity as `given` takes it; a figure is expected by its field alone, or by whatever of it is named."""
    figures = [{"field": named(figure.field), "states": figure.states} for figure in entity.figures]
    rest = {"mutations": entity.mutations, "tokens": entity.tokens, "poisoned": entity.poisoned}
    return {"figures": figures, **rest}
