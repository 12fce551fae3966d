"""RS-QST: quests given in halls, and worlds annexed for them."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure

from ..state import RiseState
from . import deeds
from .annexing import Reopen, Reward, draw_game


def carried(g: RiseState, figure: int, world: int) -> list[int]:
    """Quests of this world that may still annex it; those of other worlds are carried besides (RS-QST-3)."""
    return [card for card in g.zones[f"quests.{figure}"] if g.errands[card].world == world and g.errands[card].annexes]


def can_annex(g: RiseState, figure: int, world: int) -> bool:
    """RS-QST-6, RS-QST-7: the world has its token and all quests given there are fulfilled."""
    quests = carried(g, figure, world)
    return g.open[world] and bool(quests) and all(g.errands[card].done for card in quests)


def may_be_given(g: RiseState, figure: int, world: int) -> bool:
    """RS-QST-2, RS-QST-7, RS-STR-8."""
    return g.open[world] and not g.figures[figure].helper and not carried(g, figure, world)


def levels(g: RiseState) -> tuple[str, ...]:
    """Which quests a hall gives: RS-STR-6, RS-STR-9, RS-STR-10, RS-OPT-3; empty: the player chooses (RS-ZKS-9)."""
    if "dlouha-hra" in g.rules or "neduverive-svety" in g.rules:
        return ("easy", "hard")
    if g.rules.sides:
        return ("hard",) if "tezke-ukoly" in g.rules else ("easy",)
    return ()


@procedure
class Hall(Proc):
    """A character enters a hall: annexing, or quests, or nothing."""

    STEPS = ("enter", "annex", "annexed", "swap", "choose", "give", "more")
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
        """RR-D5: impossible quests are swapped for others of their kind."""
        for card in carried(g, self.figure, self.world):
            level = g.card(card).deck
            if not g.errands[card].done and not deeds.possible(g, card) and another(g, level):
                give(g, self.figure, self.world, level)
                drop(g, self.figure, card, "RR-D5")
        return None if may_be_given(g, self.figure, self.world) else Return()

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
class GiveQuest(Proc):
    """The top quest of a deck; who deals in two (trait two-quests) keeps one of them."""

    STEPS = ("look", "keep", "kept")
    figure: int
    world: int
    level: str
    picked: int = 0

    def look(self, g: RiseState) -> Next:
        refill(g, self.level)
        pile = g.zones[f"deck.{self.level}"]
        if "two-quests" not in g.figures[self.figure].gear.traits or len(pile) < 2:
            give(g, self.figure, self.world, self.level)
            return Return()
        for card in pile[-2:]:
            zones.learn(g, card, 1 << g.seat_of(self.figure))
        return None

    def keep(self, g: RiseState) -> Next:
        top = g.zones[f"deck.{self.level}"][-2:]
        options = [Option(g.card_id(card), place, "RS-CHR-4") for place, card in enumerate(top)]
        if options[0].key == options[1].key:
            options = options[:1]
        return Ask(g.seat_of(self.figure), options, "picked", "keep-quest", public=False)

    def kept(self, g: RiseState) -> Next:
        top = g.zones[f"deck.{self.level}"][-2:]
        deck = f"deck.{self.level}"
        zones.move(g, top[1 - self.picked], deck, deck, bottom=True, rule="RS-CHR-4")
        give(g, self.figure, self.world, self.level)
        return Return()


def refill(g: RiseState, level: str) -> None:
    """RR-B5: an empty quest deck is made anew from its used cards."""
    if not g.zones[f"deck.{level}"] and g.zones[f"used.{level}"]:
        g.zones[f"deck.{level}"], g.zones[f"used.{level}"] = g.zones[f"used.{level}"], ()
        zones.shuffle(g, f"deck.{level}", "RR-B5")


def another(g: RiseState, level: str) -> bool:
    """RR-D8c: is there another quest of this kind to swap for?"""
    return bool(g.zones[f"deck.{level}"] or g.zones[f"used.{level}"])


def give(g: RiseState, figure: int, world: int, level: str) -> None:
    """RS-QST-1: the quest lies open in front of the player."""
    refill(g, level)
    card = zones.draw(
        g, f"deck.{level}", f"quests.{figure}", seen=g.everyone, rule="RS-QST-1", actor=g.figures[figure].id
    )
    if card >= 0:
        g.errands[card] = deeds.new_errand(g, card, figure, world)
        deeds.settle(g, card)


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
            if errand.world != self.world or errand.figure == self.figure:
                continue
            if errand.done and not errand.spent:
                g.errands[card] = errand._replace(annexes=False)
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


def self_used(g: RiseState, figure: int, card: int) -> None:
    """The annexer's quest has served: worth its experience still, or used up."""
    if g.errands[card].spent:
        drop(g, figure, card, "RS-QST-6")
    else:
        g.errands[card] = g.errands[card]._replace(annexes=False)


def drop(g: RiseState, figure: int, card: int, rule: str) -> None:
    del g.errands[card]
    zones.move(g, card, f"quests.{figure}", f"used.{g.card(card).deck}", seen=g.everyone, rule=rule)
