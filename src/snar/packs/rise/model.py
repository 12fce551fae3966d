"""What a pack holds once it is loaded.

Everything is immutable and shared by all games that use the pack. Effects stay plain data (`{"verb": ...}`),
with every optional field filled in and every list turned into a tuple; what the verbs do is up to the games.
Rows that hold effects are compared by identity: their ids name them.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from snar.packs.fields import Effects

Concerns: TypeAlias = Literal["hero", "demon", "any"]
DECKS = ("dream", "horror", "event", "easy", "hard", "ability")


@dataclass(frozen=True, slots=True)
class Modify:
    """A value changed all the time: `amount` is added, `cap` is a ceiling."""

    value: str
    amount: int
    cap: int | None
    when: str


@dataclass(frozen=True, slots=True, eq=False)
class Use:
    """Something its holder may announce `at` a moment."""

    at: str
    against: Literal["any", "creature", "character"]
    cost: int
    limit: Literal["round", "trigger", "none"]
    do: Effects


@dataclass(frozen=True, slots=True, eq=False)
class Character:
    id: str
    side: Literal["hero", "demon"]
    moc: int
    pohyb: int
    lives: int
    traits: frozenset[str]
    modify: tuple[Modify, ...]
    use: tuple[Use, ...]


@dataclass(frozen=True, slots=True, eq=False)
class LaidEffect:
    """What a laid card does to whom; `spared` characters it leaves alone."""

    on: Concerns
    spared: frozenset[str]
    do: Effects


@dataclass(frozen=True, slots=True, eq=False)
class DreamCard:
    id: str
    kind: Literal["dream", "horror"]
    copies: int
    light: int
    placement: Literal["exact", "random"]
    bp: int
    actions: int
    effects: tuple[LaidEffect, ...]

    @property
    def deck(self) -> str:
        return self.kind


@dataclass(frozen=True, slots=True, eq=False)
class Creature:
    kind: ClassVar[Literal["creature"]] = "creature"
    deck: ClassVar[str] = "event"
    id: str
    copies: int
    back: int
    moc: int
    experience: int
    hostile: Concerns
    spare: frozenset[str]
    animal: bool
    instead: Effects
    won: Effects
    lost: Effects

    @property
    def help(self) -> int:
        """What it adds to a duel of its tamer: half of its power, rounded up."""
        return (self.moc + 1) // 2


@dataclass(frozen=True, slots=True, eq=False)
class Item:
    kind: ClassVar[Literal["item"]] = "item"
    deck: ClassVar[str] = "event"
    id: str
    copies: int
    back: int
    single: bool
    traits: frozenset[str]
    modify: tuple[Modify, ...]
    use: tuple[Use, ...]


@dataclass(frozen=True, slots=True, eq=False)
class OneShot:
    kind: ClassVar[Literal["oneshot"]] = "oneshot"
    deck: ClassVar[str] = "event"
    id: str
    copies: int
    back: int
    do: Effects
    on: Concerns
    keep: bool


@dataclass(frozen=True, slots=True)
class Deed:
    deed: str
    what: str
    count: int
    different: bool


@dataclass(frozen=True, slots=True)
class Quest:
    kind: ClassVar[Literal["quest"]] = "quest"
    id: str
    level: Literal["easy", "hard"]
    copies: int
    deeds: tuple[Deed, ...]
    ordered: bool = False  # the deeds count one after the other
    within: int = 0  # turns from the first counter to the last; 0: any number

    @property
    def deck(self) -> str:
        return self.level


@dataclass(frozen=True, slots=True, eq=False)
class Ability:
    kind: ClassVar[Literal["ability"]] = "ability"
    deck: ClassVar[str] = "ability"
    id: str
    copies: int
    traits: frozenset[str]
    modify: tuple[Modify, ...]
    use: tuple[Use, ...]


@dataclass(frozen=True, slots=True)
class Spell:
    id: str
    roll: int
    target: Literal["self", "other", "void"]


CardDef: TypeAlias = DreamCard | Creature | Item | OneShot | Quest | Ability


@dataclass(frozen=True, slots=True, eq=False)
class Pack:
    """`copies` is every physical card: decks in the order of `DECKS`, file order, copies adjacent."""

    id: str
    version: str
    game: str
    hash: str
    board: tuple[tuple[str, ...], ...]
    characters: dict[str, Character]
    cards: dict[str, CardDef]
    copies: tuple[CardDef, ...]
    spells: dict[str, Spell]
    timegate: dict[int, Effects]
