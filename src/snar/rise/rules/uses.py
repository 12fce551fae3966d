"""RS-CHR-4, RR-C2, RR-C7: abilities and items announced at listed moments, through one window."""

from __future__ import annotations

from snar.kernel import zones
from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Goto, Next, Proc, Return, procedure
from snar.packs.model import Effect

from ..gear import Offer
from ..state import RiseState

ANY_TIME = ("turn", "duel", "wounded")  # when an "any time" item may be used (RS-EVT-6, RR-E5)
AT_ROLL = ("bonus", "reroll", "shield", "endure")  # verbs that change what the window interrupts


def offers(g: RiseState, figure: int, at: str, against: str = "any") -> list[Offer]:
    """RS-CHR-4: what this character could announce now."""
    row = g.figures[figure]
    if at not in row.gear.moments and not ("any" in row.gear.moments and at in ANY_TIME):
        return []
    return [offer for offer in row.gear.offers if fits(offer, at, against) and free(g, figure, offer, at)]


def fits(offer: Offer, at: str, against: str) -> bool:
    """Is this the moment of the use? An item for any time serves in others' turns too (RR-E5)."""
    use = offer.use
    if use.at != at and not (use.at == "any" and at in ANY_TIME):
        return False
    if use.at == "any" and at in ("duel", "wounded") and not helps_at(use.do, at):
        return False
    return use.against in ("any", against)


def helps_at(do: tuple[Effect, ...], at: str) -> bool:
    """An any-time item is worth a window only where it can change what is about to happen."""
    verbs = {effect["verb"] for effect in do}
    return bool(verbs & {"strength", "bonus", "power"}) if at == "duel" else bool(verbs & {"heal", "endure"})


def free(g: RiseState, figure: int, offer: Offer, at: str) -> bool:
    """RR-C7: once for each roll, step or event it changes; in one's turn nothing triggers it, so once a round."""
    row = g.figures[figure]
    if offer.use.cost and row.lives <= offer.use.cost:
        return False
    triggered = offer.use.limit == "trigger" and at != "turn"
    return offer.single or triggered or offer.key not in row.used


def spend(g: RiseState, figure: int, offer: Offer) -> None:
    """Announced: the limit is noted, its price in lives is paid, a single-use item is discarded."""
    row = g.edit(figure)
    row.used = (*row.used, offer.key)
    if offer.use.cost:
        row.lives -= offer.use.cost
    g.tell("use", figure, source=offer.source, rule="RS-CHR-4")
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
        options[key] = Option(key, ("use", offer.key), "RS-CHR-4", cost)
    return list(options.values())


def offer_by_key(g: RiseState, figure: int, key: str) -> Offer:
    return next(offer for offer in g.figures[figure].gear.offers if offer.key == key)


@procedure
class Window(Proc):
    """Opens only for those who could use something; returns what changes: (bonus, reroll, shield, endure)."""

    STEPS = ("offer", "announced", "again")
    figure: int
    moment: str
    against: str = "any"
    source: str = ""  # what it interrupts
    act: tuple[str, str] = ("pass", "")
    gained: tuple[int, int, int, int] = (0, 0, 0, 0)
    announced_keys: tuple[str, ...] = ()
    awakenings: int = -1

    def offer(self, g: RiseState) -> Next:
        row = g.figures[self.figure]
        if self.awakenings not in (-1, row.awakenings):
            return Return(self.gained)
        found = offers(g, self.figure, self.moment, self.against)
        found = [offer for offer in found if offer.single or offer.key not in self.announced_keys]  # RR-C7, RR-C10
        if not found:
            return Return(self.gained)
        options = [*use_options(found), Option("pass", ("pass", ""), "RS-CHR-4")]
        about = (("moment", self.moment), ("source", self.source))
        return Ask(row.seat if row.ruler < 0 else row.ruler, options, "act", "window", about)

    def announced(self, g: RiseState) -> Next:
        if self.act[0] == "pass":
            return Return(self.gained)
        from ..effects.apply import Apply

        self.awakenings = g.figures[self.figure].awakenings
        offer = offer_by_key(g, self.figure, self.act[1])
        self.announced_keys = (*self.announced_keys, offer.key)
        spend(g, self.figure, offer)
        changes = {effect["verb"]: effect for effect in offer.use.do if effect["verb"] in AT_ROLL}
        bonus, reroll, shield, endure = self.gained
        self.gained = (
            bonus + (changes["bonus"]["amount"] if "bonus" in changes else 0),
            reroll or int("reroll" in changes),
            shield or int("shield" in changes),
            endure + (changes["endure"]["lives"] if "endure" in changes else 0),
        )
        rest = tuple(effect for effect in offer.use.do if effect["verb"] not in AT_ROLL)
        return Call(Apply(self.figure, rest, offer.source)) if rest else None

    def again(self, g: RiseState) -> Next:
        return Goto("offer")


def opens(g: RiseState, figure: int, moment: str, against: str = "any") -> bool:
    return bool(offers(g, figure, moment, against))
