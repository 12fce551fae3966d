"""Events as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from snar.texts.bundle import Texts, capital
from snar.texts.names import NONE
from snar.texts.rise.names import TIME_GATE, Names

Event = dict[str, Any]
ROLES = ("actor", "source", "frm", "to", "card")
MADE_OF = {  # arguments of a sentence that are no role, and the parts of the event behind them
    "sign": ("amount",), "own": ("source", "actor"), "seen": ("card",), "aimed": ("to", "actor"), "move": ("frm", "to"),
    "zone": ("to",), "owner": ("frm", "to"), "deck": ("frm", "to"), "row": ("source",),
}  # fmt: skip


@lru_cache(maxsize=4096)
def parts_told(texts: Texts, kind: str) -> tuple[tuple[str, ...], bool]:
    """The parts of such an event that its sentence hangs on; does it say whose place a card went to?"""
    wanted = sorted(texts.wanted(f"event-{kind}"))
    parts = (part for name in wanted for part in MADE_OF.get(name, (name.partition("-")[0],)))
    return tuple(dict.fromkeys(parts)), any(name.startswith("owner") for name in wanted)


class Teller:
    """`figures` and `seats` are ids by number: zones belong to either."""

    def __init__(self, names: Names, figures: Sequence[str], seats: Sequence[str]) -> None:
        self.names, self.figures, self.seats = names, figures, seats

    def hangs_on(self, event: Event) -> tuple[Any, ...]:
        """Events that are alike in this are told alike, at whatever table."""
        kind = event["kind"]
        parts, owned = parts_told(self.names.texts, kind)
        found = (kind, *map(event.get, parts))
        return (*found, self.owner(event)) if owned else found

    def sentence(self, event: Event) -> str:
        """What happened, or nothing when another event tells it better."""
        amount = event.get("amount", 0)
        told, _ = parts_told(self.names.texts, event["kind"])
        args = self.names.args(**{role: event.get(role, "") for role in ROLES if role in told})
        args |= {"amount": abs(amount), "sign": "minus" if amount < 0 else "plus" if amount else "zero"}
        args |= {"own": yes(event.get("source") == event.get("actor")), "seen": yes("card" in event)}
        args |= {"aimed": yes(event.get("to") != event.get("actor")), **self.zones(event)}
        args |= {"row": self.row(event.get("source", "")), **self.sums(event)}
        return capital(self.names.texts.say(f"event-{event['kind']}", **args))

    def sums(self, event: Event) -> dict[str, str]:
        """Both sides of a duel as sums, `5 + 4 (power) = 9`, and what decided it."""
        details = event.get("details", {})
        if "mine" not in details:
            return {}
        mine, theirs = (self.sum_of(details[side], event) for side in ("mine", "theirs"))
        return {"mine": mine, "theirs": theirs, "why": details["why"]}

    def sum_of(self, parts: Sequence[tuple[str, int]], event: Event) -> str:
        said = [self.part(name, amount, event) for name, amount in parts]
        return f"{' '.join(said)} = {sum(amount for _, amount in parts)}"

    def part(self, name: str, amount: int, event: Event) -> str:
        """A part of a sum by its name; what is a character's own is no card."""
        texts = self.names.texts
        own = name in (event["actor"], event.get("to"))
        if own or texts.has(f"sum-{name}"):
            named = texts.say("sum-own" if own else f"sum-{name}")
        else:
            named = self.names.bare(name)
        if name == "die":
            return str(amount)
        return f"{'−' if amount < 0 else '+'} {abs(amount)} ({named})"

    def row(self, source: str) -> str:
        """The name of a row of the Time Gate; the first three have none, they send an event."""
        texts = self.names.texts
        return texts.name(source) if source.startswith(TIME_GATE) and texts.has(source) else NONE

    def zones(self, event: Event) -> dict[str, str]:
        """Where a card went, as `deck-hand`, and whose place that is."""
        frm, to = event.get("frm", ""), event.get("to", "")
        owner = self.names.thing(self.owner(event))
        deck = to.partition(".")[2] if to.startswith("deck") else frm.partition(".")[2]
        move = f"{frm.partition('.')[0]}-{to.partition('.')[0]}"
        return {"move": move, "zone": to.partition(".")[0] or "none", "owner": owner, "deck": deck or "none"}

    def owner(self, event: Event) -> str:
        return self.holder(event.get("to", "")) or self.holder(event.get("frm", ""))

    def holder(self, zone: str) -> str:
        kind, _, number = zone.partition(".")
        if not number.isdecimal():
            return ""
        ids = self.seats if kind == "hand" else self.figures
        return ids[int(number)] if int(number) < len(ids) else ""


def yes(truth: bool) -> str:
    return "yes" if truth else "no"
