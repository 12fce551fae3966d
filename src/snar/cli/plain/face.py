"""The face of any game: what lies where, who stands where, what is asked, all in the words of its texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from snar.cli.plain.grid import drawn
from snar.cli.speech import game_texts
from snar.cli.terminal.faces import numbered
from snar.cli.terminal.palette import HEADING
from snar.cli.terminal.screen import Screen
from snar.kernel.choice import Choice, Refusal
from snar.kernel.session import Session
from snar.texts.lines import Line
from snar.texts.messages import Argument
from snar.texts.plain import Speaker

APART = ("grid", "over", "zones")  # parts of a view that are not one line each


class PlainFace:
    talk = "plain"

    def __init__(self, session: Session, lang: str, bots: dict[int, str]) -> None:
        game = session.game.name
        self.texts = game_texts(lang, game)
        self.speaker = Speaker(self.texts, game, session.names)
        self.bots = bots

    def sentence(self, event: dict[str, Any]) -> str:
        return self.speaker.sentence(event)

    def page_of(self, event: dict[str, Any]) -> str:
        """There is no book to read from."""
        return ""

    def show(self, screen: Screen, session: Session, seat: int) -> None:
        """The view of the seat: a grid if it has one, then figures and zones, a line each."""
        view = session.state.view(seat)
        screen.put(Text(self.speaker.title(), HEADING))
        for line in drawn(view["grid"], self.speaker.thing) if "grid" in view else ():
            screen.say(line)
        for line in (*self.figures(view), *self.zones(view)):
            screen.put(Text(f"  {line}"), most=3)

    def figures(self, view: dict[str, Any]) -> Iterator[str]:
        """Numbers of the view; a list of them is the players' in turn."""
        for name, value in view.items():
            if name in APART:
                continue
            if isinstance(value, list) and len(value) == len(self.speaker.names):
                pairs = zip(map(self.speaker.player, self.speaker.names), value, strict=True)
                told: Argument = ", ".join(f"{player} {self.speaker.value(one)}" for player, one in pairs)
            else:
                told = self.speaker.value(value)
            yield self.speaker.say(f"view-{name}", f"{name}: {told}", value=told)

    def zones(self, view: dict[str, Any]) -> Iterator[str]:
        for zone, pile in view.get("zones", {}).items():
            known = Counter(self.speaker.thing(card) for card in sorted(pile["known"]))
            cards = ", ".join(card if number == 1 else f"{number}× {card}" for card, number in known.items())
            heading = f"{self.speaker.zone(zone)} ({pile['count']})"
            yield f"{heading}: {cards}" if cards else heading

    def ask(self, screen: Screen, session: Session, choice: Choice) -> None:
        screen.options(self.speaker.question(choice), self.lines(session, choice), numbered(choice))

    def lines(self, session: Session, choice: Choice) -> list[Line]:
        return [self.speaker.line(option) for option in choice.options]

    def explain(self, session: Session, seat: int, words: list[str]) -> list[str]:
        """`? bid 6`: whether that can be said now, and why not."""
        key = " ".join(words)
        choice = session.state.check_turn(seat)
        option = choice.find(key)
        if option is None:
            return [self.reason(session.state.explain(seat, key))]
        line = self.speaker.line(option)
        return [" · ".join(part for part in (line.label, line.cost, line.effect) if part)]

    def reason(self, refusal: Refusal) -> str:
        return self.speaker.refusal(refusal)

    def name(self, id: str) -> str:
        return self.speaker.player(id)

    player = name

    def left(self, session: Session, saved: str, file: str) -> str:
        return self.texts.say("plain-left", saved=saved, file=file)

    def result(self, session: Session) -> str:
        """How it ended, or that it has not."""
        return self.speaker.result(session.state.over, session.state.result)
