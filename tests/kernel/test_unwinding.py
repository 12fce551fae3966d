"""Something ends early: what was still to happen is cancelled, and the procedure that knows what to do goes on."""

from __future__ import annotations

from snar.kernel.choice import Option
from snar.kernel.flow import Ask, Call, Next, Proc, procedure

from .diary import Diary, begun


@procedure
class Night(Proc):
    STEPS = ("sleep", "wake")

    def sleep(self, g: Diary) -> Next:
        return Call(Dream())

    def wake(self, g: Diary) -> Next:
        g.note("awake")
        return Call(Asking())


@procedure
class Dream(Proc):
    STEPS = ("fall", "land")

    def fall(self, g: Diary) -> Next:
        return Call(Fall())

    def land(self, g: Diary) -> Next:
        g.note("landed")
        return None


@procedure
class Fall(Proc):
    STEPS = ("ask", "end", "after")
    said: str = ""

    def ask(self, g: Diary) -> Next:
        return Ask(0, [Option("end", "end"), Option("stay", "stay")], "said", "fall")

    def end(self, g: Diary) -> Next:
        if self.said == "end":
            g.unwind = "tests.Night"
        return None

    def after(self, g: Diary) -> Next:
        g.note("fell on")
        return None


@procedure
class Asking(Proc):
    STEPS = ("ask",)
    said: str = ""

    def ask(self, g: Diary) -> Next:
        return Ask(0, [Option("yes", "yes"), Option("no", "no")], "said", "end")


def test_what_ends_early_cancels_everything_above_the_named_procedure():
    g = begun(Night())
    g.answer(0, "end")
    assert g.notes == ("awake",)
    assert [proc.NAME for proc in g.stack] == ["tests.Night", "tests.Asking"]


def test_without_an_early_end_every_step_runs():
    g = begun(Night())
    g.answer(0, "stay")
    assert g.notes == ("fell on", "landed", "awake")


def test_an_early_end_in_a_clone_leaves_the_original_alone():
    g = begun(Night())
    twin = g.clone()
    twin.answer(0, "end")
    g.answer(0, "stay")
    assert twin.notes == ("awake",) and g.notes == ("fell on", "landed", "awake")
