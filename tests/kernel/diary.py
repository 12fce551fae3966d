"""A game that only writes down what happens, and small procedures for it."""

from __future__ import annotations

import json
from typing import Any

from snar.kernel import flow, running
from snar.kernel.choice import Option, Plain
from snar.kernel.flow import Ask, AskAll, Call, Next, Proc, Return, procedure
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.state import State

YES_NO = [Option("yes", 1), Option("no", 0)]


class Diary(State):
    """Three seats and a list of what was noted."""

    __slots__ = ("notes",)

    def __init__(self) -> None:
        super().__init__(Rng(key_from_seed("diary")), 0)
        self.notes: tuple[Plain, ...] = ()

    @property
    def seats(self) -> int:
        return 3

    def clone_into(self, twin: Any) -> None:
        twin.notes = self.notes

    def to_data(self) -> dict[str, Plain]:
        return {**super().to_data(), "notes": self.notes}

    def note(self, what: Plain) -> None:
        self.notes = (*self.notes, what)


def loaded(text: str) -> Diary:
    data = json.loads(text)
    g = Diary()
    g.rng = Rng.from_data(data["rng"])
    g.read_data(data)
    g.notes = flow.freeze(data["notes"])
    running.restore(g)
    return g


def begun(proc: Proc) -> Diary:
    g = Diary()
    g.begin(proc)
    return g


def frame(g: Diary, level: int) -> Any:
    return g.stack[level]


def asked(g: Diary) -> dict[int, list[str]]:
    return {choice.seat: [option.key for option in choice.options] for choice in g.pending}


@procedure
class OneQuestion(Proc):
    """Asks seat 1 and notes the answer."""

    STEPS = ("before", "ask", "after")
    options: tuple[Option, ...] = (Option("yes", 1), Option("no", 0))
    public: bool = True
    said: Plain = None

    def before(self, g: Diary) -> Next:
        g.note("before")
        return None

    def ask(self, g: Diary) -> Next:
        return Ask(1, list(self.options), "said", "question", (("about", "it"),), public=self.public)

    def after(self, g: Diary) -> Next:
        g.note(self.said)
        return None


@procedure
class Vote(Proc):
    """A secret vote of some seats."""

    STEPS = ("ask", "count")
    seats: tuple[int, ...] = (0, 1, 2)
    votes: tuple[tuple[int, Plain], ...] = ()

    def ask(self, g: Diary) -> Next:
        return AskAll(dict.fromkeys(self.seats, YES_NO), "votes", "vote")

    def count(self, g: Diary) -> Next:
        g.note(self.votes)
        return Return(sum(vote for _, vote in self.votes))


@procedure
class Sum(Proc):
    """1 + 2 + ... + n, by asking for the rest: a procedure that calls itself."""

    STEPS = ("rest", "add")
    n: int
    others: int = 0

    def rest(self, g: Diary) -> Next:
        return Call(Sum(self.n - 1), "others") if self.n > 1 else None

    def add(self, g: Diary) -> Next:
        return Return(self.n + self.others)


@procedure
class Council(Proc):
    """Calls procedures one after another and notes what they return."""

    STEPS = ("sum", "vote", "nothing", "quiet", "end")
    total: int = -1
    votes: int = -1
    nothing_said: Plain = "untouched"

    def sum(self, g: Diary) -> Next:
        return Call(Sum(4), "total")

    def vote(self, g: Diary) -> Next:
        return Call(Vote(), "votes")

    def nothing(self, g: Diary) -> Next:
        return Call(OneQuestion((Option("yes", 1),)), "nothing_said")

    def quiet(self, g: Diary) -> Next:
        return Call(Sum(2))

    def end(self, g: Diary) -> Next:
        g.note((self.total, self.votes, self.nothing_said))
        return None
