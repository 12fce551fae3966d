"""Verbs about a sleeper's own cards."""

from __future__ import annotations

from typing import Any

from snar.ether.rules.decks import drawing, market, progress, seals
from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means

from ...state import EtherState
from ...values import mutated
from ..amounts import amount
from ..apply import Apply, Effect, Handler
from ..targets import personal

MEANINGS = {
    **{f"fetch-{pile}": Asks("pick", {"take": Means("card")}) for pile in ("discard", "sealed")},
    "give-back": Asks("pick", {"give-back": Means("card")}),
}


@personal
def draw(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return drawing.Draw(a.seat, amount(g, a, effect["cards"]))


@personal
def discard(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    number = amount(g, a, effect["cards"])
    if not effect["random"]:
        return drawing.Discard(a.seat, number)
    for _ in range(min(number, len(g.cards(f"hand.{a.seat}")))):
        hand = g.cards(f"hand.{a.seat}")
        drawing.discard(g, a.seat, hand[g.die(len(hand)) - 1])
    return None


@personal
def seal(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """EF-MUT-1: an entity's mutations seal more, where anything is sealed at all."""
    number = amount(g, a, effect["cards"])
    return seals.Seal(a.seat, number + mutated(g, a, "seal"), a.source, a.entity) if number else None


@personal
def unseal(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    number = len(g.cards(f"sealed.{a.seat}")) if effect["all"] else amount(g, a, effect["cards"])
    if effect["chosen"]:
        return Fetch(a.seat, number, "sealed", "discard")
    seals.unseal(g, a.seat, number)
    return None


@personal
def shuffle(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    """EF-TRN-3: no penalty, as no drawing forced it."""
    drawing.reshuffle(g, a.seat)
    return None


@personal
def turn(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return progress.Turning(a.seat, amount(g, a, effect["cards"]), True)


@personal
def unturn(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    if not effect["all"]:
        return progress.Turning(a.seat, amount(g, a, effect["cards"]), False)
    for card in g.sleepers[a.seat].turned:
        progress.turn(g, a.seat, card, False)
    return None


@personal
def recover(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return Fetch(a.seat, amount(g, a, effect["cards"]), effect["from"], "hand")


# -- the played card itself ------------------------------------------------------------------------------------------
def pile_of(g: EtherState, a: Apply) -> str:
    """The sleeper's pile in which the played card lies now, or nothing."""
    piles = (f"{zone}.{a.seat}" for zone in ("discard", "progress", "hand", "deck"))
    return next((pile for pile in piles if a.card in g.cards(pile)), "")


def taken_up(g: EtherState, a: Apply) -> str:
    """The pile the played card is about to leave: if it was turned there, it is no longer."""
    row = g.edit(a.seat)
    row.turned = tuple(card for card in row.turned if card != a.card)
    return pile_of(g, a)


def seal_self(g: EtherState, a: Apply, effect: Effect) -> None:
    if pile := taken_up(g, a):
        seals.seal_card(g, a.seat, a.card, pile)


def return_self(g: EtherState, a: Apply, effect: Effect) -> None:
    """EF-MKT-1: a returned card goes to the bottom of the market."""
    if pile := taken_up(g, a):
        zones.move(g, a.card, pile, "market", seen=g.everyone, bottom=True)
        g.owners[a.card] = 0


def remove_self(g: EtherState, a: Apply, effect: Effect) -> None:
    pile = pile_of(g, a) or next(
        (zone for zone in ("items", "notes", "wisdom", "memories") if a.card in g.cards(zone)), ""
    )
    if pile:
        zones.move(g, a.card, pile, "removed", seen=g.everyone)
        g.owners[a.card] = 0


@procedure
class Fetch(Proc):
    """The sleeper picks cards of an open pile. A hand is never filled beyond its limit (EF-TRN-2)."""

    STEPS = ("ask", "fetch")
    seat: int
    cards: int
    frm: str
    to: str
    card: int = -1

    def ask(self, g: EtherState) -> Next:
        full = self.to == "hand" and len(g.cards(f"hand.{self.seat}")) >= drawing.hand_limit(g, self.seat)
        options = self.options(g)
        if self.cards <= 0 or full or not options:
            return Return()
        return Ask(self.seat, options, "card", f"fetch-{self.frm}")

    def options(self, g: EtherState) -> list[Option]:
        found = {g.card_id(card): card for card in g.cards(f"{self.frm}.{self.seat}") if seals.is_influence(g, card)}
        return [Option(f"take {name}", found[name]) for name in sorted(found)]

    def fetch(self, g: EtherState) -> Next:
        zones.move(g, self.card, f"{self.frm}.{self.seat}", f"{self.to}.{self.seat}", seen=g.everyone)
        self.cards -= 1
        return Goto("ask")


@personal
def give_back(g: EtherState, a: Apply, effect: Effect) -> Proc | None:
    return GiveBack(a.seat, amount(g, a, effect["cards"]))


@procedure
class GiveBack(Proc):
    """EF-MKT-1: cards of the sleeper's choice go to the bottom of the market, starting cards too: whoever buys one of
    those has its back action."""

    STEPS = ("ask", "give")
    seat: int
    cards: int
    card: int = -1

    def ask(self, g: EtherState) -> Next:
        found = {g.card_id(card): card for card in market.returnable(g, self.seat)}
        if self.cards <= 0 or not found:
            return Return()
        options = [Option(f"give-back {name}", found[name], "EF-MKT-1") for name in sorted(found)]
        return Ask(self.seat, options, "card", "give-back")

    def give(self, g: EtherState) -> Next:
        pile = next(pile for pile in ("hand", "discard") if self.card in g.cards(f"{pile}.{self.seat}"))
        zones.move(g, self.card, f"{pile}.{self.seat}", "market", seen=g.everyone, bottom=True, rule="EF-MKT-1")
        g.owners[self.card] = 0
        self.cards -= 1
        return Goto("ask")


VERBS: dict[str, Handler | Any] = {
    "draw": draw,
    "discard": discard,
    "seal": seal,
    "unseal": unseal,
    "shuffle": shuffle,
    "turn": turn,
    "unturn": unturn,
    "recover": recover,
    "seal_self": seal_self,
    "return": return_self,
    "give_back": give_back,
    "remove_self": remove_self,
}
