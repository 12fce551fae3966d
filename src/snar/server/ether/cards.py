"""Things and pages of Etherfields in words, as they are sent."""

from __future__ import annotations

from msgspec import Struct

from ..wire import protocol as p


class EtherAction(Struct, omit_defaults=True):
    """An action printed on a thing of Etherfields; `at`: the corner of the tile where it lies; `ways`: what it costs,
    one way or another; `motif`: the object that stands for it."""

    id: str
    label: str
    price: str = ""
    text: str = ""
    kind: str = ""
    at: str = ""
    range: int = 0
    once: str = ""
    ways: list[dict[str, int]] = []
    motif: str = ""


class EtherEffect(Struct, omit_defaults=True):
    """What a step of the turn card sets off; `aimed`: with those it reaches. `verbs` tell two of one step apart."""

    step: str
    verbs: list[str]
    text: str
    aimed: bool = False


class EtherCard(Struct, omit_defaults=True):
    """A thing of Etherfields in words: card, tile, entity, dream, place ... What it is not has no value. `motifs` are
    the drawings that show it, `plan` those that furnish a tile, `time` is how the turns of a dream pass."""

    kind: str
    name: str
    flavour: str = ""
    stats: str = ""
    text: str = ""
    sleeper: str = ""
    cost: int = 0
    progress: bool = False
    intent: dict[str, int] = {}
    actions: list[EtherAction] = []
    effects: list[EtherEffect] = []
    suit: str = ""
    steps: list[str] = []
    colour: str = ""
    dream: str = ""
    goal: str = ""
    about: str = ""
    turns: int = 0
    keys: int = 0
    large: bool = False
    figure: str = ""
    good: bool = False
    motifs: list[str] = []
    plan: list[str] = []
    time: str = ""


class ScenePage(Struct, omit_defaults=True):
    """A scene that was read; paragraphs are parted by an empty line."""

    id: str
    number: int
    title: str
    text: str
    hint: str = ""
    motifs: list[str] = []
    chosen: str = ""  # what was decided on it, in words


Motif = dict[str, str]
"""A drawing of one motif in a box of 1000 x 1000: a path for each ink (snar.packs.ether.art)."""


class EtherTold(p.Told):
    """Cards and pages, with the motifs that show them and are not public."""

    cards: dict[str, EtherCard]
    scenes: dict[str, ScenePage]
    motifs: dict[str, Motif]
