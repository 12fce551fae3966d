"""Ways through everything that is written in a pack."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, TypeAlias

from snar.packs.ether.model import KINDS, EtherPack
from snar.packs.ether.parts import Action, Condition
from snar.packs.ether.schema import ETHER
from snar.packs.fields import Effect

INNER = ("do", "then", "else")
Files: TypeAlias = dict[tuple[str, str], str]
"""In which file an id was read, as the reader has seen it."""


def file_of(files: Files, kind: str, id: str) -> str:
    return files[kind if kind in ETHER.apart else "", id]


def rows(pack: EtherPack) -> Iterator[tuple[str, Any]]:
    """Every entry of every file with its kind."""
    for kind, (name, _) in KINDS.items():
        for row in getattr(pack, name).values():
            yield kind, row


def parts(row: Any) -> Iterator[Any]:
    """The row and what stands in it: actions, bonuses, effects of steps, choices."""
    yield row
    for field in fields(row):
        value = getattr(row, field.name)
        for part in value if isinstance(value, tuple) else (value,):
            if is_dataclass(part):
                yield part


def actions(row: Any) -> Iterator[Action]:
    return (part for part in parts(row) if isinstance(part, Action))


def effects(row: Any) -> Iterator[Effect]:
    """All effects of the row, those inside others too."""
    for part in parts(row):
        for field in fields(part):
            yield from nested(getattr(part, field.name))


def nested(value: Any) -> Iterator[Effect]:
    for effect in value if isinstance(value, tuple) else ():
        if isinstance(effect, dict) and "verb" in effect:
            yield effect
            inner = [effect.get(key, ()) for key in INNER]
            for branch in (*inner, *effect.get("of", ()), *effect.get("faces", {}).values()):
                yield from nested(branch)


def conditions(row: Any) -> Iterator[Condition]:
    """All conditions of the row, those of its effects and those inside others too."""
    for part in parts(row):
        yield from _inside(getattr(part, "when", ()))
    for effect in effects(row):
        yield from _inside(effect.get("when", ()))


def _inside(found: tuple[Condition, ...]) -> Iterator[Condition]:
    for condition in found:
        while condition["test"] == "not":
            condition = condition["of"]
        yield condition
