"""The face of a game of Říše Snů: everything a person at the terminal sees and may ask about."""

from __future__ import annotations

from typing import Any

from snar.cli.rise import layout
from snar.cli.rise.board import Drawing
from snar.cli.rise.panels import Panels
from snar.cli.terminal.faces import numbered
from snar.cli.terminal.screen import Screen
from snar.kernel.choice import Choice, Refusal
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import Session
from snar.packs.folders import BUILT_IN
from snar.packs.rise.model import DreamCard
from snar.rise.paths import reach
from snar.rise.state import RiseState
from snar.texts.bundle import Texts
from snar.texts.reasons import refusal_text
from snar.texts.rise.names import Names
from snar.texts.rise.options import Describer, Line
from snar.texts.rise.telling import Teller


class Face:
    talk = "ui"

    def __init__(self, session: Session, lang: str, bots: dict[int, str]) -> None:
        g = state_of(session)
        self.texts = Texts([BUILT_IN / g.content.pack.id], lang)
        self.names = Names(self.texts, g.content.board)
        self.teller = Teller(self.names, [figure.id for figure in g.figures], session.names)
        self.describer = Describer(self.names, g.content.pack)
        self.panels = Panels(self.names, g.content.pack, bots)
        cards = g.content.pack.cards.values()
        self.kinds: dict[str, str] = {card.id: card.kind for card in cards if isinstance(card, DreamCard)}

    def told(self, events: list[dict[str, Any]]) -> list[tuple[str, str]]:
        """Sentences with their rules, without those that say nothing."""
        told = [(self.teller.sentence(event), event.get("rule", "")) for event in events]
        return [(sentence, rule) for sentence, rule in told if sentence]

    def page_of(self, event: dict[str, Any]) -> str:
        """There is no book to read from."""
        return ""

    def explain(self, session: Session, seat: int, words: list[str]) -> list[str]:
        from snar.cli.rise.lookup import explain

        return explain(self, session, seat, words)

    def reason(self, refusal: Refusal) -> str:
        return refusal_text(refusal, self.texts)

    def name(self, id: str) -> str:
        return self.texts.name(id)

    def player(self, id: str) -> str:
        return self.names.thing(id)

    def left(self, session: Session, saved: str, file: str) -> str:
        return self.texts.say("ui-left", round=state_of(session).round, saved=saved, file=file)

    def show(self, screen: Screen, session: Session, seat: int) -> None:
        """The board and the panels as this seat may see them."""
        g = state_of(session)
        view = g.view(seat)
        drawing = Drawing(self.names, self.kinds, view, self.lit(g, seat))
        side = self.panels.sections(view, seat, screen.roomy)
        legend = [self.texts.say("ui-legend"), self.texts.say("ui-second")]
        layout.show(screen, drawing, side, "  ".join(legend[: g.rules.boards]))

    def lit(self, g: RiseState, seat: int) -> dict[str, str]:
        """Fields that the seat can answer with now; in movement all within its reach, with their cost."""
        choice = g.choice_of(seat)
        if choice is None:
            return {}
        figure = str(dict(choice.about).get("figure", ""))
        if choice.topic == "movement" and g.figures[g.figure_named(figure)].rolled:
            known = imagine(g, seat, Rng(key_from_seed("lit")))
            return {g.name(cell): str(way.cost) for cell, way in reach(known, g.figure_named(figure)).items()}
        keys = [option.key.split()[-1] for option in choice.options]
        return {key: "" for key in keys if key in self.names.board.cell}

    def ask(self, screen: Screen, session: Session, choice: Choice) -> None:
        screen.options(self.describer.question(choice), self.lines(session, choice), numbered(choice))

    def lines(self, session: Session, choice: Choice) -> list[Line]:
        view = session.state.view(choice.seat)
        return [self.describer.line(option, view) for option in choice.options]

    def result(self, session: Session) -> str:
        """How it ended, or how far it is."""
        g = state_of(session)
        if not g.over:
            return self.texts.say("result-open", rounds=g.round)
        if g.result["winner"] < 0:
            return self.texts.say("result-drawn", rounds=g.round)
        ids = [figure.id for figure in g.figures if figure.team == g.result["winner"]]
        winners = ", ".join(self.texts.name(id) for id in ids)
        if not g.rules.sides:
            return self.texts.say("result-won", winners=winners, rounds=g.round)
        return self.texts.say("result-sides", side=g.result["winner"], winners=winners, rounds=g.round)


def state_of(session: Session) -> RiseState:
    assert isinstance(session.state, RiseState)
    return session.state
