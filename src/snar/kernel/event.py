"""What happened: enough for a client to animate and explain it, and no more than each seat may know."""

from __future__ import annotations

from typing import Any, NamedTuple


class Event(NamedTuple):
    kind: str
    actor: str = ""  # the character or seat that did it
    source: str = ""  # the public card, spell or place behind it
    frm: str = ""
    to: str = ""
    amount: int = 0
    rule: str = ""
    card: int = -1  # a physical card: shown by its identity or only by its back
    seen: int = -1  # seats that may know that card's identity, as bits; -1 is everyone
    only: int = -1  # seats that may know of the event at all, as bits
    details: tuple[tuple[str, Any], ...] = ()  # what it was made of, by name: public like the rest

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
