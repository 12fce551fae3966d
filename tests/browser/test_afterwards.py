"""The end of a game and what comes after it; files to take home."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Locator, expect

from .conftest import Enter
from .people import friends
from .visitor import Visitor


def resign(me: Visitor) -> None:
    me.button("Menu").click()
    me.button("Give up").click()
    me.page.get_by_role("dialog", name="Give up").get_by_role("button", name="Give up").click()


def end(me: Visitor) -> Locator:
    return me.page.get_by_role("dialog", name="End of the game")


def test_the_end_tells_the_story_in_figures_and_recomputes_the_dice_by_itself(enter: Enter, finished: str) -> None:
    me = enter()
    me.page.goto(f"/table/{finished}")
    expect(end(me).get_by_role("row", name="steps")).to_be_visible()
    expect(end(me).get_by_text("draws are right")).to_be_visible()
    expect(end(me).get_by_text("The secret matches the commitment.")).to_be_visible()


def test_a_rematch_leads_both_to_the_same_new_table(enter: Enter) -> None:
    host, friend = people = friends(enter, seed=None)
    resign(friend)
    old = host.page.url
    end(host).get_by_role("button", name="Play again").click()
    expect(end(friend).get_by_text("The rematch is ready")).to_be_visible()
    end(friend).get_by_role("button", name="To the rematch").click()
    for visitor in people:
        visitor.page.wait_for_url(lambda url: url != old)
        visitor.at_table()
    assert host.page.url == friend.page.url


def test_a_running_game_is_taken_home_as_ones_own_view_and_whole_only_by_the_host(enter: Enter) -> None:
    host, friend = friends(enter)
    friend.button("Menu").click()
    expect(friend.button("Download the whole game")).to_have_count(0)
    with friend.page.expect_download() as own:
        friend.page.get_by_role("link", name="Download what I see").click()
    view = json.loads(Path(own.value.path()).read_text(encoding="utf-8"))
    assert not view["view"]["hands"]["0"]["known"] and view["view"]["hands"]["1"]["known"]
    host.button("Menu").click()
    host.button("Download the whole game").click()
    warning = host.page.get_by_role("dialog", name="Download the whole game")
    expect(warning).to_contain_text("even what is hidden")
    with host.page.expect_download() as whole:
        warning.get_by_role("button", name="Download the secrets too").click()
    assert whole.value.suggested_filename.endswith(".jsonl")
    told = friend.page.get_by_role("region", name="Messages").get_by_text("has exported the whole running game")
    expect(told).to_be_visible()
