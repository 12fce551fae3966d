"""Where a dream takes place and whom one meets there; the dreamworld."""

from dataclasses import dataclass
from typing import ClassVar

from snar.packs.ether.parts import Action, Bonus, Conditions, EntityEffect
from snar.packs.fields import Effects


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """A map tile; `do` happens when it is revealed."""

    copies: ClassVar[int] = 1
    id: str
    code: str
    dream: str
    kind: str
    place: str
    shift: tuple[int, int]
    picture: str
    suits: dict[str, str]
    do: Effects
    actions: tuple[Action, ...]
    bonuses: tuple[Bonus, ...]

    @property
    def deck(self) -> str:
        return "secret-tile" if self.kind == "map" else "map-tile"


@dataclass(frozen=True, slots=True, eq=False)
class Overlay:
    deck: ClassVar[str] = "overlay"
    copies: ClassVar[int] = 1
    id: str
    code: str
    dream: str
    at: str
    picture: str
    suits: dict[str, str]
    do: Effects
    actions: tuple[Action, ...]
    bonuses: tuple[Bonus, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Entity:
    """`moves`: rules of movement of its own, which ignore the die."""

    id: str
    dream: str
    slumber: str
    figure: str
    large: bool
    movement: int
    moves: Effects
    setup: Effects
    effects: tuple[EntityEffect, ...]
    actions: tuple[Action, ...]
    bonuses: tuple[Bonus, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Dream:
    """A dream and its gate tile; the one with `start` begins the campaign. `aims`: actions that serve its goal,
    the last one wins; bots go for those in play."""

    deck: ClassVar[str] = "gate"
    copies: ClassVar[int] = 1
    id: str
    code: str
    start: bool
    district: str
    keys: int
    turns: int
    setup: Effects
    intro: str
    exhausted: str
    trap: Effects
    aims: tuple[str, ...]
    effects: tuple[EntityEffect, ...]
    actions: tuple[Action, ...]
    bonuses: tuple[Bonus, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Slumber:
    """`do` is carried out when it has no entity; `redeem` when it is redeemed."""

    deck: ClassVar[str] = "slumber"
    copies: ClassVar[int] = 1
    id: str
    code: str
    start: bool
    turns: int
    entity: str
    setup: Effects
    do: Effects
    escape: bool
    exhausted: Effects
    redeem: Effects
    trap: Effects
    aims: tuple[str, ...]
    effects: tuple[EntityEffect, ...]
    actions: tuple[Action, ...]
    bonuses: tuple[Bonus, ...]


@dataclass(frozen=True, slots=True)
class District:
    id: str
    place: str
    start: bool


@dataclass(frozen=True, slots=True, eq=False)
class Location:
    id: str
    district: str
    icons: tuple[str, ...]
    arrows: tuple[str, ...]
    shortcuts: tuple[str, ...]
    gate: str
    when: Conditions
    do: Effects
