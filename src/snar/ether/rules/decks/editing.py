"""Putting one's deck together (EF-DCK-1)."""

from __future__ import annotations

from snar.ether.options import LUCID
from snar.ether.state import EtherState
from snar.kernel import zones
from snar.kernel.choice import Option, Plain
from snar.kernel.flow import Ask, Goto, Next, Proc, procedure
from snar.kernel.meaning import FINAL, Asks, Means

from .seals import is_influence

LEAST, MOST = 20, 40
LUCID_DECK = 20  # EF-VAR-7: a lucid sleeper's deck has so many cards, neither more nor fewer; at first those of its own
PILES = ("box", "hand", "discard", "progress", "sealed")
MEANINGS = {"edit-deck": Asks("deck", {"in": Means("card", "add"), "out": Means("card", "remove"), "done": FINAL})}


def most(g: EtherState) -> int:
    return LUCID_DECK if LUCID in g.rules else MOST


def chosen(g: EtherState, seat: int) -> list[int]:
    """Influence cards in the deck; weaknesses do not count."""
    return [card for card in g.cards(f"deck.{seat}") if is_influence(g, card)]


@procedure
class EditDeck(Proc):
    """All cards that the sleeper owns come together; it leaves out what it likes. What is left out lies in the box and
    cannot be used until the next time. Weaknesses stay in (EF-DCK-1)."""

    STEPS = ("gather", "ask", "act", "again", "shuffle")
    seat: int
    came: tuple[Plain, ...] = ()

    def gather(self, g: EtherState) -> Next:
        deck = f"deck.{self.seat}"
        g.edit(self.seat).turned = ()
        for pile in PILES:
            zones.gather(g, f"{pile}.{self.seat}", deck)
        for card in g.cards(deck):
            zones.learn(g, card, g.everyone)
        if LUCID in g.rules:
            self.begin_lucid(g)
        return None

    def begin_lucid(self, g: EtherState) -> None:
        """EF-VAR-7: the twenty cards of the packet lie ready; others can be taken in their place."""
        own = [card for card in chosen(g, self.seat) if g.card(card).lucid]
        left_out = [card for card in chosen(g, self.seat) if card not in own] if len(own) == LUCID_DECK else []
        g.zones[f"deck.{self.seat}"] = tuple(card for card in g.cards(f"deck.{self.seat}") if card not in left_out)
        g.zones[f"box.{self.seat}"] = tuple(left_out)

    def ask(self, g: EtherState) -> Next:
        inside, left_out = names(g, chosen(g, self.seat)), names(g, g.cards(f"box.{self.seat}"))
        number = len(chosen(g, self.seat))
        lucid = LUCID in g.rules
        enough = number == LUCID_DECK or (number < LUCID_DECK and not left_out) if lucid else number <= MOST
        options = [Option("done", ("done",), "EF-DCK-1")] if enough else []
        if number < most(g):
            options += [Option(f"in {name}", ("box", "deck", card), "EF-DCK-1") for name, card in left_out.items()]
        if number > (0 if lucid and left_out else LEAST):
            options += [Option(f"out {name}", ("deck", "box", card), "EF-DCK-1") for name, card in inside.items()]
        return Ask(self.seat, options, "came", "edit-deck", (("cards", number),))

    def act(self, g: EtherState) -> Next:
        if self.came == ("done",):
            return Goto("shuffle")
        frm, to, card = self.came
        zones.move(g, card, f"{frm}.{self.seat}", f"{to}.{self.seat}", rule="EF-DCK-1")
        return None

    def again(self, g: EtherState) -> Next:
        return Goto("ask")

    def shuffle(self, g: EtherState) -> Next:
        zones.shuffle(g, f"deck.{self.seat}", "EF-DCK-1")
        return None


def names(g: EtherState, cards: list[int] | tuple[int, ...]) -> dict[str, int]:
    found = {g.card_id(card): card for card in cards}
    return {name: found[name] for name in sorted(found)}
