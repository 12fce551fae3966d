"""From the first click to the last."""

from __future__ import annotations

import os

import pytest

from .conftest import Enter
from .playing import play

LONG = bool(os.environ.get("SNAR_LONG"))
SHORT = "kratka-4"  # a seed of a short game


@pytest.mark.skipif(not LONG, reason="SNAR_LONG=1 runs it: the guided game is played to its end in every run")
def test_a_human_plays_a_base_game_against_the_bot_to_its_end(enter: Enter) -> None:
    me = enter()
    me.sit(me.call("/api/play", {"pace": "none", "seed": SHORT})["id"])
    play([me], seconds=240)
    me.page.get_by_role("dialog", name="End of the game").get_by_role("heading").wait_for()
    assert me.last("over")["result"]["seats"]


def test_after_a_game_that_began_with_one_click_the_dice_can_be_checked(enter: Enter) -> None:
    me = enter()
    me.page.goto("/")
    me.button("Play now").click()
    me.at_table()
    play([me], seconds=240, until_round=3)
    if not me.over:
        me.call(f"/api/tables/{me.page.url.rpartition('/')[2]}/resign")
    end = me.page.get_by_role("dialog", name="End of the game")
    end.get_by_text("Figures and dice").click()
    end.get_by_role("link", name="Check the dice").click()
    me.page.get_by_text("draws are right").wait_for()
    me.page.get_by_text("It is the same commitment this browser saw before the game.").wait_for()
