"""The shopping location (EF-SHP-1) and the sanctuary."""

from __future__ import annotations

from typing import Any

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import ON, Asks, Means

from .. import supply
from ..effects.apply import Apply
from ..rules.actions.spending import lose
from ..rules.decks.market import Buy
from ..rules.things.items import GainItem
from ..rules.turns.deciding import Agree
from ..state import EtherState
from ..values import value

ITEM_PRICE = 2
MEANINGS = {
    "shopping": Asks("pick", {"shop": Means(), "leave": Means()}),
    "shop": Asks("pick", {"influence": Means(), "item": Means(), "gem": Means()}),
    "sanctuary": Asks("pick", {"": Means(), "pass": ON}),
}


def shopping_card(g: EtherState, zone: str) -> int:
    """The wisdom card that stands for this rule, or -1."""
    return next((card for card in g.cards(zone) if "EF-SHP-1" in getattr(g.card(card), "rules", ())), -1)


def return_shopping_card(g: EtherState) -> None:
    """It comes back when a dream is finished. Before it has been found there is nothing to come back."""
    card = shopping_card(g, "vault")
    if card >= 0 and g.card_id(card) in g.found:
        zones.move(g, card, "vault", "wisdom", seen=g.everyone, rule="EF-SHP-1")


@procedure
class Shopping(Proc):
    """EE-A1d: each sleeper for itself. Then the card goes away. EE-G5c: without the card nothing happens.

    The gem is for whoever wants to buy neither cards nor an item: a look at the cards that ends without buying gives
    nothing.
    """

    STEPS = ("offer", "accept", "ask", "buy", "bought", "over")
    seat: int = 0
    said: str = ""

    def offer(self, g: EtherState) -> Next:
        if shopping_card(g, "wisdom") < 0:
            return Return()
        return Call(Agree("shopping", ("shop", "leave")), "said")

    def accept(self, g: EtherState) -> Next:
        return Return() if self.said == "leave" else None

    def ask(self, g: EtherState) -> Next:
        if self.seat == g.seats:
            return Goto("over")
        options = [Option("influence", "influence", "EF-SHP-1")] if g.cards("market") else []
        if g.sleepers[self.seat].ether >= ITEM_PRICE and g.cards("items.market"):
            options.append(Option("item", "item", "EF-SHP-1", (("ether", ITEM_PRICE),)))
        return Ask(self.seat, [*options, Option("gem", "gem", "EF-SHP-1")], "said", "shop")

    def buy(self, g: EtherState) -> Next:
        if self.said == "influence":
            return Call(Buy(self.seat))
        if self.said == "item":
            lose(g, self.seat, "ether", ITEM_PRICE)
            market = g.cards("items.market")
            return Call(GainItem(market[g.die(len(market)) - 1], self.seat))
        gained = supply.take(g, "gem", 1)
        g.edit(self.seat).gems += gained
        g.tell("gem", self.seat, amount=gained, rule="EF-SHP-1")
        return None

    def bought(self, g: EtherState) -> Next:
        self.seat += 1
        return Goto("ask")

    def over(self, g: EtherState) -> Next:
        zones.move(g, shopping_card(g, "wisdom"), "wisdom", "vault", seen=g.everyone, rule="EF-SHP-1")
        return None


COMFORTS: dict[str, dict[str, Any]] = {
    "shuffle": {"verb": "shuffle", "who": "self"},
    "unturn": {"verb": "unturn", "cards": 1, "all": False, "who": "self"},
    "unseal": {"verb": "unseal", "cards": 1, "all": False, "chosen": True, "who": "self"},
    "refresh": {"verb": "refresh_item"},
}


@procedure
class Sanctuary(Proc):
    """Each sleeper: a free reshuffle, a progress card turned back, a chosen card unsealed, or an item refreshed. A
    season may allow more than one of them."""

    STEPS = ("ask", "do", "again")
    seat: int = 0
    taken: int = 0
    said: str = ""

    def ask(self, g: EtherState) -> Next:
        if self.seat == g.seats:
            return Return()
        return Ask(self.seat, [Option(key, key, "EF-DWM-1") for key in (*COMFORTS, "pass")], "said", "sanctuary")

    def do(self, g: EtherState) -> Next:
        self.taken += 1
        return Call(Apply(self.seat, (COMFORTS[self.said],), g.location)) if self.said != "pass" else None

    def again(self, g: EtherState) -> Next:
        if self.said == "pass" or self.taken >= value(g, "sanctuary", self.seat):
            self.seat, self.taken = self.seat + 1, 0
        return Goto("ask")
