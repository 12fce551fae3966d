"""Procedures of named steps: what a step may return, and what becomes of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from snar.kernel import flow
from snar.kernel.choice import Option, Plain, Refused
from snar.kernel.flow import Ask, AskAll, AskAny, Call, Goto, Next, Proc, Return, procedure
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
    flow.restore(g)
    return g


def begun(proc: Proc) -> Diary:
    g = Diary()
    g.begin(proc)
    return g


def frame(g: Diary, level: int) -> Any:
    return g.stack[level]


def asked(g: Diary) -> dict[int, list[str]]:
    return {choice.seat: [option.key for option in choice.options] for choice in g.pending}


# -- asking one seat -----------------------------------------------------------------------------------------------
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


# -- asking several ------------------------------------------------------------------------------------------------
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


# -- clones --------------------------------------------------------------------------------------------------------
def test_frames_shared_by_clones_are_copied_before_they_are_written() -> None:
    g = begun(Council())
    before, twin = g.dump(), g.clone()
    assert all(mine is theirs for mine, theirs in zip(g.stack, twin.stack, strict=True))
    for seat in range(3):
        twin.answer(seat, "no")
    assert g.dump() == before
    g.answer(0, "yes")
    assert twin.notes[-1] == (10, 0, None)


def test_the_original_may_go_on_first_too() -> None:
    g = begun(Council())
    twin = g.clone()
    before = twin.dump()
    for seat in range(3):
        g.answer(seat, "yes")
    assert twin.dump() == before
    assert asked(twin) == {0: ["yes", "no"], 1: ["yes", "no"], 2: ["yes", "no"]}


def test_clones_of_clones_are_worlds_of_their_own() -> None:
    worlds = [begun(Vote())]
    for seat in range(3):
        worlds += [world.clone() for world in worlds]
        for i, world in enumerate(worlds):
            world.answer(seat, "yes" if i >> seat & 1 else "no")
    assert len({world.notes for world in worlds}) == len(worlds) == 8


def test_a_caller_shared_with_a_clone_is_copied_before_a_result_lands_in_it() -> None:
    g = begun(Council())
    twin = g.clone()
    for seat in range(3):
        twin.answer(seat, "yes")
    assert frame(g, 0).votes == -1


# -- saving --------------------------------------------------------------------------------------------------------
def test_a_saved_stack_is_rebuilt_from_names_and_plain_fields() -> None:
    g = begun(Council())
    data = json.loads(g.dump())["stack"]
    assert [frame["proc"] for frame in data] == ["tests.Council", "tests.Vote"]
    assert data[0]["step"] == "nothing", "the step that runs when the call has returned"
    assert data[1] == {
        "proc": "tests.Vote",
        "step": "ask",
        "into": "votes",
        "fields": {"seats": [0, 1, 2], "votes": []},
    }
    again = loaded(g.dump())
    assert again.pending == g.pending
    for one in (g, again):
        for seat in (2, 0, 1):
            one.answer(seat, "yes")
    assert again.dump() == g.dump()


def test_the_last_step_of_a_caller_can_be_saved_while_it_waits() -> None:
    @procedure
    class CallsLast(Proc):
        STEPS = ("call",)

        def call(self, g: Diary) -> Next:
            return Call(Vote())

    g = begun(CallsLast())
    again = loaded(g.dump())
    for seat in range(3):
        again.answer(seat, "yes")
    assert again.stack == []


def test_lists_become_tuples_so_that_clones_can_share_them() -> None:
    assert flow.freeze({"a": [1, [2, {"b": [3]}]]}) == {"a": (1, (2, {"b": (3,)}))}


def test_two_procedures_cannot_have_one_name() -> None:
    with pytest.raises(AssertionError, match=r"tests\.Vote"):
        procedure(type("Vote", (Proc,), {"__module__": __name__, "STEPS": ()}))


def test_procedures_are_named_after_their_game() -> None:
    from snar.template.rules import Round

    assert Round.NAME == "template.Round"
    outside: type[Proc] = procedure(type("Elsewhere", (Proc,), {"__module__": "mygame.rules.turns", "STEPS": ()}))
    assert outside.NAME == "mygame.Elsewhere"


def test_a_step_that_changed_its_mind_is_named() -> None:
    @procedure
    class Fickle(Proc):
        STEPS = ("ask",)

        def ask(self, g: Diary) -> Next:
            return None if g.notes else Ask(0, YES_NO, "at", "fickle")

    g = begun(Fickle())
    g.note("now it does not ask")
    with pytest.raises(AssertionError, match=r"Fickle\.ask no longer asks"):
        flow.restore(g)


def test_working_a_question_out_anew_never_writes_a_shared_frame() -> None:
    """A lone option that was wrongly called public may answer itself in an imagined game: in that game only."""

    @procedure
    class Swaying(Proc):
        STEPS = ("ask", "note")
        said: int = -1

        def ask(self, g: Diary) -> Next:
            return Ask(0, YES_NO[: 1 if g.notes else 2], "said", "swaying")

        def note(self, g: Diary) -> Next:
            g.note(self.said)
            return None

    g = begun(Swaying())
    before, twin = g.dump(), g.clone()
    twin.note("imagined")
    flow.restore(twin)
    assert g.dump() == before
    assert asked(g) == {0: ["yes", "no"]}
    assert twin.notes == ("imagined", 1)
    assert twin.pending == ()
