"""Reactions: everyone who might hold a hidden card is asked at once."""

from __future__ import annotations

from snar.kernel.choice import Option
from snar.kernel.flow import AskAll
from snar.kernel.window import reaction


def test_every_seat_may_pass_or_be_quiet_whatever_it_holds() -> None:
    held = {0: [Option("gust", 3)], 2: []}
    ask = reaction([0, 2], lambda seat: held[seat], "gusts", "gust")
    assert isinstance(ask, AskAll)
    assert [option.key for option in ask.choices[0]] == ["gust", "pass", "quiet"]
    assert [option.key for option in ask.choices[2]] == ["pass", "quiet"]
    assert (ask.into, ask.topic) == ("gusts", "gust")


def test_nobody_to_ask_is_no_question() -> None:
    assert reaction([], lambda seat: [], "gusts", "gust").choices == {}
