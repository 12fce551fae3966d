"""Ids as words: characters, cards, worlds and fields, in every form that a sentence may need."""

from __future__ import annotations

from collections.abc import Iterator

from snar.rise.board import Board
from snar.texts import names
from snar.texts.bundle import Texts

FIELD_FORMS = ("to", "from", "at")
SECOND = "b2:"  # fields and worlds of the second board
TIME_GATE = "timegate-"  # a row of its table; what it does comes from the gate
KINDS = {"void": "number", "well": "number", "path": "path", "mystery": "mystery"}


class Names(names.Names):
    def __init__(self, texts: Texts, board: Board) -> None:
        super().__init__(texts)
        self.board = board

    def name(self, id: str, form: str = "") -> str:
        """A field or a thing; unknown ids stay as they are."""
        if id in self.board.cell:
            return self.field(id, form)
        return self.thing(id, form)

    def thing(self, id: str, case: str = "") -> str:
        if id.startswith(SECOND):
            return self.texts.say("second-board", name=self.thing(id.removeprefix(SECOND), case))
        if id.startswith(TIME_GATE):
            return self.texts.form("brana-casu", case)
        return self.texts.form(id, case) if self.texts.has(id) else id

    def bare(self, id: str) -> str:
        """The name without its article."""
        known = self.texts.has(id) and not id.startswith(TIME_GATE)
        return self.texts.name(id) if known else self.name(id)

    def field(self, id: str, form: str = "") -> str:
        plain = id.removeprefix(SECOND)
        world, _, part = plain.partition(".")
        kind = {"brana": "gate", "sin": "hall"}.get(part, "ring") if part else self.kind(id)
        owner = self.texts.form(world, "gen") if part else ""
        number = plain.lstrip("ct") if kind in ("path", "mystery") else part or plain  # c10 is the tenth path
        text = self.texts.say(f"field-{kind}", form=form or "name", field=number, world=owner)
        return self.texts.say("second-board", name=text) if plain != id else text

    def kind(self, id: str) -> str:
        return KINDS[self.board.kind[self.board.cell[id]]]

    def short(self, id: str) -> str:
        """A character in two letters: Ry, SD."""
        words = self.texts.name(id).split()
        return (words[0][0] + words[1][0] if len(words) > 1 else words[0][:2]).title()

    def further(self, role: str, id: str) -> Iterator[tuple[str, str]]:
        yield f"{role}-name", self.bare(id)
        for form in FIELD_FORMS if id in self.board.cell else self.texts.cases:
            yield f"{role}-{form}", self.name(id, form)
