"""A long walk at a table: looked at, then taken."""

from __future__ import annotations

from typing import Any

import pytest

from snar.games import GAMES
from snar.kernel.header import new_header
from snar.kernel.state import State
from snar.rise.paths import reach
from snar.server.table.record import Record

MOST = 1.5  # answers that the rules may work out for one step


def about_to_walk(steps: int) -> tuple[Record, str, int]:
    """The table, a field so many steps away, and the length of the way there."""
    game = GAMES["rise"]
    record = Record(game, {"seed": "7", **new_header(game, game.agree())})
    while record.state.pending[0].topic != "movement":
        choice = record.state.pending[0]
        record.answer(choice.seat, choice.options[-1].key)
    g: Any = record.state
    figure = record.state.pending[0].seat
    g.edit(figure).bp = 40
    routes = reach(g, figure)
    cell = next(cell for cell in sorted(routes) if len(routes[cell].steps) >= steps and g.name(cell).isdecimal())
    return record, g.name(cell), len(routes[cell].steps)


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every answer that the rules have worked out."""
    found: list[str] = []
    answer = State.answer

    def counted(g: State, seat: int, key: str) -> None:
        found.append(key)
        answer(g, seat, key)

    monkeypatch.setattr(State, "answer", counted)
    return found


@pytest.mark.parametrize("looked", [0, 1, 2])
def test_each_step_of_a_walk_is_played_once_however_often_it_was_looked_at(looked: int, answers: list[str]) -> None:
    record, field, steps = about_to_walk(8)
    seat, number = record.state.pending[0].seat, record.number
    answers.clear()
    for _ in range(looked):
        assert record.tried(seat, f"move {field}").state.view(seat) != record.state.view(seat)
        assert record.number == number, "looking changes nothing"
    played = record.answer(seat, f"move {field}", number)
    assert len(played.keys) == steps == record.number - number >= 8
    assert len(answers) <= MOST * steps
    assert record.state.view(seat)["figures"][seat]["field"] == field
    record.undo(seat)
    assert record.state.view(seat)["figures"][seat]["field"] != field, "the whole walk is taken back"


def test_what_was_looked_at_before_something_happened_is_forgotten(answers: list[str]) -> None:
    record, field, _ = about_to_walk(8)
    seat = record.state.pending[0].seat
    record.tried(seat, f"move {field}")
    away = next(option.key for option in record.state.pending[0].options if option.key.startswith("move "))
    record.answer(seat, away)
    answers.clear()
    played = record.answer(seat, f"move {field}")
    assert answers[: len(played.keys)] == list(played.keys), "the way is another one now"
