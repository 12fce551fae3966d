"""RS-CHR-4, RR-C2, RR-C7: abilities and items announced at listed moments, through one window."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import ON, Asks, Means
from snar.packs.fields import Effect
from snar.packs.rise.model import Item

from ..effects.apply import Apply
from ..gear import Gear, Offer
from ..state import RiseState
from .deeds import deed

ANY_TIME = ("turn", "duel", "wounded", "losing")  # when an "any time" item may be used (RS-EVT-6, RR-E5)
Bonuses = tuple[tuple[str, int], ...]  # what was added to a roll, and by what
Gained = tuple[int, str, int, Bonuses, Bonuses]  # bonus, rule of a reroll, shield; lives endured, bonuses: by source
NOTHING: Gained = (0, "", 0, (), ())
AT_ROLL = ("bonus", "reroll", "shield", "endure")  # verbs that change what the window interrupts
USE = Means("thing figure|thing")  # of two characters the one is named
MEANINGS = {"window": Asks("window", {"use": USE, "pass": ON})}


def offers(g: RiseState, figure: int, at: str, against: str = "any") -> list[Offer]:
    """RS-CHR-4: what this character could announce now."""
    row = g.figures[figure]
    if at not in row.gear.moments and not ("any" in row.gear.moments and at in ANY_TIME):
        return []
    return [offer for offer in row.gear.offers if fits(offer, at, against) and free(g, figure, offer, at)]


def in_turn(gear: Gear) -> bool:
    """Is there anything to announce in one's own turn?"""
    return "turn" in gear.moments or "any" in gear.moments


def fits(offer: Offer, at: str, against: str) -> bool:
    """Is this the moment of the use? An item for any time serves in others' turns too (RR-E5)."""
    use = offer.use
    if use.at != at and not (use.at == "any" and at in ANY_TIME):
        return False
    if use.at == "any" and at != "turn" and not helps_at(use.do, at):
        return False
    return use.against in ("any", against)


def helps_at(do: tuple[Effect, ...], at: str) -> bool:
    """An any-time item is worth a window only where it can change what is about to happen."""
    verbs = {effect["verb"] for effect in do}
    return bool(verbs & {"duel": {"strength", "bonus", "power"}, "wounded": {"heal", "endure"}}.get(at, verbs))


def free(g: RiseState, figure: int, offer: Offer, at: str) -> bool:
    """RR-C7: once for each roll, step or event it changes; in one's turn nothing triggers it, so once a round, unless
    it has no limit but its price (RS-CHR-4, RR-C12). Of several equal cards each has its own use."""
    row = g.figures[figure]
    if offer.use.cost and row.lives <= offer.use.cost:
        return False
    limit = offer.use.limit
    unlimited = offer.single or limit == "none" or (limit == "trigger" and at != "turn")
    return unlimited or row.used.count(offer.key) < copies(row.gear, offer)


def copies(gear: Gear, offer: Offer) -> int:
    return sum(other.key == offer.key for other in gear.offers)


def spend(g: RiseState, figure: int, offer: Offer) -> None:
    """Announced: the limit is noted, its price in lives is paid, a single-use item is discarded."""
    row = g.edit(figure)
    row.used = (*row.used, offer.key)
    g.tell("use", figure, source=offer.source, rule=offer.rule)
    if offer.use.cost:
        g.change_lives(figure, -offer.use.cost, offer.source, offer.rule, "paid")
    if isinstance(g.content.pack.cards.get(offer.source), Item):
        deed(g, figure, "use", ("item",), None)
    if offer.single:
        card = next(card for card in g.zones[f"items.{figure}"] if g.card_id(card) == offer.source)
        zones.move(g, card, f"items.{figure}", spent_item_zone(g, figure), seen=g.everyone, rule="RS-EVT-6")
        g.regear(figure)


def spent_item_zone(g: RiseState, figure: int) -> str:
    return f"trophies.{figure}" if g.rules.draft else "used.event"  # RS-DRF-2


def use_options(found: list[Offer]) -> list[Option]:
    """One option per source; a source with several uses numbers them."""
    options: dict[str, Option] = {}
    for offer in found:
        several = any(other.source == offer.source and other.key != offer.key for other in found)
        key = f"use {offer.key if several else offer.source}"
        cost = (("lives", offer.use.cost),) if offer.use.cost else ()
        options[key] = Option(key, ("use", offer.key), offer.rule, cost)
    return list(options.values())


