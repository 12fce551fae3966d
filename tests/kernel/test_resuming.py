"""A journal rebuilds its game, and names the first line that breaks rules or draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from snar.kernel import fair
from snar.kernel.header import new_header
from snar.kernel.journal import Journal, JournalError, parse
from snar.kernel.session import Session, resume

from .sessions import (
    RISE,
    SECRET,
    asked,
    fair_game,
    lucerny,
    play,
    rebuilt,
    sides,
    trial,
)


@pytest.mark.parametrize("make", [sides, trial, lucerny], ids=["sides", "trial", "lucerny"])
def test_a_resumed_game_goes_on_as_if_nothing_had_been(make: Callable[[], Session]) -> None:
    session = play(make(), 50)
    again = rebuilt(session)
    for one in (session, again):
        play(one, 20, seed=9)
    assert again.journal.to_text() == session.journal.to_text()
    assert [mark[:2] for mark in again.past] == [mark[:2] for mark in session.past], "free undo works on"


def tampered(session: Session, line: int, **change: Any) -> Journal:
    """Somebody changed a line (None: left something out) and made the chain anew from there."""
    every = [session.journal.header, *session.journal.entries]
    changed = {**every[line - 1], **change}
    every[line - 1] = {name: value for name, value in changed.items() if value is not None}
    journal = Journal(every[0])
    for entry in every[1:]:
        journal.add(entry)
    return parse(journal.to_text())


def named(game: Any, journal: Journal) -> tuple[int, str]:
    with pytest.raises(JournalError) as caught:
        resume(game, journal)
    return caught.value.line, caught.value.reason


DONE, UNDO, ROLL = 6, 7, 9


def with_undo() -> Session:
    """The set-up; then from line 6 on: done, undo, done, roll, and some more."""
    session = trial()
    seat = asked(session)
    assert session.number == 4
    session.answer(seat, "done")
    session.undo(seat)
    session.answer(seat, "done roll")
    return play(session, 10)


def test_a_tampered_roll_is_named_as_draws() -> None:
    session = with_undo()
    rolled = session.journal.entries[ROLL - 2]["rolls"]
    journal = tampered(session, ROLL, rolls=[rolled[0] % 8 + 1])
    with pytest.raises(JournalError) as caught:
        resume(RISE, journal)
    assert (caught.value.line, caught.value.reason) == (ROLL, "draws")
    assert caught.value.about == {"says": [rolled[0] % 8 + 1], "rolled": rolled}


def test_a_hidden_roll_is_named_as_draws() -> None:
    session = with_undo()
    assert named(RISE, tampered(session, ROLL, rolls=None)) == (ROLL, "draws")
    assert named(RISE, tampered(session, DONE, rolls=[8])) == (DONE, "draws")


@pytest.mark.parametrize(
    ("line", "change", "reason"),
    [
        (DONE, {"key": "roll"}, "refused"),
        (DONE, {"key": "move 88"}, "refused"),
        (DONE, {"key": 5}, "refused"),
        (DONE, {"key": None}, "refused"),  # what is left is an undo of nothing
        (DONE, {"seat": "nobody"}, "malformed"),
        (DONE, {"seat": None}, "malformed"),
        (DONE, {"n": 7}, "broken-chain"),
        (UNDO, {"undo": 5}, "broken-chain"),
        (UNDO, {"epoch": 1, "undo": 9}, "refused"),
        (UNDO, {"epoch": 1, "undo": "x"}, "malformed"),
        (UNDO, {"epoch": 1, "undo": -1}, "refused"),
    ],
)
def test_a_line_against_the_rules_is_named_although_its_chain_holds(line: int, change: Any, reason: str) -> None:
    assert named(RISE, tampered(with_undo(), line, **change)) == (line, reason)


def test_a_free_undo_made_out_to_be_by_consent_does_not_give_the_same_dice() -> None:
    line, reason = named(RISE, tampered(play(with_undo(), 40), UNDO, epoch=1))
    assert line > UNDO
    assert reason in ("draws", "refused")


def test_an_answer_ascribed_to_another_seat_is_named() -> None:
    session = with_undo()
    others = [name for name in session.names if name != session.journal.entries[DONE - 2]["seat"]]
    assert named(RISE, tampered(session, DONE, seat=others[0])) == (DONE, "refused")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"pack": "0" * 32}, "other-pack"),
        ({"rules": {}}, "malformed"),
        ({"rules": {"scenario": "stret-risi"}}, "malformed"),
        ({"rules": None}, "malformed"),
        ({"seed": None}, "malformed"),
        ({"secret": "00"}, "malformed"),
    ],
)
def test_a_header_that_cannot_be_played_is_named(change: Any, reason: str) -> None:
    assert named(RISE, tampered(with_undo(), 1, **change)) == (1, reason)


def test_another_seed_does_not_give_the_same_dice() -> None:
    session = play(sides(), 60)
    assert named(RISE, tampered(session, 1, seed="other"))[1] in ("draws", "refused")


# -- a fair table --------------------------------------------------------------------------------------------------
def test_a_fair_game_is_verified_with_its_secret() -> None:
    session = fair_game()
    assert session.journal.header["commitment"] == fair.commitment(SECRET)
    assert session.state.rng.key == fair.key(SECRET, ["sen", "tma"])
    rebuilt(session)


def test_another_secret_than_the_promised_one_is_named() -> None:
    assert named(RISE, tampered(fair_game(), 1, secret=bytes(32).hex())) == (1, "commitment")
    assert named(RISE, tampered(fair_game(), 1, secret="not hex")) == (1, "malformed")


@pytest.mark.parametrize("words", [["tma", "sen"], ["sen"], [], ["sen", "tma", "x"]])
def test_other_words_do_not_give_the_same_dice(words: list[Any]) -> None:
    assert named(RISE, tampered(fair_game(), 1, words=words))[1] in ("draws", "refused")


def test_words_that_are_no_texts_are_named() -> None:
    assert named(RISE, tampered(fair_game(), 1, words=[1, 2])) == (1, "malformed")


def test_a_fair_game_can_have_neither_a_seed_nor_scripted_dice() -> None:
    assert named(RISE, tampered(fair_game(), 1, seed="1")) == (1, "malformed")
    proof = {"commitment": fair.commitment(SECRET), "words": [], "secret": SECRET.hex()}
    session = Session(RISE, {**proof, **new_header(RISE, RISE.agree()), "script": [8, 8, 8]})
    assert session.state.script == ()


def test_scripted_dice_of_a_seeded_game_are_in_its_header() -> None:
    session = Session.seeded(RISE, RISE.agree(), 1, script=(3, 8))
    session.answer(0, "done roll")
    assert session.journal.header["script"] == [3, 8]
    assert session.journal.entries[-1]["rolls"] == [3]
    rebuilt(session)
