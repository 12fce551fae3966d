"""The talk with the people at the table: show, ask, read a line, do it."""

from __future__ import annotations

from contextlib import suppress

from rich.console import Console

from snar.cli.errors import TROUBLES, Trouble, complaint
from snar.cli.terminal.commands import COMMANDS, Leave
from snar.cli.terminal.faces import by_page, face_of, numbered, sentences
from snar.cli.terminal.screen import Screen
from snar.cli.terminal.table import Table
from snar.kernel.choice import Choice

LISTED = 8  # options that have room below the events


class Dialogue:
    def __init__(self, table: Table, lang: str, bots: dict[int, str], quiet: bool) -> None:
        self.table, self.session = table, table.session
        self.face = face_of(table.session, lang, bots)
        self.texts = self.face.texts
        self.screen = Screen(Console(stderr=quiet, highlight=False))  # stdout is for JSON then
        self.quiet = quiet
        self.last = -1  # the seat that looked at the screen last
        self.news: list[str] = []  # to be said below the next picture

    def run(self) -> None:
        with suppress(ImportError):
            import readline  # noqa: F401  (history and editing, where there is any)
        self.greet()
        try:
            while not self.table.over:
                self.next(self.table.asked())
            self.end()
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()

    def greet(self) -> None:
        self.news.append(self.texts.say(f"{self.face.talk}-welcome"))
        commitment = self.session.journal.header.get("commitment")
        if commitment:
            self.news.append(self.texts.say("ui-dice", commitment=str(commitment)))

    def next(self, seat: int) -> None:
        """One answer, by a bot or by a person."""
        if seat in self.table.bots:
            self.table.bot_answers(seat)
            return
        self.picture(seat)
        choice = self.session.state.check_turn(seat)
        below = min(len(choice.options), LISTED) + len(self.news) + 2
        self.tell(seat, below)
        for text in self.news:
            self.screen.say(text)
        self.news.clear()
        self.face.ask(self.screen, self.session, choice)
        while not self.heard(seat, choice, self.read(seat)):
            pass

    def tell(self, seat: int, below: int) -> None:
        """What happened, and the pages that were opened where they were opened."""
        heading = self.texts.say("ui-events")
        for events, page in by_page(self.face, self.table.unread[seat]):
            self.screen.events(heading, sentences(self.face, events), below)
            heading = ""
            if page:
                self.screen.say(page)

    def picture(self, seat: int) -> None:
        """The board; plain text has it only when another person comes to the keyboard."""
        newcomer, self.last = seat != self.last, seat
        if newcomer and self.screen.live and len(self.table.people) > 1:
            self.screen.clear()  # nobody sees another's hand by accident
            self.screen.say(self.texts.say("ui-pass", actor=self.face.player(self.session.names[seat])))
            self.read(seat)
        self.screen.clear()
        if newcomer or self.screen.live:
            self.face.show(self.screen, self.session, seat)

    def read(self, seat: int) -> str:
        """A line from the keyboard; one from a file is shown, so that a transcript can be read."""
        prompt = f"{self.face.name(self.session.names[seat])}> "
        if self.screen.live and not self.quiet:
            return printable(input(prompt))
        self.screen.console.print(prompt, end="")
        line = printable(input())
        self.screen.say(line)
        return line

    def heard(self, seat: int, choice: Choice, line: str) -> bool:
        """Do what the line says; True when the game has moved."""
        before = self.session.number
        words = line.replace("?", "? ", 1).split() if line.startswith("?") else line.split()
        try:
            if words and words[0] in COMMANDS:
                return COMMANDS[words[0]](self, seat, words[1:])
            if aside := self.aside(words):
                return self.answer(aside.seat, aside, " ".join(words[1:]))
            return bool(words) and self.answer(seat, choice, line)
        except TROUBLES as error:
            self.screen.worry(complaint(error, self.texts, self.face.reason))
            return self.session.number != before

    def aside(self, words: list[str]) -> Choice | None:
        """`drsnak unready`: another person at the keyboard says something that nobody waits for."""
        names, standing = self.session.names, self.session.state.standing
        speaking = (one for one in standing if len(words) > 1 and names[one.seat] == words[0])
        return next((one for one in speaking if one.seat in self.table.people), None)

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

    def end(self) -> None:
        seat = self.table.people[0] if len(self.table.people) == 1 else self.session.state.seats
        self.screen.clear()
        self.face.show(self.screen, self.session, seat)
        self.screen.events(self.texts.say("ui-events"), sentences(self.face, self.table.unread[seat]))
        self.screen.say(self.face.result(self.session), "bold")

    def leave(self) -> None:
        save = self.table.save
        self.screen.say("\n" + self.face.left(self.session, "yes" if save else "no", str(save.path) if save else ""))


def printable(line: str) -> str:
    """Without what an arrow key leaves in a terminal that cannot edit."""
    return "".join(filter(str.isprintable, line.replace("\t", " "))).strip()