def items_now(g: RiseState, figure: int) -> list[Offer]:
    """RS-EVT-6: items for one's own turn, the casting phase included; abilities belong to movement."""
    return [offer for offer in offers(g, figure, "turn") if offer.rule == "RS-EVT-6"]


def worthwhile(g: RiseState, figure: int, cards: list[int] | None) -> list[Offer]:
    """Items (all, or these) that would do something now: worth a question of their own."""
    names = None if cards is None else {g.card_id(card) for card in cards}
    return [
        offer
        for offer in items_now(g, figure)
        if (names is None or offer.source in names) and not idle(g, figure, offer, ("bp", "strength"))
    ]


def idle(g: RiseState, figure: int, offer: Offer, late: tuple[str, ...] = ()) -> bool:
    """Would it do nothing now? `late`: verbs that come too late for anything."""
    row = g.figures[figure]
    nothing = {"heal": row.lives >= g.max_lives(row), "unlay": not g.laid}
    return all(effect["verb"] in late or nothing.get(effect["verb"]) for effect in offer.use.do)


def offer_by_key(g: RiseState, figure: int, key: str) -> Offer:
    return next(offer for offer in g.figures[figure].gear.offers if offer.key == key)


@procedure
class Window(Proc):
    """Opens only for those who could use something; returns what changes."""

    STEPS = ("offer", "announced", "again")
    figure: int
    moment: str
    against: str = "any"
    source: str = ""  # what it interrupts
    act: tuple[str, str] = ("pass", "")
    gained: Gained = NOTHING
    announced_keys: tuple[str, ...] = ()
    awakenings: int = -1

    def offer(self, g: RiseState) -> Next:
        row = g.figures[self.figure]
        if self.awakenings not in (-1, row.awakenings):
            return Return(self.gained)
        found = offers(g, self.figure, self.moment, self.against)
        found = [offer for offer in found if offer.single or self.fresh(row.gear, offer)]  # RR-C7, RR-C10
        found = [offer for offer in found if not idle(g, self.figure, offer)]
        if not found:
            return Return(self.gained)
        gift = next((offer for offer in found if only_gains(offer)), None)
        if gift:
            self.act = ("use", gift.key)
            return None
        options = [*use_options(found), Option("pass", ("pass", ""), "RS-CHR-4")]
        about = (("moment", self.moment), ("source", self.source))
        return Ask(row.seat if row.ruler < 0 else row.ruler, options, "act", "window", about)

    def fresh(self, gear: Gear, offer: Offer) -> bool:
        return self.announced_keys.count(offer.key) < copies(gear, offer)

    def announced(self, g: RiseState) -> Next:
        if self.act[0] == "pass":
            return Return(self.gained)
        self.awakenings = g.figures[self.figure].awakenings
        offer = offer_by_key(g, self.figure, self.act[1])
        self.announced_keys = (*self.announced_keys, offer.key)
        spend(g, self.figure, offer)
        changes = {effect["verb"]: effect for effect in offer.use.do if effect["verb"] in AT_ROLL}
        bonus, reroll, shield, endure, whose = self.gained
        more = changes["bonus"]["amount"] if "bonus" in changes else 0
        self.gained = (
            bonus + more,
            reroll or (offer.rule if "reroll" in changes else ""),
            shield or int("shield" in changes),
            (*endure, (offer.source, changes["endure"]["lives"])) if "endure" in changes else endure,
            (*whose, (offer.source, more)) if more else whose,
        )
        rest = tuple(effect for effect in offer.use.do if effect["verb"] not in AT_ROLL)
        return Call(Apply(self.figure, rest, offer.source, offer.rule)) if rest else None

    def again(self, g: RiseState) -> Next:
        """Who rolls again sees first what has fallen: a new roll has a window of its own."""
        return Return(self.gained) if self.gained[1] else Goto("offer")


def rerolled(g: RiseState, figure: int, before: tuple[str, ...]) -> tuple[str, ...]:
    """What has changed this roll already, the last use too: each serves it once (RR-C7)."""
    return (*before, g.figures[figure].used[-1])


def only_gains(offer: Offer) -> bool:
    """Nobody is asked whether to take what costs nothing, cannot harm and could not be saved for another time."""
    kept = offer.single or offer.use.limit != "trigger" or offer.use.cost
    return not kept and all(
        effect["verb"] == "heal" or (effect["verb"] in ("experience", "light") and effect["amount"] > 0)
        for effect in offer.use.do
    )


def opens(g: RiseState, figure: int, moment: str, against: str = "any") -> bool:
    return bool(offers(g, figure, moment, against))
