"""Everything the server says about a game of Etherfields in words, remembered.

What one knows of the story changes all the time, and few sentences hang on it. So what was said is remembered for all
readers of a language, whoever sleeps at their table, each time with the secrets that were asked about for it: whoever
knows the same of these is told the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

import msgspec

from snar.ether.map.fields import NAMES
from snar.ether.map.tiles import TRAP
from snar.ether.map.ways import FAR, distances, route
from snar.ether.matter import matter
from snar.ether.notation import MOVES
from snar.ether.rules.actions.affording import Prices
from snar.ether.rules.actions.prices import intent_of
from snar.ether.rules.actions.standing import is_full
from snar.ether.state import EtherState
from snar.ether.values import value
from snar.kernel.choice import Choice, Option, Refusal
from snar.packs.ether.model import EtherPack
from snar.texts.bundle import Texts
from snar.texts.ether.names import Names, is_field
from snar.texts.ether.options import Describer
from snar.texts.ether.reasons import reason_text
from snar.texts.ether.telling import Teller

from ..eyes.memory import Latest, Memory
from ..eyes.voice import meant
from ..wire import protocol as p
from .asked import Asked, Question, question
from .words import Discreet, whole

TAKEN_BACK = ("undo", "undo-all")
READERS = 256  # who know different things
VARIANTS = 8  # of the same words, for readers who know different things
T = TypeVar("T")


class Told(NamedTuple):
    """What was said: the secrets it was about, and which of them its readers do not know."""

    asked: frozenset[str]
    hidden: frozenset[str]
    words: Any


class Language:
    """What is remembered of a language, for all tables of several sleepers or for all where one dreams `alone`."""

    def __init__(self, texts: Texts, alone: bool, pack: EtherPack) -> None:
        self.texts, self.alone, self.pack = texts, alone, pack
        self.names = Names(texts, alone)  # an event names only what everyone who hears of it may know
        self.describer = Describer(self.names, pack)
        self.sentences: Memory[str] = Memory()
        self.told: Memory[list[Told]] = Memory()
        self.discreet: Latest[Discreet] = Latest(READERS)  # by what their readers know


class EtherVoice:
    """One language at one table, for those who know the same secrets; who sleeps there is its own."""

    def __init__(self, lang: str, language: Language, texts: Discreet, seats: list[str]) -> None:
        self.lang, self.language, self.texts = lang, language, texts
        self.asked = self.asked_with(texts)
        self.names, self.describer = self.asked.names, self.asked.describer
        self.teller = Teller(language.names, language.describer, seats)

    def asked_with(self, texts: Discreet) -> Asked:
        names = Names(texts, self.language.alone)
        return Asked(names, Describer(names, self.language.pack))

    def told(self, key: Any, say: Callable[[Asked], T]) -> T:
        """The same words for everyone who knows the same of what they are about."""
        variants: list[Told] = self.language.told.get_or(key, list)
        hidden = self.texts.hidden
        for one in variants:
            if one.hidden == one.asked & hidden:
                words: T = one.words
                return words
        texts = self.texts.twin()
        words = say(self.asked_with(texts))
        if len(variants) >= VARIANTS:
            variants.clear()
        asked = frozenset(texts.asked)
        variants.append(Told(asked, asked & hidden, words))
        return words

    # -- what happened ---------------------------------------------------------------------------------------------
    def line(self, event: dict[str, Any]) -> p.LogLine | None:
        data = {name: value for name, value in event.items() if name != "n"}
        key = (self.teller.owner(data), *data.items())
        text = self.language.sentences.get_or(key, lambda: self.sentence(data))
        field = event.get("to", "")
        if not text:
            return None
        rule, actor = event.get("rule", ""), event.get("actor", "")
        return p.LogLine(event["n"], text, event["kind"], rule, actor, field if is_field(field) else "")

    def sentence(self, event: dict[str, Any]) -> str:
        if event["kind"] in TAKEN_BACK:
            texts = self.language.texts
            actor = texts.name(event["actor"]) if event.get("actor") else ""
            return texts.say(f"event-{event['kind']}", actor=actor, amount=event.get("amount", 0))
        return self.teller.sentence(event)

    # -- what is asked ---------------------------------------------------------------------------------------------
    def question(self, choice: Choice) -> str:
        key = (choice.topic, choice.about, bool(choice.find("back")))
        return self.told(("question", key), lambda asked: asked.describer.question(choice))

    def about(self, choice: Choice, g: EtherState) -> dict[str, Any]:
        found = matter(g, choice)
        return self.told(("about", repr(found)), lambda asked: asked.about(found))

    def options(self, choice: Choice, g: EtherState) -> Iterator[p.Option]:
        asked = question(g, choice)
        return (self.option(option, choice, g, asked) for option in choice.options)

    def option(self, option: Option, choice: Choice, g: EtherState, asked: Question | None = None) -> p.Option:
        asked = asked or question(g, choice)
        page = g.read[-1:] if option.key.startswith("choose ") else ()
        prices = self.asked.prices(asked, option)
        named = (choice.topic, option.key, option.cost, option.rule)
        key = (*named, repr(option.effect), choice.about, page, prices)
        row = self.told(("option", key), lambda said: described(said, option, choice, g, prices))
        return self.asked.warned(row, g, choice, asked.ahead)

    def label(self, key: str, topic: str) -> str:
        return self.told(("label", key), lambda asked: asked.describer.label(key))

    def reach(self, g: EtherState, choice: Choice) -> dict[str, p.Route] | None:
        """Fields where the sleeper could stop: of a walk, or of one that its hand could pay for."""
        row, seat = g.sleepers[choice.seat], choice.seat
        if row.field < 0:
            return None
        if choice.topic == "walk":
            most = int(dict(choice.about)["fields"])
        elif choice.topic == "action" and choice.find("move"):
            most = sum(intent_of(g, card).get(MOVES, 0) for card in g.cards(f"hand.{seat}")) + value(g, "move", seat)
        else:
            return None
        land, traps = g.landscape, g.landscape.bearing(TRAP) if g.armed else ()
        found = {}
        for field, away in enumerate(distances(land, row.field)):
            if 0 < away <= min(most, FAR - 1) and not is_full(g, field, seat):
                way = route(land, row.field, field, traps)
                harms = sum(step in traps for step in way)
                told = self.asked.way_kills(g, choice, NAMES[field]) if harms else ("", True)
                found[NAMES[field]] = p.Route(away, harms, [NAMES[step] for step in way], *told)
        return found

    # -- why not, and the end --------------------------------------------------------------------------------------
    def help(self, rule: str) -> str:
        return self.texts.help(rule) if rule and self.texts.has(f"help-{rule}") else ""

    def advice(self, reasons: list[str], why: list[Any]) -> tuple[str, str]:
        """The reason in words, with the plan it serves and the field it speaks of."""
        keys = [own if self.texts.has(own := f"ea-hint-{key}") else f"hint-{key}" for key in reasons]
        told = [self.texts.say(key) for key in keys if self.texts.has(key)]
        plan, field = (why[1].get("plan", ""), why[2]) if why else ("", "")
        if plan:
            told.append(self.texts.say("ea-advice-plan", plan=self.describer.label(plan), field=field or "none"))
        elif field:
            told.append(self.texts.say("ea-advice-field", field=field))
        return ". ".join(told), field

    def refusal(self, why: Refusal) -> str:
        return reason_text(why, self.names, "page-")

    def result(self, g: EtherState, result: dict[str, Any]) -> str:
        outcome = "done" if result.get("opening") else result.get("outcome") or "ends"
        dreams = len({id for id, how in g.log if how == "victory"})
        return self.texts.say(f"ef-result-{outcome}", dreams=dreams, turns=g.turn)


def described(asked: Asked, option: Option, choice: Choice, g: EtherState, prices: Prices | None) -> p.Option:
    line = asked.describer.line(option, {"read": g.read[-1:]}, choice)
    row = p.Option(line.key, line.label, line.rule, dict(option.cost), line.cost, line.effect)
    more = asked.price(prices, option) if prices else {}
    return msgspec.structs.replace(row, **more, **meant(g, choice, option))


LANGUAGES: Latest[Language] = Latest(32)  # by the texts of a pack in a language, for one sleeper or several


def ether_voice(lang: str, g: EtherState, seats: list[str], known: frozenset[str]) -> EtherVoice:
    texts, alone = whole(lang, g.rules.pack), len(seats) == 1
    language = LANGUAGES.get_or((texts, alone), lambda: Language(texts, alone, g.content.pack))
    discreet = language.discreet.get_or(known, lambda: Discreet(lang, known, g.rules.pack))
    return EtherVoice(lang, language, discreet, seats)
