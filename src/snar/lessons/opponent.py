"""The opponent's answers in a lesson or at a position, as long as they fit."""

from __future__ import annotations

from itertools import takewhile

from snar.kernel.choice import Choice
from snar.kernel.session import Session

from .model import LESSONS, Lesson, lesson
from .position import Position, positions


def known_answer(id: str, session: Session, choice: Choice) -> str:
    """What the other side says by the lesson or position of this id, or nothing: then a bot thinks."""
    if id in LESSONS:
        return scripted(lesson(id), session, choice)
    position = positions().get(id)
    return by_file(position, session, choice) if position else ""


def scripted(lesson: Lesson, session: Session, choice: Choice) -> str:
    """The next key of this turn's script, or nothing: then a bot thinks. The journal tells how far the turn is."""
    name = session.names[choice.seat]
    given = takewhile(lambda entry: entry.get("seat") == name, reversed(session.journal.entries))
    keys = lesson.answers.get(lesson.port.round(session.state.view(choice.seat)), ())[sum(1 for _ in given) :]
    return keys[0] if keys and choice.find(keys[0]) else ""


def by_file(position: Position, session: Session, choice: Choice) -> str:
    """The next of the seat's own words in the file, counted over the whole game."""
    name = session.names[choice.seat]
    given = sum(1 for entry in session.journal.entries if entry.get("seat") == name)
    keys = [row["say"] for row in position.when if row["seat"] == name][given:]
    return keys[0] if keys and choice.find(keys[0]) else ""
