"""Scenarios say everything by name: fields, sleepers, cards. Here names become numbers."""

from __future__ import annotations

from typing import Any

from ..map.fields import NUMBERS
from ..state import EtherState


class BadScenario(ValueError):
    """The description itself is wrong; the message says where and what to write instead, in one line."""


def known_keys(where: str, given: Any, known: set[str]) -> None:
    """A table with nothing but these keys."""
    if not isinstance(given, dict):
        raise BadScenario(f"{where}: {given!r} is not a table")
    for name in given:
        if name not in known:
            raise BadScenario(f"{where}.{name}: unknown; known are {', '.join(sorted(known))}")


def needed(where: str, given: dict[str, Any], *names: str) -> None:
    for name in names:
        if name not in given:
            raise BadScenario(f"{where}: {name} is missing")


def list_of(where: str, given: Any) -> list[Any]:
    if not isinstance(given, (list, tuple)):
        raise BadScenario(f"{where}: {given!r} is not a list")
    return list(given)


def whole(where: str, value: Any, least: int = 0, most: int = 999) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadScenario(f"{where}: {value!r} is not a whole number {least}..{most}")
    return value


def field_of(name: Any) -> int:
    """ "" is nowhere."""
    if name == "":
        return -1
    if name not in NUMBERS:
        raise BadScenario(f"{name}: no such field")
    return NUMBERS[name]


def seat_of(g: EtherState, name: Any) -> int:
    if name not in g.rules.sleepers:
        raise BadScenario(f"{name}: not at this table; here are {', '.join(g.rules.sleepers)}")
    return g.rules.sleepers.index(name)


def zone_of(g: EtherState, name: str) -> str:
    """`hand.hracka` is `hand.0`."""
    kind, _, owner = name.rpartition(".")
    zone = f"{kind}.{seat_of(g, owner)}" if owner in g.rules.sleepers else name
    if zone not in g.zones:
        raise BadScenario(f"{name}: no such zone")
    return zone


def known_id(what: str, id: Any, table: dict[str, Any]) -> None:
    if id not in table:
        raise BadScenario(f"{what} {id}: not in this pack")
