"""The board as a graph: fields, and for every world the places of a circuit (RS-MOV-5 .. 8)."""

from __future__ import annotations

from functools import lru_cache

from snar.rise import board as b
from snar.rise.board import Board
from snar.rise.figure import Figure
from snar.rise.state import RiseState

CIRCUIT = 16  # nodes of a world's circuits: eight places one way, eight the other


class Roads:
    """Node n < board.size is the field itself (on a ring: with no circuit being walked)."""

    def __init__(self, board: Board, ways: tuple[int, ...]) -> None:
        self.board, self.ways = board, ways
        self.size = board.size + CIRCUIT * len(board.worlds)
        self.cell = list(range(board.size)) + [-1] * (self.size - board.size)  # -1: a way nobody walks
        self.next: list[list[int]] = [self._outward(cell) for cell in range(board.size)]
        self.next += [[] for _ in range(self.size - board.size)]
        for w in range(len(board.worlds)):
            self._ring(w)
            self._circuits(w)
        self.back: list[list[int]] = [[] for _ in range(self.size)]
        for node, targets in enumerate(self.next):
            for target in targets:
                self.back[target].append(node)
        self.standing: dict[int, list[int]] = {}
        for node, cell in enumerate(self.cell):
            if cell >= 0:
                self.standing.setdefault(cell, []).append(node)
        gate = {world.hall: world.ring[0] for world in board.worlds}
        self.entry = [gate.get(cell, cell) for cell in self.cell]  # the field one steps on (RS-MOV-6)
        self.ends = [board.kind[cell] in (b.MYSTERY, b.HALL) for cell in self.cell]  # movement ends there

    def circuit(self, world: int, place: int, way: int) -> int:
        lane = 0 if not place or way == self.ways[0] else 8
        return self.board.size + CIRCUIT * world + lane + place

    def at(self, cell: int) -> list[int]:
        """Every node of a field: with and without a circuit."""
        return self.standing[cell]

    def entered(self, cell: int) -> int:
        """The node of a field entered from outside its world."""
        return self.circuit(self.board.world[cell], 0, 1) if cell in self.board.gates else cell

    def _outward(self, cell: int) -> list[int]:
        return [self.entered(c) for c in self.board.outward[cell]] if self.board.world[cell] < 0 else []

    def _ring(self, w: int) -> None:
        world = self.board.worlds[w]
        self.next[world.hall] = list(world.ring)
        for place, cell in enumerate(world.ring):
            along = [world.ring[(place + 1) % 8], world.ring[place - 1]]
            self.next[cell] = along + [self.entered(c) for c in self.board.exits[cell]]

    def _circuits(self, w: int) -> None:
        world = self.board.worlds[w]
        for way in self.ways:
            for place in range(8):
                node = self.circuit(w, place, way)
                cell = world.ring[place * way % 8]
                self.cell[node] = cell
                onward = world.hall if place == 7 else self.circuit(w, place + 1, way)
                if not place and self.next[node]:
                    self.next[node].insert(1, onward)
                    continue
                self.next[node] = [onward] + [self.entered(c) for c in self.board.exits[cell]]

    def node(self, row: Figure) -> int:
        """Where a character stands."""
        world = self.board.world[row.cell]
        if world < 0 or row.circuit < 0 or row.cell in self.board.halls:
            return row.cell
        return self.circuit(world, row.circuit, row.spin or self.ways[0])


@lru_cache(maxsize=32)
def roads(board: Board, ways: tuple[int, ...]) -> Roads:
    return Roads(board, ways)


def roads_for(g: RiseState, row: Figure) -> Roads:
    """The draft edition walks the other way (RS-DRF-1); the trait `backwards` leaves it open."""
    usual = -1 if g.rules.draft else 1
    ways = (usual, -usual) if "backwards" in row.gear.traits else (usual,)
    return roads(g.content.board, ways)
