"""What running quests still ask for, told as places to visit, turns to spend and enemies to meet."""

from __future__ import annotations

from typing import NamedTuple

from snar.bots.rise.odds import odds
from snar.bots.rise.roads import Roads
from snar.packs.rise.model import Deed
from snar.rise import board as b
from snar.rise.rules.deeds import definition, running
from snar.rise.rules.experience import price, total
from snar.rise.rules.laid import works
from snar.rise.state import Errand, RiseState
from snar.rise.values import effect_works_on, moc

CREATURES, ITEMS = 0.5, 0.3  # shares of the events
CREATURE_MOC = 4
LAID = ("laid", "dream", "horror")
LATER = 1.5  # turns that what comes only afterwards may take


class Visit(NamedTuple):
    """So many of these spots; a spot is the nodes of which any will do, the nearest usually first."""

    spots: tuple[tuple[int, ...], ...]
    number: int


class End(NamedTuple):
    """End that many movements on these fields."""

    cells: frozenset[int]
    number: int


class Wants(NamedTuple):
    visits: tuple[Visit, ...] = ()
    ends: tuple[End, ...] = ()
    events: float = 0.0  # events to be drawn, as expected
    meetings: float = 0.0  # enemies to come upon, as expected
    turns: float = 0.0  # spent waiting for luck


def wants(g: RiseState, figure: int, net: Roads, card: int) -> Wants:
    """One running quest."""
    errand, found = g.errands[card], Wants()
    quest = definition(g, card)
    for i, deed in enumerate(quest.deeds):
        if errand.left[i] and quest.ordered and found != Wants():
            return joined(found, Wants(turns=LATER))
        if errand.left[i]:
            found = joined(found, of_deed(g, figure, net, errand, i, deed))
    return found


def joined(a: Wants, c: Wants) -> Wants:
    ways = max(a.events, c.events), max(a.meetings, c.meetings)  # one event may serve two quests
    return Wants(a.visits + c.visits, a.ends + c.ends, *ways, a.turns + c.turns)


def of_deed(g: RiseState, figure: int, net: Roads, errand: Errand, i: int, deed: Deed) -> Wants:
    left, seen = errand.left[i], errand.seen[i]
    if deed.deed == "visit":
        spots = spots_of(g, net, deed.what, seen, errand.world)
        if deed.what in LAID:
            return Wants((Visit(spots, min(left, len(spots))),)) if spots else Wants(turns=1.5)
        return Wants((Visit(spots, left),))
    if deed.deed == "end":
        return Wants(ends=(End(frozenset(cells_of(g, deed.what)) - frozenset(seen), left),))
    if deed.deed in ("attack", "pass"):
        return Wants(meetings=float(left))
    if deed.deed == "win":
        return to_win(g, figure, deed.what, left)
    if deed.deed == "roll":
        return Wants(turns=8.0 * left)
    if deed.deed == "cast":
        return Wants(turns=float(left))
    if deed.deed == "use" and deed.what == "laid":
        spots = working_on(g, figure)
        return Wants((Visit(spots, min(left, len(spots))),)) if spots else Wants(turns=1.5 * left)
    if deed.deed == "lose":
        return Wants(events=4.0 * left, meetings=1.4 * left)
    each = {"event": 1.0, "creature": 1 / CREATURES, "item": 1 / ITEMS, "experience": 2.0}
    if deed.what == "power":
        return Wants(events=max(1.0, (price(g, figure) - total(g, figure)) / 2) + 4.0 * (left - 1))
    return Wants(events=each.get(deed.what, 2.0) * left)


def to_win(g: RiseState, figure: int, what: str, left: int) -> Wants:
    chance = max(0.15, odds(moc(g, figure, ("creature",)) - CREATURE_MOC).win)
    enemy = min((moc(g, other) for other in g.enemies(figure)), default=9)
    beat = max(0.15, odds(moc(g, figure, ("attack", "character")) - enemy).win)
    events, meetings = left / chance / CREATURES, left / beat
    if what == "creature":
        return Wants(events=events)
    return Wants(meetings=meetings) if what == "character" else Wants(events=events, meetings=meetings)


def cells_of(g: RiseState, what: str) -> tuple[int, ...]:
    board = g.content.board
    if what == "laid":
        return tuple(cell for cell in g.cover if effect_works_on(g, cell))
    if what in ("edge", "corner", "gate"):
        return {"edge": board.edges, "corner": board.corners, "gate": board.gates}[what]
    return board.of_kind[what]


def working_on(g: RiseState, figure: int) -> tuple[tuple[int, ...], ...]:
    """Laid cards that would still do something to this character in this round."""
    found: dict[int, list[int]] = {}
    for cell, card in g.cover.items():
        if effect_works_on(g, cell) and works(g, figure, card):
            found.setdefault(card, []).append(cell)
    return tuple(tuple(cells) for cells in found.values())


def asks(g: RiseState, figure: int, deed: str, what: str) -> bool:
    """Does a running quest still want this of the character?"""
    return any(
        left and (wanted.deed, wanted.what) == (deed, what)
        for card in running(g, figure)
        for wanted, left in zip(definition(g, card).deeds, g.errands[card].left, strict=True)
    )


def spots_of(g: RiseState, net: Roads, what: str, seen: tuple[object, ...], world: int) -> tuple[tuple[int, ...], ...]:
    board = g.content.board
    if what in LAID:
        cards = [card for card in g.laid if what in ("laid", g.card(card).kind) and card not in seen]
        under = [
            [cell for cell, lies in g.cover.items() if lies == card and effect_works_on(g, cell)] for card in cards
        ]
        return tuple(tuple(cells) for cells in under if cells)
    if what in ("gate", "hall", "ring"):
        others = [w for w in range(len(board.worlds)) if w != world and w not in seen]
        if what == "hall":
            return tuple((board.halls[w],) for w in others)
        return tuple((net.circuit(w, 0, 1), board.gates[w]) for w in others)
    if what == b.MYSTERY:
        return (board.of_kind[b.MYSTERY],)
    return tuple((cell,) for cell in cells_of(g, what) if cell not in seen)
