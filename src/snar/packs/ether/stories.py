"""What is told: secret cards and scenes."""

from dataclasses import dataclass
from typing import ClassVar

from snar.packs.ether.parts import Action, Bonus, EntityEffect, SceneChoice
from snar.packs.model import Effects


@dataclass(frozen=True, slots=True, eq=False)
class Secret:
    """A code in the vault. With `of` the card itself is that thing; without it, it is a rule card of its own."""

    deck: ClassVar[str] = "secret"
    copies: ClassVar[int] = 1
    id: str
    code: str
    dream: str
    kind: str
    of: str
    do: Effects
    effects: tuple[EntityEffect, ...]
    actions: tuple[Action, ...]
    bonuses: tuple[Bonus, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Reference:
    """A reference token; a personal one is of its sleeper only (EF-COM-3)."""

    id: str
    sleeper: str


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    id: str
    number: int
    do: Effects
    choices: tuple[SceneChoice, ...]
