"""Parts that many things of a pack share: prices, actions, bonuses, effects of entities."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from snar.packs.fields import Effects

Condition: TypeAlias = dict[str, Any]
Conditions: TypeAlias = tuple[Condition, ...]
Amount: TypeAlias = int | dict[str, Any]
"""A number, or `{"plus": .., "per": .., "times": ..}`."""


@dataclass(frozen=True, slots=True)
class Price:
    """One way to pay; all of it is paid."""

    insight: int = 0
    cunning: int = 0
    anger: int = 0
    distress: int = 0
    ether: int = 0
    gems: int = 0
    keys: int = 0
    discard: int = 0
    seal: int = 0
    hours: int = 0
    threat: int = 0


FREE = Price()


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """Something a sleeper may do. `price` are alternatives, empty when it is free.

    `id` is unique within its owner; an action without one gets its number there. `at` is the corner of the tile.
    """

    id: str
    kind: str
    on: str
    at: str
    range: int
    once: str
    price: tuple[Price, ...]
    each: str
    when: Conditions
    do: Effects

    @property
    def free(self) -> bool:
        return not self.price or FREE in self.price


@dataclass(frozen=True, slots=True, eq=False)
class Bonus:
    """A value changed as long as its owner is active."""

    value: str
    amount: Amount
    when: Conditions


@dataclass(frozen=True, slots=True, eq=False)
class EntityEffect:
    """What an entity, a dream or a slumber does in a step of the turn card."""

    step: str
    range: int
    when: Conditions
    do: Effects


@dataclass(frozen=True, slots=True, eq=False)
class Passage:
    """Paragraphs that a page holds only under conditions, where its text has the mark `§at`."""

    id: str
    at: str
    when: Conditions


@dataclass(frozen=True, slots=True, eq=False)
class SceneChoice:
    id: str
    when: Conditions
    price: tuple[Price, ...]
    do: Effects
    goto: str
