"""Parts of what the server says: things of Etherfields in words."""

from __future__ import annotations

from msgspec import Struct


class EtherAction(Struct, omit_defaults=True):
    """An action printed on a thing of Etherfields; `at`: the corner of the tile where it lies."""

    id: str
    label: str
    price: str = ""
    text: str = ""
    kind: str = ""
    at: str = ""
    range: int = 0
    once: str = ""


class EtherEffect(Struct, omit_defaults=True):
    """What a step of the turn card sets off; `aimed`: with those it reaches. `verbs` tell two of one step apart."""

    step: str
    verbs: list[str]
    text: str
    aimed: bool = False


class EtherCard(Struct, omit_defaults=True):
    """A thing of Etherfields in words: card, tile, entity, dream, place ... What it is not has no value."""

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


class ScenePage(Struct, omit_defaults=True):
    """A scene that was read; paragraphs are parted by an empty line."""

    id: str
    number: int
    title: str
    text: str
    hint: str = ""


class Told(Struct):
    """Secrets of Etherfields that these eyes know by now, in words. In an update only the new ones."""

    cards: dict[str, EtherCard]
    scenes: dict[str, ScenePage]
