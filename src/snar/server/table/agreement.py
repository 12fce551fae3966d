"""What a table is asked to agree on: each game has fields of its own, and says which one is wrong."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, inspect

from snar.games import FRONTS, GAMES
from snar.packs import shelf

from ..front import front_of
from .seats import refuse

KINDS = {inspect.IntType: "number", inspect.StrType: "text", inspect.ListType: "list", inspect.BoolType: "yes-or-no"}


def agreed(game: str, given: dict[str, Any]) -> Any:
    """The rules of a game that was asked for, checked by the game; Refused otherwise."""
    wanted = msgspec.structs.asdict(read(front_of(game).agreement, given))
    if wanted.get("pack"):
        offered(game, wanted["pack"])
    return GAMES[game].agree(**wanted)


def offered(game: str, pack: str) -> str:
    """A pack by its name, the game's own where none is wanted: strangers name no folders of this machine."""
    if pack and pack not in shelf.names(game):
        refuse("unknown-pack", value=pack, known=", ".join(shelf.names(game)))
    return pack or FRONTS[game].pack


def as_now(game: str, rules: dict[str, Any]) -> dict[str, Any]:
    """Of a table that has not begun: with the pack as it is now; Refused while it is not here."""
    if "version" not in rules:
        return rules
    if rules["pack"] not in shelf.names(game):
        refuse("missing-pack", name=rules["pack"], version=rules["version"], pack="")
    return {**rules, "version": shelf.version(game, rules["pack"])}


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
