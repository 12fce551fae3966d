"""A game in words by its keys alone: `<game>-event-<kind>`, `<game>-option-<verb>`, `<game>-question-<topic>`.

What the kernel itself asks and tells (a card that moves, a pass) has words of its own, `plain-...`. A game without
a word for something is played all the same, in the words of its rules; tests say which word is missing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from snar.kernel.choice import Choice, Option, Refusal
from snar.texts.bundle import Texts, joined
from snar.texts.messages import Argument
from snar.texts.reasons import plain, shown


class Line(NamedTuple):
    """One option, ready to be listed."""

    key: str
    label: str
    cost: str
    effect: str


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
        """A card, a player, a field: by its name, a number by itself."""
        if word in self.names:
            return self.player(word)
        return word if not word or word.isdecimal() else self.say(f"thing-{word}", word)

    def player(self, name: str) -> str:
        """A seat with a name of its own is called so, others by their number."""
        if self.has(f"thing-{name}"):
            return self.say(f"thing-{name}", name)
        return self.say("player", name, number=self.names.index(name) + 1)

    def zone(self, zone: str) -> str:
        """`hand.0` is the hand of the first player."""
        kind, _, whose = zone.partition(".")
        owner = self.player(self.names[int(whose)]) if whose.isdecimal() and int(whose) < len(self.names) else whose
        return self.say(f"zone-{kind}", zone, owner=owner)

    # -- what is asked -----------------------------------------------------------------------------------------------
    def question(self, choice: Choice) -> str:
        about = {name: self.named(value) for name, value in choice.about}
        return self.say(f"question-{choice.topic}", choice.topic, **about)

    def line(self, option: Option) -> Line:
        verb, *rest = option.key.split()
        what = " ".join(self.thing(word) for word in rest)
        label = self.say(f"option-{verb}", option.key, what=what)
        cost = ", ".join(self.say(f"cost-{name}", f"{amount} {name}", amount=amount) for name, amount in option.cost)
        told = {name: self.named(value) for name, value in option.effect}
        effect = self.say(f"effect-{verb}", "", **told) if self.has(f"effect-{verb}") else ""
        return Line(option.key, label, cost, effect)

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
            args[f"{name}-id"] = kind  # to choose a sentence by
        args["card"] = self.thing(str(event.get("card") or event.get("back", "")))
        args["amount"] = int(event.get("amount", 0))
        return self.say(f"event-{event['kind']}", event["kind"], **args)

    def result(self, over: bool, result: dict[str, Any]) -> str:
        winners = [self.player(self.names[seat]) for seat in result.get("seats", ())]
        how = "open" if not over else "won" if winners else "nobody"
        return self.say(f"result-{how}", how, winners=joined(winners, self.texts, "plain-and"), count=len(winners))

    def named(self, value: Any) -> Argument:
        return self.thing(value) if isinstance(value, str) else shown(value)
