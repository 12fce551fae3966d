"""Events as sentences."""

from __future__ import annotations

from typing import Any

from snar.texts.effects import capital
from snar.texts.rise.names import NONE, TIME_GATE, Names

Event = dict[str, Any]
ROLES = ("actor", "source", "frm", "to")


class Teller:
    """`figures` and `seats` are ids by number: zones belong to either."""

    def __init__(self, names: Names, figures: list[str], seats: list[str]) -> None:
        self.names, self.figures, self.seats = names, figures, seats

    def sentence(self, event: Event) -> str:
        """What happened, or nothing when another event tells it better."""
        amount = event.get("amount", 0)
        args = self.names.args(**{role: event.get(role, "") for role in ROLES}, card=event.get("card", ""))
        args |= {"amount": abs(amount), "sign": "minus" if amount < 0 else "plus" if amount else "zero"}
        args |= {"own": yes(event.get("source") == event.get("actor")), "seen": yes("card" in event)}
        args |= {"aimed": yes(event.get("to") != event.get("actor")), **self.zones(event)}
        args |= {"row": self.row(event.get("source", ""))}
        return capital(self.names.texts.say(f"event-{event['kind']}", **args))

    def row(self, source: str) -> str:
        """The name of a row of the Time Gate; the first three have none, they send an event."""
        texts = self.names.texts
        return texts.name(source) if source.startswith(TIME_GATE) and texts.has(source) else NONE

    def zones(self, event: Event) -> dict[str, str]:
        """Where a card went, as `deck-hand`, and whose place that is."""
        frm, to = event.get("frm", ""), event.get("to", "")
        holder = self.holder(to) or self.holder(frm)
        owner = self.names.thing(holder)
        deck = to.partition(".")[2] if to.startswith("deck") else frm.partition(".")[2]
        move = f"{frm.partition('.')[0]}-{to.partition('.')[0]}"
        return {"move": move, "zone": to.partition(".")[0] or "none", "owner": owner, "deck": deck or "none"}

    def holder(self, zone: str) -> str:
        kind, _, number = zone.partition(".")
        if not number.isdecimal():
            return ""
        ids = self.seats if kind == "hand" else self.figures
        return ids[int(number)] if int(number) < len(ids) else ""


def yes(truth: bool) -> str:
    return "yes" if truth else "no"
