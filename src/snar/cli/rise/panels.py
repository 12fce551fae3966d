"""What stands beside the board: characters, worlds, quests, laid cards, the hand. Lines of text, most wanted first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from snar.cli.rise.board import lettered
from snar.cli.rise.palette import FIELDS, LAID, LIGHT
from snar.cli.rise.people import People
from snar.cli.terminal.palette import HEADING, QUIET
from snar.packs.rise.model import DreamCard, Pack
from snar.texts.rise.cards import rule_text
from snar.texts.rise.names import SECOND, Names

Data = dict[str, Any]


class Panels:
    def __init__(self, names: Names, pack: Pack, bots: dict[int, str]) -> None:
        self.texts, self.pack = names.texts, pack
        self.people = People(names, bots)

    def heading(self, key: str) -> Text:
        return Text(self.texts.say(f"ui-{key}"), HEADING)

    def sections(self, view: Data, seat: int, roomy: bool) -> list[Text]:
        """All lines; with little room headings and rule texts are left out, and cards share a line."""
        found = list(self.header(view)) if roomy else [self.short_header(view)]
        for key, lines in (
            ("characters", self.people.lines(view, roomy)),
            ("worlds", self.worlds(view)),
            ("laid", self.laid(view, roomy)),
            ("quests", self.quests(view)),
            ("hand", self.hand(view, seat, roomy)),
        ):
            told = list(lines)
            if told:
                found += [self.heading(key), *told] if roomy else packed(key, told)
        return found

    def header(self, view: Data) -> Iterator[Text]:
        scenario = self.texts.say(f"scenario-{view['rules']['scenario']}")
        yield Text(self.texts.say("ui-round", scenario=scenario, round=view["round"]), "bold")
        if "light" in view:
            sny, tma = view["light"]
            yield Text(self.texts.say("ui-light", sny=sny, tma=tma), LIGHT)

    def short_header(self, view: Data) -> Text:
        if "light" not in view:
            return next(self.header(view))
        sny, tma = view["light"]
        return Text(self.texts.say("ui-round-short", round=view["round"], sny=sny, tma=tma), "bold")

    def worlds(self, view: Data) -> Iterator[Text]:
        """One line: which worlds are free, and who has annexed which."""
        line = Text()
        for world, is_open in view["worlds"].items():
            owners = [figure for figure in view["figures"] if world in figure["annexed"]]
            line.append(f" {self.texts.name(world.removeprefix(SECOND))} ", FIELDS[world.removeprefix(SECOND)])
            for owner in owners:
                line.append(*self.people.badge(owner))
            line.append(" " if is_open or owners else "× ")
        yield line

    def quests(self, view: Data) -> Iterator[Text]:
        for figure in view["figures"]:
            for quest in figure["quests"]:
                left = self.texts.say("ui-done") if quest["done"] else "●" * sum(quest["left"]) + "◷" * quest["turns"]
                line = Text.assemble(self.people.badge(figure), f" {self.texts.name(quest['id'])} {left}")
                world = self.texts.name(quest["world"].removeprefix(SECOND)) if quest["annexes"] else ""
                line.append(f" {world}: " if world else " ", QUIET)
                yield line.append(rule_text(self.pack.cards[quest["id"]], self.texts), QUIET)

    def hand(self, view: Data, seat: int, roomy: bool) -> Iterator[Text]:
        known = view["hands"].get(str(seat), {"known": []})["known"]
        for id in dict.fromkeys(known):
            card = self.pack.cards[id]
            assert isinstance(card, DreamCard)
            placement = "%" if card.placement == "random" else "P"
            light = f" {card.light}☼" if "light" in view else ""
            stats = f"{light} {card.bp} BP {placement}" + (f" {card.actions}×" if card.actions else "")
            many = f" ({known.count(id)})" if known.count(id) > 1 else ""
            line = Text.assemble((f" {self.texts.name(id)} ", LAID[card.kind]), many, stats)
            yield self.with_text(line, card) if roomy else line

    def with_text(self, line: Text, card: DreamCard) -> Text:
        line.no_wrap = True  # `? card` tells it all
        return line.append(f" {rule_text(card, self.texts)}", QUIET)

    def laid(self, view: Data, roomy: bool) -> Iterator[Text]:
        for letter, laid in lettered(view):
            card = self.pack.cards[laid["id"]]
            assert isinstance(card, DreamCard)
            left = f" {laid['actions']}×" if laid["actions"] else ""
            line = Text.assemble((f" {letter} {self.texts.name(card.id)} ", LAID[card.kind]))
            line.append(f" {card.bp} BP{left}", QUIET)
            yield self.with_text(line, card) if roomy else line


def packed(key: str, lines: list[Text]) -> list[Text]:
    """With little room: cards side by side, everything else cut to one line."""
    if key in ("laid", "hand"):
        return [Text(" ").join(lines)]
    for line in lines:
        line.no_wrap = True
    return lines
