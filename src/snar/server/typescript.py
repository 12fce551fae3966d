"""The client's types, written from the Python source: `python -m snar.server.typescript > web/src/lib/protocol.ts`"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect

from snar.games import FRONTS
from snar.server.http import bodies

from .app import ENDPOINTS
from .front import front_of
from .http.bodies import back, catalogue, common, content, languages, tables
from .http.bodies import ether as ether_bodies
from .wire import protocol as p
from .wire.protocol import company, incoming, outgoing, play
from .wire.protocol import ether as ether_parts

HEAD = "// Written by `python -m snar.server.typescript` from protocol, bodies and views. Do not edit.\n"
WIRE = (incoming, play, ether_parts, company, outgoing)
HTTP = (tables, back, content, ether_bodies, catalogue, languages, common)
PLAIN = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "any",
}
NAMED = {"Pace": p.Pace, "Visibility": bodies.Visibility}
# What the client sends: there a default may be left out.
SENT = {*get_args(p.ClientMessage), *(endpoint.body for endpoint in ENDPOINTS)}
SENT |= {front_of(game).agreement for game in FRONTS}


def document() -> str:
    lines = [HEAD, f"export const VERSION = {p.VERSION}\n"]
    lines += [f"export type {name} = {quoted(get_args(literal))}" for name, literal in NAMED.items()]
    shapes = dict.fromkeys(shape for game in FRONTS for shape in front_of(game).shapes)  # plain ones are shared
    for module in (*WIRE, *HTTP, *shapes):
        lines += [interface(struct) for struct in structs(module)]
    lines.append(union("ClientMessage", p.ClientMessage))
    lines.append(union("ServerMessage", p.ServerMessage))
    return "\n".join(lines)


def structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
            yield value


def interface(struct: type[msgspec.Struct]) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = ["", f"/** {' '.join(struct.__doc__.split())} */"] if struct.__doc__ else [""]
    lines.append(f"export interface {struct.__name__} {{")
    if isinstance(info.tag, str):
        lines.append(f"  t: '{info.tag}'")
    for field in info.fields:
        mark = "?" if may_be_left_out(struct, field) else ""
        lines.append(f"  {field.encode_name}{mark}: {kind(field.type)}")
    return "\n".join([*lines, "}"])


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


def union(name: str, members: Any) -> str:
    return f"\nexport type {name} =\n" + "\n".join(f"  | {member.__name__}" for member in get_args(members)) + "\n"


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
    sys.stdout.write(document())
