"""Buying influence cards (EF-MKT-1)."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.ether.values import value
from snar.kernel import zones
from snar.kernel.choice import Option, Plain
from snar.kernel.flow import Ask, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import FINAL, Asks, Means

from ..actions.spending import lose
from .seals import is_influence
from .solo import is_solo, redrawing, take_out

AS_PRINTED = -1
DONE: tuple[Plain, ...] = ("done",)
MEANINGS = {"market": Asks("pick", {"buy": Means("card"), "done": FINAL})}


@procedure
class Buy(Proc):
    """One sleeper's purchase; the next one draws after it (EE-G2b). Returns how many cards were bought.

    EF-VAR-8: alone, an unsuitable card may leave the game for another one.
    """

    STEPS = ("draw", "ask", "act")
    seat: int
    cards: int = AS_PRINTED
    bought: int = 0
    came: tuple[Plain, ...] = ()

    def draw(self, g: EtherState) -> Next:
        number = value(g, "market", self.seat) if self.cards == AS_PRINTED else self.cards
        for _ in range(number):
            self.show(g)
        return None

    def show(self, g: EtherState) -> None:
        zones.draw(g, "market", "offer", seen=g.everyone, rule="EF-MKT-1", actor=g.sleepers[self.seat].id)

    def ask(self, g: EtherState) -> Next:
        offer = {g.card_id(card): card for card in g.cards("offer")}
        if not offer:
            return Return(self.bought)
        ether = g.sleepers[self.seat].ether
        options = [self.buying(g, card) for card in offer.values() if g.card(card).cost <= ether]
        if is_solo(g):
            options += [redrawing(g, card).standing_for(("redraw", card)) for card in offer.values()]
        return Ask(self.seat, [*options, Option("done", DONE, "EF-MKT-1")], "came", "market")

    def buying(self, g: EtherState, card: int) -> Option:
        return Option(f"buy {g.card_id(card)}", ("buy", card), "EF-MKT-1", (("ether", g.card(card).cost),))

    def act(self, g: EtherState) -> Next:
        match self.came:
            case ("buy", card):
                self.buy(g, card)
            case ("redraw", card):
                take_out(g, card, "offer")
                self.show(g)
            case _:
                for card in g.cards("offer"):
                    zones.move(g, card, "offer", "market", bottom=True, rule="EF-MKT-1")
        return Goto("ask")

    def buy(self, g: EtherState, card: int) -> None:
        """EF-INF-3: face up on the discards."""
        lose(g, self.seat, "ether", g.card(card).cost)
        name = g.sleepers[self.seat].id
        zones.move(g, card, "offer", f"discard.{self.seat}", seen=g.everyone, rule="EF-INF-3", actor=name)
        g.owners[card] = 1 + self.seat
        self.bought += 1


def returnable(g: EtherState, seat: int) -> list[int]:
    """Cards that a sleeper can return to the market: influence in the hand and on the discards."""
    return [card for zone in ("hand", "discard") for card in g.cards(f"{zone}.{seat}") if is_influence(g, card)]
