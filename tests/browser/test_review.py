"""After the game: analysed in the background, the better line on the board, played on from a moment of it."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from .conftest import Enter
from .looks import PHONE, fits, resize
from .sleeping import table
from .visitor import Visitor


def test_a_finished_game_is_analysed_its_better_line_shown_and_played_on(enter: Enter, finished: str) -> None:
    me = enter()
    me.page.goto(f"/replay/{finished}")
    me.at_table()
    me.button("Analyse the game").click()
    review = me.page.get_by_role("region", name="Analysis")
    expect(review.get_by_text("Chance to win by round")).to_be_visible(timeout=120_000)
    expect(review.get_by_role("row").filter(has_text="%").first).to_be_visible()
    review.locator("figure").get_by_text("The same as a table").click()
    review.locator("figure").get_by_role("button").nth(2).click()
    expect(me.page).to_have_url(re.compile(r"at=[1-9]"))
    better = review.get_by_role("button", name="Play the better line")
    if better.count():
        better.first.click()
        expect(me.page.get_by_text(re.compile(r"^The better line: (\d+) of \1$"))).to_be_visible()
    me.page.get_by_text("Play on from here").click()
    me.button("Play from here").click()
    me.at_table()
    expect(me.page.get_by_text("Goes on from another game")).to_be_visible()


def test_an_analysis_is_followed_over_a_server_that_is_replaced_and_stopped_only_by_who_played(
    enter: Enter, finished: str
) -> None:
    me, looks = enter(), list[int]()

    def told(route: Route) -> None:
        looks.append(1)
        if len(looks) == 2:
            route.abort()
        else:
            route.fulfill(json={"status": "running", "offered": True, "done": len(looks), "total": 99, "found": None})

    me.page.route("**/analysis", told)
    me.page.goto(f"/replay/{finished}")
    review = me.page.get_by_role("region", name="Analysis")
    expect(review.get_by_text("1 of 99")).to_be_visible()
    expect(me.page.get_by_role("alert")).to_be_visible()
    expect(review.get_by_text("4 of 99")).to_be_visible(timeout=15_000)
    expect(me.page.get_by_role("alert")).to_have_count(0)
    expect(review.get_by_role("button")).to_have_count(0)
    me.complaints.clear()  # the lost connection was complained about


def test_on_a_phone_the_moment_that_is_chosen_below_the_board_is_seen(enter: Enter, finished: str) -> None:
    """The buttons of an analysis lie far below the board: pressing them seemed to do nothing."""
    me = enter()
    resize(me, PHONE)
    me.page.goto(f"/replay/{finished}?analysis")
    me.at_table()
    turned = me.page.get_by_role("region", name="Analysis").get_by_role("button", name=re.compile(r"^Round \d"))
    expect(turned.last).to_be_visible(timeout=120_000)
    turned.last.scroll_into_view_if_needed()
    expect(me.page.get_by_role("grid")).to_be_in_viewport(ratio=0.95)
    turned.last.click()
    expect(me.page).to_have_url(re.compile(r"at=[1-9]"))
    fits(me)


def test_the_puzzle_of_the_day_is_tried_and_solved(enter: Enter) -> None:
    me = enter()
    with me.page.expect_response("**/api/puzzles/*") as posed:
        me.page.goto("/puzzle")
    ask = me.page.get_by_role("region", name="Which way?")
    ways = ask.get_by_role("listitem")
    expect(ways).to_have_count(4)
    ways.first.get_by_role("button").click()
    expect(ask.get_by_role("listitem").filter(has_text="the best")).to_have_count(1)
    me.button("Try again").click()
    expect(ways.filter(has_text="%")).to_have_count(0)
    offered = me.page.get_by_role("gridcell", name="can be chosen")
    expect(offered).to_have_count(len({way["field"] for way in posed.value.json()["ways"]} - {""}))
    offered.first.click()
    expect(ways.filter(has_text="%")).to_have_count(4)


def test_on_a_phone_the_question_of_a_puzzle_stands_right_under_the_board(enter: Enter) -> None:
    me = enter()
    resize(me, PHONE)
    me.page.goto("/puzzle")
    ask = me.page.get_by_role("region", name="Which way?")
    expect(ask.get_by_role("listitem")).to_have_count(4)
    sheet = me.page.get_by_role("article").first
    assert ask.bounding_box()["y"] < sheet.bounding_box()["y"]
    expect(sheet).not_to_contain_text("free")
    fits(me)


def test_the_replay_of_a_dream_keeps_its_board_in_sight_and_offers_nothing_to_who_only_watched(enter: Enter) -> None:
    me = enter()
    id = table(me, seats=["greedy", "greedy"], sleepers=["hracka", "drsnak"], start="dream:prvni-sen", seed="a")
    watched_to_its_end(me, id)
    resize(me, PHONE)
    me.page.goto(f"/replay/{id}?analysis")
    analysis, board = me.page.get_by_role("region", name="Analysis"), me.page.get_by_role("grid", name="Dreamscape")
    expect(board).to_be_visible()
    assert all(me.page.locator("aside .panel").evaluate_all("all => all.map(one => one.innerText.trim() !== '')"))
    expect(analysis.get_by_text("How the team stood")).to_be_visible(timeout=120_000)
    turned = analysis.get_by_role("button", name=re.compile(r"^Round \d"))
    turned.last.scroll_into_view_if_needed()
    expect(board).to_be_in_viewport(ratio=0.9)
    turned.last.click()
    expect(me.page).to_have_url(re.compile(r"at=[1-9]"))
    expect(me.page.get_by_text("Play on from here")).to_be_visible()
    fits(me)
    stranger = enter()
    stranger.page.goto(f"/replay/{id}?analysis")
    expect(stranger.page.get_by_role("slider")).to_be_visible()
    expect(stranger.page.get_by_role("link", name="Back to the table")).to_be_visible()
    stranger.page.wait_for_load_state("networkidle")
    expect(stranger.page.get_by_role("alert")).to_have_count(0)
    expect(stranger.page.get_by_text("Play on from here")).to_have_count(0)


def watched_to_its_end(me: Visitor, id: str) -> None:
    """Bots go on as long as somebody watches."""
    me.page.goto(f"/table/{id}")
    me.until(lambda: me.over, told="the dream does not end")
