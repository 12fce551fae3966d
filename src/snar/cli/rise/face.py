"""The face of a game of Říše Snů: everything a person at the terminal sees and may ask about."""

from __future__ import annotations

from typing import Any

from snar.cli.rise import layout
from snar.cli.rise.board import Drawing
from snar.cli.rise.lookup import explain
from snar.cli.rise.panels import Panels
from snar.cli.terminal.faces import asks, fields_of, numbered
from snar.cli.terminal.screen import Screen
from snar.games import texts_folder
from snar.kernel.choice import Choice, Refusal
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import Session
from snar.packs.rise.model import DreamCard
from snar.rise.paths import reach
from snar.rise.state import RiseState
from snar.texts.bundle import Texts
from snar.texts.lines import Line
from snar.texts.reasons import refusal_text
from snar.texts.rise.names import Names
from snar.texts.rise.options import Describer
from snar.texts.rise.telling import Teller


class Face:
    talk = "ui"

    def __init__(self, session: Session, lang: str, bots: dict[int, str]) -> None:
        g = state_of(session)
        self.texts = Texts([texts_folder(g.GAME, g.rules.pack)], lang)
        self.names = Names(self.texts, g.content.board)
        self.teller = Teller(self.names, [figure.id for figure in g.figures], session.names)
        self.describer = Describer(self.names, g.content.pack)
        self.panels = Panels(self.names, g.content.pack, bots)
        cards = g.content.pack.cards.values()
        self.kinds: dict[str, str] = {card.id: card.kind for card in cards if isinstance(card, DreamCard)}

    def sentence(self, event: dict[str, Any]) -> str:
        return self.teller.sentence(event)

    def page_of(self, event: dict[str, Any]) -> str:
        """There is no book to read from."""
        return ""

    def explain(self, session: Session, seat: int, words: list[str]) -> list[str]:
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
        drawing = Drawing(self.names, self.kinds, view, self.lit(session, seat))
        side = self.panels.sections(view, seat, screen.roomy)
        legend = [self.texts.say("ui-legend"), self.texts.say("ui-second")]
        layout.show(screen, drawing, side, "  ".join(legend[: g.rules.boards]))

    def lit(self, session: Session, seat: int) -> dict[str, str]:
        """Fields that the seat can answer with now; in movement all within its reach, with their cost."""
        g = state_of(session)
        choice = g.choice_of(seat)
        if choice is None:
            return {}
        figure = str(dict(choice.about).get("figure", ""))
        if asks(session, choice) == "turn" and g.figures[g.figure_named(figure)].rolled:
            known = imagine(g, seat, Rng(key_from_seed("lit")))
            return {g.name(cell): str(way.cost) for cell, way in reach(known, g.figure_named(figure)).items()}
        return dict.fromkeys(fields_of(session, choice), "")

    def ask(self, screen: Screen, session: Session, choice: Choice) -> None:
        screen.options(self.describer.question(choice), self.lines(session, choice), numbered(choice))

    def lines(self, session: Session, choice: Choice) -> list[Line]:
        view = session.state.view(choice.seat)
        return [self.describer.line(option, view, choice.topic) for option in choice.options]

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
