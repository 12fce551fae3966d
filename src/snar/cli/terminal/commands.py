"""What a person can type besides answers. Each command returns True when the game has to be shown anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from snar.cli.errors import Trouble
from snar.cli.terminal.saving import SaveFile

if TYPE_CHECKING:
    from snar.cli.terminal.dialogue import Dialogue

Command = Callable[["Dialogue", int, list[str]], bool]


class Leave(Exception):
    """The person wants to go."""


def look_up(talk: Dialogue, seat: int, words: list[str]) -> bool:
    if not words:
        return help(talk, seat, words)
    talk.screen.say("\n".join(talk.face.explain(talk.session, seat, words)))
    return False


def help(talk: Dialogue, seat: int, words: list[str]) -> bool:
    talk.screen.say(talk.texts.say(f"{talk.face.talk}-help"))
    return False


def board(talk: Dialogue, seat: int, words: list[str]) -> bool:
    """A terminal shows the board with every question; plain text only now."""
    if not talk.screen.live:
        talk.face.show(talk.screen, talk.session, seat)
    return talk.screen.live


def undo(talk: Dialogue, seat: int, words: list[str]) -> bool:
    talk.table.undo(seat)
    talk.news.append(talk.texts.say("ui-undone"))
    return True


def hint(talk: Dialogue, seat: int, words: list[str]) -> bool:
    """What a bot would answer there."""
    advised = talk.table.advice(seat).option.key
    lines = talk.face.lines(talk.session, talk.session.state.check_turn(seat))
    label = next(line.label for line in lines if line.key == advised)
    talk.screen.say(talk.texts.say("ui-hint", label=label, key=advised))
    return False


def save(talk: Dialogue, seat: int, words: list[str]) -> bool:
    if words:
        talk.table.save = SaveFile(Path(" ".join(words)), talk.session.journal)
    if not talk.table.save:
        raise Trouble("save-where")
    talk.table.keep()
    talk.screen.say(talk.texts.say("ui-saved", file=str(talk.table.save.path)))
    return False


def quit(talk: Dialogue, seat: int, words: list[str]) -> bool:
    """Confirmed when something would be lost."""
    if talk.table.save or not talk.session.journal.entries:
        raise Leave
    talk.screen.worry(talk.texts.say("ui-unsaved"))
    answer = talk.read(seat).split()
    if answer[:1] == ["save"]:
        save(talk, seat, answer[1:])
        raise Leave
    if answer and talk.texts.say("ui-yes").startswith(answer[0].lower()):
        raise Leave
    return False


COMMANDS: dict[str, Command] = {
    "?": look_up, "help": help, "hint": hint, "board": board, "undo": undo, "save": save, "quit": quit,
}  # fmt: skip
