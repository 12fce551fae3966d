"""RS-EXP: experience, and power bought with it."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import FINAL, Asks, Means
from snar.packs.rise.model import Creature, Quest

from ..state import RiseState

QUEST_WORTH = {"easy": 5, "hard": 10}  # RS-EXP-2
ITEM_WORTH = 3  # trait merchant
MEANINGS = {"trade": Asks("pick", {"buy": Means(), "hand": Means("card"), "keep": FINAL})}


def worth(g: RiseState, card: int) -> int:
    """What a card in front of a player is worth in experience now."""
    definition = g.content.cards[card]
    if isinstance(definition, Quest):
        errand = g.errands.get(card)
        fresh = errand is None or (errand.done and not errand.spent)
        return QUEST_WORTH[definition.level] if fresh else 0
    if g.rules.draft:
        return getattr(definition, "back", 0)  # RS-DRF-2
    return definition.experience if isinstance(definition, Creature) else ITEM_WORTH


def price(g: RiseState, figure: int) -> int:
    return g.figures[figure].gear.experience_price


def holdings(g: RiseState, figure: int) -> tuple[int, ...]:
    """Creatures, tamed ones too, quests and a merchant's items."""
    held = g.zones[f"trophies.{figure}"] + g.zones[f"tamed.{figure}"] + g.zones[f"quests.{figure}"]
    if g.rules.draft or "merchant" in g.figures[figure].gear.traits:
        held += g.zones[f"items.{figure}"]
    return held


def cards_worth(g: RiseState, figure: int) -> list[int]:
    """Cards that could be handed in."""
    return [card for card in holdings(g, figure) if worth(g, card)]


def total(g: RiseState, figure: int) -> int:
    held = holdings(g, figure)
    return g.figures[figure].noted + (sum([worth(g, card) for card in held]) if held else 0)


def gain_noted(g: RiseState, figure: int, amount: int, rule: str, source: str) -> None:
    g.edit(figure).noted += amount
    g.tell("experience", figure, source=source, amount=amount, rule=rule)


def tell_back(g: RiseState, figure: int, card: int, sign: int = 1) -> None:
    """RS-DRF-2: in the draft edition every event gained or lost, items too, is experience gained or lost."""
    if g.rules.draft:
        g.tell("experience", figure, source=g.card_id(card), amount=sign * worth(g, card), rule="RS-DRF-2")


def gain_power(g: RiseState, figure: int, tokens: int, rule: str, source: str = "") -> None:
    """RS-CHR-1: lasting power; tokens can be lost but never printed power."""
    from .deeds import deed

    row = g.edit(figure)
    before = row.tokens
    row.tokens = max(0, before + tokens)
    g.tell("power", figure, amount=row.tokens - before, rule=rule, source=source)
    for _ in range(row.tokens - before):
        deed(g, figure, "gain", ("power",), None)


def hand_in(g: RiseState, figure: int, card: int, rule: str) -> None:
    """A card's experience is used up. A quest not yet annexed stays fulfilled (RR-C4b)."""
    errand = g.errands.get(card)
    if errand is not None and errand.annexes:
        g.errands[card] = errand._replace(spent=True)
        return
    g.errands.pop(card, None)
    home = f"used.{g.card(card).deck}"
    held = [f"{kind}.{figure}" for kind in ("trophies", "tamed", "quests", "items")]
    frm = next(zone for zone in held if card in g.zones[zone])
    zones.move(g, card, frm, home, seen=g.everyone, rule=rule, actor=g.figures[figure].id)
    if frm.startswith(("items", "tamed")):
        g.regear(figure)


def lose_all(g: RiseState, figure: int, rule: str) -> None:
    """Items are no experience until a merchant hands them in (RR-C4a)."""
    lost = [card for card in cards_worth(g, figure) if card not in g.zones[f"items.{figure}"]]
    amount = g.figures[figure].noted + sum(worth(g, card) for card in lost)
    g.edit(figure).noted = 0
    for card in lost:
        hand_in(g, figure, card, rule)
    if amount:
        g.tell("experience", figure, amount=-amount, rule=rule)


@procedure
class Trade(Proc):
    """RS-EXP-1: whole cards are handed in; every full ten buys one token, the rest is lost."""

    STEPS = ("pick", "picked", "buy")
    figure: int
    picked_cards: tuple[int, ...] = ()
    noted: int = 0  # noted experience put in
    act: int | str = ""

    def sum(self, g: RiseState) -> int:
        return self.noted + sum(worth(g, card) for card in self.picked_cards)

    def pick(self, g: RiseState) -> Next:
        options = []
        row = g.figures[self.figure]
        if self.sum(g) >= price(g, self.figure):
            tokens = self.sum(g) // price(g, self.figure)
            effect = (("power", tokens), ("lost", self.sum(g) - tokens * price(g, self.figure)))
            options.append(Option("buy", "buy", "RS-EXP-1", (), effect))
        if row.noted and not self.noted:
            options.append(Option("hand noted", "noted", "RS-EXP-1", (("experience", row.noted),)))
        left = [card for card in cards_worth(g, self.figure) if card not in self.picked_cards]
        for name, card in sorted({g.card_id(card): card for card in left}.items()):
            options.append(Option(f"hand {name}", card, "RS-EXP-1", (("experience", worth(g, card)),)))
        options.append(Option("keep", "keep", "RS-EXP-1"))
        return Ask(g.seat_of(self.figure), options, "act", "trade", (("sum", self.sum(g)),))

    def picked(self, g: RiseState) -> Next:
        if self.act == "keep":
            return Return()
        if self.act == "buy":
            return None
        if self.act == "noted":
            self.noted = g.figures[self.figure].noted
        else:
            self.picked_cards = (*self.picked_cards, int(self.act))
        return Goto("pick")

    def buy(self, g: RiseState) -> Next:
        from .deeds import deed

        tokens = self.sum(g) // price(g, self.figure)
        g.tell("traded", self.figure, amount=-self.sum(g), rule="RS-EXP-1")
        for card in self.picked_cards:
            hand_in(g, self.figure, card, "RS-EXP-1")
        g.edit(self.figure).noted -= self.noted
        gain_power(g, self.figure, tokens, "RS-EXP-1", "experience")
        for _ in range(tokens):
            deed(g, self.figure, "trade", ("power",), None)
        return Return()


def may_trade(g: RiseState, figure: int) -> bool:
    """RR-C5a: in one's own turn; a hypnotised character's experience is safe (RR-E3b)."""
    return g.figures[figure].ruler < 0 and total(g, figure) >= price(g, figure)
