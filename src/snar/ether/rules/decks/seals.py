"""Sealing and unsealing: one way for effects, prices, penalties and shortcuts alike (EF-SEA-1, EF-SEA-2)."""

from __future__ import annotations

from snar.ether.state import EtherState
from snar.ether.values import value
from snar.kernel import zones
from snar.kernel.flow import Call, Next, Proc, Return, made, procedure

from ..turns.leaving import LEAST_CARDS, check_life, living_cards


def is_influence(g: EtherState, card: int) -> bool:
    return card in g.content.influence


def sealable(g: EtherState, seat: int) -> int:
    """Influence cards left in the deck: a chosen seal needs the full number of them (EE-B2a)."""
    influence = g.content.influence
    return len([card for card in g.cards(f"deck.{seat}") if card in influence])


def grown(g: EtherState, seat: int, cards: int) -> int:
    """How many cards are to be sealed when so many are asked for: whatever lies before the sleeper may add to it."""
    return max(0, cards + value(g, "seal", seat)) if cards else 0


@procedure
class Seal(Proc):
    """A number of cards to be sealed, whatever asks for it. It grows with what the sleeper's cards say, and then it may
    still be prevented."""

    STEPS = ("grow", "window", "seal")
    seat: int
    cards: int
    source: str = ""
    entity: str = ""
    rule: str = "EF-SEA-1"

    def grow(self, g: EtherState) -> Next:
        """With nothing to seal nothing is sealed or shuffled, and nobody is asked about it (EF-SEA-1)."""
        self.cards = grown(g, self.seat, self.cards)
        return None if self.cards and sealable(g, self.seat) else Return()

    def window(self, g: EtherState) -> Next:
        return Call(made("ether.Window", "seal", (self.seat,)))

    def deadly(self, g: EtherState) -> bool:
        left = living_cards(g, self.seat) - min(self.cards, sealable(g, self.seat))
        return not g.safe and left < LEAST_CARDS

    def seal(self, g: EtherState) -> Next:
        """The top influence cards onto the sealed pile, as many as there are (EE-C1b); an empty deck is not shuffled.

        Weaknesses on the way are seen, skipped and stay on top in their old order (EE-C4).
        """
        for card in reversed(g.cards(f"deck.{self.seat}")):
            if not self.cards:
                break
            if is_influence(g, card):
                zones.move(g, card, f"deck.{self.seat}", f"sealed.{self.seat}", seen=g.everyone, rule=self.rule)
                self.cards -= 1
            else:
                zones.learn(g, card, g.everyone)
        check_life(g, self.seat)
        return None


def seal_card(g: EtherState, seat: int, card: int, frm: str) -> None:
    """A card that says "seal this card": that one and no other, so nothing is added and nothing prevents it."""
    zones.move(g, card, frm, f"sealed.{seat}", seen=g.everyone, rule="EF-SEA-1")


def unseal(g: EtherState, seat: int, cards: int, rule: str = "EF-SEA-2") -> int:
    """The top of the sealed pile, last sealed first (EE-C1b), onto the discards."""
    number = min(cards, len(g.cards(f"sealed.{seat}")))
    for _ in range(number):
        zones.draw(g, f"sealed.{seat}", f"discard.{seat}", seen=g.everyone, rule=rule)
    return number
