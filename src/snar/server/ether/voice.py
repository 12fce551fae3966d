"""Everything the server says about a game of Etherfields in words, remembered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from snar.ether.map.fields import NAMES
from snar.ether.map.tiles import TRAP
from snar.ether.map.ways import FAR, distances, route
from snar.ether.notation import MOVES
from snar.ether.rules.actions.prices import intent_of
from snar.ether.rules.actions.standing import is_full
from snar.ether.state import EtherState
from snar.ether.values import value
from snar.kernel.choice import Choice, Option, Refusal
from snar.texts.bundle import Texts
from snar.texts.ether.names import Names, is_field
from snar.texts.ether.options import Describer
from snar.texts.ether.reasons import reason_text
from snar.texts.ether.telling import Teller

from ..eyes.voice import meant
from ..wire import protocol as p
from .asked import Asked, Question, question
from .words import Discreet, whole

MOST = 20_000  # remembered sentences of one kind
TAKEN_BACK = ("undo", "undo-all")


class EtherVoice:
    """One language for those who know the same secrets."""

    def __init__(self, lang: str, g: EtherState, seats: tuple[str, ...], known: frozenset[str]) -> None:
        self.lang, self.texts = lang, Discreet(lang, known, g.rules.pack)
        alone = len(seats) == 1
        self.names, self.pack = Names(self.texts, alone), g.content.pack
        self.describer = Describer(self.names, self.pack)
        self.asked = Asked(self.names, self.describer)
        told = Names(whole(lang, g.rules.pack), alone)  # an event names only what everyone who hears of it may know
        self.teller = Teller(told, Describer(told, self.pack), list(seats))
        self.sentences: dict[Any, str] = {}
        self.described: dict[Any, p.Option] = {}
        self.labels: dict[str, str] = {}

    # -- what happened ---------------------------------------------------------------------------------------------
    def line(self, event: dict[str, Any]) -> p.LogLine | None:
        data = {name: value for name, value in event.items() if name != "n"}
        key = tuple(data.items())
        if key not in self.sentences:
            if len(self.sentences) >= MOST:
                self.sentences.clear()
            self.sentences[key] = self.sentence(data)
        text, field = self.sentences[key], event.get("to", "")
        if not text:
            return None
        rule, actor = event.get("rule", ""), event.get("actor", "")
        return p.LogLine(event["n"], text, event["kind"], rule, actor, field if is_field(field) else "")

    def sentence(self, event: dict[str, Any]) -> str:
        if event["kind"] in TAKEN_BACK:
            actor = self.texts.name(event["actor"]) if event.get("actor") else ""
            return self.texts.say(f"event-{event['kind']}", actor=actor, amount=event.get("amount", 0))
        return self.teller.sentence(event)

    # -- what is asked ---------------------------------------------------------------------------------------------
    def question(self, choice: Choice) -> str:
        return self.describer.question(choice)

    def about(self, choice: Choice, g: EtherState) -> dict[str, Any]:
        return self.asked.about(g, choice)

    def options(self, choice: Choice, g: EtherState) -> Iterator[p.Option]:
        asked = question(g, choice)
        return (self.option(option, choice, g, asked) for option in choice.options)

    def option(self, option: Option, choice: Choice, g: EtherState, asked: Question | None = None) -> p.Option:
        asked = asked or question(g, choice)
        page, prices = g.read[-1:], self.asked.prices(g, asked, option)
        key = (choice.topic, option.key, option.cost, repr(option.effect), choice.about, page, prices)
        if key not in self.described:
            if len(self.described) >= MOST:
                self.described.clear()
            line = self.describer.line(option, {"read": page}, choice)
            row = p.Option(line.key, line.label, line.rule, dict(option.cost), line.cost, line.effect)
            more = self.asked.price(prices, option) if prices else {}
            self.described[key] = msgspec.structs.replace(row, **more, **meant(g, choice, option))
        return self.asked.warned(self.described[key], g, choice, asked.ahead)

    def label(self, key: str, topic: str) -> str:
        if key not in self.labels:
            if len(self.labels) >= MOST:
                self.labels.clear()
            self.labels[key] = self.describer.label(key)
        return self.labels[key]

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


VOICES: dict[tuple[Texts, tuple[str, ...], frozenset[str]], EtherVoice] = {}


def ether_voice(lang: str, g: EtherState, seats: list[str], known: frozenset[str]) -> EtherVoice:
    key = (whole(lang, g.rules.pack), tuple(seats), known)
    if key not in VOICES:
        if len(VOICES) >= 32:
            VOICES.clear()
        VOICES[key] = EtherVoice(lang, g, tuple(seats), known)
    return VOICES[key]
