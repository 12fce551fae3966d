"""Joint decisions are secret until they close; what is voted on aloud is none."""

from __future__ import annotations

import pytest

from snar.ether.game import Ether
from snar.ether.rules.turns.deciding import Agree
from snar.kernel import running
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import Session

from .diary import Diary, Vote, begun, frame

ETHER = Ether()


def dream(g: Diary, seat: int) -> Diary:
    return imagine(g, seat, Rng(key_from_seed("dream")))


def test_the_last_answer_of_a_joint_decision_is_a_reveal_and_those_before_it_are_not() -> None:
    g = begun(Vote())
    for seat, closes in ((2, False), (0, False), (1, True)):
        g.answer(seat, "yes")
        assert g.barrier is closes


def test_who_decides_alone_learns_nothing_by_it() -> None:
    g = begun(Vote((1,)))
    g.answer(1, "yes")
    assert g.notes and not g.barrier


def test_nobody_imagines_how_the_others_have_answered() -> None:
    dreams = set()
    for secret in ("yes", "no"):
        g = begun(Vote())
        g.answer(2, secret)
        before = g.dump()
        dreams.add(dream(g, 1).dump())
        assert g.dump() == before
    assert len(dreams) == 1


def test_ones_own_answer_stays_imagined_and_the_others_are_asked_anew() -> None:
    g = begun(Vote())
    g.answer(0, "no")
    g.answer(2, "yes")
    mine, others = dream(g, 0), dream(g, 1)
    assert frame(mine, 0).votes == ((0, 0),)
    assert [choice.seat for choice in mine.pending] == [1, 2]
    assert frame(others, 0).votes == ()
    for seat in range(3):
        others.answer(seat, "yes")
    assert others.notes == (((0, 1), (1, 1), (2, 1)),)


def voting() -> Session:
    """Two sleepers choose together; the first has said `a`."""
    session = Session.seeded(ETHER, ETHER.agree(sleepers=["hracka", "drsnak"]), 1)
    running.push(session.state, Agree("escape", ("a", "b")))
    running.advance(session.state)
    session.answer(0, "a")
    return session


@pytest.mark.parametrize("mine", ["a", "b"])
def test_a_vote_that_is_said_aloud_can_be_taken_back_until_somebody_else_has_acted(mine: str) -> None:
    session = voting()
    assert session.can_undo(0)
    session.answer(1, mine)
    assert session.can_undo(1) and not session.can_undo(0)
    session.undo(1)
    assert session.state.choice_of(1) and session.state.choice_of(0) is None
