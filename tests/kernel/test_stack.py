"""The stack of procedures: shared by clones until written, saved as plain data."""

from __future__ import annotations

import json

import pytest

from snar.kernel import flow, running
from snar.kernel.flow import Ask, Call, Next, Proc, procedure
from snar.kernel.proc import KEPT

from .diary import YES_NO, Council, Diary, Vote, asked, begun, frame, loaded


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


def test_a_frame_of_ones_own_is_never_copied() -> None:
    g = begun(Council())
    frames = list(g.stack)
    g.answer(0, "yes")
    assert g.stack == frames, "nobody shares them"


@pytest.mark.parametrize("name", KEPT)
def test_a_procedure_cannot_take_a_name_that_the_kernel_keeps_for_every_frame(name: str) -> None:
    for taken in ({"__annotations__": {name: "str"}}, {name: lambda self, g: None}):
        with pytest.raises(TypeError, match=f"Greedy.{name}: .* give it another name"):
            flow.with_slots(type("Greedy", (Proc,), taken))


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
        running.restore(g)


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
    running.restore(twin)
    assert g.dump() == before
    assert asked(g) == {0: ["yes", "no"]}
    assert twin.notes == ("imagined", 1)
    assert twin.pending == ()
