"""Snapshots: what was set aside goes on the same, and what cannot says why."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from snar.ether.game import Ether
from snar.kernel import save
from snar.kernel.session import Session
from snar.rise.game import Rise

GOLDEN = Path(__file__).parent / "saves"


def played(answers: int, seed: int = 3) -> Session:
    game = Rise()
    session, dice = Session.seeded(game, game.agree(), seed), random.Random(seed)
    for _ in range(answers):
        choice = session.state.pending[0]
        session.answer(choice.seat, dice.choice(choice.options).key)
    return session


def test_a_game_set_aside_goes_on_byte_for_byte() -> None:
    session = played(60)
    again = save.from_text(Rise(), save.to_text(session))
    assert again.state.dump() == session.state.dump()
    assert again.state.pending == session.state.pending
    for one in (session, again):
        choice = one.state.pending[0]
        one.answer(choice.seat, choice.options[-1].key)
    assert save.to_text(again) == save.to_text(session)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"snar-save": 99}, "other-schema"),
        ({"game": "sachy"}, "other-game"),
        ({"pack": "0" * 32}, "other-pack"),
        ({"state": {"rules": {}}}, "broken-save"),
        ({"state": 5}, "broken-save"),
        ({"header": "x"}, "broken-save"),
        ({"header": {}}, "broken-save"),
        ({"header": {"rules": {"nonsense": 1}}}, "broken-save"),
        ({"entries": None}, "broken-save"),
        ({"number": []}, "broken-save"),
        ({"epoch": "x"}, "broken-save"),
    ],
)
def test_a_save_that_cannot_go_on_says_why(change: dict[str, object], reason: str) -> None:
    data = json.loads(save.to_text(played(5)))
    with pytest.raises(save.SaveError) as caught:
        save.from_text(Rise(), json.dumps({**data, **change}))
    assert caught.value.reason == reason


@pytest.mark.parametrize("number", [10_000, -(10**6), 10**9, 10**100])
@pytest.mark.parametrize("field", ["hours", "known", "turn"])
def test_a_number_that_no_game_reaches_is_refused_before_anything_is_made_of_it(field: str, number: int) -> None:
    """As many hours would have been offered, one by one, until the memory was full."""
    game = Ether()
    data = json.loads(save.to_text(Session.seeded(game, game.agree(), 3)))
    data["state"][field] = number
    with pytest.raises(save.SaveError) as caught:
        save.from_text(game, json.dumps(data))
    assert caught.value.reason == "broken-save"


@pytest.mark.parametrize("name", ["header", "pack", "entries", "chain", "number", "epoch", "state"])
def test_a_save_that_lacks_something_says_that_it_is_broken(name: str) -> None:
    data = json.loads(save.to_text(played(5)))
    del data[name]
    with pytest.raises(save.SaveError, match="broken-save"):
        save.from_text(Rise(), json.dumps(data))


def test_text_that_is_no_save_is_refused() -> None:
    for text in ("", "[]", "{}", "dream", "[" * 100_000):
        with pytest.raises(save.SaveError, match="not-a-save"):
            save.from_text(Rise(), text)
