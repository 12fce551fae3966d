"""Awakening: rest for all that was gained on the way (EF-AWK-1)."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, procedure
from snar.kernel.meaning import ON, Asks, Means

from .. import supply
from ..rules.actions.spending import lose, pay_tokens
from ..rules.decks.distress import calm
from ..rules.decks.editing import EditDeck
from ..rules.decks.seals import unseal
from ..rules.things.masks import ChooseMask
from ..sleeper import TURN_START
from ..state import EtherState
from .delta import shuffle_slumbers
from .ground import entering, lay_entry_tiles
from .shelf import change, free_sleepers
from .slumbers import put_under

ITEMS = 3
STEP_FOUR = "markets"
MEANINGS = {"change-sleeper": Asks("pick", {"stay": ON, "become": Means("figure")})}


@procedure
class Awakening(Proc):
    """In the order of the card. A game that goes on after a save begins at its fourth step (EF-SET-2). Nobody dies of
    too few cards meanwhile (EE-C3b); the hours stay (EE-D1b)."""

    STEPS = (
        "begin", "cards", "cure", "tokens", "markets", "map", "enter", "change", "changed", "edit", "mask", "items",
        "arrive",
    )  # fmt: skip
    resumed: bool = False
    seat: int = 0
    said: str = ""

    def begin(self, g: EtherState) -> Next:
        g.safe, g.mode = True, "world"
        g.tell("awakening", rule="EF-AWK-1")
        return Goto(STEP_FOUR) if self.resumed else None

    def cards(self, g: EtherState) -> Next:
        """1: deck, hand and placed progress are discarded."""
        give_up_cards(g)
        return None

    def cure(self, g: EtherState) -> Next:
        """2: no distress, nothing sealed."""
        recover(g)
        return None

    def tokens(self, g: EtherState) -> Next:
        """3: keys and gems are lost."""
        lose_tokens(g)
        return None

    def markets(self, g: EtherState) -> Next:
        """4: EE-G6: markets are shuffled here and at set-up only; the fate deck; the slumbers, Delta at the bottom."""
        put_under(g)
        for zone in ("quirks", "fate.drawn"):
            zones.gather(g, zone, "fate")
        g.quirks = ()
        for zone in ("market", "items.market", "fate"):
            zones.shuffle(g, zone, "EE-G6")
        shuffle_slumbers(g)
        return None

    def map(self, g: EtherState) -> Next:
        """Back to the two entry tiles (EF-END-2)."""
        lay_entry_tiles(g)
        return None

    def enter(self, g: EtherState) -> Next:
        return Call(entering(g))

    def change(self, g: EtherState) -> Next:
        """5: somebody else may go on dreaming."""
        if self.seat == g.seats:
            self.seat = 0
            return Goto("edit")
        options = [Option(f"become {id}", id, "EF-AWK-1") for id in free_sleepers(g)]
        return Ask(self.seat, [Option("stay", "", "EF-AWK-1"), *options], "said", "change-sleeper")

    def changed(self, g: EtherState) -> Next:
        if self.said:
            change(g, self.seat, self.said)
        self.seat += 1
        return Goto("change")

    def edit(self, g: EtherState) -> Next:
        """6: the deck is put together anew; 7: a mask is chosen."""
        return Call(EditDeck(self.seat))

    def mask(self, g: EtherState) -> Next:
        seat, self.seat = self.seat, self.seat + 1
        return Call(ChooseMask(seat))

    def items(self, g: EtherState) -> Next:
        """8, EE-G7: active items go to the storage; then three at random come from there."""
        if self.seat < g.seats:
            return Goto("edit")
        for card in g.cards("items"):
            zones.move(g, card, "items", "storage", seen=g.everyone, rule="EE-G7")
        for _ in range(min(ITEMS, len(g.cards("storage")))):
            stored = g.cards("storage")
            zones.move(g, stored[g.die(len(stored)) - 1], "storage", "items", seen=g.everyone, rule="EE-G7")
        return None

    def arrive(self, g: EtherState) -> Next:
        """9: the group wakes up at the location of Awakening."""
        locations = g.content.pack.locations.values()
        g.location = next(location.id for location in locations if "awakening" in location.icons)
        g.safe = False
        for seat in range(g.seats):
            g.edit(seat).set(TURN_START)
        return None


def give_up_cards(g: EtherState) -> None:
    for seat in range(g.seats):
        for zone in ("deck", "hand", "progress"):
            for card in g.cards(f"{zone}.{seat}"):
                zones.move(g, card, f"{zone}.{seat}", f"discard.{seat}", seen=g.everyone, rule="EF-AWK-1")
        row = g.edit(seat)
        supply.give_back(g, "token", sum(tokens for _, tokens in row.tokens))
        row.turned, row.tokens = (), ()


def recover(g: EtherState) -> None:
    for seat in range(g.seats):
        calm(g, seat, g.sleepers[seat].distress, "EF-AWK-1")
        unseal(g, seat, len(g.cards(f"sealed.{seat}")), "EF-AWK-1")


def lose_tokens(g: EtherState) -> None:
    if g.keys:
        pay_tokens(g, -1, "keys", g.keys, "EF-AWK-1")
    for row in list(g.sleepers):
        if row.gems:
            lose(g, row.seat, "gems", row.gems, "EF-AWK-1")
