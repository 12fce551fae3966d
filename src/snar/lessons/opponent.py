"""The opponent's answers in a lesson, as long as they fit."""

from __future__ import annotations

from itertools import takewhile

from snar.kernel.choice import Choice
from snar.kernel.session import Session

from .model import Lesson


def scripted(lesson: Lesson, session: Session, choice: Choice) -> str:
    """The next key of this turn's script, or nothing: then a bot thinks. The journal tells how far the turn is."""
    name = session.names[choice.seat]
    given = takewhile(lambda entry: entry.get("seat") == name, reversed(session.journal.entries))
    keys = lesson.answers.get(session.state.view(choice.seat)["round"], ())[sum(1 for _ in given) :]
    return keys[0] if keys and choice.find(keys[0]) else ""
