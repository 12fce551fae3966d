"""A game being played: who may answer and when, and that its journal rebuilds it all."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from snar.kernel.session import Session

from .sessions import (
    RISE,
    asked,
    lucerny,
    play,
    rebuilt,
    refused,
    sides,
    trial,
)


def test_a_stale_number_is_refused() -> None:
    session = trial()
    seat, number = asked(session), session.number
    session.answer(seat, "done", number)
    assert refused(session, lambda: session.answer(seat, "roll", number)) == "stale"
    assert refused(session, lambda: session.answer(seat, "roll", number + 2)) == "stale"
    session.answer(seat, "roll", number + 1)


def test_asked_at_once_an_answer_stands_whoever_acted_in_between() -> None:
    session = lucerny()
    session.answer(0, "leave")
    number = session.number
    for seat in (2, 0, 1):
        session.answer(seat, "ready", number=number)
    assert [choice.topic for choice in session.state.pending] == ["bid"] * 3


def all_asked(session: Session, round: int = 1) -> Session:
    """On to where everyone gets ready."""
    while session.state.asking != "any" or session.state.view(0)["round"] < round:
        choice = session.state.pending[0]
        session.answer(choice.seat, next((o.key for o in choice.options if o.key == "pass"), choice.options[0].key))
    return session


def test_an_answer_that_a_seat_repeats_is_refused_also_where_many_are_asked_at_once() -> None:
    session = all_asked(lucerny())
    number = session.number
    session.answer(1, "ready", number)
    assert refused(session, lambda: session.answer(1, "ready", number)) == "stale"
    all_asked(session, 2)
    assert refused(session, lambda: session.answer(1, "ready", number)) == "stale"
    assert refused(session, lambda: session.answer(1, "ready", -1)) == "stale"
    number = session.number
    session.answer(2, "ready", number)
    session.answer(1, "ready", number)


def test_what_was_said_before_ones_own_undo_is_stale_and_a_friends_answer_is_not() -> None:
    session = all_asked(lucerny())
    number = session.number
    session.answer(0, "ready", number)
    session.undo(0)
    assert refused(session, lambda: session.answer(0, "ready", number)) == "stale"
    assert refused(session, lambda: session.answer(0, "ready", number + 1)) == "stale"
    session.answer(1, "ready", number)
    session.answer(0, "ready", number + 2)


def test_what_was_said_before_all_went_back_together_is_stale() -> None:
    session = all_asked(lucerny())
    number = session.number
    session.answer(0, "ready", number)
    session.undo_by_consent(number, {0, 1, 2})
    assert refused(session, lambda: session.answer(1, "ready", number)) == "stale"
    session.answer(1, "ready", session.number)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    session = sides()
    for seat in (1, 2, -1, 99):
        assert refused(session, lambda seat=seat: session.answer(seat, "done")) == "not-your-choice"


def test_after_the_end_answers_are_refused() -> None:
    session = play(lucerny(), 500)
    assert session.state.over
    assert refused(session, lambda: session.answer(0, "ready")) == "game-over"
    rebuilt(session)


# -- anything at all -----------------------------------------------------------------------------------------------
def anything(session: Session, moves: list[int]) -> Session:
    """Answers, free undos and undos by consent, as the numbers say."""
    everyone = set(range(session.state.seats))
    for move in moves:
        what, rest = move % 10, move // 10
        if what == 0 and session.number:
            session.undo_by_consent(rest % session.number, everyone)
        elif what in (1, 2) and session.past:
            session.undo(session.past[-1].seat)
        elif not session.state.over:
            choice = session.state.pending[rest % len(session.state.pending)]
            option = choice.options[rest // 7 % len(choice.options)]
            session.answer(choice.seat, option.key, session.number)
    return session


numbers = st.lists(st.integers(0, 10_000), max_size=60)


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 99), numbers)
def test_whatever_is_done_in_lucerny_the_journal_rebuilds_it(seed: int, moves: list[int]) -> None:
    rebuilt(anything(lucerny(seed), moves))


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 99), st.sampled_from(["stret-risi", "zkouska-sily", "bratrstvi"]), numbers)
def test_whatever_is_done_in_rise_snu_the_journal_rebuilds_it(seed: int, scenario: str, moves: list[int]) -> None:
    session = Session.seeded(RISE, RISE.agree(scenario=scenario), seed)
    rebuilt(anything(session, moves))
