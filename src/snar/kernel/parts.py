"""Parts of a view. Who looks at a game again and again keeps them and has only those made anew that have changed.

    part("order", (g.order,), order_view, g)        its name, what it is made of, and how

Rows, zones and tuples of a state are replaced when they change, never written in place once the state was cloned
(decision 0003), and every answer begins with a clone: a part whose sources are the same objects is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from typing import Any, Protocol


class Part(Protocol):
    def __call__(self, name: str, of: tuple[object, ...], make: Callable[..., Any], *args: Any) -> Any: ...


def anew(name: str, of: tuple[object, ...], make: Callable[..., Any], *args: Any) -> Any:
    """For whoever looks but once."""
    return make(*args)


class Kept:
    """`finish`: what is kept instead of the part itself, such as its text."""

    __slots__ = ("finish", "parts")

    def __init__(self, finish: Callable[[Any], Any]) -> None:
        self.finish = finish
        self.parts: dict[str, tuple[tuple[object, ...], Any]] = {}  # by name: what it was made of

    def __call__(self, name: str, of: tuple[object, ...], make: Callable[..., Any], *args: Any) -> Any:
        found = self.parts.get(name)
        if found is not None and len(found[0]) == len(of) and all(map(is_, found[0], of)):
            return found[1]
        made = self.finish(make(*args))
        self.parts[name] = of, made
        return made
