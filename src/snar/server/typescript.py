"""The client's types, written from the Python source: `python -m snar.server.typescript > web/src/lib/protocol.ts`"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any, get_args

import msgspec
from msgspec import inspect

from snar.games import FRONTS
from snar.server.http import bodies

from .app import ENDPOINTS
from .front import front_of, kinds_of, shapes, structs
from .http.bodies import back, book, catalogue, common, languages, puzzles, reviews, tables
from .wire import protocol as p
from .wire.protocol import company, incoming, outgoing, play

HEAD = "// Written by `python -m snar.server.typescript` from protocol, bodies and views. Do not edit.\n"
WIRE = (incoming, play, company, outgoing)
HTTP = (tables, back, reviews, puzzles, book, catalogue, languages, common)
PLAIN = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "any",
}
OF_GAMES = (p.Told, bodies.Content)  # each game has its own
NAMED = {"Pace": p.Pace, "Visibility": bodies.Visibility}
# What the client sends: there a default may be left out.
SENT = {*get_args(p.ClientMessage), *(endpoint.body for endpoint in ENDPOINTS)}
SENT |= {front_of(game).agreement for game in FRONTS}


def document() -> str:
    lines = [HEAD, f"export const VERSION = {p.VERSION}\n"]
    lines += [f"export type {name} = {quoted(get_args(literal))}" for name, literal in NAMED.items()]
    for module in (*WIRE, *HTTP, *shapes()):
        lines += [interface(struct) for struct in structs(module) if struct not in OF_GAMES]
    lines += [f"\n{comment(base)}\n{union(base.__name__, kinds_of(base))}" for base in OF_GAMES]
    lines += ["\n" + union("ClientMessage", get_args(p.ClientMessage)) + "\n"]
    lines += ["\n" + union("ServerMessage", get_args(p.ServerMessage)) + "\n"]
    return "\n".join(lines)


def interface(struct: type[msgspec.Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = ["", comment(struct)] if struct.__doc__ else [""]
    lines.append(f"export interface {struct.__name__} {{")
    if isinstance(info.tag, str):
        lines.append(f"  t: '{info.tag}'")
    for field in info.fields:
        mark = "?" if may_be_left_out(struct, field) else ""
        lines.append(f"  {field.encode_name}{mark}: {kind(field.type)}")
    return "\n".join([*lines, "}"])


def comment(struct: type[msgspec.Struct]) -> str:
    return f"/** {' '.join((struct.__doc__ or '').split())} */"


def may_be_left_out(struct: type[msgspec.Struct], field: inspect.Field) -> bool:
    unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    return not field.required and (struct in SENT or struct.__struct_config__.omit_defaults or unset)


def kind(info: inspect.Type) -> str:
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    match info:
        case inspect.LiteralType():
            return next((name for name, of in NAMED.items() if {*get_args(of)} == {*info.values}), quoted(info.values))
        case inspect.StructType():
            return info.cls.__name__
        case inspect.ListType():
            return f"{bracketed(info.item_type)}[]"
        case inspect.TupleType():
            return f"[{', '.join(kind(item) for item in info.item_types)}]"
        case inspect.DictType():
            return f"Record<{kind(info.key_type)}, {kind(info.value_type)}>"
        case inspect.UnionType():
            return " | ".join(kind(item) for item in info.types)
    raise TypeError(f"no TypeScript for {info}")


def bracketed(info: inspect.Type) -> str:
    text = kind(info)
    return f"({text})" if " | " in text else text


def quoted(values: Any) -> str:
    return " | ".join(f"'{value}'" for value in values)


def union(name: str, members: Iterable[type]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member.__name__}" for member in members)


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
    sys.stdout.write(document())
