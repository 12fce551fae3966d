"""The casting phase: with light RS-STR-4, 5; one a turn RS-ZKS-7, 8."""

from __future__ import annotations

from functools import lru_cache

from snar.kernel.choice import Choice, Option, Plain
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import FINAL, Asks, Means

from ..content import Content
from ..state import RiseState
from . import laid as cards
from . import uses
from .casting import Cast, cast_options, pay
from .events import UseKept, kept_options
from .experience import Trade, may_trade
from .stepping import UseNow

DONE = Option("done", ("done", None), "RS-STR-3")
BUSY = ("use", "kept", "trade")  # what is no casting
BUSYING = {"use": uses.USE, "trade": Means("figure"), "done": FINAL}


def usual(g: RiseState, choice: Choice) -> list[str]:
    """Any card of one's hand."""
    return [f"cast {id}" for id in dict.fromkeys(g.card_id(card) for card in g.zones[f"hand.{choice.seat}"])]


MEANINGS = {
    "casting": Asks(
        "hand",
        {
            "cast": Means("card", "hand", opens="placement"),
            "recall": Means("field"),
            "cancel": Means("field"),
            **BUSYING,
        },
        usual=usual,
    ),
    "items": Asks("pick", BUSYING),
}


def laid_by(g: RiseState, owner: int) -> list[int]:
    """Laid cards of a seat in Zkouška síly: permanent ones first, in the order of their pictures."""
    found = [card for card, row in g.laid.items() if row.owner == owner]
    if len(found) < 2:
        return found
    return sorted(found, key=lambda card: (g.laid[card].actions > 0, g.laid[card].picture))


def laid_for_good(g: RiseState) -> list[int]:
    """Anybody's permanent cards, in the order of their pictures."""
    return sorted((card for card, row in g.laid.items() if row.actions == 0), key=lambda card: g.laid[card].picture)


def recall_options(g: RiseState, laid: list[int], light: bool) -> list[Option]:
    return [recall_option(g.content, card, g.laid[card].picture, light) for card in laid]


@lru_cache(maxsize=4096)
def recall_option(content: Content, card: int, picture: int, light: bool) -> Option:
    back = (("card", content.ids[card]), ("light", refund(content, card) if light else 0))
    key, rule = f"recall {content.board.names[picture]}", "RS-STR-5" if light else "RS-ZKS-7"
    return Option(key, ("recall", card), rule, (), back)


@lru_cache(maxsize=4096)
def cancel_option(content: Content, card: int, picture: int, cost: int) -> Option:
    price = (("light", cost),) if cost else ()
    key = f"cancel {content.board.names[picture]}"
    return Option(key, ("cancel", card), "RS-STR-5", price, (("card", content.ids[card]),))


def refund(content: Content, card: int) -> int:
    """RR-A9a: half of its light, rounded down to a multiple of five."""
    return content.laid(card).light // 2 // 5 * 5


def cancel_cost(g: RiseState, card: int) -> int:
    """RR-A10: ten more than casting it, whatever its duration."""
    return g.content.light[card] + 10


@procedure
class SideCasting(Proc):
    """The casting phase of Střet říší (RS-STR-4, RS-STR-5): any number of deeds while the light lasts."""

    STEPS = ("gain", "ask", "act", "again")
    team: int
    seat: int  # whose hand
    decider: int
    figure: int
    did: tuple[str, Plain] = ("done", None)

    def gain(self, g: RiseState) -> Next:
        pay(g, self.team, -5, "RS-STR-4")
        return None

    def ask(self, g: RiseState) -> Next:
        barren = self.nothing_to_cast(g)
        options = [] if barren else cast_options(g, self.seat, self.team)
        options += item_options(g, played_by(g, self.seat, self.team))
        if g.laid:
            options += self.takings(g)
        options.append(DONE)
        about = (("light", g.light[self.team]),)
        return Ask(self.decider, options, "did", "casting", about, public=barren)

    def takings(self, g: RiseState) -> list[Option]:
        """Own permanent cards back to the hand, others of one's own and the other side's off the board."""
        content, team, light = g.content, self.team, g.light[self.team]
        mine: list[tuple[bool, int, int]] = []
        theirs: list[tuple[bool, int, int]] = []
        for card, row in g.laid.items():
            (mine if row.owner == team else theirs).append((row.actions > 0, row.picture, card))
        mine.sort()  # permanent ones first, in the order of their pictures
        theirs.sort()
        options = []
        for limited, picture, card in mine:
            take = cancel_option(content, card, picture, 0) if limited else recall_option(content, card, picture, True)
            options.append(take)
        for _, picture, card in theirs:
            cost = cancel_cost(g, card)
            if light >= cost:
                options.append(cancel_option(content, card, picture, cost))
        return options

    def nothing_to_cast(self, g: RiseState) -> bool:
        """Does everyone see that no card can be cast, whatever is in hand?"""
        left = g.zones[f"hand.{self.seat}"] or g.zones[f"deck.{('dream', 'horror')[self.team]}"]
        return not left or g.light[self.team] < g.content.least_light

    def act(self, g: RiseState) -> Next:
        kind, value = self.did
        if kind == "done":
            return Return()
        if kind in BUSY:
            return Call(busy(kind, value))
        if kind == "cast":
            return Call(Cast(self.seat, self.decider, self.team, value, self.figure))
        if kind == "recall":
            pay(g, self.team, -refund(g.content, value), "RS-STR-5")
            cards.take_up(g, value, f"hand.{self.seat}", "RS-STR-5")
        else:
            if g.laid[value].owner != self.team:
                pay(g, self.team, cancel_cost(g, value), "RS-STR-5")
            cards.take_up(g, value, f"used.{g.card(value).deck}", "RS-STR-5")
        return None

    def again(self, g: RiseState) -> Next:
        return Goto("ask")


