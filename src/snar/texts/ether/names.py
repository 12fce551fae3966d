"""Ids as words: sleepers, cards, tiles, entities, places, fields and actions, in every form that is needed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from snar.packs.ether.words import FIELD
from snar.texts import names
from snar.texts.bundle import Texts, capital

FIELD_FORMS = ("to", "at", "from")
WORDS = (  # words of keys and events that are no ids of things
    "stunned", "immobilised", "surprised", "poisoned", "insight", "cunning", "anger", "light", "darkness", "swamp",
    "water", "mutation", "basic", "move", "special", "victory", "defeat", "ends", "escape", "exhausted", "death",
    "gems", "hours", "distress", "seals", "all", "gate", "poker", "ether", "keys", "discard", "seal", "threat",
    "nothing",
)  # fmt: skip


class Names(names.Names):
    """Names for the texts that it is given: secrets are named only by texts that know them.

    `alone`: a single sleeper dreams. Where English has one "you", other languages address one or several."""

    def __init__(self, texts: Texts, alone: bool = False) -> None:
        super().__init__(texts)
        self.alone = alone

    def args(self, **values: Any) -> dict[str, str | int]:
        return {**super().args(**values), "party": "one" if self.alone else "many"}

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

    def further(self, role: str, id: str) -> Iterator[tuple[str, str]]:
        yield f"{role}-name", capital(self.bare(id))
        yield f"{role}-number", self.number(id)
        for form in (*FIELD_FORMS, *self.texts.cases):
            yield f"{role}-{form}", self.name(id, form)


def is_field(id: str) -> bool:
    return bool(re.fullmatch(FIELD, id))
