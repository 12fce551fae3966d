"""The board of Říše Snů: void, paths, wells, the mystery place and the worlds. Immutable, shared by all games."""

from __future__ import annotations

from typing import Any, NamedTuple

from snar.kernel.compiling import mypyc_attr

VOID, WELL, PATH, MYSTERY, RING, HALL = "void", "well", "path", "mystery", "ring", "hall"
COST = {PATH: 1, VOID: 2, WELL: 2, RING: 2, MYSTERY: 2, HALL: 0}  # RS-MOV-2
WORLDS = {"I": "iridion", "F": "filnerin", "A": "akademus"}
TURNS = {0: (0, 0), 90: (0, -1), 180: (-1, -1), 270: (-1, 0)}  # rotation: offset of the top left covered cell
CLOCKWISE = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))


class World(NamedTuple):
    name: str
    ring: tuple[int, ...]  # eight cells, clockwise from the gate
    hall: int


@mypyc_attr(allow_interpreted_subclasses=True)  # copied without __init__
class Board:
    """Cells are indices row by row; every field has a name that people can type."""

    def __init__(self, rows: tuple[tuple[str, ...], ...], prefix: str = "") -> None:
        self.rows, self.height, self.width = rows, len(rows), len(rows[0])
        self.prefix = prefix
        tokens = [token for row in rows for token in row]
        self.size = len(tokens)
        self.kind = [kind_of(token) for token in tokens]
        self.number = [int(token[:2]) if token[0].isdigit() else 0 for token in tokens]
        self.worlds = self._find_worlds(tokens)
        self.names = self._name(tokens)
        self._index()

    def _find_worlds(self, tokens: list[str]) -> tuple[World, ...]:
        halls = {token[0]: cell for cell, token in enumerate(tokens) if token[0] in WORLDS and token[1:] == "s"}
        return tuple(self._world(letter, halls[letter], tokens) for letter in WORLDS if letter in halls)

    def _world(self, letter: str, hall: int, tokens: list[str]) -> World:
        """RS-BRD-3: eight ring fields around the hall, clockwise from the gate."""
        row, column = divmod(hall, self.width)
        ring = [(row + dr) * self.width + column + dc for dr, dc in CLOCKWISE]
        gate = next(i for i, cell in enumerate(ring) if tokens[cell][1:] == "g")
        return World(self.prefix + WORLDS[letter], tuple(ring[gate:] + ring[:gate]), hall)

    def _name(self, tokens: list[str]) -> list[str]:
        counts = {"c": 0, "t": 0}
        names = []
        for token in tokens:
            if token in counts:
                counts[token] += 1
                token = f"{token}{counts[token]}"
            names.append(self.prefix + token.rstrip("*"))
        for world in self.worlds:
            names[world.hall] = f"{world.name}.sin"
            for i, cell in enumerate(world.ring):
                names[cell] = f"{world.name}.{i + 1}" if i else f"{world.name}.brana"
        return names

    def _index(self) -> None:
        """Tables that the rules look up."""
        size = range(self.size)
        self.cell = {name: cell for cell, name in enumerate(self.names)}
        self.near = [self._neighbours(cell) for cell in size]
        self.world = [-1] * self.size
        self.ring_place = [-1] * self.size
        for w, world in enumerate(self.worlds):
            self.world[world.hall] = w
            for place, cell in enumerate(world.ring):
                self.world[cell], self.ring_place[cell] = w, place
        self.cost = [COST[kind] for kind in self.kind]
        self.covers = [kind in (VOID, WELL, PATH) for kind in self.kind]  # RS-DRM-4: where laid cards work
        self.numbered = {self.names[cell]: cell for cell in size if self.number[cell]}
        self.of_kind = {kind: tuple(cell for cell in size if self.kind[cell] == kind) for kind in COST}
        self.gates = tuple(world.ring[0] for world in self.worlds)
        self.halls = tuple(world.hall for world in self.worlds)
        rim = [cell for cell in size if len(self.near[cell]) < 4]
        self.edges = tuple(cell for cell in rim if self.kind[cell] == PATH)  # RS-BRD-4
        self.corners = tuple(cell for cell in size if len(self.near[cell]) == 2)
        self.called = [self._called(cell) for cell in size]
        # From a field outside the worlds one enters other outside fields and gates (RS-MOV-5).
        self.outward = [tuple(c for c in self.near[cell] if self.world[c] < 0 or c in self.gates) for cell in size]
        self.exits = [self._exits(cell) for cell in size]
        self.placements = {(cell, turn): self._placement(cell, turn) for cell in size for turn in TURNS}
        self.masks = {place: sum(1 << cell for cell in cells) for place, cells in self.placements.items()}

    def _neighbours(self, cell: int) -> tuple[int, ...]:
        row, column = divmod(cell, self.width)
        steps = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
        return tuple(r * self.width + c for r, c in steps if 0 <= r < self.height and 0 <= c < self.width)

    def _called(self, cell: int) -> tuple[str, ...]:
        """What quests call a field; a well is a field of the void too (RR-D8a)."""
        kind = self.kind[cell]
        places = (("gate", self.gates), ("edge", self.edges), ("corner", self.corners))
        return (kind, *([VOID] if kind == WELL else []), *(what for what, cells in places if cell in cells))

    def _placement(self, picture: int, turn: int) -> tuple[int, ...]:
        """The four cells under a card whose picture lies on `picture`, or none if it would overhang (RS-DRM-3)."""
        row, column = divmod(picture, self.width)
        row, column = row + TURNS[turn][0], column + TURNS[turn][1]
        if not (0 <= row < self.height - 1 and 0 <= column < self.width - 1):
            return ()
        corner = row * self.width + column
        return (corner, corner + 1, corner + self.width, corner + self.width + 1)

    @classmethod
    def joined(cls, left: Board, right: Board) -> Board:
        """Two boards as one of double width (RS-EXT-4)."""
        blank: Any = cls
        both: Board = blank.__new__(cls)
        both.prefix, both.height, both.width = "", left.height, left.width + right.width
        both.rows = tuple(a + b for a, b in zip(left.rows, right.rows, strict=True))
        both.size = left.size + right.size

        def place(half: Board, cell: int) -> int:
            row, column = divmod(cell, half.width)
            return row * both.width + column + (left.width if half is right else 0)

        both.kind, both.number, both.names = [""] * both.size, [0] * both.size, [""] * both.size
        for half in (left, right):
            for cell in range(half.size):
                at = place(half, cell)
                both.kind[at], both.number[at], both.names[at] = half.kind[cell], half.number[cell], half.names[cell]
        both.worlds = tuple(
            World(world.name, tuple(place(half, cell) for cell in world.ring), place(half, world.hall))
            for half in (left, right)
            for world in half.worlds
        )
        both._index()
        return both

    def _exits(self, cell: int) -> tuple[int, ...]:
        """Where a ring field leads out of its world (RS-MOV-7)."""
        own = self.world[cell]
        return tuple(c for c in self.near[cell] if self.world[c] != own and (self.world[c] < 0 or c in self.gates))

    def distance(self, a: int, b: int) -> int:
        """Plain grid distance (RR-C8b)."""
        ra, ca = divmod(a, self.width)
        rb, cb = divmod(b, self.width)
        return abs(ra - rb) + abs(ca - cb)

    def nearest_wells(self, cell: int) -> tuple[int, ...]:
        wells = self.of_kind[WELL]
        least = min(self.distance(cell, well) for well in wells)
        return tuple(well for well in wells if self.distance(cell, well) == least)


def kind_of(token: str) -> str:
    if token[0].isdigit():
        return WELL if token.endswith("*") else VOID
    if token[0] in WORLDS:
        return HALL if token[1:] == "s" else RING
    return {"c": PATH, "t": MYSTERY}[token]
