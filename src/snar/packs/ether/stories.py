"""What is told: secret cards and scenes."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from snar.packs.ether.parts import Action, Bonus, EntityEffect, Passage, SceneChoice
from snar.packs.fields import Effects


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
    passages: tuple[Passage, ...]
    choices: tuple[SceneChoice, ...]


def page_of(scene: str, passages: Iterable[str]) -> str:
    """A page as it was read: `konec-bratr+pes-zdravi` is the scene with the passages that it held then."""
    return "+".join((scene, *passages))


def scene_of(page: str) -> str:
    return page.partition("+")[0]


def passages_of(page: str) -> tuple[str, ...]:
    return tuple(page.split("+")[1:])
