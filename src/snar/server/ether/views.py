"""The shape of Etherfields' view, for the client's types. The rules write it (snar.ether.view); a test compares."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType, field


class EtherAgreed(Struct):
    sleepers: list[str]
    options: list[str]
    start: str
    pack: str


class DeckView(Struct):
    count: int
    back: str


class ProgressView(Struct):
    id: str
    turned: bool
    tokens: int


class SleeperView(Struct):
    id: str
    seat: int
    field: str
    distress: int
    distress_limit: int
    ether: int
    gems: int
    states: list[str]
    hand: list[str]
    hand_limit: int
    deck: DeckView
    discard: list[str]
    progress: list[ProgressView]
    progress_slots: int
    sealed: list[str]
    box: list[str]
    mask: list[str]
    masks: list[str]
    living: int
    ready: bool
    boosted: bool
    effort: bool
    quiet: bool
    used: list[str]


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
    """`reaches`: by step, the faces of the movement die that bring a sleeper into its range."""

    entity: str
    field: str
    nearest: list[str]
    distance: int
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
    left: int
    used: int
    preview: list[StepView]
    deck: list[str] | UnsetType = UNSET


class PlacedView(Struct):
    id: str
    at: str


class EntityFigureView(Struct):
    field: str
    states: list[str]


class EntityView(Struct):
    id: str
    figures: list[EntityFigureView]
    mutations: list[str]
    tokens: int
    poisoned: bool


class CompanionView(Struct):
    id: str
    field: str
    seat: int


class EnvironmentView(Struct):
    kind: str
    field: str


class ThreatView(Struct):
    field: str
    side: int


class SpentView(Struct):
    action: str
    token: bool


class SlotView(Struct):
    action: str
    turn: int


class IntentView(Struct):
    action: str
    colour: str
    paid: int
    of: int


class QuirkView(Struct):
    id: str
    field: str


class DreamscapeView(Struct):
    tiles: list[PlacedView]
    entities: list[EntityView]
    companions: list[CompanionView]
    environments: list[EnvironmentView]
    threats: list[ThreatView]
    spent: list[SpentView]
    gems: list[SlotView]
    intent: list[IntentView]
    tokens: dict[str, int]
    quirks: list[QuirkView]
    traps: bool


class WorldView(Struct):
    location: str
    districts: list[str]
    dream: str
    gate: str
    slumber: str
    outcome: str


class LaidDown(Struct):
    seat: int
    card: str
    colour: str


class PaymentView(Struct):
    seat: int
    kind: str
    cost: dict[str, int]
    laid: list[LaidDown]
    dropped: list[str]
    intent: dict[str, int]


class SecretView(Struct):
    """A secret card of the dream that may be peeked at; one that was has its face, for so many seconds."""

    code: str
    kind: str
    card: str | UnsetType = UNSET
    seconds: int | UnsetType = UNSET


class LandField(Struct):
    name: str
    tile: str
    walls: int
    symbols: str
    suit: str
    environments: list[str]


class LandAction(Struct):
    key: str
    field: str
    kind: str


class HalfWall(Struct):
    field: str
    side: str
    part: int


class LandView(Struct):
    fields: list[LandField]
    actions: list[LandAction]
    halves: list[HalfWall]


class PlaceView(Struct):
    id: str
    district: str
    icons: list[str]
    arrows: list[str]
    shortcuts: list[str]
    gate: str


class VoteView(Struct):
    seat: int
    key: str


class EtherView(Struct):
    game: str
    rules: EtherAgreed
    mode: str
    sleepers: list[SleeperView]
    turn: TurnView
    dreamscape: DreamscapeView
    world: WorldView
    piles: dict[str, list[str]]
    decks: dict[str, int]
    item_slots: int
    hours: int
    keys: int
    souls: int
    supply: dict[str, int]
    mutations: int
    read: list[str]
    found: list[str]
    log: list[tuple[str, str]]
    payment: PaymentView | None
    asked: list[int]
    over: bool
    seat: int
    known: dict[str, dict[str, str]]
    secrets: list[SecretView]
    land: LandView
    map: list[PlaceView]
    votes: list[VoteView]
    result: dict[str, Any] = field(default_factory=dict)
