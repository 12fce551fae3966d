"""A pupil who does what the guide says."""

from __future__ import annotations

from snar.games import GAMES
from snar.kernel.header import new_header
from snar.kernel.session import Session
from snar.lessons import Prompt, Pupil, lesson, scripted

FIRST = lesson("prvni-hra")
GAME = GAMES[FIRST.game]
ME, SHADOW = 0, 1


class Lesson:
    def __init__(self) -> None:
        rules = GAME.agree(**FIRST.rules)
        self.session = Session(GAME, {**FIRST.header, **new_header(GAME, rules)})
        self.pupil = Pupil(FIRST, GAME, self.session.journal.header, ME)
        self.seen: list[str] = []  # what the page was asked for
        self.said: list[str] = []  # every prompt in order

    def prompt(self, line: str = "") -> Prompt:
        self.pupil.hear(self.session.journal.entries)
        return self.pupil.prompt(self.seen, line)

    def obey(self) -> Prompt:
        """Do what is asked, then let the Shadow play."""
        now = self.prompt()
        self.said.append(now.id)
        if now.do.split()[0] in ("read", "hint", "why"):
            self.seen.append(now.id)
        elif now.do == "undo":
            self.session.undo(ME)
        else:
            self.answer(now.do)
        return now

    def answer(self, line: str) -> None:
        played = self.session.answer(ME, line)
        assert not played.rest
        self.shadow()

    def shadow(self) -> None:
        while (choice := self.session.state.choice_of(SHADOW)) and not self.session.state.over:
            self.session.answer(SHADOW, scripted(FIRST, self.session, choice) or choice.options[-1].key)

    def up_to(self, id: str) -> Prompt:
        while (now := self.prompt()).id != id:
            assert not self.session.state.over, f"{id} is never said"
            self.obey()
        return now
