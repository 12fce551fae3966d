"""The end of a game and what comes after it; files to take home."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Enter
from .looks import DESK, LAPTOP, PHONE, chosen, everywhere, healthy
from .moments import BY_ID, held
from .people import friends
from .test_phone import IN_SIGHT
from .visitor import Visitor

SIZES = pytest.mark.parametrize("size", chosen(PHONE, LAPTOP, DESK))


def resign(me: Visitor) -> None:
    me.button("Menu").click()
    me.button("Give up").click()
    me.page.get_by_role("dialog", name="Give up").get_by_role("button", name="Give up").click()


def end(me: Visitor) -> Locator:
    return me.page.get_by_role("dialog", name="End of the game")


def test_the_end_tells_the_story_and_folds_away_the_figures_and_the_proof_of_the_dice(
    enter: Enter, finished: str
) -> None:
    me = enter()
    me.page.goto(f"/table/{finished}")
    end(me).wait_for()
    tale = me.last("over")["tale"]
    assert len(tale) == 3
    for sentence in tale:
        expect(end(me).get_by_text(sentence)).to_be_visible()
    expect(end(me).get_by_role("row", name="steps")).to_have_count(0)
    end(me).get_by_text("The same as a table").click()
    rounds = end(me).get_by_role("table").get_by_role("row")
    expect(rounds).to_have_count(1 + me.last("over")["story"]["rounds"])
    end(me).get_by_text("The same as a table").click()
    end(me).get_by_text("Figures and dice").click()
    expect(end(me).get_by_role("row", name="steps")).to_be_visible()
    expect(end(me).get_by_text("draws are right")).to_be_visible()
    expect(end(me).get_by_text("The secret matches the commitment.")).to_be_visible()
    everywhere(me)


@pytest.mark.parametrize("id", ["rise-victory", "ether-exhausted"])
def test_on_a_phone_the_ways_on_from_the_end_are_in_sight_wherever_one_reads(enter: Enter, id: str) -> None:
    me = enter({"stage": "usual"}, viewport={"width": PHONE[0], "height": PHONE[1]})
    held(me).play(BY_ID[id])
    me.page.clock.resume()
    if id.startswith("ether"):
        me.page.keyboard.press("Escape")  # the page of what happened
    end(me).wait_for()
    for top in (0, 9999):
        end(me).evaluate("(dialog, top) => dialog.scrollTo(0, top)", top)
        expect(me.button("Play again")).to_be_in_viewport(ratio=1)
        for name in ("Replay", "Analysis", "Home"):
            expect(end(me).get_by_role("link", name=name)).to_be_in_viewport(ratio=1)


def test_winner_and_loser_have_an_end_of_their_own_and_can_send_it_to_others(enter: Enter) -> None:
    host, friend = friends(enter, seed=None)
    resign(friend)
    expect(end(host).get_by_text("You win")).to_be_visible()
    expect(end(friend).get_by_text("Not this time")).to_be_visible()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    end(host).get_by_role("button", name="Copy the link").click()
    address = host.page.evaluate("navigator.clipboard.readText()")
    assert 'property="og:title"' in host.context.request.get(address).text()


def test_whoever_resigns_while_others_come_resigns_what_was_theirs_when_they_asked(enter: Enter) -> None:
    """The menu is closed by then, and what it knew is old: the page read it all the same, and complained."""
    host, friend = friends(enter)
    host.button("Menu").click()
    host.button("Give up").click()
    sure = host.page.get_by_role("dialog", name="Give up")
    sure.wait_for()
    before = len(host.frames)
    enter().sit(host.page.url.rpartition("/")[2])
    host.until(lambda: len(host.frames) > before)
    sure.get_by_role("button", name="Give up").click()
    friend.until(lambda: friend.over)
    assert friend.last("over")["result"]["seats"] == [1]


@SIZES
def test_a_rematch_begins_when_the_other_accepts_and_sides_have_changed(enter: Enter, size: tuple[int, int]) -> None:
    host, friend = people = friends(enter, seed=None, clock={"kind": "bank", "seconds": 600})
    for visitor in people:
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    resign(friend)
    old = host.page.url
    end(host).get_by_role("checkbox", name="Change sides").wait_for()
    end(host).get_by_role("button", name="Offer a rematch").click()
    host.page.wait_for_url(lambda url: url != old)
    expect(host.page.get_by_text("has been asked")).to_be_visible()
    expect(host.page.get_by_role("timer")).to_have_count(0)
    healthy(host)
    expect(end(friend).get_by_text("offers a rematch")).to_be_visible()
    expect(friend.page.get_by_role("region", name="Messages").get_by_text("offers a rematch")).to_be_visible()
    for answer in ("Play again", "Not now"):  # what is said in passing lies above them
        friend.until(lambda answer=answer: friend.button(answer).evaluate(IN_SIGHT), told=f"{answer} is covered")
    healthy(friend)
    end(friend).get_by_role("button", name="Play again").click()
    for visitor in people:
        visitor.page.wait_for_url(lambda url: url != old)
        visitor.at_table()
        visitor.until(lambda visitor=visitor: visitor.page.url.endswith(visitor.last("table")["table"]["id"]))
    assert host.page.url == friend.page.url
    assert [visitor.last("table")["seat"] for visitor in people] == [1, 0]


def test_a_rematch_that_is_declined_is_told_to_whoever_offered_it(enter: Enter) -> None:
    host, friend = friends(enter, seed=None)
    resign(friend)
    end(host).get_by_role("button", name="Offer a rematch").click()
    end(friend).get_by_role("button", name="Not now").click()
    expect(end(friend).get_by_text("You have declined the rematch.")).to_be_visible()
    told = host.page.get_by_role("region", name="Messages").get_by_text("does not want to play again")
    expect(told).to_be_visible()
    expect(host.page.get_by_text("has been asked")).to_have_count(0)
    expect(host.button("Put a bot here")).to_be_visible()


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
