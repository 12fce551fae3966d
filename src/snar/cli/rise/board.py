"""The board drawn as text: it knows no rules, it is told which fields are lit and what they cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rich.text import Text

from snar.cli.rise.palette import FIELDS, FIGURES, LAID, LIT, MARKS, VOID
from snar.texts.rise.names import SECOND, Names

SIGNS = {"well": "≈", "mystery": "?"}


class Size(NamedTuple):
    """Letters and lines of one field."""

    wide: int
    tall: int


BIG, SMALL, TINY = Size(5, 2), Size(4, 1), Size(3, 1)


class Drawing:
    """`lit`: fields that can be answered, with their cost or an empty text."""

    def __init__(self, names: Names, kinds: dict[str, str], view: dict[str, Any], lit: dict[str, str]) -> None:
        self.names, self.board, self.lit = names, names.board, lit
        self.figures: dict[str, list[dict[str, Any]]] = {}
        for figure in view["figures"]:
            self.figures.setdefault(figure["field"], []).append(figure)
        self.laid: dict[str, tuple[str, dict[str, Any]]] = {}
        for letter, card in lettered(view):
            self.laid |= dict.fromkeys(card["cells"], (letter, card))
        self.kinds = kinds  # dream or horror, by card

    def rows(self, size: Size, first: int = 0, columns: int = 0) -> Iterator[Text]:
        """Line by line; with two boards a part of the columns may be asked for."""
        columns = columns or self.board.width
        for row in range(self.board.height):
            cells = range(row * self.board.width + first, row * self.board.width + first + columns)
            for line in range(size.tall):
                yield Text.assemble(*[self.part(cell, size, line) for cell in cells])

    def part(self, cell: int, size: Size, line: int) -> tuple[str, str]:
        """One line of a field with its style."""
        field = self.board.names[cell]
        here = self.figures.get(field, [])
        if here and line == size.tall - 1:
            return self.people(here, size).center(size.wide), FIGURES[here[0]["side"]]
        text = self.second(field, size) if line else self.head(cell, size)
        lit = LIT if field in self.lit and text.strip() else ""
        return text, f"{self.style(cell)} {lit}"

    def head(self, cell: int, size: Size) -> str:
        """The name of a field, short: 23, 22≈, c5, ?t1, I3, and the letter of the card that lies there."""
        field = self.board.names[cell]
        text = self.sign(cell) + (self.laid[field][0] if field in self.laid else "")
        mark = "›" if field in self.lit and len(text) < size.wide else ""
        return (mark or " " * (len(text) < size.wide)) + text.ljust(size.wide - 1)

    def sign(self, cell: int) -> str:
        field = self.board.names[cell].removeprefix(SECOND)
        world, _, part = field.partition(".")
        if part:
            return world[0].upper() + {"brana": "◇", "sin": "◆"}.get(part, part)
        return field + SIGNS.get(self.board.kind[cell], "")

    def second(self, field: str, size: Size) -> str:
        """Below the name: what a lit field costs, or the name of the card on its picture."""
        if self.lit.get(field):
            return self.lit[field].rjust(size.wide - 1).ljust(size.wide)
        card = self.laid[field][1] if field in self.laid else None
        label = self.names.texts.name(card["id"]) if card and card["picture"] == field else ""
        return label[: size.wide].center(size.wide)

    def people(self, here: list[dict[str, Any]], size: Size) -> str:
        marks = [(MARKS[figure["side"]], self.names.short(figure["id"])) for figure in here]
        if len(here) == 1:
            return "".join(marks[0])
        if size.wide >= 2 * len(here):
            return "".join(mark + short[0] for mark, short in marks)
        return "".join(mark for mark, _ in marks)[: size.wide]

    def style(self, cell: int) -> str:
        field = self.board.names[cell]
        if field in self.laid and self.board.covers[cell]:
            return LAID[self.kinds[self.laid[field][1]["id"]]]
        world = self.board.world[cell]
        kind = self.board.worlds[world].name.removeprefix(SECOND) if world >= 0 else self.board.kind[cell]
        row, column = divmod(cell, self.board.width)
        return FIELDS.get(kind) or VOID[(row + column) % 2]


def lettered(view: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Laid cards with a letter each, in the order of their pictures."""
    return zip("abcdefghijklmnopqrstuvwxyz" * 2, view["laid"], strict=False)
