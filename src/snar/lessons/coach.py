"""Which prompt fits now. It follows from the journal alone: after a restart the guide goes on where it was."""

from __future__ import annotations

import copy
from collections.abc import Collection
from typing import Any, NamedTuple

from snar.kernel.choice import Refused
from snar.kernel.game import Game
from snar.kernel.journal import Journal
from snar.kernel.line import next_keys
from snar.kernel.session import Session

from .model import ANY, END, HINT, READ, UNDO, WHY, Lesson, Step


class Prompt(NamedTuple):
    """`off`: the last answer was another one than proposed, so say that this is all right."""

    id: str
    do: str = ""
    off: bool = False
    spot: str = ""


class Track(NamedTuple):
    """How far the player is: steps done, the last of them, and whether the last answer left the way."""

    done: frozenset[str] = frozenset()
    last: str = ""
    off: bool = False


class Pupil:
    """Plays the game again through the player's eyes, keeping track. `hear` what is new, then ask for the prompt."""

    def __init__(self, lesson: Lesson, game: Game, header: dict[str, Any], seat: int) -> None:
        self.lesson, self.session, self.seat = lesson, Session(game, header), seat
        self.track = Track()
        self.past = [self.track]  # by the number of the entry

    def hear(self, entries: list[dict[str, Any]]) -> None:
        """All entries of the journal so far; those already heard are passed over."""
        for entry in entries[self.session.number :]:
            self.repeat(entry)

    def repeat(self, entry: dict[str, Any]) -> None:
        shown, meant = self.proposed(), self.meant(entry.get("key", ""))
        self.session.repeat(entry)
        if "undo" in entry:
            self.track = self.taken_back(entry, shown)
        elif entry["seat"] == self.session.names[self.seat]:
            self.track = self.answered(shown, meant)
        self.past.append(self.track)

    def saying(self, line: str) -> Pupil:
        """A twin who has answered the line that a page is putting together, as far as it rolls and reveals nothing."""
        twin = copy.copy(self)
        twin.session, twin.past = copy.copy(self.session), self.past.copy()
        twin.session.state, twin.session.past = self.session.state.clone(), []
        twin.session.journal = Journal(self.session.journal.header)
        twin.try_on(line.split())
        return twin

    def try_on(self, words: list[str]) -> None:
        while words:
            try:
                keys, length = next_keys(self.session.game, self.session.state, self.seat, words)
            except Refused:
                return
            for key in keys:
                trial = self.session.state.clone()
                trial.answer(self.seat, key)
                if trial.barrier or trial.over or trial.choice_of(self.seat) is None:
                    return
                self.repeat({"seat": self.session.names[self.seat], "key": key})
            words = words[length:]

    # -- keeping track ---------------------------------------------------------------------------------------------
    def taken_back(self, entry: dict[str, Any], shown: Step | None) -> Track:
        if shown and shown.do == UNDO and "epoch" not in entry:
            return Track(self.track.done | {shown.id}, shown.id)
        before = self.past[int(entry["undo"])]
        return before._replace(off=False)

    def answered(self, shown: Step | None, meant: Step | None) -> Track:
        """Whoever does something that comes later has done it: nobody is told twice."""
        self.track = Track(self.track.done)
        if shown and shown.do == self.lesson.port.reached(self.view(), self.seat):
            meant = shown
        if meant:
            return Track(self.track.done | {meant.id}, meant.id)
        return self.track._replace(off=shown is not None and not self.fits(shown))

    def meant(self, key: str) -> Step | None:
        """The step that this answer takes."""
        return next((step for step in self.open() if step.do in (key, ANY) and self.fits(step)), None)

    def view(self) -> dict[str, Any]:
        return self.session.state.view(self.seat)

    # -- what fits now ---------------------------------------------------------------------------------------------
    def proposed(self) -> Step | None:
        """The first step that asks for an answer and fits."""
        return next((step for step in self.open() if not step.on_page and self.fits(step)), None)

    def open(self) -> list[Step]:
        return [step for step in self.lesson.steps if step.id not in self.track.done and step.topic != END]

    def fits(self, step: Step) -> bool:
        """Is this the moment for the step, and can it be done?"""
        choice = self.session.state.choice_of(self.seat)
        if (
            choice is None
            or choice.topic not in step.topic.split("|")
            or (step.after and step.after != self.track.last)
        ):
            return False
        if not self.lesson.port.holds(self.view(), self.seat, step.when):
            return False
        word, _, rest = step.do.partition(" ")
        if word in (READ, HINT, ANY):
            return True
        if word == UNDO:
            return self.session.can_undo(self.seat)
        return not self.can_say(rest) if word == WHY else self.can_say(step.do)

    def can_say(self, line: str) -> bool:
        try:
            next_keys(self.session.game, self.session.state, self.seat, line.split())
        except Refused:
            return False
        return True

    def passed(self, seen: Collection[str] = ()) -> int:
        """The place of the farthest step that was done or read; -1: none."""
        behind = self.track.done.union(seen)
        return max((i for i, step in enumerate(self.lesson.steps) if step.id in behind), default=-1)

    def prompt(self, seen: Collection[str] = (), line: str = "") -> Prompt:
        """What to say now: `seen` are the prompts of the page that were followed, `line` is being put together."""
        if line:
            return self.saying(line).prompt(seen)
        state = self.session.state
        if state.over:
            won = self.lesson.port.won(self.view(), self.seat)
            return Prompt(next(step.id for step in self.lesson.steps if step.topic == END) if won else "lost")
        if state.choice_of(self.seat) is None:
            return Prompt("wait")
        ids = [step.id for step in self.lesson.steps]
        passed = self.passed()
        for step in self.open():
            read = step.on_page and (step.id in seen or ids.index(step.id) < passed)
            if not read and self.fits(step):
                return Prompt(step.id, step.do, self.track.off, step.spot)
        return self.going_on() or Prompt("free", off=self.track.off)

    def going_on(self) -> Prompt | None:
        """What was said of a question where anything will do holds as long as that question is asked."""
        last = next((step for step in self.lesson.steps if step.id == self.track.last), None)
        if last is None or last.do != ANY or not self.fits(last._replace(after="")):
            return None
        return Prompt(last.id, last.do, spot=last.spot)
