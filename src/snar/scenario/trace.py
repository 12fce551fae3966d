"""`snar scenario --trace`: where everything stands, then what each answer told and changed, and what may be said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .matching import listed
from .table import AnyTable

NOTHING: tuple[Any, ...] = ([], {}, "", 0, False, None, -1)  # says nothing at the beginning


class Trace:
    """Shows the position once, then only what an answer has changed."""

    def __init__(self, table: AnyTable, show: Callable[[str], None] | None) -> None:
        self.table, self.show = table, show
        self.shown: dict[str, Any] = {}
        if show:
            show("given")
            self.show_events(table.events)
            self.position()
            self.asked()

    def after(self, number: int, answer: dict[str, Any]) -> None:
        if self.show:
            kept = " (refused)" if "refused" in answer else ""
            self.show(f"when {number}: {answer['seat']}: {answer['say']}{kept}")
            if not kept:
                self.show_events(self.table.events[self.events :])
                self.position()
                self.asked()

    def show_events(self, events: list[dict[str, Any]]) -> None:
        assert self.show
        for event in events:
            rest = " ".join(f"{name}={value}" for name, value in event.items() if name != "kind")
            self.show(f"  * {event['kind']} {rest}".rstrip())
        self.events = len(self.table.events)

    def position(self) -> None:
        assert self.show
        now = dict(leaves(listed(self.table.public())))
        for path, value in now.items():
            if path not in self.shown:
                if value not in NOTHING or self.shown:
                    self.show(f"  {path}: {value}")
            elif self.shown[path] != value:
                self.show(f"  {path}: {self.shown[path]} -> {value}")
        for path in [path for path in self.shown if path not in now]:
            self.show(f"  {path}: gone")
        self.shown = now

    def asked(self) -> None:
        assert self.show
        g = self.table.session.state
        for choice in g.pending:
            self.show(f"  ? {self.table.session.names[choice.seat]}: {choice.topic}")
            for option in choice.options:
                cost = ", ".join(f"{amount} {name}" for name, amount in option.cost)
                self.show("      " + option.key + (f"  ({cost})" if cost else ""))
        if g.over:
            self.show(f"  over: {g.result}")


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value under a path of names."""
    if isinstance(value, dict) and value:
        for name, part in value.items():
            yield from leaves(part, f"{path}.{name}" if path else str(name))
    else:
        yield path, value
