"""Taking back: freely to the last roll or reveal, further only together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from snar.kernel.session import FREE, Session
from snar.template.game import LanternsGame
from snar.template.state import Lanterns

from .sessions import (
    LUCERNY,
    asked,
    awake,
    casting,
    far_field,
    lucerny,
    offered,
    play,
    rebuilt,
    refused,
    sides,
    trial,
)


def test_answers_can_be_taken_back_one_by_one_to_the_last_roll() -> None:
    session = trial()
    seat = asked(session)
    session.answer(seat, "done roll")
    after_roll = session.state.dump()
    field, steps = far_field(session)
    session.answer(seat, f"move {field}")
    for _ in steps:
        session.undo(seat)
    assert session.state.dump() == after_roll
    assert refused(session, lambda: session.undo(seat)) == "undo-barrier"


def test_what_was_taken_back_can_be_done_again_or_otherwise() -> None:
    session = trial()
    seat, before = asked(session), session.state.dump()
    session.answer(seat, "done")
    session.undo(seat)
    assert session.state.dump() == before
    assert session.state.pending[0].topic == "casting"
    session.answer(seat, "done")
    rebuilt(session)


def test_a_reveal_cannot_be_taken_back() -> None:
    session, seat, card, field, turn = casting()
    session.answer(seat, f"cast {card} {field}")
    assert session.can_undo(seat), "nothing has been shown yet"
    session.answer(seat, turn)
    assert refused(session, lambda: session.undo(seat)) == "undo-barrier"


def test_what_was_told_cannot_be_taken_back_but_a_journal_in_which_it_was_is_still_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session, answer = lucerny(), Lanterns.answer
    session.answer(0, "leave")
    session.undo(0)

    def tells(g: Lanterns, seat: int, key: str) -> None:
        answer(g, seat, key)
        g.disclosed = True

    monkeypatch.setattr(Lanterns, "answer", tells)
    session = rebuilt(session)
    session.answer(0, "leave")
    assert not session.can_undo(0)
    assert refused(session, lambda: session.undo(0)) == "undo-barrier"


def test_only_ones_own_last_answer_can_be_taken_back_and_only_until_another_acts() -> None:
    session = trial()
    me, you = asked(session), 1 - asked(session)
    session.answer(me, "done roll")
    session.answer(me, "end")
    assert refused(session, lambda: session.undo(you)) == "undo-barrier"
    assert session.can_undo(me), "the other has not acted yet"
    session.answer(you, "done")
    assert refused(session, lambda: session.undo(me)) == "undo-barrier"
    session.undo(you)
    assert refused(session, lambda: session.undo(me)) == "undo-barrier"
    assert refused(session, lambda: session.undo(you)) == "undo-barrier"


def test_a_secret_bid_can_be_changed_until_somebody_else_bids() -> None:
    session = lucerny()
    session.answer(0, "leave")
    for seat in range(3):
        session.answer(seat, "ready")
    bids = offered(session, 0)
    session.answer(0, bids[0])
    session.undo(0)
    session.answer(0, bids[-1])
    session.answer(1, offered(session, 1)[0])
    assert not session.can_undo(0)
    rebuilt(session)


def test_numbers_only_grow() -> None:
    session = lucerny()
    for _ in range(4):
        session.answer(0, "draw")
        session.undo(0)
    session.answer(0, "leave")
    session.undo_by_consent(0, {0, 1, 2})
    assert session.number == 10
    assert [entry["n"] for entry in session.journal.entries] == list(range(1, 11))
    assert [entry.get("undo") for entry in session.journal.entries[:4]] == [None, 0, None, 2]


def test_free_undo_does_not_reach_back_for_ever() -> None:
    session = awake()
    for _ in range(FREE):
        session.answer(0, "move")
        session.answer(0, "back")
    for _ in range(FREE):
        session.undo(0)
    assert refused(session, lambda: session.undo(0)) == "undo-barrier"
    rebuilt(session)


# -- by consent -----------------------------------------------------------------------------------------------------
def test_beyond_the_barrier_everyone_must_agree() -> None:
    session = play(sides(), 20)
    for seats in (set(), {0}, {1}, {0, 7}):
        assert refused(session, lambda seats=seats: session.undo_by_consent(5, seats)) == "undo-needs-everyone"
    for number in (-1, 20, 99):
        assert refused(session, lambda n=number: session.undo_by_consent(n, {0, 1})) == "undo-needs-everyone"


@pytest.mark.parametrize("make", [sides, trial], ids=["sides", "trial"])
def test_undo_by_consent_starts_a_new_epoch(make: Callable[[], Session]) -> None:
    session = make()
    number = session.number
    then: Any = session.state.clone()
    play(session, 60)
    session.undo_by_consent(number, {0, 1})
    now: Any = session.state
    assert session.epoch == 1
    assert session.journal.entries[-1] | {"chain": ""} == {"n": number + 61, "undo": number, "epoch": 1, "chain": ""}
    for seat in range(3):
        assert now.view(seat) == then.view(seat), "everybody finds what they knew"
        assert now.known_to(seat) == then.known_to(seat)
    assert now.zones["deck.event"] != then.zones["deck.event"], "nobody knew those"
    assert sorted(now.zones["deck.event"]) == sorted(then.zones["deck.event"])
    assert now.rng.key != then.rng.key
    assert [now.rng.below(8) for _ in range(20)] != [then.rng.below(8) for _ in range(20)]


def test_each_epoch_has_dice_of_its_own() -> None:
    session = sides()
    rolls = []
    for _ in range(12):
        session.answer(0, "done")  # the roll is all that can follow, so it follows by itself
        rolls.append(session.journal.entries[-1]["rolls"][0])
        session.undo_by_consent(0, {0, 1})
    assert len(set(rolls)) > 3
    rebuilt(session)


def test_epochs_and_free_undos_are_rebuilt_too() -> None:
    session = play(sides(), 25)
    session.undo_by_consent(12, {0, 1})
    play(session, 15, seed=2)
    session.undo_by_consent(30, {0, 1})
    play(session, 5, seed=3)
    session.undo_by_consent(10, {0, 1})
    play(session, 10, seed=4)
    assert session.epoch == 3
    rebuilt(session)


def test_many_undos_by_consent_are_rebuilt_in_the_time_of_as_many_games() -> None:
    """Each goes back over the one before; played again naively, that would double every time."""
    news = []

    class Counting(LanternsGame):
        def new(self, *args: Any) -> Any:
            news.append(args)
            return super().new(*args)

    session = Session.seeded(Counting(), LUCERNY.agree(), 1)
    for _ in range(40):
        session.answer(0, "leave")
        session.undo_by_consent(session.number - 1, {0, 1, 2})
    news.clear()
    rebuilt(session)
    assert len(news) == 41


def test_a_fair_game_changes_its_key_with_the_epoch() -> None:
    session = Session.fair(LUCERNY, LUCERNY.agree(), bytes(32), ("sen", "tma"))
    key = session.state.rng.key
    session.answer(0, "leave")
    session.undo_by_consent(0, {0, 1, 2})
    assert session.state.rng.key != key
    rebuilt(session)