@procedure
class OneCast(Proc):
    """The casting phase of Zkouška síly (RS-ZKS-7): one card for free, or one permanent card back to hand."""

    STEPS = ("ask", "act", "again")
    figure: int
    did: tuple[str, Plain] = ("done", None)

    def ask(self, g: RiseState) -> Next:
        row = g.figures[self.figure]
        options = cast_options(g, row.seat, row.team)
        options += item_options(g, [self.figure])
        options += recall_options(g, self.recallable(g), light=False)
        options.append(Option("done", ("done", None), "RS-ZKS-7"))
        return Ask(g.seat_of(self.figure), options, "did", "casting", public=not g.zones[f"hand.{row.seat}"])

    def recallable(self, g: RiseState) -> list[int]:
        """One's own permanent cards; in the draft edition anybody's (RS-DRF-7)."""
        if not g.rules.draft:
            mine = laid_by(g, g.figures[self.figure].seat)
            return [card for card in mine if not g.laid[card].actions]
        return laid_for_good(g)

    def act(self, g: RiseState) -> Next:
        kind, value = self.did
        row = g.figures[self.figure]
        if kind == "cast":
            return Call(Cast(row.seat, g.seat_of(self.figure), row.seat, value, self.figure))
        if kind in BUSY:
            return Call(busy(kind, value))
        if kind == "recall":
            owner = g.laid[value].owner
            cards.take_up(g, value, f"hand.{owner}", "RS-ZKS-7")
        return Return()

    def again(self, g: RiseState) -> Next:
        """Items and trading are no cast: the phase goes on."""
        return Goto("ask") if self.did[0] in BUSY else Return()


@procedure
class ItemsFirst(Proc):
    """A main character whose partner holds the cards uses items and trades before anything is cast."""

    STEPS = ("ask", "act", "again")
    figure: int
    did: tuple[str, Plain] = ("done", None)

    def ask(self, g: RiseState) -> Next:
        options = [*item_options(g, [self.figure]), Option("done", ("done", None), "RR-C5a")]
        return Ask(g.figures[self.figure].seat, options, "did", "items", (("figure", g.figures[self.figure].id),))

    def act(self, g: RiseState) -> Next:
        kind, value = self.did
        return Return() if kind == "done" else Call(busy(kind, value))

    def again(self, g: RiseState) -> Next:
        return Goto("ask")


def item_options(g: RiseState, figures: list[int]) -> list[Option]:
    """RR-C5a: items, kept events and trading belong to the casting phase too; of two characters each is named."""
    found = []
    for figure in figures:
        row = g.figures[figure]
        whose = f" {row.id}" if len(figures) > 1 else ""
        at_hand = uses.use_options(uses.items_now(g, figure)) if uses.in_turn(row.gear) else []
        for option in at_hand + kept_options(g, figure):
            kind, what = option.value
            found.append(option.standing_for((kind, (figure, what)), option.key + whose))
        if may_trade(g, figure):
            found.append(Option("trade" + whose, ("trade", (figure, "")), "RR-C5a"))
    return found


def busy(kind: str, value: Plain) -> Proc:
    figure, what = value
    return Trade(figure) if kind == "trade" else UseNow(figure, what) if kind == "use" else UseKept(figure, what)


def played_by(g: RiseState, seat: int, team: int) -> list[int]:
    return [i for i, row in enumerate(g.figures) if row.seat == seat and row.team == team]
