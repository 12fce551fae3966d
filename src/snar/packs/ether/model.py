"""What a pack of Etherfields holds once it is loaded. Immutable; rows are compared by identity, ids name them.

Keys of the TOML tables keep their names, lists of sub-tables are in the plural (`actions`, `bonuses`, `effects`,
`choices`). Physical cards know their `deck` and how many `copies` there are.
"""

from dataclasses import dataclass
from typing import Any, TypeAlias

from snar.packs.ether.cards import (
    Fate,
    Influence,
    Item,
    Mask,
    Memory,
    Mutation,
    Note,
    Season,
    SleeperDef,
    TurnCard,
    Weakness,
    Wisdom,
)
from snar.packs.ether.parts import Action, Amount, Bonus, Condition, Conditions, EntityEffect, Price, SceneChoice
from snar.packs.ether.places import District, Dream, Entity, Location, Overlay, Slumber, Tile
from snar.packs.ether.stories import Reference, Scene, Secret
from snar.packs.fields import Effect, Effects
from snar.packs.folders import PackError

__all__ = [
    "DECKS", "KINDS", "Action", "Amount", "Bonus", "CardDef", "Condition", "Conditions", "District", "Dream", "Effect",
    "Effects", "Entity", "EntityEffect", "EtherPack", "Fate", "Influence", "Item", "Location", "Mask", "Memory",
    "Mutation", "Note", "Overlay", "PackError", "Price", "Reference", "Scene", "SceneChoice", "Season", "Secret",
    "SleeperDef", "Slumber", "Tile", "TurnCard", "Weakness", "Wisdom",
]  # fmt: skip

DECKS = (
    "influence", "weakness", "item", "mask", "turn", "fate", "slumber", "map-tile", "note", "wisdom", "memory",
    "season", "gate", "secret-tile", "overlay", "secret",
)  # fmt: skip

CardDef: TypeAlias = (
    Influence | Weakness | Item | Mask | TurnCard | Fate | Slumber | Tile | Note | Wisdom | Memory | Season
    | Dream | Overlay | Secret
)  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class EtherPack:
    """`copies` is every physical card and tile: decks in the order of `DECKS`, file order, copies adjacent.

    `cards` are the same by id, each once. `codes` says which of them bears a code, `marks` which code a card bears.
    `secret`: ids of what nobody may know before it is revealed (`secrecy.py`); scenes are secret all of them.
    """

    id: str
    version: str
    game: str
    hash: str
    sleepers: dict[str, SleeperDef]
    influence: dict[str, Influence]
    weaknesses: dict[str, Weakness]
    items: dict[str, Item]
    masks: dict[str, Mask]
    turns: dict[str, TurnCard]
    mutations: dict[str, Mutation]
    tiles: dict[str, Tile]
    overlays: dict[str, Overlay]
    dreams: dict[str, Dream]
    slumbers: dict[str, Slumber]
    entities: dict[str, Entity]
    fate: dict[str, Fate]
    seasons: dict[str, Season]
    wisdom: dict[str, Wisdom]
    notes: dict[str, Note]
    memories: dict[str, Memory]
    secrets: dict[str, Secret]
    references: dict[str, Reference]
    scenes: dict[str, Scene]
    districts: dict[str, District]
    locations: dict[str, Location]
    cards: dict[str, CardDef]
    copies: tuple[CardDef, ...]
    codes: dict[str, str]
    marks: dict[str, str]
    secret: frozenset[str]


KINDS: dict[str, tuple[str, type[Any]]] = {
    "sleeper": ("sleepers", SleeperDef),
    "influence": ("influence", Influence),
    "weakness": ("weaknesses", Weakness),
    "item": ("items", Item),
    "mask": ("masks", Mask),
    "turn": ("turns", TurnCard),
    "mutation": ("mutations", Mutation),
    "tile": ("tiles", Tile),
    "overlay": ("overlays", Overlay),
    "dream": ("dreams", Dream),
    "slumber": ("slumbers", Slumber),
    "entity": ("entities", Entity),
    "fate": ("fate", Fate),
    "season": ("seasons", Season),
    "wisdom": ("wisdom", Wisdom),
    "note": ("notes", Note),
    "memory": ("memories", Memory),
    "secret": ("secrets", Secret),
    "reference": ("references", Reference),
    "scene": ("scenes", Scene),
    "district": ("districts", District),
    "location": ("locations", Location),
}
"""Tables of TOML: the dict of the pack they are in, and their class."""
