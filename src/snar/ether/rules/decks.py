"""A sleeper's own cards: drawing, the hand, discards, sealing."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.packs.ether.model import Influence

from ..state import EtherState
from ..values import value
from .leaving import check_life
from .reserved import reserved

RESHUFFLE_SEAL = 3  # EF-TRN-3


def hand_limit(g: EtherState, seat: int) -> int:
    return value(g, "hand", seat)


def is_influence(g: EtherState, card: int) -> bool:
    return isinstance(g.content.cards[card], Influence)


def held(g: EtherState, seat: int) -> list[int]:
    """Cards in hand, one for each name, that are not being paid or played already."""
    taken = reserved(g)
    found: dict[str, int] = {}
    for card in g.cards(f"hand.{seat}"):
        if card not in taken:
            found.setdefault(g.card_id(card), card)
    return [found[name] for name in sorted(found)]


def discard(g: EtherState, seat: int, card: int, frm: str = "hand", rule: str = "") -> None:
    """Face up on the sleeper's discards."""
    zones.move(g, card, f"{frm}.{seat}", f"discard.{seat}", seen=g.everyone, rule=rule, actor=g.sleepers[seat].id)


def reshuffle(g: EtherState, seat: int) -> None:
    """The rest of the deck and the discards become the new deck. By itself it costs nothing (EF-TRN-3)."""
    g.zones[f"deck.{seat}"] = (*g.cards(f"discard.{seat}"), *g.cards(f"deck.{seat}"))
    g.zones[f"discard.{seat}"] = ()
    zones.shuffle(g, f"deck.{seat}", "EF-TRN-3")


# -- sealing ---------------------------------------------------------------------------------------------------------
def sealable(g: EtherState, seat: int) -> int:
    """Influence cards left in the deck: a chosen seal needs the full number of them (EE-B2a)."""
    return sum(is_influence(g, card) for card in g.cards(f"deck.{seat}"))


def seal(g: EtherState, seat: int, cards: int, rule: str = "EF-SEA-1") -> int:
    """The top influence cards onto the sealed pile, as many as there are (EE-C1b); an empty deck is not shuffled.

    Weaknesses on the way are seen, skipped and stay on top in their old order (EE-C4).
    """
    sealed = 0
    for card in reversed(g.cards(f"deck.{seat}")):
        if sealed == cards:
            break
        if is_influence(g, card):
            zones.move(g, card, f"deck.{seat}", f"sealed.{seat}", seen=g.everyone, rule=rule)
            sealed += 1
        else:
            zones.learn(g, card, g.everyone)
    check_life(g, seat)
    return sealed


def unseal(g: EtherState, seat: int, cards: int, rule: str = "EF-SEA-2") -> int:
    """The top of the sealed pile, last sealed first (EE-C1b), onto the discards."""
    number = min(cards, len(g.cards(f"sealed.{seat}")))
    for _ in range(number):
        zones.draw(g, f"sealed.{seat}", f"discard.{seat}", seen=g.everyone, rule=rule)
    return number


@procedure
class Seal(Proc):
    """A seal that an effect demands; it may be prevented."""

    STEPS = ("grow", "window", "seal")
    seat: int
    cards: int
    source: str = ""
    entity: str = ""

    def grow(self, g: EtherState) -> Next:
        self.cards = max(0, self.cards + value(g, "seal", self.seat))
        return None if self.cards else Return()

    def window(self, g: EtherState) -> Next:
        from .window import Window

        return Call(Window("seal", (self.seat,)))

    def seal(self, g: EtherState) -> Next:
        seal(g, self.seat, self.cards)
        return None


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
        if sealable(g, self.seat) >= RESHUFFLE_SEAL:
            options.append(Option("seal", "seal", "EF-TRN-3", (("seal", RESHUFFLE_SEAL),)))
        return Ask(self.seat, options, "price", "reshuffle")

    def pay(self, g: EtherState) -> Next:
        from .distress import take_distress

        if self.price == "seal":
            seal(g, self.seat, RESHUFFLE_SEAL, "EF-TRN-3")
        else:
            take_distress(g, self.seat, 1, "reshuffle", "EF-TRN-3")
        return None

    def again(self, g: EtherState) -> Next:
        return Goto("draw")

    def weakness(self, g: EtherState) -> Next:
        from .weaknesses import MeetWeakness

        return Call(MeetWeakness(self.seat, g.cards(f"deck.{self.seat}")[-1]))


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


def choosable(g: EtherState, seat: int) -> list[int]:
    """One card for each name in hand; those that are just being paid only when there are no others."""
    return held(g, seat) or list(g.cards(f"hand.{seat}"))


@procedure
class FitHand(Proc):
    """EE-C2c: a hand above its limit shrinks at once, the player chooses."""

    STEPS = ("fit",)
    seat: int

    def fit(self, g: EtherState) -> Next:
        excess = len(g.cards(f"hand.{self.seat}")) - hand_limit(g, self.seat)
        return Call(Discard(self.seat, excess, "EE-C2c")) if excess > 0 else None
