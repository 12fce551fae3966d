"""The characters beside the board: who they are, how they fare, what they hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from snar.cli.rise.palette import FIGURES, HELD, LIVES, MARKS
from snar.cli.terminal.palette import KEY, QUIET
from snar.texts.rise.names import Names

Data = dict[str, Any]
Part = tuple[str, str]  # a text and its style
HEART, LOST = "♥", "♡"
PAIR = 2  # more than two are a crowd


class People:
    def __init__(self, names: Names, bots: dict[int, str]) -> None:
        self.names, self.texts, self.bots = names, names.texts, bots

    def lines(self, view: Data, roomy: bool) -> Iterator[Text]:
        crowd = not roomy and len(view["figures"]) > PAIR
        for figure in view["figures"]:
            yield from [self.one_line(view, figure)] if crowd else self.in_full(view, figure)

    def one_line(self, view: Data, figure: Data) -> Text:
        values = self.values(view, figure, "figure-short")
        return Text.assemble(self.badge(figure), " ", *self.hearts(figure), " ", values)

    def in_full(self, view: Data, figure: Data) -> Iterator[Text]:
        name = (self.texts.name(figure["id"]), "bold")
        line = Text.assemble(self.badge(figure), " ", name, " ", *self.hearts(figure))
        if figure["bp"]:
            line.append(f" {self.texts.say('cost-bp', amount=figure['bp'])}", KEY)
        if figure["seat"] in self.bots:
            line.append(f"  {self.texts.say('ui-bot')} {self.texts.say('bot-' + self.bots[figure['seat']])}", QUIET)
        yield line
        yield Text.assemble("    ", self.values(view, figure, "figure"))
        held = [*figure["abilities"], *figure["items"], *figure["kept"]]
        if held:
            yield Text("    " + ", ".join(self.texts.name(id) for id in held), HELD)

    def badge(self, figure: Data) -> Part:
        return MARKS[figure["side"]] + self.names.short(figure["id"]), FIGURES[figure["side"]]

    def hearts(self, figure: Data) -> tuple[Part, Part]:
        lost = figure["max_lives"] - figure["lives"]
        return (HEART * figure["lives"], LIVES), (LOST * lost, QUIET)

    def values(self, view: Data, figure: Data, key: str) -> Part:
        values = {name: figure[name] for name in ("moc", "pohyb", "experience")}
        fame = "" if "light" in view else " · " + self.texts.say("ui-fame", fame=figure["fame"])
        return self.texts.say(f"ui-{key}", **values) + fame, QUIET
