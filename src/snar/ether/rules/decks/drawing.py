"""A sleeper's own cards: drawing, the hand, discards. Sealing is in seals.py."""

from __future__ import annotations

from functools import lru_cache

from snar.ether.content import Content
from snar.ether.state import EtherState
from snar.ether.values import value
from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, made, procedure
from snar.kernel.meaning import Asks, Means

from ..actions.reserved import reserved
from .distress import Suffer
from .seals import Seal, grown, is_influence, sealable

RESHUFFLE_SEAL = 3  # EF-TRN-3
MEANINGS = {
    "reshuffle": Asks("pick", {"distress": Means(), "seal": Means()}),
    "discard": Asks("pick", {"discard": Means("card", "pick")}),
}


def hand_limit(g: EtherState, seat: int) -> int:
    return value(g, "hand", seat)


def held(g: EtherState, seat: int, taken: set[int] | None = None) -> tuple[int, ...]:
    """Cards in hand, one for each name, that are not being paid or played already."""
    hand = g.cards(f"hand.{seat}")
    taken = reserved(g) if taken is None else taken
    return one_of_each(g.content, tuple([card for card in hand if card not in taken]) if taken else hand)


@lru_cache(maxsize=4096)
def one_of_each(content: Content, cards: tuple[int, ...]) -> tuple[int, ...]:
    """By name; of equal cards the first."""
    ids, found = content.ids, {}
    for card in reversed(cards):
        found[ids[card]] = card
    return tuple([found[name] for name in sorted(found)])


def discard(g: EtherState, seat: int, card: int, frm: str = "hand", rule: str = "") -> None:
    """Face up on the sleeper's discards."""
    zones.move(g, card, f"{frm}.{seat}", f"discard.{seat}", seen=g.everyone, rule=rule, actor=g.sleepers[seat].id)


def reshuffle(g: EtherState, seat: int) -> None:
    """The rest of the deck and the discards become the new deck. By itself it costs nothing (EF-TRN-3)."""
    zones.gather(g, f"discard.{seat}", f"deck.{seat}", under=True)
    zones.shuffle(g, f"deck.{seat}", "EF-TRN-3")


# -- drawing ---------------------------------------------------------------------------------------------------------
@procedure
class Draw(Proc):
    """EF-TRN-2: one by one up to the hand limit. EF-TRN-3: an empty deck is made anew from the discards, at a price.

    A weakness counts as a drawn card and is met at once (EE-C4). Nothing left to draw from: no price (EE-C1a).
    """

    STEPS = ("draw", "ask", "pay", "again", "weakness", "again")
    seat: int
    cards: int
    price: str = ""

    def draw(self, g: EtherState) -> Next:
        deck, hand = f"deck.{self.seat}", f"hand.{self.seat}"
        while self.cards > 0 and len(g.cards(hand)) < hand_limit(g, self.seat):
            if not g.cards(deck):
                if not g.cards(f"discard.{self.seat}"):
                    break
                reshuffle(g, self.seat)
                return None
            self.cards -= 1
            if not is_influence(g, g.cards(deck)[-1]):
                return Goto("weakness")
            zones.draw(g, deck, hand, seen=g.everyone, rule="EF-TRN-2", actor=g.sleepers[self.seat].id)
        return Return()

    def ask(self, g: EtherState) -> Next:
        options = [Option("distress", "distress", "EF-TRN-3", (("distress", 1),))]
        number = grown(g, self.seat, RESHUFFLE_SEAL)
        if sealable(g, self.seat) >= number:  # EE-B2a
            options.append(Option("seal", "seal", "EF-TRN-3", (("seal", number),)))
        return Ask(self.seat, options, "price", "reshuffle")

    def pay(self, g: EtherState) -> Next:
        if self.price == "seal":
            return Call(Seal(self.seat, RESHUFFLE_SEAL, "reshuffle", rule="EF-TRN-3"))
        return Call(Suffer(self.seat, 1, "reshuffle", rule="EF-TRN-3"))

    def again(self, g: EtherState) -> Next:
        return Goto("draw")

    def weakness(self, g: EtherState) -> Next:
        return Call(made("ether.MeetWeakness", self.seat, g.cards(f"deck.{self.seat}")[-1]))


# -- choosing cards to lose ------------------------------------------------------------------------------------------
@procedure
class Discard(Proc):
    """The sleeper discards that many cards of its choice from the hand, or all there are."""

    STEPS = ("ask", "discard")
    seat: int
    cards: int
    rule: str = ""
    card: int = -1

    def ask(self, g: EtherState) -> Next:
        if self.cards <= 0 or not g.cards(f"hand.{self.seat}"):
            return Return()
        options = [Option(f"discard {g.card_id(card)}", card, self.rule) for card in choosable(g, self.seat)]
        return Ask(self.seat, options, "card", "discard")

    def discard(self, g: EtherState) -> Next:
        discard(g, self.seat, self.card, rule=self.rule)
        self.cards -= 1
        return Goto("ask")


def choosable(g: EtherState, seat: int) -> tuple[int, ...]:
    """One card for each name in hand; those that are just being paid only when there are no others."""
    return held(g, seat) or g.cards(f"hand.{seat}")


@procedure
class FitHand(Proc):
    """EE-C2c: a hand above its limit shrinks at once, the player chooses."""

    STEPS = ("fit",)
    seat: int

    def fit(self, g: EtherState) -> Next:
        excess = len(g.cards(f"hand.{self.seat}")) - hand_limit(g, self.seat)
        return Call(Discard(self.seat, excess, "EE-C2c")) if excess > 0 else None
