"""One written line: consecutive answers, all or none."""

from __future__ import annotations

from typing import Any

import pytest

from snar.kernel import line as kernel_line
from snar.kernel.choice import Refused
from snar.kernel.imagine import imagine
from snar.kernel.line import tried
from snar.kernel.session import Session
from snar.template.game import LanternsGame

from .sessions import (
    LUCERNY,
    asked,
    awake,
    casting,
    far_field,
    refused,
    sides,
    trial,
)


def test_card_field_and_rotation_are_one_line() -> None:
    session, seat, card, field, turn = casting()
    number = session.number
    played = session.answer(seat, f"cast {card} {field} {turn}")
    assert played.keys == (f"cast {card}", field, turn)
    assert played.rest == ()
    assert session.number == number + 3
    assert [entry["key"] for entry in session.journal.entries[-3:]] == list(played.keys)
    assert session.state.view(0)["laid"][0]["id"] == card


@pytest.mark.parametrize(
    ("tail", "why", "word"),
    [
        ("r45", "unknown-field", "r45"),
        ("99 r0", "unknown-field", "99"),
        ("{field} r45", "unknown-turn", "r45"),
        ("{field} {turn}x", "unknown-turn", "{turn}x"),
        ("done", "unknown-field", "done"),
    ],
)
def test_a_line_is_played_whole_or_not_at_all_and_the_word_to_blame_is_named(tail: str, why: str, word: str) -> None:
    session, seat, card, field, turn = casting()
    line = f"cast {card} {tail.format(field=field, turn=turn)}"
    assert refused(session, lambda: session.answer(seat, line)) == why
    with pytest.raises(Refused) as error:
        session.answer(seat, line)
    assert error.value.word == word.format(turn=turn)


def test_a_line_stops_at_a_reveal_and_reports_the_rest() -> None:
    session, seat, card, field, turn = casting()
    played = session.answer(seat, f"cast {card} {field} {turn} roll and so on")
    assert played.keys == (f"cast {card}", field, turn)
    assert played.rest == ("roll", "and", "so", "on")


def test_a_line_stops_at_a_roll_and_reports_the_rest() -> None:
    session = trial()
    played = session.answer(asked(session), "done roll move 23 end")
    assert played.keys == ("done", "roll")
    assert played.rest == ("move", "23", "end")
    assert session.journal.entries[-1]["rolls"] == list(session.state.rolls)


def test_a_line_stops_at_another_seats_question() -> None:
    session = trial()
    seat = asked(session)
    session.answer(seat, "done roll")
    played = session.answer(seat, "end done roll")
    assert played.keys == ("end",)
    assert played.rest == ("done", "roll")
    assert asked(session) == 1 - seat


def test_a_move_to_a_distant_field_is_all_its_steps() -> None:
    session = trial()
    seat = asked(session)
    session.answer(seat, "done roll")
    field, steps = far_field(session)
    played = session.answer(seat, f"move {field}")
    assert played.keys == tuple(steps)
    assert len(steps) >= 3
    assert [entry["key"] for entry in session.journal.entries[-len(steps) :]] == steps
    assert session.state.view(0)["figures"][seat]["field"] == field


def test_a_move_beyond_the_movement_points_is_refused_whole() -> None:
    session = trial()
    session.answer(asked(session), "done roll")
    assert refused(session, lambda: session.answer(asked(session), "move 88")) == "too-far"


def test_a_way_that_is_cut_short_is_reported_with_the_rest() -> None:
    class Shortcut(LanternsGame):
        """`all through` stands for three answers, of which the last must wait for the others."""

        ways = ("all",)

        def expand(self, g: Any, seat: int, words: list[str]) -> list[str] | None:
            return ["leave", "ready", "bid 1"] if words[:2] == ["all", "through"] else None

    session = Session.seeded(Shortcut(), LUCERNY.agree(), 1)
    played = session.answer(0, "all through now")
    assert played.keys == ("leave", "ready")
    assert played.rest == ("all", "through", "now")


def test_a_way_is_found_from_what_the_seat_may_know() -> None:
    """A game may try a way out: on imagined dice and cards, so that not even a refusal tells anything."""
    tried: list[Any] = []

    class Curious(LanternsGame):
        ways = ("all",)

        def expand(self, g: Any, seat: int, words: list[str]) -> list[str] | None:
            tried.append(g)
            return None

    session = Session.seeded(Curious(), LUCERNY.agree(), 1)
    assert refused(session, lambda: session.answer(0, "through all")) == "not-offered"
    assert tried == [], "only for words that may begin a way"
    assert refused(session, lambda: session.answer(0, "all through")) == "not-offered"
    guess, real = tried[0], session.state
    assert guess.view(0) == real.view(0)
    assert guess.choice_of(0) == real.choice_of(0)
    assert guess.zones["hand.1"] != real.zones["hand.1"]
    assert guess.rng.key != real.rng.key


def test_a_line_tells_every_seat_what_it_may_know_of_all_its_answers() -> None:
    session = trial()
    played = session.answer(asked(session), "done roll")
    assert len(played.events) == 3, "two seats and the spectator"
    for events in played.events:
        assert [event["kind"] for event in events] == ["roll", "bp"]


def test_a_line_that_asks_for_too_much_is_refused_before_it_has_cost_much(monkeypatch: pytest.MonkeyPatch) -> None:
    imagined: list[int] = []

    def counted(*args: Any) -> Any:
        imagined.append(1)
        return imagine(*args)

    monkeypatch.setattr(kernel_line, "imagine", counted)
    session = awake()
    assert session.answer(0, "move back " * 4).keys == ("move", "back") * 4
    imagined.clear()
    assert refused(session, lambda: session.answer(0, "move back " * 39)) == "line-too-long"
    assert len(imagined) == 5
    assert refused(session, lambda: tried(session.game, session.state, 0, ["move", "back"] * 39)) == "line-too-long"


def test_an_empty_line_is_refused() -> None:
    session = sides()
    assert refused(session, lambda: session.answer(0, "  ")) == "empty-answer"
