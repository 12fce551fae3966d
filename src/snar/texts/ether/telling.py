"""Events as sentences."""

from __future__ import annotations

from typing import Any

from snar.packs.ether.stories import scene_of
from snar.texts.bundle import capital
from snar.texts.ether.effects import inline
from snar.texts.ether.names import Names
from snar.texts.ether.options import Describer
from snar.texts.ether.words import Manner, flagged
from snar.texts.names import NONE

Event = dict[str, Any]
ROLES = ("actor", "source", "frm", "to")
CAUSED = ("distress", "ether", "gem", "key", "hours", "soul", "threat", "token", "turns", "roll")
"""Events that say what they came from, if that has a name: prices and basic actions have none."""
PLACED = ("card", "shuffle")  # events that tell whose place it is
KEYED = ("act", "progress", "vote", "intent-taken")  # events whose source is the key of an option


class Teller:
    """`sleepers` are ids by seat: zones belong to them."""

    def __init__(self, names: Names, describer: Describer, sleepers: list[str]) -> None:
        self.names, self.describer, self.sleepers = names, describer, sleepers

    def sentence(self, event: Event) -> str:
        """What happened, or nothing when another event tells it better."""
        kind, amount = event["kind"], event.get("amount", 0)
        if kind == "gain" and event.get("source") in self.describer.pack.wisdom:
            return ""  # its card is told to come
        roles = {role: event.get(role, "") for role in ROLES}
        label = self.label(kind, roles)
        if kind in KEYED or (kind in CAUSED and not self.names.knows(roles["source"])):
            roles["source"] = ""
        if kind == "card":
            roles["frm"] = roles["to"] = ""
        args = self.names.args(**roles, card=event.get("card", ""))
        args |= {"amount": abs(amount), "sign": "minus" if amount < 0 else "plus" if amount else "zero"}
        args |= {"label": label, "seen": flagged("card" in event), **self.zones(event)}
        return capital(self.names.texts.say(f"ef-event-{kind}{self.joined(kind, roles['source'])}", **args))

    def joined(self, kind: str, id: str) -> str:
        """What is found for a deck or a place of the group nobody has: it is told where it goes."""
        pack = self.describer.pack
        decks = (("-gate", id in pack.dreams), ("-slumber", id in pack.slumbers), ("-fate", id in pack.fate))
        return next((deck for deck, here in decks if kind == "gain" and here), "")

    def label(self, kind: str, roles: dict[str, str]) -> str:
        """An action by its key, a scene by its title, a choice by its words."""
        texts = self.names.texts
        if kind == "vote" and roles["source"].startswith("choose "):
            return self.proposed(roles["source"], roles["frm"])
        if kind in KEYED:
            return self.describer.label(roles["source"])
        if kind == "scene":
            return texts.part(f"scene-{scene_of(roles['source'])}", "title") or NONE
        if kind == "chosen":
            return texts.part(f"scene-{roles['source']}", f"choice-{roles['to']}") or NONE
        return NONE

    def proposed(self, key: str, source: str) -> str:
        """A choice of a scene in its own words, a numbered branch by what it does."""
        told = self.describer.label(key, {"read": (source,)} if source in self.describer.pack.scenes else {})
        number, branches = key.split()[1], self.describer.printed_choices(source)
        if number.isdecimal() and len(branches) == 1:
            return inline(branches[0][int(number) - 1], Manner(self.names.texts))
        return told

    def zones(self, event: Event) -> dict[str, str]:
        """Where a card went, as `deck-hand`, and whose place that is."""
        if event["kind"] not in PLACED:
            return {}
        frm, to, owner = event.get("frm", ""), event.get("to", ""), self.owner(event)
        move = f"{zone(frm)}-{zone(to)}"
        return {"move": move, "zone": zone(to), "owner": self.names.name(owner) if owner else NONE}

    def owner(self, event: Event) -> str:
        """Who sleeps where a card went to: all that a sentence hangs on besides the event itself."""
        if event["kind"] not in PLACED:
            return ""
        return self.holder(event.get("to", "")) or self.holder(event.get("frm", ""))

    def holder(self, place: str) -> str:
        number = place.rpartition(".")[2]
        return self.sleepers[int(number)] if number.isdecimal() and int(number) < len(self.sleepers) else ""


def zone(place: str) -> str:
    """`hand.1` is a hand, `items.market` the market of items."""
    name, _, number = place.rpartition(".")
    return (name if number.isdecimal() else place).replace(".", "_") or NONE
