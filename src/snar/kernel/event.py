"""What happened: enough for a client to animate and explain it, and no more than each seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

FIELDS = ("kind", "actor", "source", "frm", "to", "amount", "rule", "card", "seen", "only", "details")


@final
class Event:
    """A plain class: two are made at every answer, and a tuple with names takes half as long again."""

    __slots__ = FIELDS

    def __init__(
        self,
        kind: str,
        actor: str = "",
        source: str = "",
        frm: str = "",
        to: str = "",
        amount: int = 0,
        rule: str = "",
        card: int = -1,
        seen: int = -1,
        only: int = -1,
        details: tuple[tuple[str, Any], ...] = (),
    ) -> None:
        self.kind: Final = kind
        self.actor: Final = actor  # the character or seat that did it
        self.source: Final = source  # the public card, spell or place behind it
        self.frm: Final = frm
        self.to: Final = to
        self.amount: Final = amount
        self.rule: Final = rule
        self.card: Final = card  # a physical card: shown by its identity or only by its back
        self.seen: Final = seen  # seats that may know that card's identity, as bits; -1 is everyone
        self.only: Final = only  # seats that may know of the event at all, as bits
        self.details: Final = details  # what it was made of, by name: public like the rest

    def row(self) -> tuple[Any, ...]:
        """All of it, to be kept as bytes and compared."""
        return tuple([getattr(self, name) for name in FIELDS])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.row() == other.row()

    def __repr__(self) -> str:
        return f"Event{self.row()}"

    def for_seat(self, seat: int, card_id: str, back: str) -> dict[str, Any] | None:
        """The event as this seat may see it, or None."""
        if not self.only >> seat & 1:
            return None
        data: dict[str, Any] = {"kind": self.kind}
        if self.actor:
            data["actor"] = self.actor
        if self.source:
            data["source"] = self.source
        if self.frm:
            data["frm"] = self.frm
        if self.to:
            data["to"] = self.to
        if self.amount or self.kind == "roll":
            data["amount"] = self.amount
        if self.rule:
            data["rule"] = self.rule
        if self.details:
            data["details"] = dict(self.details)
        if self.card >= 0:
            data["card" if self.seen >> seat & 1 else "back"] = card_id if self.seen >> seat & 1 else back
        return data


def event_from(row: Sequence[Any]) -> Event:
    """The opposite of `row`, from JSON or the like."""
    fields = dict(zip(FIELDS, row, strict=True))
    return Event(**{**fields, "details": tuple((name, value) for name, value in fields["details"])})
