"""The talk with the people at the table: show, ask, read a line, do it."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from snar.cli.errors import TROUBLES, Trouble, complaint
from snar.cli.rise.face import Face, numbered
from snar.cli.rise.lookup import explain
from snar.cli.rise.screen import Screen
from snar.cli.saving import SaveFile
from snar.cli.table import Table
from snar.kernel.choice import Choice


class Leave(Exception):
    """The person wants to go."""


class Dialogue:
    def __init__(self, table: Table, lang: str, bots: dict[int, str], quiet: bool) -> None:
        self.table, self.session = table, table.session
        self.face = Face(table.session, lang, bots)
        self.texts = self.face.texts
        self.screen = Screen(Console(stderr=quiet, highlight=False))  # stdout is for JSON then
        self.last = -1  # the seat that looked at the screen last
        self.news: list[str] = []  # to be said below the next picture

    def run(self) -> None:
        self.greet()
        try:
            while not self.table.over:
                seat = self.table.asked()
                if seat in self.table.bots:
                    self.table.bot_answers(seat)
                else:
                    self.turn(seat)
            self.end()
        except (Leave, EOFError):
            self.leave()

    def greet(self) -> None:
        self.news.append(self.texts.say("ui-welcome"))
        commitment = self.session.journal.header.get("commitment")
        if commitment:
            self.news.append(self.texts.say("ui-dice", commitment=str(commitment)))

    def turn(self, seat: int) -> None:
        """One question to one person, until it is answered or taken back."""
        if self.screen.live or seat != self.last:
            self.picture(seat)
        choice = self.session.state.check_turn(seat)
        self.screen.events(self.texts.say("ui-events"), self.face.told(self.table.told[seat]))
        for text in self.news:
            self.screen.say(text)
        self.news.clear()
        self.face.ask(self.screen, self.session, choice)
        while not self.heard(seat, choice, self.read(seat)):
            pass

    def picture(self, seat: int) -> None:
        """Where several people share the keyboard, nobody sees another's hand by accident."""
        if len(self.table.people) > 1 and seat != self.last and self.screen.live:
            self.screen.clear()
            self.screen.say(self.texts.say("ui-pass", actor=self.face.names.thing(self.session.names[seat])))
            self.read(seat)
        self.last = seat
        self.screen.clear()
        self.face.show(self.screen, self.session, seat)

    def read(self, seat: int) -> str:
        return input(f"{self.texts.name(self.session.names[seat])}> ").strip()

    def heard(self, seat: int, choice: Choice, line: str) -> bool:
        """Do what the line says; True when the game has moved."""
        words = line.split()
        try:
            if not words:
                return False
            if words[0].startswith("?"):
                asked = line.lstrip("?").split()
                told = explain(self.face, self.session, seat, asked) if asked else [self.texts.say("ui-help")]
                self.screen.say("\n".join(told))
                return False
            if words[0] in COMMANDS:
                return COMMANDS[words[0]](self, seat, words[1:])
            return self.answer(seat, choice, line)
        except TROUBLES as error:
            self.screen.worry(complaint(error, self.texts))
            return False

    def answer(self, seat: int, choice: Choice, line: str) -> bool:
        """A number of the list, or notation."""
        if line.isdecimal() and numbered(choice):
            if not 1 <= int(line) <= len(choice.options):
                raise Trouble("not-offered")
            line = choice.options[int(line) - 1].key
        played = self.table.person_answers(seat, line)
        if played.rest:
            self.news.append(self.texts.say("ui-rest", rest=" ".join(played.rest)))
        return True

    # -- commands --------------------------------------------------------------------------------------------------
    def help(self, seat: int, words: list[str]) -> bool:
        self.screen.say(self.texts.say("ui-help"))
        return False

    def board(self, seat: int, words: list[str]) -> bool:
        self.last = -1 if len(self.table.people) == 1 else self.last
        self.face.show(self.screen, self.session, seat)
        return self.screen.live

    def undo(self, seat: int, words: list[str]) -> bool:
        self.table.undo(seat)
        self.news.append(self.texts.say("ui-undone"))
        return True

    def save(self, seat: int, words: list[str]) -> bool:
        if words:
            self.table.save = SaveFile(Path(words[0]), self.session.journal)
        elif not self.table.save:
            raise Trouble("save-where")
        self.table.keep()
        self.screen.say(self.texts.say("ui-saved", file=str(self.table.save.path)))
        return False

    def quit(self, seat: int, words: list[str]) -> bool:
        """Confirmed when something would be lost."""
        if self.table.save or not self.session.journal.entries:
            raise Leave
        self.screen.worry(self.texts.say("ui-unsaved"))
        answer = self.read(seat).split()
        if answer[:1] == ["save"]:
            self.save(seat, answer[1:])
            raise Leave
        if answer and self.texts.say("ui-yes").startswith(answer[0].lower()):
            raise Leave
        return False

    # -- the end ---------------------------------------------------------------------------------------------------
    def end(self) -> None:
        seat = self.table.people[0] if len(self.table.people) == 1 else self.session.state.seats
        self.screen.clear()
        self.face.show(self.screen, self.session, seat)
        self.screen.events(self.texts.say("ui-events"), self.face.told(self.table.told[seat]))
        self.screen.say(self.face.result(self.session), "bold")

    def leave(self) -> None:
        save = self.table.save
        args = {"saved": "yes" if save else "no", "file": str(save.path) if save else ""}
        self.screen.say("")
        self.screen.say(self.texts.say("ui-left", round=self.session.state.view(0)["round"], **args))


COMMANDS = {
    "help": Dialogue.help,
    "board": Dialogue.board,
    "undo": Dialogue.undo,
    "save": Dialogue.save,
    "quit": Dialogue.quit,
}
