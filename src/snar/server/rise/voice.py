"""Everything the server says about a game of Říše Snů in words, remembered: the same things happen all the time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from snar.kernel.choice import Choice, Option, Refusal
from snar.packs.rise.model import Pack
from snar.rise.board import Board
from snar.rise.content import Content
from snar.rise.state import RiseState
from snar.server.eyes.memory import Latest, Memory
from snar.server.eyes.voice import meant
from snar.server.rise.facts import Facts
from snar.server.rise.routes import routes
from snar.server.rise.words import refusal, texts
from snar.server.wire import protocol as p
from snar.server.wire.connection import encode
from snar.texts.bundle import Texts, capital
from snar.texts.rise.cards import rule_text
from snar.texts.rise.names import Names
from snar.texts.rise.options import Describer
from snar.texts.rise.telling import Teller


class QuickNames(Names):
    """Remembers every form of every name."""

    def __init__(self, texts: Texts, board: Board) -> None:
        super().__init__(texts, board)
        self.known: Memory[list[tuple[str, str | int]]] = Memory()

    def args(self, **values: Any) -> dict[str, str | int]:
        found: dict[str, str | int] = {}
        for role, value in values.items():
            found.update(self.known.get_or((role, value), lambda r=role, v=value: list(self.forms(r, v))))  # type: ignore[misc]
        return found


class QuickDescriber(Describer):
    """Remembers the parts of options: each card that lies on each field is an option of its own."""

    def __init__(self, names: Names, pack: Pack) -> None:
        super().__init__(names, pack)
        self.known: Memory[str] = Memory()

    def label(self, key: str, topic: str) -> str:
        found = self.known.get((key, topic))
        return self.known.keep((key, topic), super().label(key, topic)) if found is None else found

    def cost(self, name: str, amount: int) -> str:
        found = self.known.get((name, amount))
        return self.known.keep((name, amount), super().cost(name, amount)) if found is None else found


class Spoken(NamedTuple):
    """An option as it is sent as long as nothing is on its field; -1: whatever is there."""

    option: Option
    topic: str
    cell: int
    sent: msgspec.Raw


class Known:
    """What one language says of the same cards and boards, whoever sits there: remembered for all such tables."""

    def __init__(self, texts: Texts, content: Content) -> None:
        self.texts, self.pack = texts, content.pack
        self.names = QuickNames(texts, content.board)
        self.describer = QuickDescriber(self.names, content.pack)
        self.facts = Facts(texts, self.names)
        self.sentences: Memory[str] = Memory()
        self.labels: Memory[msgspec.Raw] = Memory()  # options as they are sent
        self.same: Memory[Spoken] = Memory()  # options themselves: the rules offer most of them again and again
        self.questions: Memory[str] = Memory()
        self.cards: Memory[str] = Memory()
        self.called: Memory[str] = Memory()


class RiseVoice:
    """One language at one table; who is who there is its own, all else is known."""

    def __init__(self, lang: str, known: Known, figures: Sequence[str], seats: Sequence[str]) -> None:
        self.lang, self.known = lang, known
        self.texts, self.names, self.pack = known.texts, known.names, known.pack
        self.describer, self.facts = known.describer, known.facts
        self.teller = Teller(known.names, figures, seats)

    # -- what happened ---------------------------------------------------------------------------------------------
    def line(self, event: dict[str, Any]) -> p.LogLine | None:
        """The event in words, or nothing when another one tells it."""
        key = self.teller.hangs_on(event)
        if "details" in event:  # a sum of named parts; whoever fights calls what is their own by another name
            key = (*key, event.get("actor"), event.get("to"), repr(event["details"]))
        text = self.known.sentences.get(key)
        if text is None:
            text = self.known.sentences.keep(key, self.teller.sentence(event))
        return self.log_line(event, text)

    def log_line(self, event: dict[str, Any], text: str) -> p.LogLine | None:
        if not text:
            return None
        field = event.get("to", "")
        return p.LogLine(
            n=event["n"],
            text=text,
            kind=event["kind"],
            rule=event.get("rule", ""),
            actor=event.get("actor", ""),
            field=field if field in self.names.board.cell else "",
            face=event.get("amount", 0) if event["kind"] == "roll" else 0,
        )

    # -- what is asked ---------------------------------------------------------------------------------------------
    def question(self, choice: Choice) -> str:
        return self.known.questions.get_or((choice.topic, choice.about), lambda: self.describer.question(choice))

    def options(self, choice: Choice, g: RiseState) -> Iterator[msgspec.Raw]:
        taken, topic, same = taken_fields(g), choice.topic, self.known.same
        for option in choice.options:
            known = same.get(id(option))
            if known and known.option is option and known.topic == topic and known.cell not in taken:
                yield known.sent
            else:
                yield self.encoded(option, choice, g, taken)

    def encoded(self, option: Option, choice: Choice, g: RiseState, taken: set[int]) -> msgspec.Raw:
        more = self.more_of(option, choice, g, taken)
        told = (choice.topic, option.key, option.cost, option.rule)
        key = (*told, repr(option.effect) if option.effect else "", more)
        found = self.known.labels.get(key)
        if found is None:
            found = self.known.labels.keep(key, msgspec.Raw(encode(self.described(option, choice, g, more))))
        if not more:  # nor ever will there be, unless something comes to lie on its field
            cell = None if says_all(option) else self.cell_of(option)
            self.known.same.keep(id(option), Spoken(option, choice.topic, -1 if cell is None else cell, found))
        return found

    def cell_of(self, option: Option) -> int | None:
        """The field that the answer leads to."""
        return self.names.board.cell.get(option.key.rpartition(" ")[2])

    def option(self, option: Option, choice: Choice, g: RiseState) -> p.Option:
        return self.described(option, choice, g, self.more_of(option, choice, g, taken_fields(g)))

    def more_of(self, option: Option, choice: Choice, g: RiseState, taken: set[int]) -> str:
        """What the option does not say itself."""
        if says_all(option):
            return ""
        cell = self.cell_of(option)
        if cell is None:
            return self.facts.of_option(g, choice, option)
        return self.there(cell, g) if cell in taken else ""

    def described(self, option: Option, choice: Choice, g: RiseState, more: str) -> p.Option:
        line = self.describer.line(option, {"laid": [], "figures": []}, choice.topic)
        label, effect = line.label, line.effect
        if len(option.key) == 1 and effect:
            label, effect = capital(effect), ""  # a lettered list: the effect is its only name
        effect = f"{effect} · {more}" if effect and more else effect or more
        return p.Option(line.key, label, line.rule, dict(option.cost), line.cost, effect, **meant(g, choice, option))

    def there(self, cell: int, g: RiseState) -> str:
        """Who and what is on a field, all of it public."""
        cards = [self.card_line(g.card_id(g.cover[cell]))] if cell in g.cover else []
        return " · ".join(cards + [self.name(figure.id) for figure in g.figures if figure.cell == cell])

    def card_line(self, id: str) -> str:
        def work() -> str:
            return f"{self.texts.name(id)}: {rule_text(self.pack.cards[id], self.texts)}"

        return self.known.cards.get_or(id, work)

    def name(self, id: str) -> str:
        return self.known.called.get_or(id, lambda: self.texts.name(id))

    def label(self, key: str, topic: str) -> str:
        return self.describer.label(key, topic)

    def about(self, choice: Choice, g: RiseState) -> dict[str, Any]:
        return {"facts": self.facts.of(g, choice)}

    def reach(self, g: RiseState, choice: Choice) -> msgspec.Raw | None:
        """Fields within the BP of the character that is asked to move."""
        if choice.topic != "movement":
            return None
        figure = g.figure_named(str(dict(choice.about)["figure"]))
        return routes(g, figure) if g.figures[figure].rolled else None

    # -- why not, and the end --------------------------------------------------------------------------------------
    def help(self, rule: str) -> str:
        return self.texts.help(rule) if rule and self.texts.has(f"help-{rule}") else ""

    def advice(self, reasons: list[str], why: list[Any]) -> tuple[str, str]:
        """What it leads to in this position, or just the kind of reason; and the field it is about."""
        kind, about, field = why or ("", {}, "")
        if kind:
            known = {"what": "", "enemy": "", "spot": "", "world": "", "ring": "", "why": "", "goal": "", **about}
            reason = reasons[0] if reasons else ""
            return self.texts.say(f"advice-{kind}", **self.names.args(reason=reason, **known)).strip(), field
        told = [self.texts.say(f"hint-{key}") for key in reasons if self.texts.has(f"hint-{key}")]
        return " ".join(told), field

    def refusal(self, why: Refusal) -> str:
        return refusal(self.lang, why, self.names)

    def result(self, g: RiseState, result: dict[str, Any]) -> str:
        if result.get("resigned") is not None:
            seat = result["resigned"]
            actor = next(figure.id for figure in g.figures if figure.seat == seat)
            return capital(self.texts.say("result-resigned", **self.names.args(actor=actor)))
        if result["winner"] < 0:
            return self.texts.say("result-drawn", rounds=g.round)
        winners = ", ".join(self.texts.name(figure.id) for figure in g.figures if figure.team == result["winner"])
        if not g.rules.sides:
            return self.texts.say("result-won", winners=winners, rounds=g.round)
        return self.texts.say("result-sides", side=result["winner"], winners=winners, rounds=g.round)


def says_all(option: Option) -> bool:
    """An option that names its card."""
    return any(name == "card" for name, _ in option.effect)


def taken_fields(g: RiseState) -> set[int]:
    """Where somebody stands or something lies."""
    return {*g.cover, *[figure.cell for figure in g.figures]}


KNOWN: Latest[Known] = Latest(32)  # by languages with packs and boards


def rise_voice(lang: str, g: RiseState, seats: list[str], known: frozenset[str]) -> RiseVoice:
    return RiseVoice(lang, known_of(texts(lang, g.rules.pack), g.content), [figure.id for figure in g.figures], seats)


def known_of(texts: Texts, content: Content) -> Known:
    return KNOWN.get_or((texts, content), lambda: Known(texts, content))
