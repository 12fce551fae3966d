"""The turn in the view: the card, and what each of its steps would do now."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class TurnFace(Struct):
    id: str
    suit: str
    steps: list[str]


class ActsView(Struct):
    source: str
    kind: str
    verbs: list[str]
    reaches: list[str]


class MovesView(Struct):
    """`reaches`: by step, the faces of the movement die that bring a sleeper into its range; `stride`: a full move."""

    entity: str
    field: str
    nearest: list[str]
    distance: int
    stride: int
    reaches: dict[str, list[str]]


class StepView(Struct):
    step: str
    blocked: bool
    acts: list[ActsView]
    moves: list[MovesView] | UnsetType = UNSET


class TurnView(Struct):
    number: int
    first: str
    card: TurnFace | None
    blocked: list[int]
    step: int
    left: int
    used: int
    preview: list[StepView]
    deck: list[str] | UnsetType = UNSET
