"""Sleepers and what they hold or meet as cards."""

from dataclasses import dataclass
from typing import ClassVar

from snar.packs.ether.parts import Action, Bonus, Conditions, Price
from snar.packs.fields import Effects


@dataclass(frozen=True, slots=True, eq=False)
class SleeperDef:
    """`start` are its 22 cards by id, copies repeated."""

    id: str
    colour: str
    back: Action
    start: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Influence:
    """`sleeper` begins with it, or finds it in the packet of the lucid mode (`lucid`); "" is for the market."""

    deck: ClassVar[str] = "influence"
    id: str
    copies: int
    sleeper: str
    cost: int
    intent: dict[str, int]
    progress: bool
    place: tuple[Price, ...]
    stacks: bool
    lucid: bool
    actions: tuple[Action, ...]
    bonuses: tuple[Bonus, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Weakness:
    """`price` empty: it cannot be paid away."""

    deck: ClassVar[str] = "weakness"
    id: str
    copies: int
    drawn: Effects
    stays: bool
    price: tuple[Price, ...]
    bonuses: tuple[Bonus, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Item:
    deck: ClassVar[str] = "item"
    id: str
    copies: int
    start: bool
    intent: dict[str, int]
    to: str
    actions: tuple[Action, ...]
    bonuses: tuple[Bonus, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Mask:
    """`sleeper` owns it from the start; "" has to be found."""

    deck: ClassVar[str] = "mask"
    copies: ClassVar[int] = 1
    id: str
    sleeper: str
    actions: tuple[Action, ...]
    bonuses: tuple[Bonus, ...]


@dataclass(frozen=True, slots=True, eq=False)
class TurnCard:
    deck: ClassVar[str] = "turn"
    copies: ClassVar[int] = 1
    id: str
    suit: str
    steps: tuple[str, ...]
    loot: Effects


@dataclass(frozen=True, slots=True)
class Mutation:
    id: str
    copies: int
    value: str
    amount: int


@dataclass(frozen=True, slots=True, eq=False)
class Fate:
    """Its actions and bonuses are those of the quirk it becomes; without any it goes under the deck."""

    deck: ClassVar[str] = "fate"
    copies: ClassVar[int] = 1
    id: str
    start: bool
    do: Effects
    actions: tuple[Action, ...]
    bonuses: tuple[Bonus, ...]

    @property
    def quirk(self) -> bool:
        return bool(self.actions or self.bonuses)


@dataclass(frozen=True, slots=True, eq=False)
class Season:
    deck: ClassVar[str] = "season"
    copies: ClassVar[int] = 1
    id: str
    good: bool
    rank: int
    do: Effects
    actions: tuple[Action, ...]
    bonuses: tuple[Bonus, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Wisdom:
    """`do` happens when it is gained; `rules` are those whose help is its text."""

    deck: ClassVar[str] = "wisdom"
    copies: ClassVar[int] = 1
    id: str
    start: bool
    actions: tuple[Action, ...]
    bonuses: tuple[Bonus, ...]
    when: Conditions
    do: Effects
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Note(Wisdom):
    deck: ClassVar[str] = "note"


@dataclass(frozen=True, slots=True, eq=False)
class Memory(Wisdom):
    deck: ClassVar[str] = "memory"
