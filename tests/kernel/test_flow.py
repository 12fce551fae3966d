"""Procedures of named steps: asking, calling, going back."""

from __future__ import annotations

import pytest

from snar.kernel.choice import Option, Plain, Refused
from snar.kernel.flow import AskAny, Call, Goto, Next, Proc, Return, procedure

from .diary import YES_NO, Council, Diary, OneQuestion, Sum, Vote, asked, begun, frame, loaded


# -- asking one seat -----------------------------------------------------------------------------------------------
def test_steps_run_in_order_until_somebody_is_asked() -> None:
    g = begun(OneQuestion())
    assert g.notes == ("before",)
    assert asked(g) == {1: ["yes", "no"]}
    assert g.pending[0].topic == "question"
    assert dict(g.pending[0].about) == {"about": "it"}


def test_the_value_of_the_chosen_option_lands_in_its_field() -> None:
    g = begun(OneQuestion())
    g.answer(1, "no")
    assert g.notes == ("before", 0)
    assert g.pending == ()
    assert g.stack == []


def test_a_lone_public_option_answers_itself() -> None:
    g = begun(OneQuestion((Option("yes", 1),)))
    assert g.notes == ("before", 1)


def test_a_lone_option_that_hangs_on_a_secret_is_asked() -> None:
    g = begun(OneQuestion((Option("yes", 1),), public=False))
    assert asked(g) == {1: ["yes"]}
    g.answer(1, "yes")
    assert g.notes == ("before", 1)


@procedure
class Hands(Proc):
    """Whoever raises a hand first is noted, twice; the first one is then out."""

    STEPS = ("ask", "note")
    came: tuple[int, Plain] = (-1, None)
    out: tuple[int, ...] = ()

    def ask(self, g: Diary) -> Next:
        if len(self.out) == 2:
            return Return()
        return AskAny({seat: YES_NO for seat in range(3) if seat not in self.out}, "came", "hands")

    def note(self, g: Diary) -> Next:
        g.note(self.came)
        self.out = (*self.out, self.came[0])
        return Goto("ask")


# -- asking several ------------------------------------------------------------------------------------------------
def test_any_of_several_seats_may_answer_first() -> None:
    g = begun(Hands())
    assert sorted(asked(g)) == [0, 1, 2]
    g.answer(2, "no")
    assert g.notes == ((2, 0),)
    assert sorted(asked(g)) == [0, 1]
    g.answer(0, "yes")
    assert g.notes == ((2, 0), (0, 1))
    assert g.pending == ()


def test_who_has_answered_for_all_is_asked_no_more() -> None:
    g = begun(Hands())
    g.answer(2, "no")
    with pytest.raises(Refused, match="not-your-choice"):
        g.answer(2, "no")
    assert g.notes == ((2, 0),)


def test_a_joint_decision_closes_when_every_seat_has_answered() -> None:
    g = begun(Vote())
    g.answer(2, "yes")
    assert sorted(asked(g)) == [0, 1]
    assert g.notes == ()
    g.answer(0, "no")
    g.answer(1, "yes")
    assert g.notes == (((0, 0), (1, 1), (2, 1)),), "in the order of seats, whoever was first"


def test_a_joint_decision_of_nobody_is_no_question() -> None:
    assert begun(Vote(())).notes == ((),)


def test_half_a_joint_decision_can_be_saved() -> None:
    g = begun(Vote())
    g.answer(1, "yes")
    again = loaded(g.dump())
    assert again.pending == g.pending
    assert again.dump() == g.dump()
    for one in (g, again):
        one.answer(2, "no")
        one.answer(0, "no")
    assert again.notes == g.notes == (((0, 0), (1, 1), (2, 0)),)


# -- calling -------------------------------------------------------------------------------------------------------
def test_results_come_back_through_every_level() -> None:
    g = begun(Sum(5))
    assert g.stack == []
    g = begun(Council())
    assert [type(proc) for proc in g.stack] == [Council, Vote]
    assert frame(g, 0).total == 10
    for seat in range(3):
        g.answer(seat, "yes")
    assert g.notes[-1] == (10, 3, None), "running off the end returns nothing, a result nobody wants is dropped"


@procedure
class Countdown(Proc):
    STEPS = ("start", "say", "again", "never")
    left: int = 3

    def start(self, g: Diary) -> Next:
        g.note("start")
        return None

    def say(self, g: Diary) -> Next:
        g.note(self.left)
        self.left -= 1
        return None

    def again(self, g: Diary) -> Next:
        return Goto("say") if self.left else Return("done")

    def never(self, g: Diary) -> Next:
        raise AssertionError("a procedure that returned goes no further")


def test_goto_repeats_steps_and_return_leaves_the_rest_out() -> None:
    assert begun(Countdown()).notes == ("start", 3, 2, 1)


@procedure
class TheEnd(Proc):
    STEPS = ("inner", "never")

    def inner(self, g: Diary) -> Next:
        g.over, g.result = True, {"winner": 2}
        return Call(Vote())

    def never(self, g: Diary) -> Next:
        raise AssertionError("the game is over")


def test_when_the_game_is_over_nothing_more_is_run_or_asked() -> None:
    g = begun(TheEnd())
    assert g.stack == []
    assert g.pending == ()
    with pytest.raises(Refused, match="game-over"):
        g.answer(0, "yes")
