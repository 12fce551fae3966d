"""Loads a pack of Etherfields: `load_ether()` the built-in one, `load_ether(folder)` any other."""

from collections.abc import Iterator
from dataclasses import fields
from functools import lru_cache
from pathlib import Path
from typing import Any

from snar.packs.ether import model
from snar.packs.ether.model import DECKS, CardDef, EtherPack
from snar.packs.ether.parts import Action, Bonus, EntityEffect, Passage, Price, SceneChoice
from snar.packs.ether.schema import ETHER, FILES
from snar.packs.folders import BUILT_IN, PackError, built_in, pack_hash
from snar.packs.reader import Reader

KINDS: dict[str, tuple[str, type[Any]]] = {
    "sleeper": ("sleepers", model.SleeperDef),
    "influence": ("influence", model.Influence),
    "weakness": ("weaknesses", model.Weakness),
    "item": ("items", model.Item),
    "mask": ("masks", model.Mask),
    "turn": ("turns", model.TurnCard),
    "mutation": ("mutations", model.Mutation),
    "tile": ("tiles", model.Tile),
    "overlay": ("overlays", model.Overlay),
    "dream": ("dreams", model.Dream),
    "slumber": ("slumbers", model.Slumber),
    "entity": ("entities", model.Entity),
    "fate": ("fate", model.Fate),
    "season": ("seasons", model.Season),
    "wisdom": ("wisdom", model.Wisdom),
    "note": ("notes", model.Note),
    "memory": ("memories", model.Memory),
    "secret": ("secrets", model.Secret),
    "reference": ("references", model.Reference),
    "scene": ("scenes", model.Scene),
    "district": ("districts", model.District),
    "location": ("locations", model.Location),
}
"""Tables of TOML: the dict of the pack they are in, and their class."""
NESTED: dict[str, tuple[str, type[Any]]] = {
    "bonus": ("bonuses", Bonus),
    "effect": ("effects", EntityEffect),
    "passage": ("passages", Passage),
    "choice": ("choices", SceneChoice),
}
PAID_AWAY = ({"ether": 1},)


def load_ether(name_or_path: str | Path = "etherfields") -> EtherPack:
    """The pack of that name, or in that folder; `PackError` says in one line why it cannot be used."""
    if name_or_path in built_in("ether"):
        return _load_built_in(str(name_or_path))
    folder = Path(name_or_path)
    if not (folder / "pack.toml").is_file():
        known = ", ".join(built_in("ether"))
        raise PackError(f"{name_or_path}: no such pack; use {known} or a folder with pack.toml")
    from snar.packs.ether.check import check_data  # only foreign packs are checked in full each time

    reader = Reader(folder, ETHER)
    pack = _whole(reader)
    for problem in check_data(pack, reader.seen):
        raise PackError(str(problem))
    return pack


@lru_cache
def _load_built_in(name: str) -> EtherPack:
    return read_ether(BUILT_IN / name)


def read_ether(folder: Path) -> EtherPack:
    """The pack in the folder when its files are well formed; what they say is not checked yet."""
    return _whole(Reader(folder, ETHER))


def _whole(reader: Reader) -> EtherPack:
    pack = build(reader)
    if pack is None:
        raise PackError(str(reader.problems[0]))
    return pack


def build(reader: Reader) -> EtherPack | None:
    """The whole pack, or None when the reader found problems (in `reader.problems`)."""
    head = reader.single("pack")
    found = [(kind, table) for file in FILES for kind, table in reader.entries(file)]
    if reader.problems:
        return None
    things: dict[str, dict[str, Any]] = {name: {} for name, _ in KINDS.values()}
    for kind, table in found:
        name, cls = KINDS[kind]
        things[name][table["id"]] = _row(cls, table)
    cards = {card.id: card for card in _cards(things)}
    marks = dict(_marks(things))
    return EtherPack(
        id=head["id"],
        version=head["version"],
        game=head["game"],
        hash=pack_hash(reader.folder),
        **things,
        cards=cards,
        copies=tuple(_copies(cards)),
        codes={code: id for id, code in marks.items()},
        marks=marks,
    )


def _cards(things: dict[str, dict[str, Any]]) -> Iterator[CardDef]:
    """Everything that lies on the table as a card; a secret of a thing is that thing."""
    for rows in things.values():
        for row in rows.values():
            if hasattr(row, "deck") and not getattr(row, "of", ""):
                yield row


def _marks(things: dict[str, dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """Cards that bear a code, with the code."""
    for rows in things.values():
        for row in rows.values():
            if getattr(row, "code", ""):
                yield getattr(row, "of", "") or row.id, row.code


def _copies(cards: dict[str, CardDef]) -> Iterator[CardDef]:
    for deck in DECKS:
        for card in cards.values():
            if card.deck == deck:
                yield from [card] * card.copies


def _row(cls: type[Any], table: dict[str, Any]) -> Any:
    if cls is model.Weakness and table["price"] is None:
        table["price"] = PAID_AWAY
    if table.get("movement") == "rules":
        table["movement"] = 0
    if "suits" in table:
        table["suits"] = {corner: suit for corner, suit in table["suits"].items() if suit}
    if "action" in table:
        numbered = enumerate(table.pop("action"), 1)
        table["actions"] = tuple(_action(part, str(number)) for number, part in numbered)
    if "back" in table:
        table["back"] = _action(table["back"], "back")
    for key, (name, part_cls) in NESTED.items():
        if key in table:
            table[name] = tuple(_make(part_cls, part) for part in table.pop(key))
    return _make(cls, table)


def _action(table: dict[str, Any], id: str) -> Action:
    if table["range"] is None:
        table["range"] = 1 if table["kind"] in ("attack", "contact") else 0
    action: Action = _make(Action, {**table, "id": table["id"] or id})
    return action


def _make(cls: type[Any], table: dict[str, Any]) -> Any:
    for key in ("price", "place"):
        if isinstance(table.get(key), tuple):
            table[key] = tuple(Price(**way) for way in table[key])
    return cls(**{field.name: table[field.name] for field in fields(cls)})
