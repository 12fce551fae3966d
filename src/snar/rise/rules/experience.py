"""RS-EXP: experience, and power bought with it."""

from __future__ import annotations

from functools import cache, lru_cache

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import FINAL, Asks, Means
from snar.packs.rise.model import CardDef, Creature, Quest

from ..content import Content
from ..state import RiseState
from .deeds import deed

QUEST_WORTH = {"easy": 5, "hard": 10}  # RS-EXP-2
ITEM_WORTH = 3  # trait merchant
MEANINGS = {"trade": Asks("pick", {"buy": Means(), "hand": Means("card"), "keep": FINAL})}


def worth(g: RiseState, card: int) -> int:
    """What a card in front of a player is worth in experience now."""
    errand = g.errands.get(card)
    if errand is not None and (errand.spent or not errand.done):
        return 0
    return printed_worths(g.content, g.rules.draft)[card]


@lru_cache(maxsize=16)
def printed_worths(content: Content, draft: bool) -> tuple[int, ...]:
    """By card."""
    return tuple(printed_worth(card, draft) for card in content.cards)


def printed_worth(card: CardDef, draft: bool) -> int:
    if isinstance(card, Quest):
        return QUEST_WORTH[card.level]
    if draft:
        return getattr(card, "back", 0)  # RS-DRF-2
    return card.experience if isinstance(card, Creature) else ITEM_WORTH


def price(g: RiseState, figure: int) -> int:
    return g.figures[figure].gear.experience_price


def holdings(g: RiseState, figure: int) -> tuple[int, ...]:
    """Creatures, tamed ones too, quests and a merchant's items."""
    trophies, tamed, quests, items = own_zones(figure)
    zones = g.zones
    held = zones[trophies] + zones[tamed] + zones[quests]
    if g.rules.draft or "merchant" in g.figures[figure].gear.traits:
        held += zones[items]
    return held


@cache
def own_zones(figure: int) -> tuple[str, ...]:
    return tuple(f"{kind}.{figure}" for kind in ("trophies", "tamed", "quests", "items"))


def cards_worth(g: RiseState, figure: int) -> list[int]:
    """Cards that could be handed in."""
    return [card for card in holdings(g, figure) if worth(g, card)]


def total(g: RiseState, figure: int) -> int:
    """Noted and held; only the worth of quests hangs on more than what is printed."""
    row, zones, draft = g.figures[figure], g.zones, g.rules.draft
    trophies, tamed, quests, items = own_zones(figure)
    held = zones[trophies] + zones[tamed]
    if draft or "merchant" in row.gear.traits:
        held += zones[items]
    found = row.noted + printed_total(g.content, draft, held) if held else row.noted
    for card in zones[quests]:
        errand = g.errands.get(card)
        if errand is None or errand.done:  # no other is worth anything
            found += worth(g, card)
    return found


@lru_cache(maxsize=4096)
def printed_total(content: Content, draft: bool, cards: tuple[int, ...]) -> int:
    worths = printed_worths(content, draft)
    return sum([worths[card] for card in cards])


def tell_back(g: RiseState, figure: int, card: int, sign: int = 1) -> None:
    """RS-DRF-2: in the draft edition every event gained or lost, items too, is experience gained or lost."""
    if g.rules.draft:
        g.tell("experience", figure, source=g.card_id(card), amount=sign * worth(g, card), rule="RS-DRF-2")


def gain_power(g: RiseState, figure: int, tokens: int, rule: str, source: str = "") -> None:
    """RS-CHR-1: lasting power; tokens can be lost but never printed power."""
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
    frm = next(zone for zone in own_zones(figure) if card in g.zones[zone])
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
