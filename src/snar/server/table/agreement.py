"""What a table is asked to agree on: each game has fields of its own, and says which one is wrong."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, inspect

from snar.games import GAMES

from ..front import front_of
from .seats import refuse

KINDS = {inspect.IntType: "number", inspect.StrType: "text", inspect.ListType: "list", inspect.BoolType: "yes-or-no"}


def agreed(game: str, given: dict[str, Any]) -> Any:
    """The rules of a game that was asked for, checked by the game; Refused otherwise."""
    return GAMES[game].agree(**msgspec.structs.asdict(read(front_of(game).agreement, given)))


def read(kind: type[Struct], given: dict[str, Any]) -> Struct:
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for name, value in given.items():
        if name not in fields:
            refuse("not-in-agreement", field=name, known=", ".join(fields))
        try:
            msgspec.convert(value, fields[name].type)
        except msgspec.ValidationError:
            wanted = KINDS.get(type(inspect.type_info(fields[name].type)), "object")
            refuse("wrong-in-agreement", field=name, kind=wanted)
    return msgspec.convert(given, kind)


def again(game: str, rules: dict[str, Any]) -> dict[str, Any]:
    """What would be asked for to get the rules of a table once more; also of one that was kept by an older server."""
    return {name: rules[name] for name in front_of(game).agreement.__struct_fields__ if name in rules}
