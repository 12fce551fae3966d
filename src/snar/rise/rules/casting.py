"""Casting a dream or horror: RS-DRM-2 .. 6."""

from __future__ import annotations

from functools import lru_cache

from snar.kernel import zones
from snar.kernel.choice import Option, Refusal
from snar.kernel.flow import Ask, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Means
from snar.packs.rise.model import DreamCard

from ..content import Content
from ..effects.places import rolled_field
from ..state import RiseState
from . import laid as cards
from .deeds import deed

HAND = 5
ROTATIONS = {turn: Option(f"r{turn}", turn, "RR-A1a") for turn in cards.TURNS}
MEANINGS = {
    "cast-field": Asks("placement", {"": Means("field", "board", opens="rotation")}, part=True),
    "cast-turn": Asks("rotation", {"": Means("rotation")}, part=True),
}


def castable(g: RiseState, team: int, card: DreamCard) -> bool:
    """There is light and a place for it (RS-DRM-2, RR-A2)."""
    return affordable(g, team, card) and has_place(g, card)


def affordable(g: RiseState, team: int, card: DreamCard) -> bool:
    return not g.rules.sides or g.light[team] >= card.light


def has_place(g: RiseState, card: DreamCard) -> bool:
    return g.content.has_free_picture(cards.occupied(g), card.placement)


def uncastable(g: RiseState, team: int, card: DreamCard) -> Refusal:
    """Why a card in hand cannot be cast."""
    if not affordable(g, team, card):
        return Refusal("too-little-light", "RS-DRM-2", (("light", card.light), ("have", g.light[team])))
    return Refusal("no-place", "RR-A2")


def cast_options(g: RiseState, seat: int, team: int) -> list[Option]:
    """One option per different card; copies share it."""
    content, sides, covered = g.content, g.rules.sides, cards.occupied(g)
    options: dict[str, Option] = {}
    room: dict[str, bool] = {}
    for slot, number in enumerate(g.zones[f"hand.{seat}"]):
        id = content.ids[number]
        if id not in options and (not sides or g.light[team] >= content.light[number]):
            placement = content.placement[number]
            if placement not in room:
                room[placement] = content.has_free_picture(covered, placement)
            if room[placement]:
                options[id] = cast_option(content, number, slot, sides)
    return [options[name] for name in sorted(options)]


@lru_cache(maxsize=4096)
def cast_option(content: Content, number: int, slot: int, light: bool) -> Option:
    card = content.laid(number)
    cost = (("light", card.light),) if light else ()
    return Option(f"cast {card.id}", ("cast", slot), "RS-DRM-2", cost)


def pay(g: RiseState, team: int, light: int, rule: str) -> None:
    held = list(g.light)
    held[team] -= light
    g.light = tuple(held)
    g.tell("light", amount=-light, to=("sny", "tma")[team], rule=rule)


def hand_size(g: RiseState, seat: int) -> int:
    """RS-STR-4: five, changed by the modifier `hand` of the characters this seat plays."""
    return HAND + sum(row.gear.value("hand", HAND) - HAND for row in g.figures if row.seat == seat)


def refill_hand(g: RiseState, seat: int, team: int) -> None:
    """RS-STR-4, RR-A9b: up to five at once, while the deck lasts (it never reshuffles, RR-A9c)."""
    deck = f"deck.{('dream', 'horror')[team]}"
    while len(g.zones[f"hand.{seat}"]) < hand_size(g, seat) and g.zones[deck]:
        zones.draw(g, deck, f"hand.{seat}", seen=1 << seat, rule="RS-STR-4")


def served(g: RiseState, figure: int) -> list[int]:
    """RR-E10: a side casts as one, so what it casts serves the quests of each of its characters."""
    if not g.rules.sides:
        return [figure]
    return [i for i, row in enumerate(g.figures) if row.team == g.figures[figure].team]


@procedure
class Cast(Proc):
    """A card from the hand is laid: field and rotation are chosen, or the dice choose the field."""

    STEPS = ("kind", "field", "turn", "lay", "pay", "roll", "rolled", "rotate", "settle")
    seat: int  # whose hand
    decider: int
    team: int
    slot: int
    figure: int  # who rolls
    picture: int = -1
    rotation: int = 0
    card: int = -1  # only once it lies open

    def kind(self, g: RiseState) -> Next:
        """Exact placement is chosen, random placement is rolled."""
        return Goto("pay") if self.definition(g).placement == "random" else None

    def definition(self, g: RiseState) -> DreamCard:
        return g.content.laid(g.zones[f"hand.{self.seat}"][self.slot])

    def field(self, g: RiseState) -> Next:
        fields = g.content.picture_options
        options = [fields[cell] for cell in cards.pictures(g, "exact")]
        return Ask(self.decider, options, "picture", "cast-field", (("card", self.definition(g).id),), public=False)

    def turn(self, g: RiseState) -> Next:
        return self.ask_turn(g)

    def ask_turn(self, g: RiseState) -> Next:
        """A lone rotation answers itself: what it tells is seen at once, for the card is laid then."""
        options = [ROTATIONS[turn] for turn in cards.turns(g, self.picture)]
        return Ask(self.decider, options, "rotation", "cast-turn", (("field", g.name(self.picture)),))

    def lay(self, g: RiseState) -> Next:
        return self.finish(g, f"hand.{self.seat}", g.zones[f"hand.{self.seat}"][self.slot], charge=True)

    def pay(self, g: RiseState) -> Next:
        """Random placement: the card is shown and paid, then the dice are rolled."""
        self.card = g.zones[f"hand.{self.seat}"][self.slot]
        zones.move(g, self.card, f"hand.{self.seat}", "casting", seen=g.everyone, rule="RS-DRM-6")
        self.charge(g)
        return None

    def roll(self, g: RiseState) -> Next:
        self.picture = rolled_field(g, self.figure, g.card_id(self.card), "RS-DRM-6")
        return None

    def rolled(self, g: RiseState) -> Next:
        """RS-DRM-6: an occupied field, or one where no rotation fits, is rolled again."""
        return None if cards.turns(g, self.picture) else Goto("roll")

    def rotate(self, g: RiseState) -> Next:
        return self.ask_turn(g)

    def settle(self, g: RiseState) -> Next:
        return self.finish(g, "casting", self.card, charge=False)

    def charge(self, g: RiseState) -> None:
        if g.rules.sides:
            pay(g, self.team, g.content.laid(self.card).light, "RS-DRM-2")

    def finish(self, g: RiseState, frm: str, card: int, charge: bool) -> Next:
        self.card = card
        if charge:
            self.charge(g)
        g.tell("cast", self.figure, source=g.card_id(card), to=g.name(self.picture), rule="RS-DRM-2")
        cards.lay(g, card, self.team, self.picture, self.rotation, frm)
        for figure in served(g, self.figure):
            deed(g, figure, "cast", ("card",), None)
        if g.rules.sides:  # RS-ZKS-8: in Zkouška síly no card is ever drawn
            refill_hand(g, self.seat, self.team)
        return Return("cast")
