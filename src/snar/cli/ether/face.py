"""The face of a game of Etherfields: everything a person at the terminal sees and may ask about."""

from __future__ import annotations

from typing import Any

from snar.cli.ether.lookup import explain
from snar.cli.ether.sheet import Sheet
from snar.cli.terminal.faces import asks, numbered
from snar.cli.terminal.screen import Screen
from snar.ether.state import EtherState
from snar.games import texts_folder
from snar.kernel.choice import Choice, Refusal
from snar.kernel.session import Session
from snar.packs.ether.stories import scene_of
from snar.texts.bundle import Texts
from snar.texts.ether.names import Names
from snar.texts.ether.options import Describer
from snar.texts.ether.pages import page_text
from snar.texts.ether.reasons import refusal_text
from snar.texts.ether.telling import Teller
from snar.texts.lines import Line


class EtherFace:
    """Secrets are among the texts, but only what has been found is ever named."""

    talk = "ec"

    def __init__(self, session: Session, lang: str, bots: dict[int, str]) -> None:
        g = state_of(session)
        folder = texts_folder(g.GAME, g.rules.pack)
        self.public = Texts([folder], lang)
        self.texts = Texts([folder, folder / "secret"], lang)
        self.names = Names(self.texts, len(g.sleepers) == 1)
        self.describer = Describer(self.names, g.content.pack)
        self.teller = Teller(self.names, self.describer, [row.id for row in g.sleepers])
        self.sheet = Sheet(self.names, g.content.pack, bots)

    def sentence(self, event: dict[str, Any]) -> str:
        return self.teller.sentence(event)

    def page_of(self, event: dict[str, Any]) -> str:
        """The page of the Book of Secrets that was opened, if one was."""
        is_page = event["kind"] == "scene" and self.texts.has(f"scene-{scene_of(str(event['source']))}")
        return self.page(str(event["source"])) if is_page else ""

    def page(self, page: str) -> str:
        key = f"scene-{scene_of(page)}"
        text = page_text(self.describer.pack.scenes[scene_of(page)], page, self.texts)
        parts = (self.texts.part(key, "title"), text, self.texts.part(key, "hint"))
        return "\n" + "\n\n".join(part for part in parts if part) + "\n"

    def show(self, screen: Screen, session: Session, seat: int) -> None:
        """The dreamscape or the dreamworld, the sleepers, and the seat's hand."""
        g = state_of(session)
        placing = any(asks(session, choice) == "field" for choice in g.pending)
        for line in self.sheet.lines(g, seat, placing):
            screen.put(line, most=3)

    def ask(self, screen: Screen, session: Session, choice: Choice) -> None:
        view = session.state.view(choice.seat)
        if view["payment"]:
            screen.say(self.sheet.paid(view["payment"]))
        if asks(session, choice) == "travel":  # a way is chosen with the map in view
            for line in self.sheet.atlas.lines(view["world"]):
                screen.put(line, most=3)
        screen.options(self.describer.question(choice), self.lines(session, choice), numbered(choice))

    def lines(self, session: Session, choice: Choice) -> list[Line]:
        view = session.state.view(choice.seat)
        lines = [self.describer.line(option, view, choice) for option in choice.options]
        return [line._replace(effect=line.effect.replace("\n", " ")) for line in lines]

    def explain(self, session: Session, seat: int, words: list[str]) -> list[str]:
        return explain(self, session, seat, words)

    def reason(self, refusal: Refusal) -> str:
        return refusal_text(refusal, self.names)

    def name(self, id: str) -> str:
        return self.texts.name(id)

    def player(self, id: str) -> str:
        return self.names.name(id)

    def left(self, session: Session, saved: str, file: str) -> str:
        return self.texts.say("ec-left", saved=saved, file=file)

    def result(self, session: Session) -> str:
        """How it ended, or how far it is."""
        g = state_of(session)
        outcome = str(g.result.get("outcome", "")) if g.over else "open"
        outcome = "opening" if g.result.get("opening") else outcome
        won = [self.names.name(id) for id, how in g.log if how == "victory"]
        dreams = ", ".join(won) or self.texts.say("ec-no-dream")
        return self.texts.say("ec-result", outcome=outcome or "none", dreams=dreams, turn=g.turn)


def state_of(session: Session) -> EtherState:
    assert isinstance(session.state, EtherState)
    return session.state
