"""Several people, several browsers, one table."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import expect

from .conftest import Enter
from .people import CASTING, friends, invitation, join, together
from .playing import answer, play, settle

LONG = bool(os.environ.get("SNAR_LONG"))


@pytest.mark.skipif(not LONG, reason="SNAR_LONG=1 runs it: two people at two browsers play in every run")
def test_three_browsers_play_a_trial_of_strength_to_its_end(enter: Enter) -> None:
    host, second, third = enter(), enter(), enter()
    host.page.goto("/new")
    host.page.get_by_role("radio", name="Trial of Strength Everyone").check()
    host.page.get_by_role("combobox", name="Players").select_option("3")
    host.page.get_by_text("More choices").click()
    host.page.get_by_label("Fame to win").fill("1")
    host.button("Prepare the table").click()
    link = invitation(host)
    join(second, link, "Bára")
    join(third, link, "Cyril")
    people = [visitor.at_table() for visitor in (host, second, third)]
    play(people, seconds=600)
    for visitor in people:
        visitor.until(lambda visitor=visitor: visitor.over)
        expect(visitor.page.get_by_role("dialog", name="End of the game")).to_be_visible()
        assert visitor.last("over")["result"]["seats"] == host.last("over")["result"]["seats"]


def test_a_link_is_all_a_friend_needs_to_sit_down(enter: Enter) -> None:
    host, friend = enter(), enter()
    host.page.goto("/new")
    host.button("Prepare the table").click()
    expect(host.page.get_by_role("heading", name="The table is filling up")).to_be_visible()
    link = invitation(host)
    assert re.search(r"/join/[\w-]{16,}~0$", link)
    join(friend, link, "Bára")
    friend.at_table()
    expect(host.at_table().page.get_by_text("Bára").first).to_be_visible()
    friend.page.goto(link)  # the link leads back to the seat
    friend.at_table()
    late = enter()
    late.page.goto(link)
    expect(late.page.get_by_role("link", name="Just watch")).to_be_visible()
    expect(late.button("Sit down")).to_have_count(0)


def test_a_spectator_sees_no_hand_and_receives_none(enter: Enter) -> None:
    people = friends(enter)
    watcher = enter().sit(people[0].page.url.rpartition("/")[2])
    expect(watcher.page.get_by_text("You see nobody’s cards.")).to_be_visible()
    expect(watcher.page.get_by_role("region", name="Your cards")).to_have_count(0)
    expect(people[0].page.get_by_role("region", name="Your cards").get_by_role("listitem").first).to_be_visible()
    first = [hand(me.frames[:], str(seat)) for seat, me in enumerate(people)]
    play(people, seconds=120, until_round=3 if LONG else 2)
    still = {card for seat, me in enumerate(people) for card in first[seat] & hand(me.frames, str(seat))}
    watcher.until(lambda: watcher.round == people[0].round)
    assert len(still) >= 3
    told = {word for text in watcher.raw for word in re.findall(r"[\w#-]+", text)}
    assert not told & still
    assert not any(known["known"] for known in watcher.last("table")["view"]["hands"].values())


def hand(frames: list[dict], seat: str) -> set[str]:
    """What lies in the hand by the newest frame that tells."""
    views = (frame["view"] for frame in reversed(frames) if frame["t"] in ("table", "update"))
    return set(next(view["hands"][seat]["known"] for view in views if "hands" in view))


def test_the_last_answer_goes_back_when_the_other_agrees_and_stays_when_not(enter: Enter) -> None:
    asked, other = people = friends(enter)
    beginning = asked.question
    asked.button("Cast no more").click()
    asked.until(lambda: asked.number == 1)
    settle(people, asked)
    after = asked.question
    assert after != beginning
    for agreed in (False, True):
        asked.button("Menu").click()
        asked.button("Ask to go back").click()
        asked.page.get_by_role("dialog").get_by_role("button", name="Ask", exact=True).click()
        request = other.now.get_by_text("asks to go back to answer 0")
        expect(request).to_be_visible()
        other.button("I agree" if agreed else "No", exact=True).click()
        expect(request).to_have_count(0)
        expect(asked.now.get_by_role("heading")).to_have_text(beginning if agreed else after)
    together(people)


def test_a_step_is_taken_back_by_a_click(enter: Enter) -> None:
    me = enter()
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    me.button("Cast no more").click()
    field = me.page.get_by_role("gridcell", name=re.compile(r"for \d+ MP")).first
    field.wait_for()
    before, lit = me.question, field.get_attribute("aria-label")
    field.click()
    me.button("Take back").click()
    expect(me.page.get_by_role("gridcell", name=str(lit), exact=True)).to_be_visible()
    assert me.question == before
    answer(me)
