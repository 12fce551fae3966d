"""A handful of places worth trying for a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from snar.bots.rise import worth
from snar.rise.rules.laid import TURNS, concerning, fits

if TYPE_CHECKING:
    from snar.bots.rise.mind import Mind

AHEAD = 5  # fields of the way that are looked at
MOST = 8  # places tried


def effects_on(mind: Mind, card: int) -> tuple[float, float]:
    """What a card's effect is worth to us, and what it costs the enemies."""
    g = mind.g
    own = concerning(g, mind.figure, card)
    mine = mind.worth(mind.figure, own[0].do) if own else 0.0
    theirs = 0.0
    for enemy in g.enemies(mind.figure)[:2]:
        found = concerning(g, enemy, card)
        theirs -= worth.of_card(mind.taste, g, enemy, found[0].do) if found else 0.0
    return mine, theirs


def candidates(mind: Mind, card: int, rivals: list[int]) -> list[tuple[int, int]]:
    """Helpful cards under and before us, hindering ones before the enemy."""
    g = mind.g
    own = concerning(g, mind.figure, card)
    helps = own is not None and worth_sign(mind, card) > 0
    walkers = [mind.figure] if helps else rivals
    cells = [cell for figure in walkers for cell in way(mind, figure, 0 if helps else 1)]
    found: dict[frozenset[int], tuple[int, int]] = {}
    for cell in cells:
        for turn in TURNS:
            if picture_allowed(mind, cell) and fits(g, cell, turn):
                covered = frozenset(g.content.board.placements[cell, turn])
                found.setdefault(covered, (cell, turn))
    return list(found.values())[:MOST]


def worth_sign(mind: Mind, card: int) -> float:
    own, _ = effects_on(mind, card)
    return own


def picture_allowed(mind: Mind, cell: int) -> bool:
    """RR-A1b: numbered and path fields."""
    return mind.g.content.board.covers[cell]


def way(mind: Mind, figure: int, skip: int) -> Iterator[int]:
    """The fields a character is likely to enter next, outside worlds."""
    terrain, far = mind.terrain(figure), mind.field(figure)
    node, net = mind.node(figure), mind.net(figure)
    given = 0
    for number in range(25):
        if net.board.covers[net.cell[node]] and number >= skip:
            given += 1
            yield net.cell[node]
        if given >= AHEAD or not net.next[node]:
            return
        ahead = min(net.next[node], key=lambda n: terrain.cost[n] + far[n])
        if far[ahead] >= far[node]:
            return
        node = ahead
