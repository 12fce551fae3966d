"""Around the table: open tables on the first screen, one's own figures, the same answer until the turn ends."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Enter
from .looks import DESK, LAPTOP, PHONE, chosen, everywhere
from .people import CASTING, friends
from .sleeping import acting, asleep, play
from .sleeping import table as dream_of
from .test_afterwards import resign

SIZES = (LAPTOP, DESK, PHONE)


def test_tables_that_are_open_to_everybody_stand_on_the_first_screen_with_those_who_look_on(enter: Enter) -> None:
    people = friends(enter, visibility="public")
    watcher, newcomer = enter(), enter()
    table = people[0].page.url.rpartition("/")[2]
    watcher.sit(table)
    newcomer.page.goto("/")
    open_tables = newcomer.page.get_by_role("region", name="Open tables")
    ours = open_tables.get_by_role("listitem").filter(has=newcomer.page.locator(f'a[href$="{table}"]'))
    expect(ours).to_have_count(1)
    expect(ours).to_contain_text("1 person watching")
    everywhere(newcomer, *SIZES)
    ours.get_by_role("link", name="Watch").click()
    newcomer.at_table()
    expect(newcomer.page.get_by_text("You are watching")).to_be_visible()


def test_of_a_dream_that_is_open_to_all_its_turn_is_told_and_no_round(enter: Enter) -> None:
    me, newcomer = enter(), enter()
    table = dream_of(me, seats=["me"])
    asleep(me, table)
    newcomer.page.goto("/games")
    ours = newcomer.page.get_by_role("listitem").filter(has=newcomer.page.locator(f'a[href$="/table/{table}"]'))
    expect(ours).to_contain_text("being played")
    expect(ours).not_to_contain_text("round")
    play([me], lambda: acting(me), 60)
    newcomer.page.reload()
    expect(ours).to_contain_text("turn 1")


def test_a_profile_counts_games_and_shows_them_to_nobody_else(enter: Enter) -> None:
    host, friend = friends(enter)
    resign(host)
    friend.until(lambda: friend.over)
    for me, won, lost in ((host, "0", "1"), (friend, "1", "0")):
        me.page.goto("/")
        me.page.get_by_role("link", name="My profile").click()
        game = me.page.get_by_role("region", name="Realm of Dreams")
        expect(game.locator("div", has_text="won").locator("dd")).to_have_text(won)
        expect(game.locator("div", has_text="lost").locator("dd")).to_have_text(lost)
        expect(me.page.get_by_role("region", name="Finished games").get_by_role("listitem")).to_have_count(1)
    everywhere(host, *SIZES)
    stranger = enter()
    stranger.page.goto("/profile")
    expect(stranger.page.get_by_text("You have no games here yet")).to_be_visible()
    everywhere(stranger, *SIZES)


@pytest.mark.parametrize("size", chosen(*SIZES))
def test_who_is_asked_the_same_again_may_let_the_answer_stand_until_the_turn_ends(
    enter: Enter, size: tuple[int, int]
) -> None:
    me = enter({"endTurn": "once", "warnEnd": False})
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    same = me.page.get_by_role("group", name="Answer the same")
    expect(me.button("Cast no more")).to_be_visible()
    expect(same).to_have_count(0)
    me.button("Cast no more").click()
    me.button("End the movement").click()
    me.until(lambda: me.round == 2 and me.asked)
    expect(same).to_contain_text("Last time: Cast no more")
    everywhere(me, size)
    same.get_by_role("button", name="This turn").click()
    expect(me.page.get_by_text("1 question answers itself.")).to_be_visible()
    me.page.reload()
    me.at_table()
    expect(me.page.get_by_text("1 question answers itself.")).to_be_visible()
    me.button("Ask me again").click()
    expect(me.page.get_by_text("answers itself")).to_have_count(0)


def test_honest_dice_without_a_table_say_what_can_be_checked(enter: Enter) -> None:
    me = enter()
    me.page.goto("/fair")
    expect(me.page.get_by_text("Here the dice and cards of a finished game are checked.")).to_be_visible()
    expect(me.page.get_by_role("alert")).to_have_count(0)
    everywhere(me, *SIZES)
    me.call("/api/play", {"pace": "none", "commitment": me.call("/api/commit", {})["commitment"], "word": "kostka"})
    me.page.goto("/games")
    me.page.get_by_role("main").get_by_role("listitem").get_by_role("link").first.click()
    me.at_table()
    resign(me)
    me.until(lambda: me.over)
    me.page.goto("/fair")
    me.page.get_by_role("main").get_by_role("listitem").get_by_role("link").click()
    expect(me.page.get_by_text("The secret matches the commitment.")).to_be_visible()


def test_after_trying_a_rule_nobody_is_asked_for_a_rematch(enter: Enter) -> None:
    me = enter()
    me.sit(me.call("/api/positions", {"id": "rise/annexing"})["id"])
    resign(me)
    me.until(lambda: me.over)
    expect(me.button("Play again")).to_have_count(0)


def test_while_the_words_of_a_game_are_on_their_way_nobody_reads_what_things_are_called_inside(enter: Enter) -> None:
    me = enter()
    me.call("/api/play", {"pace": "none", "seed": CASTING})
    me.page.route("**/api/content/**", lambda _: None)  # a line that has stalled
    for path in ("/games", "/profile"):
        me.page.goto(path)
        expect(me.page.get_by_role("main")).to_contain_text("…")
        expect(me.page.get_by_role("main")).not_to_contain_text("rytir")
