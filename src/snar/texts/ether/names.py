"""Ids as words: sleepers, cards, tiles, entities, places, fields and actions, in every form that is needed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from snar.packs.ether.words import FIELD
from snar.texts.bundle import Texts, capital
from snar.texts.ether.words import NONE

FIELD_FORMS = ("to", "at", "from")
WORDS = (  # words of keys and events that are no ids of things
    "stunned", "immobilised", "surprised", "poisoned", "insight", "cunning", "anger", "light", "darkness", "swamp",
    "water", "mutation", "basic", "move", "special", "victory", "defeat", "ends", "escape", "exhausted", "death",
    "gems", "hours", "distress", "seals", "all", "gate", "poker", "ether", "keys", "discard", "seal", "threat",
    "nothing",
)  # fmt: skip


class Names:
    """Names for the texts that it is given: secrets are named only by texts that know them."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def name(self, id: str, form: str = "") -> str:
        if is_field(id):
            return self.texts.say(f"ef-{form if form in FIELD_FORMS else 'name'}-field", field=id)
        if id in WORDS:
            return self.texts.say(f"ef-word-{id}")
        return self.texts.form(id, form) if self.texts.has(id) else self.owned(id, form)

    def knows(self, id: str) -> bool:
        return self.name(id) != id

    def owned(self, id: str, form: str) -> str:
        """`kuchyne.linka` is an action of the kitchen, `prizrak.2` the second figure of the wraith."""
        owner, dot, part = id.rpartition(".")
        if not dot or not self.texts.has(owner):
            return id
        if part.isdecimal():
            return self.texts.say("ef-figure-number", name=self.texts.form(owner, form), number=int(part))
        label = self.texts.part(owner, f"act-{part}")
        return self.texts.say("ef-owned", owner=self.texts.name(owner), label=label or self.texts.say("ef-label"))

    def bare(self, id: str) -> str:
        """The name without its article."""
        return self.texts.name(id) if self.texts.has(id) else self.name(id)

    def number(self, id: str) -> str:
        """ "many" where the verb stands in the plural: holubi jdou."""
        owner = id if self.texts.has(id) else id.rpartition(".")[0]
        return "many" if self.texts.has(owner) and self.texts.part(owner, "gender").startswith("p") else "one"

    def args(self, **values: Any) -> dict[str, str | int]:
        """Arguments of a text: `x` and, where it names something, `x-id`, `x-acc`, `x-to` ..."""
        return {name: text for role, value in values.items() for name, text in self.forms(role, value)}

    def forms(self, role: str, value: Any) -> Iterator[tuple[str, str | int]]:
        yield f"{role}-id", str(value) or NONE
        if isinstance(value, int):
            yield role, value
            return
        yield role, self.name(value)
        yield f"{role}-name", capital(self.bare(value))
        yield f"{role}-number", self.number(value)
        for form in (*FIELD_FORMS, *self.texts.cases):
            yield f"{role}-{form}", self.name(value, form)


def is_field(id: str) -> bool:
    return bool(re.fullmatch(FIELD, id))
