"""Everything the server says about a game by its keys alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from snar.games import texts_folder
from snar.kernel.choice import Choice, Option, Refusal
from snar.kernel.state import State
from snar.texts.bundle import Texts
from snar.texts.plain import Speaker

from ..eyes.phrases import HERE
from ..eyes.voice import meant
from ..wire import protocol as p


@cache
def texts(lang: str, game: str) -> Texts:
    return Texts([texts_folder(game), HERE], lang)


def speaker(lang: str, game: str, seats: tuple[str, ...]) -> Speaker:
    return Speaker(texts(lang, game), game, list(seats))


class PlainVoice:
    def __init__(self, said: Speaker) -> None:
        self.said, self.texts = said, said.texts

    def line(self, event: dict[str, Any]) -> p.LogLine | None:
        """The event in words, or nothing where it says nothing."""
        text = self.said.sentence(event)
        if not text:
            return None
        rule, actor = event.get("rule", ""), event.get("actor", "")
        return p.LogLine(n=event["n"], text=text, kind=event["kind"], rule=rule, actor=actor)

    def question(self, choice: Choice) -> str:
        return self.said.question(choice)

    def options(self, choice: Choice, g: State) -> Iterator[p.Option]:
        return (self.option(option, choice, g) for option in choice.options)

    def option(self, option: Option, choice: Choice, g: State) -> p.Option:
        line = self.said.line(option)
        return p.Option(
            line.key, line.label, option.rule, dict(option.cost), line.cost, line.effect, **meant(g, choice, option)
        )

    def label(self, key: str, topic: str) -> str:
        return self.said.label(key)

    def about(self, choice: Choice, g: State) -> dict[str, Any]:
        return {}

    def reach(self, g: State, choice: Choice) -> dict[str, p.Route] | None:
        return None

    def help(self, rule: str) -> str:
        return self.texts.help(rule) if rule and self.texts.has(f"help-{rule}") else ""

    def advice(self, reasons: list[str], why: list[Any]) -> tuple[str, str]:
        return " ".join(self.texts.say(f"hint-{key}") for key in reasons if self.texts.has(f"hint-{key}")), ""

    def refusal(self, why: Refusal) -> str:
        return self.said.refusal(why)

    def result(self, g: State, result: dict[str, Any]) -> str:
        if result.get("resigned") is not None:
            return self.texts.say("result-resigned", actor=self.said.player(self.said.names[result["resigned"]]))
        return self.said.result(True, result)
