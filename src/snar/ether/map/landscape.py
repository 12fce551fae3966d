"""The dreamscape: tiles and overlays as they lie, with walls, symbols and steps. Immutable, shared by all who look."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from .fields import BESIDE, NAMES, SIZE, WAYS, number, opposite, way_to
from .tiles import BLOCKED, DRAWS, ENVIRONMENTS, Picture

Placed = tuple[Picture, int, int]  # a picture, row and column of its north-west field
Token = tuple[Any, ...]  # an environment and the fields that its token touches (EF-MAP-10)


@dataclass(frozen=True, eq=False, repr=False, slots=True)
class Landscape:
    """Everything by field number. Equal landscapes are one object, so they compare by identity."""

    source: tuple[int, ...]  # which of the placed pieces lies uppermost there; -1 none
    sides: tuple[int, ...]  # walls, a bit for each way
    symbols: tuple[str, ...]
    suits: tuple[str, ...]
    environments: tuple[frozenset[str], ...]
    fields: tuple[int, ...]  # those on which one can stand
    near: tuple[tuple[int, ...], ...]  # one step away
    measured: dict[int, tuple[int, ...]] = field(default_factory=dict)  # distances from a field (ways.py)

    def bearing(self, symbol: str) -> tuple[int, ...]:
        """Fields with that symbol: entry, spawn, trap, stairs, special, quirk slot (letters in tiles.py)."""
        return tuple(at for at, symbols in enumerate(self.symbols) if symbol in symbols)

    def draws(self, at: int) -> int:
        """How many cards its draw symbol gives (EF-MAP-9)."""
        return sum(DRAWS.index(symbol) + 1 for symbol in self.symbols[at] if symbol in DRAWS)

    def wall(self, at: int, neighbour: int) -> bool:
        return bool(self.sides[at] >> way_to(at, neighbour) & 1)


@lru_cache(maxsize=4096)
def landscape(
    placed: tuple[Placed, ...],
    environments: tuple[Token, ...] = (),
    doors: tuple[tuple[int, int, bool], ...] = (),
) -> Landscape:
    """Pieces in the order laid: a later one replaces what it covers (EF-MAP-1). `environments`: tokens, a kind and
    its fields each; `doors`: two neighbouring fields, and whether the way between is closed now, whatever is drawn."""
    source, sides, symbols, suits = [-1] * SIZE, [0] * SIZE, [""] * SIZE, [""] * SIZE
    for index, (picture, row, column) in enumerate(placed):
        for part, at in enumerate(covered(picture, row, column)):
            source[at], sides[at] = index, picture.sides[part]
            symbols[at], suits[at] = picture.symbols[part], picture.suits[part]
    _face(sides)
    for at, other, closed in doors:
        _hang(sides, at, other, closed)
    fields = tuple(at for at in range(SIZE) if source[at] >= 0 and BLOCKED not in symbols[at])
    return Landscape(
        tuple(source),
        tuple(sides),
        tuple(symbols),
        tuple(suits),
        tuple(_environments(symbols[at], environments, at) for at in range(SIZE)),
        fields,
        tuple(_near(at, sides[at], set(fields)) for at in range(SIZE)),
    )


def covered(picture: Picture, row: int, column: int) -> tuple[int, ...]:
    """The fields under a piece, row by row."""
    cells = [(row + down, column + right) for down in range(picture.rows) for right in range(picture.columns)]
    fields = tuple(number(*cell) for cell in cells)
    if -1 in fields:
        raise ValueError(f"a piece of {picture.rows}x{picture.columns} at row {row}, column {column} leaves the board")
    return fields


def _face(sides: list[int]) -> None:
    """A wall drawn on either side of a shared edge counts; gaps between two tiles' walls do not (EF-MAP-3)."""
    for at in range(SIZE):
        for way in WAYS:
            other = BESIDE[at][way]
            if sides[at] >> way & 1 and other >= 0:
                sides[other] |= 1 << opposite(way)


def _hang(sides: list[int], at: int, other: int, closed: bool) -> None:
    for one, two in ((at, other), (other, at)):
        bit = 1 << way_to(one, two)
        sides[one] = sides[one] | bit if closed else sides[one] & ~bit


def _environments(symbols: str, tokens: Iterable[Token], at: int) -> frozenset[str]:
    """Symbols and tokens alike; where there is light, darkness is ignored (EF-MAP-10)."""
    kinds = {ENVIRONMENTS[symbol] for symbol in symbols if symbol in ENVIRONMENTS}
    kinds |= {kind for kind, *fields in tokens if at in fields}
    if not kinds <= set(ENVIRONMENTS.values()):
        raise ValueError(f"no such environment on {NAMES[at]}: {', '.join(sorted(kinds))}")
    return frozenset(kinds - {"darkness"} if "light" in kinds else kinds)


def _near(at: int, walls: int, fields: set[int]) -> tuple[int, ...]:
    """North, east, south, west; neither through walls nor on inaccessible fields (EF-MAP-3, EF-MAP-4)."""
    if at not in fields:
        return ()
    return tuple(BESIDE[at][way] for way in WAYS if BESIDE[at][way] in fields and not walls >> way & 1)
