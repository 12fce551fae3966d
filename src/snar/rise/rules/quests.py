"""RS-QST: the quests of a character: which it carries, how they are given and how they go."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ..state import RiseState
from . import deeds

MEANINGS = {"keep-quest": Asks("pick", {"": Means("card")})}


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
        zones.gather(g, f"used.{level}", f"deck.{level}")
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


def drop(g: RiseState, figure: int, card: int, rule: str) -> None:
    del g.errands[card]
    zones.move(g, card, f"quests.{figure}", f"used.{g.card(card).deck}", seen=g.everyone, rule=rule)
