"""What a seat of Říše Snů sees as an array: from the parts of `snar.rise.view` and the seat's own question alone.

Figures and hands are counted from whoever looks: one's own is always first. A part of the view is looked at again only
when something has changed that it is made of; most answers change one figure.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from functools import cache
from operator import attrgetter, itemgetter
from typing import Any, NamedTuple, cast

from snar.kernel.choice import Choice
from snar.kernel.state import State
from snar.packs.rise.model import DECKS
from snar.rise import view
from snar.rise.content import Content
from snar.rise.figure import FIELDS
from snar.rise.options import Rules
from snar.rise.state import RiseState

from ..layout import Layout, counting
from .blocks import FIGURES, IS, NUMBERS, QUEST, blocks

Row = dict[str, Any]
Placed = tuple[int, float]  # a number and its place
numbers_of = itemgetter(*NUMBERS)
row_of = attrgetter(*FIELDS)
ZONES = ("abilities", "items", "kept", "quests", "tamed", "trophies")
zones_of = [itemgetter(*(f"{zone}.{i}" for zone in ZONES)) for i in range(FIGURES)]
own_zones = itemgetter(*(f"{kind}.{deck}" for deck in DECKS for kind in ("deck", "used")))
HANDS = [f"hand.{seat}" for seat in range(FIGURES)]


class Sides(NamedTuple):
    """Figures as a seat counts them: in their order, where each is, and the own team."""

    order: list[int]
    slot: dict[str, int]
    team: int


def ordered(g: RiseState, seat: int) -> Sides:
    order = sorted(range(len(g.figures)), key=lambda i: (g.figures[i].seat - seat) % g.seats)
    return Sides(order, {g.figures[i].id: n for n, i in enumerate(order)}, g.figures[order[0]].team)


class Slot(NamedTuple):
    """Where the blocks of a figure begin."""

    numbers: int
    character: int
    field: int
    annexed: int
    held: int
    trophies: int
    tamed: int
    quests: int
    worlds: int


@cache
def cards_of(content: Content, n: int) -> slice:
    """Cards of a deck follow each other."""
    first = content.decks.index(DECKS[n])
    return slice(first, first + content.decks.count(DECKS[n]))


def eyes(rules: Rules) -> RiseEyes:
    return of_pack(rules.pack)


@cache
def of_pack(name: str) -> RiseEyes:
    return RiseEyes(Layout(blocks(name)))


class RiseEyes:
    def __init__(self, layout: Layout) -> None:
        self.layout, self.at = layout, layout.at
        words = {block.name: counting(block.words) for block in layout.blocks}
        self.topic, self.moment, self.spell = words["topic"], words["about.moment"], words["about.spell"]
        self.field, self.world, self.card = words["laid.own"], words["open"], words["hand"]
        self.scenario, self.option = words["scenario"], words["options"]
        self.character, self.quest = words["figure0.character"], words["figure0.worlds"]
        first = self.at["figure0"]
        self.slot = Slot(0, *(self.at[f"figure0.{name}"] - first for name in Slot._fields[1:]))
        self.starts = [self.at[f"figure{n}"] for n in range(FIGURES)]
        self.stride, self.own_start = self.starts[1] - first, self.at["hand"]
        self.own_at = {name: start - self.own_start for name, start in self.at.items()}
        self.blank: tuple[Rules | None, array[float]] = (None, array("f"))  # with what was agreed on already written
        self.sides: dict[int, Sides] = {}  # by seat, of that agreement
        self.kept: dict[Any, tuple[Any, Any]] = {}  # parts: what they were made of, and what came of it

    def write(self, g: State, seat: int, choice: Choice | None) -> array[float]:
        state = cast(RiseState, g)
        out = self.agreed(state.rules)[:]
        order, slot, team = self.sides.get(seat) or self.sides.setdefault(seat, ordered(state, seat))
        if choice is not None:
            self.question(out, choice, slot)
        self.whole(out, state, slot, team)
        for n, i in enumerate(order):
            start = self.starts[n]
            out[start : start + self.stride] = self.figure(state, i)
            out[start + 1], out[start + 2] = state.figures[i].seat == seat, state.figures[i].team == team
        self.laid(out, state, team if state.rules.sides else seat)
        out[self.own_start :] = self.own(state, seat)
        return out

    # -- parts -----------------------------------------------------------------------------------------------------
    def agreed(self, rules: Rules) -> array[float]:
        if self.blank[0] is not rules:
            found = self.layout.empty()
            found[self.at["scenario"] + self.scenario[rules.scenario]] = 1.0
            for option in rules.options:
                found[self.at["options"] + self.option[option]] = 1.0
            start = self.at["game"]
            found[start + 1 : start + 4] = array("f", (rules.draft, rules.boards, rules.fame))
            self.blank, self.sides = (rules, found), {}
        return self.blank[1]

    def question(self, out: array[float], choice: Choice, slot: dict[str, int]) -> None:
        at = self.at
        out[at["topic"] + self.topic[choice.topic]] = 1.0
        for name, what in choice.about:
            if not isinstance(what, str):
                out[at["about.number"]] = what
            elif what in slot:
                out[at["about.figure"] + slot[what]] = 1.0
            elif what in self.card:
                out[at["about.card"] + self.card[what]] = 1.0
            elif name == "spell":
                out[at["about.spell"] + self.spell[what]] = 1.0
            elif name == "field":
                out[at["about.field"] + self.field[what]] = 1.0
            elif what in self.moment:
                out[at["about.moment"] + self.moment[what]] = 1.0

    def whole(self, out: array[float], g: RiseState, slot: dict[str, int], team: int) -> None:
        start, worlds = self.at["game"], self.at["open"]
        out[start] = g.round
        if g.rules.sides:
            out[start + 4], out[start + 5] = g.light[team], g.light[1 - team]
        out[worlds : worlds + len(g.open)] = array("f", g.open)
        turn = view.turn_of(g)
        if turn:
            out[self.at["turn"] + slot[turn]] = 1.0
        for zone in ("event", "casting"):
            if g.zones[zone]:
                self.count(out, self.at["revealed"], view.names(g, zone))

    def figure(self, g: RiseState, i: int) -> array[float]:
        """All blocks of a figure, but for who it is to me."""
        zones = zones_of[i](g.zones)
        errands = tuple(map(g.errands.get, zones[3])) if zones[3] else ()
        known = bytes(map(g.known.__getitem__, zones[0])) if zones[0] else b""
        made_of = (g.content, g.rules.draft, row_of(g.figures[i]), zones, errands, known)
        kept = self.kept.get(i)
        if kept is None or kept[0] != made_of:
            kept = self.kept[i] = (made_of, self.figure_seen(view.figure_view(g, i)))
        found: array[float] = kept[1]
        return found

    def figure_seen(self, row: Row) -> array[float]:
        out, at = array("f", bytes(4 * self.stride)), self.slot
        is_what = (1.0, 0.0, 0.0, row["side"] == "hero", row["helper"])
        out[: len(IS) + len(NUMBERS)] = array("f", is_what + numbers_of(row))
        out[at.character + self.character[row["id"]]] = 1.0
        if row["field"]:
            out[at.field + self.field[row["field"]]] = 1.0
        for world in row["annexed"]:
            out[at.annexed + self.world[world]] += 1.0
        self.count(out, at.held, (*row["items"], *row["kept"], *row["abilities"]))
        self.count(out, at.trophies, row["trophies"])
        self.count(out, at.tamed, row["tamed"])
        for quest in row["quests"]:
            number = self.quest[quest["id"]]
            place = at.quests + number * len(QUEST)
            what = (1 + sum(quest["left"]), quest["done"], quest["spent"], quest["annexes"], quest["turns"])
            out[place : place + len(QUEST)] = array("f", what)
            out[at.worlds + number] = 1.0 + self.world[quest["world"]]
        return out

    def laid(self, out: array[float], g: RiseState, own: int) -> None:
        for card, row in g.laid.items():
            made_of = (g.content, row)
            kept = self.kept.get((card, own))
            if kept is None or kept[0] != made_of:
                kept = self.kept[card, own] = (made_of, [*self.laid_seen(view.laid_view(g, card), own)])
            for place, number in kept[1]:
                out[place] = number

    def laid_seen(self, row: Row, own: int) -> Iterator[Placed]:
        plane, place = self.at["laid.own" if row["owner"] == own else "laid.other"], self.field[row["picture"]]
        yield from ((plane + self.field[name], 1.0) for name in row["cells"])
        yield self.at["laid.picture"] + place, 1.0 + self.card[row["id"]]
        yield self.at["laid.actions"] + place, float(row["actions"])

    def own(self, g: RiseState, seat: int) -> array[float]:
        """The last part: what hangs on the cards the seat knows."""
        made_of = (
            g.content,
            g.rules.draft,
            own_zones(g.zones),
            [g.zones[hand] for hand in HANDS[: g.seats]],
            bytes(g.known),
        )
        kept = self.kept.get(("own", seat))
        if kept is None or kept[0] != made_of:
            out = array("f", bytes(4 * (self.layout.size - self.own_start)))
            for n in range(len(DECKS)):
                for place, number in self.deck(g, seat, n):
                    out[place] += number
            self.hands(out, g, seat)
            kept = self.kept["own", seat] = (made_of, out)
        found: array[float] = kept[1]
        return found

    def deck(self, g: RiseState, seat: int, n: int) -> list[Placed]:
        pile, used = g.zones[f"deck.{DECKS[n]}"], g.zones[f"used.{DECKS[n]}"]
        made_of = (g.content, g.rules.draft, pile, used, bytes(g.known[cards_of(g.content, n)]))
        kept = self.kept.get(("deck", seat, n))
        if kept is None or kept[0] != made_of:
            kept = self.kept["deck", seat, n] = (made_of, self.deck_seen(view.pile_view(g, DECKS[n], seat), n))
        found: list[Placed] = kept[1]
        return found

    def deck_seen(self, pile: Row, n: int) -> list[Placed]:
        found = [(self.own_at["decks"] + n, float(pile["count"]))]
        found += [(self.own_at["used"] + self.card[card], 1.0) for card in pile["used"]]
        known = {card: float(place) for place, card in reversed(pile.get("known", {}).items())}
        found += [(self.own_at["known"] + self.card[card], place) for card, place in known.items()]
        if DECKS[n] == "event" and "back" in pile:
            found.append((self.own_at["backs"], float(pile["back"].rpartition("-")[2])))
        return found

    def hands(self, out: array[float], g: RiseState, seat: int) -> None:
        for n in range(g.seats):
            hand = view.hand_view(g, (seat + n) % g.seats, seat)
            self.count(out, self.own_at[f"hand{n}.known" if n else "hand"], hand["known"])
            if n:
                out[self.own_at[f"hand{n}"]] = hand["count"]

    def count(self, out: array[float], start: int, cards: Iterable[str]) -> None:
        for card in cards:
            out[start + self.card[card]] += 1.0
