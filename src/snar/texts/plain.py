"""A game in words by its keys alone: `<game>-event-<kind>`, `<game>-option-<verb>`, `<game>-question-<topic>`.

What the kernel itself asks and tells (a card that moves, a pass) has words of its own, `plain-...`. A game without
a word for something is played all the same, in the words of its rules; tests say which word is missing.
"""

from __future__ import annotations

import re
from typing import Any

from snar.kernel.choice import Choice, Option, Refusal
from snar.texts.bundle import Texts, joined
from snar.texts.lines import Line
from snar.texts.messages import Argument
from snar.texts.reasons import plain, shown

PLACE = re.compile("[a-z]?[0-9]+")


class Speaker:
    def __init__(self, texts: Texts, game: str, names: list[str]) -> None:
        self.texts, self.game, self.names = texts, game, names

    def say(self, key: str, otherwise: str, **args: Argument) -> str:
        """The game's own words, else those for any game, else (never in tests) what the rules call it."""
        for id in (f"{self.game}-{key}", f"plain-{key}"):
            if self.texts.has(id):
                return self.texts.say(id, **args)
        return self.texts.say(f"{self.game}-{key}") if self.texts.strict else otherwise

    def has(self, key: str) -> bool:
        return self.texts.has(f"{self.game}-{key}") or self.texts.has(f"plain-{key}")

    def title(self) -> str:
        return self.say("title", self.game)

    # -- things ------------------------------------------------------------------------------------------------------
    def thing(self, word: str) -> str:
        """A card, a player, a field: by its name; a number or a place like `b3` by itself."""
        if word in self.names:
            return self.player(word)
        if not word or (PLACE.fullmatch(word) and not self.has(f"thing-{word}")):
            return word
        return self.say(f"thing-{word}", word)

    def player(self, name: str) -> str:
        """A seat with a name of its own is called so, others by their number."""
        if self.has(f"thing-{name}"):
            return self.say(f"thing-{name}", name)
        return self.say("player", name, number=self.names.index(name) + 1)

    def zone(self, zone: str) -> str:
        """`hand.0` is the hand of the first player."""
        kind, _, whose = zone.partition(".")
        name = self.say(f"zone-{kind}", zone)
        if not (whose.isdecimal() and int(whose) < len(self.names)):
            return name
        return self.texts.say("plain-zone-owned", zone=name, owner=self.player(self.names[int(whose)]))

    def value(self, value: Any) -> Argument:
        """A part of a view: a number as it is, anything else in words."""
        match value:
            case bool():
                return self.texts.say("plain-yes" if value else "plain-no")
            case int():
                return shown(value)
            case str():
                return self.thing(value)
            case dict():
                return ", ".join(f"{self.thing(str(name))}: {self.value(one)}" for name, one in value.items())
            case list() | tuple():
                return ", ".join(str(self.value(one)) for one in value)
        return ""

    # -- what is asked -----------------------------------------------------------------------------------------------
    def question(self, choice: Choice) -> str:
        about = {name: self.named(value) for name, value in choice.about}
        return self.say(f"question-{choice.topic}", choice.topic, **about)

    def line(self, option: Option) -> Line:
        verb = option.key.split()[0]
        cost = ", ".join(self.say(f"cost-{name}", f"{amount} {name}", amount=amount) for name, amount in option.cost)
        told = {name: self.named(value) for name, value in option.effect}
        effect = self.say(f"effect-{verb}", "", **told) if self.has(f"effect-{verb}") else ""
        return Line(option.key, self.label(option.key), cost, effect)

    def label(self, key: str) -> str:
        verb, *rest = key.split()
        return self.say(f"option-{verb}", key, what=" ".join(self.thing(word) for word in rest))

    def refusal(self, refusal: Refusal) -> str:
        about = plain(dict(refusal.about))
        if self.has(f"why-{refusal.reason}"):
            return self.say(f"why-{refusal.reason}", refusal.reason, **about)
        return self.texts.say(f"why-{refusal.reason}", **about)

    # -- what happened -------------------------------------------------------------------------------------------------
    def sentence(self, event: dict[str, Any]) -> str:
        """An event as one seat may see it; a card of which it sees the back is called by it."""
        args: dict[str, Argument] = {name: self.named(value) for name, value in event.get("details", {}).items()}
        for name in ("actor", "source", "frm", "to"):
            word = str(event.get(name, ""))
            kind = word.partition(".")[0]
            args[name] = self.zone(word) if kind and self.has(f"zone-{kind}") else self.thing(word)
            args[f"{name}-id"] = kind or "none"  # to choose a sentence by
        args["card"] = self.thing(str(event.get("card") or event.get("back", "")))
        args["amount"] = int(event.get("amount", 0))
        return self.say(f"event-{event['kind']}", event["kind"], **args)

    def result(self, over: bool, result: dict[str, Any]) -> str:
        winners = [self.player(self.names[seat]) for seat in result.get("seats", ())]
        how = "open" if not over else "won" if winners else "nobody"
        return self.say(f"result-{how}", how, winners=joined(winners, self.texts, "plain-and"), count=len(winners))

    def named(self, value: Any) -> Argument:
        return self.thing(value) if isinstance(value, str) else shown(value)
