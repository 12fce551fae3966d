"""What stands beside the board: characters, worlds, quests, laid cards, the hand. Lines of text, most wanted first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from snar.cli.rise.board import lettered
from snar.cli.rise.names import SECOND, Names
from snar.cli.rise.palette import FIELDS, FIGURES, HEADING, KEY, LAID, MARKS, QUIET
from snar.packs.model import DreamCard, Pack
from snar.texts.cards import rule_text

Data = dict[str, Any]
HEART, LOST = "♥", "♡"
PAIR = 2


class Panels:
    def __init__(self, names: Names, pack: Pack, bots: dict[int, str]) -> None:
        self.names, self.texts, self.pack, self.bots = names, names.texts, pack, bots

    def heading(self, key: str) -> Text:
        return Text(self.texts.say(f"ui-{key}"), HEADING)

    def sections(self, view: Data, seat: int, roomy: bool) -> list[Text]:
        """All lines; with little room headings and rule texts are left out, and cards share a line."""
        found = list(self.header(view))
        for key, lines in (
            ("characters", self.characters(view, roomy)),
            ("worlds", self.worlds(view)),
            ("quests", self.quests(view)),
            ("laid", self.laid(view, roomy)),
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
            yield Text(self.texts.say("ui-light", sny=sny, tma=tma), "#ffe9a8")

    def characters(self, view: Data, roomy: bool) -> Iterator[Text]:
        """Two lines or three for each; in a small terminal a crowd gets one."""
        for figure in view["figures"]:
            if not roomy and len(view["figures"]) > PAIR:
                yield Text.assemble(
                    self.badge(figure), " ", *self.hearts(figure), " ", self.values(view, figure, "figure-short")
                )
                continue
            line = Text.assemble(
                self.badge(figure), " ", (self.texts.name(figure["id"]), "bold"), " ", *self.hearts(figure)
            )
            if figure["bp"]:
                line.append(f" {self.texts.say('cost-bp', amount=figure['bp'])}", KEY)
            if figure["seat"] in self.bots:
                line.append(f"  {self.texts.say('ui-bot')} {self.bots[figure['seat']]}", QUIET)
            yield line
            yield Text.assemble("    ", self.values(view, figure, "figure"))
            held = [*figure["abilities"], *figure["items"], *figure["kept"]]
            if held:
                yield Text("    " + ", ".join(self.texts.name(id) for id in held), "#c9b3ff")

    def hearts(self, figure: Data) -> tuple[tuple[str, str], tuple[str, str]]:
        lost = figure["max_lives"] - figure["lives"]
        return (HEART * figure["lives"], "#ff6b81"), (LOST * lost, QUIET)

    def badge(self, figure: Data) -> tuple[str, str]:
        return MARKS[figure["side"]] + self.names.short(figure["id"]), FIGURES[figure["side"]]

    def values(self, view: Data, figure: Data, key: str) -> tuple[str, str]:
        values = {name: figure[name] for name in ("moc", "pohyb", "experience")}
        text = self.texts.say(f"ui-{key}", **values)
        fame = "" if "light" in view else " · " + self.texts.say("ui-fame", fame=figure["fame"])
        return text + fame, QUIET

    def worlds(self, view: Data) -> Iterator[Text]:
        """One line: which worlds are free, and who has annexed which."""
        line = Text()
        for world, is_open in view["worlds"].items():
            owners = [figure for figure in view["figures"] if world in figure["annexed"]]
            line.append(f" {self.texts.name(world.removeprefix(SECOND))} ", FIELDS[world.removeprefix(SECOND)])
            for owner in owners:
                line.append(*self.badge(owner))
            line.append(" " if is_open or owners else "× ")
        yield line

    def quests(self, view: Data) -> Iterator[Text]:
        for figure in view["figures"]:
            for quest in figure["quests"]:
                left = self.texts.say("ui-done") if quest["done"] else "●" * sum(quest["left"])
                line = Text.assemble(self.badge(figure), f" {self.texts.name(quest['id'])} {left}")
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
