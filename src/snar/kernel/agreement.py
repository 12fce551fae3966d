"""What players agree on in a game that agrees on numbers: each has a name, a usual value and its bounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, fields
from typing import Any, NamedTuple, TypeVar

from .choice import Refusal, Refused

T = TypeVar("T")


class Bounds(NamedTuple):
    usual: int
    least: int
    most: int


def number(usual: int, least: int, most: int) -> Any:
    """A field of the agreement's dataclass."""
    return field(default=usual, metadata={"bounds": Bounds(usual, least, most)})


def numbers(agreement: Any) -> dict[str, Bounds]:
    """What can be agreed on, of the class or of one agreement."""
    return {one.name: one.metadata["bounds"] for one in fields(agreement) if "bounds" in one.metadata}


def agreed(agreement: type[T], wanted: Mapping[str, Any]) -> T:
    """The agreement with these values, or Refused: nobody sits down to a game that cannot be played."""
    known = numbers(agreement)
    for name in sorted(wanted.keys() - known.keys()):
        raise Refused(Refusal("not-agreed-on", about=(("name", name), ("known", ", ".join(known)))))
    for name, value in wanted.items():
        _, least, most = known[name]
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            about = (("name", name), ("least", least), ("most", most), ("value", str(value)))
            raise Refused(Refusal("agreed-bounds", about=about))
    return agreement(**wanted)
