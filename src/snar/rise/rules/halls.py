"""RS-QST: a hall entered: its world annexed, or quests given."""

from __future__ import annotations

from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..state import RiseState
from . import deeds
from .annexing import Reopen, Reward, draw_game
from .quests import GiveQuest, another, can_annex, carried, drop, levels, may_be_given, refill

MEANINGS = {"quest-level": Asks("pick", {"easy": Means(), "hard": Means()})}


@procedure
class Hall(Proc):
    """A character enters a hall: annexing, or quests, or nothing."""

    STEPS = ("enter", "annex", "annexed", "swap", "swapped", "choose", "give", "more")
    figure: int
    world: int
    level: str = ""
    given: int = 0

    def enter(self, g: RiseState) -> Next:
        g.edit(self.figure).done = True  # RS-MOV-6
        return None if can_annex(g, self.figure, self.world) else Goto("swap")

    def annex(self, g: RiseState) -> Next:
        return Call(Annex(self.figure, self.world))

    def annexed(self, g: RiseState) -> Next:
        """RR-D3a: the annexing visit gives no new quest, except in Souboj s časem."""
        return None if g.rules.repeatable else Return()

    def swap(self, g: RiseState) -> Next:
        """RR-D5: impossible quests are swapped for others of their kind, given as any quest is; a new one stays."""
        for card in by_level(g, carried(g, self.figure, self.world)):
            level = g.card(card).deck
            if level > self.level and not g.errands[card].done and not deeds.possible(g, card) and another(g, level):
                self.level = level
                refill(g, level)  # before it is dropped: it is not swapped for itself
                drop(g, self.figure, card, "RR-D5")
                return Call(GiveQuest(self.figure, self.world, level))
        return Goto("choose") if may_be_given(g, self.figure, self.world) else Return()

    def swapped(self, g: RiseState) -> Next:
        return Goto("swap")

    def choose(self, g: RiseState) -> Next:
        if levels(g):
            options = [Option(levels(g)[0], levels(g)[0])]  # the scenario decides
            return Ask(g.seat_of(self.figure), options, "level", "quest-level")
        options = [Option(level, level, "RS-ZKS-9") for level in ("easy", "hard")]
        return Ask(
            g.seat_of(self.figure),
            options,
            "level",
            "quest-level",
            (("world", g.content.board.worlds[self.world].name),),
        )

    def give(self, g: RiseState) -> Next:
        return Call(GiveQuest(self.figure, self.world, self.level))

    def more(self, g: RiseState) -> Next:
        self.given += 1
        if self.given < len(levels(g)):
            self.level = levels(g)[self.given]
            return Goto("give")
        return Return()


@procedure
class Annex(Proc):
    """RS-QST-6: the world joins the character's cause."""

    STEPS = ("annex", "reward", "others", "reopen")
    figure: int
    world: int
    hard: bool = False

    def annex(self, g: RiseState) -> Next:
        """Of an easy and a hard quest the hard one decides (RR-D3b, RR-D7a)."""
        quests = carried(g, self.figure, self.world)
        self.hard = any(g.card(card).deck == "hard" for card in quests)
        g.edit(self.figure).annexed = (*g.figures[self.figure].annexed, self.world)
        g.tell("annex", self.figure, to=g.content.board.worlds[self.world].name, rule="RS-QST-6")
        for card in quests:
            self_used(g, self.figure, card)
        if not g.rules.repeatable:
            g.open = tuple(opened and w != self.world for w, opened in enumerate(g.open))
        return None

    def reward(self, g: RiseState) -> Next:
        return Call(Reward(self.figure, self.world, self.hard))

    def others(self, g: RiseState) -> Next:
        """Others' quests from here: unfulfilled ones are discarded, fulfilled ones are mere experience (RR-D2)."""
        if g.rules.repeatable:
            return None  # RS-EXT-2
        for card, errand in list(g.errands.items()):
            if errand.world != self.world or errand.figure == self.figure or not errand.annexes:
                continue  # mere experience already: annexed with before, or overtaken then
            if errand.done and not errand.spent:
                g.errands[card] = errand._replace(annexes=False)
                g.tell("overtaken", errand.figure, source=g.card_id(card), rule="RR-D2")
            else:
                drop(g, errand.figure, card, "RS-QST-6")
        return None

    def reopen(self, g: RiseState) -> Next:
        if any(g.open):
            return None
        if g.rules.sides:
            draw_game(g, "RS-EXT-4")  # six worlds, three each
            return None
        return Call(Reopen())


def by_level(g: RiseState, quests: list[int]) -> list[int]:
    return sorted(quests, key=lambda card: g.card(card).deck)


def self_used(g: RiseState, figure: int, card: int) -> None:
    """The annexer's quest has served: worth its experience still, or used up."""
    if g.errands[card].spent:
        drop(g, figure, card, "RS-QST-6")
    else:
        g.errands[card] = g.errands[card]._replace(annexes=False)
