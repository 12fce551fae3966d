"""What a description may hold. Whatever is wrong is said in one line: where it stands and what to write instead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from snar.kernel.state import State

FEW = 12  # so many names are listed in a message


class BadScenario(ValueError):
    """The description itself is wrong; the message says where and what to write instead, in one line."""


@contextmanager
def inside(where: str) -> Iterator[None]:
    """Whatever is wrong in here is said with its place."""
    try:
        yield
    except BadScenario as error:
        said, last = str(error), where.rpartition(".")[2]
        if said.startswith(where):
            raise
        raise BadScenario(f"{where}: {said.removeprefix(f'{last}: ')}") from None


def table_of(where: str, given: Any) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise BadScenario(f"{where}: {given!r} is not a table")
    return given


def known_keys(where: str, given: Any, known: set[str]) -> None:
    """A table with nothing but these keys."""
    for name in table_of(where, given):
        if name not in known:
            raise BadScenario(f"{where}.{name}: unknown; known are {', '.join(sorted(known)) or 'none'}")


def needed(where: str, given: dict[str, Any], *names: str) -> None:
    for name in names:
        if name not in given:
            raise BadScenario(f"{where}: {name} is missing")


def list_of(where: str, given: Any) -> list[Any]:
    if not isinstance(given, (list, tuple)):
        raise BadScenario(f"{where}: {given!r} is not a list")
    return list(given)


def row_of(where: str, given: Any, *parts: str) -> list[Any]:
    """A list of so many parts: `["act dvere.otevrit", 2]`."""
    row = list_of(where, given)
    if len(row) != len(parts):
        raise BadScenario(f"{where}: {given!r}; write [{', '.join(parts)}]")
    return row


def whole(where: str, value: Any, least: int = 0, most: int = 999) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadScenario(f"{where}: {value!r} is not a whole number {least}..{most}")
    return value


def text_of(where: str, value: Any) -> str:
    if not isinstance(value, str):
        raise BadScenario(f"{where}: {value!r} is not a text")
    return value


def seed_of(value: Any) -> str | int:
    return value if isinstance(value, int) and not isinstance(value, bool) else text_of("seed", value)


def texts_of(where: str, given: Any) -> list[str]:
    return [text_of(where, value) for value in list_of(where, given)]


def truth_of(where: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise BadScenario(f"{where}: {value!r} is not true or false")
    return value


def one_of(where: str, value: Any, known: Iterable[str]) -> str:
    names = list(known)
    if not isinstance(value, str) or value not in names:
        raise BadScenario(f"{where} = {value}: known are {', '.join(names)}")
    return value


def number_of(where: str, name: Any, numbers: Mapping[str, int], what: str) -> int:
    """What a name stands for: a field, a world, a sleeper."""
    if not isinstance(name, str) or name not in numbers:
        known = f"; there are {', '.join(numbers)}" if len(numbers) <= FEW else ""
        raise BadScenario(f"{where}{name}: no such {what}{known}")
    return numbers[name]


def at_table(name: Any, names: Sequence[str]) -> int:
    """The number of a player or a character."""
    if name not in names:
        raise BadScenario(f"{name}: not at this table; here are {', '.join(names)}")
    return names.index(name)


def zone_of(g: State, zone: str, owners: Mapping[str, int]) -> str:
    """`hand.hracka` is `hand.0`."""
    kind, _, owner = zone.rpartition(".")
    found = f"{kind}.{owners[owner]}" if owner in owners else zone
    if found not in g.zones:
        raise BadScenario(f"zones.{zone}: no such zone" + f"; there are {', '.join(g.zones)}" * (len(g.zones) <= FEW))
    return found
