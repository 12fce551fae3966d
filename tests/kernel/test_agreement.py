"""What is agreed on in numbers: known by name, within bounds."""

from typing import Any

import pytest

from snar.kernel.agreement import Bounds, numbers
from snar.kernel.choice import Refused
from snar.template.game import LanternsGame
from snar.template.state import Table

GAME = LanternsGame()


def test_what_is_not_said_is_as_usual() -> None:
    assert GAME.agree(goal=5) == Table(players=3, goal=5)
    assert numbers(Table)["players"] == Bounds(3, 2, 5)


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"players": 1}, "agreed-bounds"),
        ({"players": 6}, "agreed-bounds"),
        ({"players": True}, "agreed-bounds"),
        ({"players": "3"}, "agreed-bounds"),
        ({"wind": 1}, "not-agreed-on"),
    ],
)
def test_nobody_sits_down_to_a_game_that_cannot_be_played(wanted: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.agree(**wanted)
    assert refused.value.refusal.reason == reason
