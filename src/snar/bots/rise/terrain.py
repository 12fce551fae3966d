"""What entering each node costs a character: fields, and the laid cards that help or harm it."""

from __future__ import annotations

from typing import NamedTuple

from snar.bots.rise import worth
from snar.bots.rise.roads import Roads, roads_for
from snar.bots.rise.taste import Taste
from snar.packs.rise.model import LaidEffect
from snar.rise import board as b
from snar.rise.figure import Figure
from snar.rise.rules.laid import concerning
from snar.rise.state import Laid, RiseState

LEAST = 0.25  # a helpful card never makes a road free
CARRIED = {"hall": 1.0, "gate": 0.5}  # what is lost by being carried, in BP


class Terrain(NamedTuple):
    roads: Roads
    price: list[int]  # BP to enter a node
    cost: list[float]  # the same with what its card does counted in
    harm: list[float]  # what the card under a node takes from one who comes upon it
    card: list[int]  # the working laid card under a node, or -1
    jumps: dict[int, list[tuple[int, float]]]  # node -> nodes from which a card carries there, with the cost


def bare(g: RiseState, row: Figure) -> Terrain:
    """The board without laid cards."""
    net = roads_for(g, row)
    kinds, costs = net.board.kind, dict(row.gear.cost)
    if row.road:
        costs[b.VOID] = costs[b.WELL] = 1
    costs[b.HALL] = costs[b.RING]  # its last step is the gate
    price = [costs[kinds[cell]] for cell in net.cell]
    return Terrain(net, price, [float(p) for p in price], [0.0] * net.size, [-1] * net.size, {})


def with_cards(taste: Taste, g: RiseState, figure: int, ground: Terrain, laid: dict[int, Laid]) -> Terrain:
    """The terrain with these cards laid on it."""
    row, board = g.figures[figure], g.content.board
    jumps = {node: rows[:] for node, rows in ground.jumps.items()}
    found = Terrain(ground.roads, ground.price[:], ground.cost[:], ground.harm[:], ground.card[:], jumps)
    for card, place in laid.items():
        price = row.gear.value("cost-card", g.content.bp[card], floor=1)
        effect = concerning(g, figure, card)
        value = worth.of_card(taste, g, figure, effect[0].do) if effect else 0.0
        cells = [cell for cell in board.placements[place.picture, place.turn] if board.covers[cell]]
        if g.rules.draft and value:
            value = value if all(board.kind[cell] != b.PATH for cell in cells) else value / 2
        for cell in cells:
            found.price[cell], found.card[cell] = price, card
            found.harm[cell] = max(0.0, -value)
            found.cost[cell] = max(LEAST, price - max(0.0, value) / 2)
        if effect:
            add_jumps(g, found, cells, effect[0])
    return found


def add_jumps(g: RiseState, found: Terrain, cells: list[int], effect: LaidEffect) -> None:
    """Cards that carry a character are roads of their own."""
    from snar.rise.effects.places import fields

    for part in effect.do:
        if part["verb"] == "carry" and part["to"] != "void":
            lost = CARRIED.get(part["to"], 0.0)
            for target in fields(g, part["to"], False):
                node = found.roads.entered(target)
                found.jumps.setdefault(node, []).extend((cell, lost) for cell in cells)
