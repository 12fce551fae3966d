"""Words for the dice: the pages seal and open them by themselves, look at what comes of it, and say what is wrong."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from .conftest import Enter
from .people import begun
from .visitor import Visitor

KEPT = "JSON.parse(localStorage.getItem('snar-words') ?? '{}')"


def kept(visitor: Visitor, table: str) -> dict[str, object]:
    found: dict[str, dict[str, object]] = visitor.page.evaluate(KEPT)
    return found.get(table, {})


def open_table(enter: Enter) -> tuple[Visitor, Visitor, str]:
    host, friend = enter(), enter()
    table = host.call("/api/tables", {"visibility": "public"})["id"]
    friend.call(f"/api/tables/{table}/sit")
    return host, friend, str(table)


def test_two_pages_seal_and_open_their_words_and_keep_what_they_saw(enter: Enter) -> None:
    host, friend, table = open_table(enter)
    begun(table, host, friend)
    info = host.context.request.get(f"/api/tables/{table}").json()["table"]
    mine, yours = kept(host, table), kept(friend, table)
    assert info["words"] == [mine["word"], yours["word"]] and mine["seals"] == yours["seals"]
    assert mine["commitment"] == info["commitment"] and mine["said"] is True
    expect(host.page.locator(".dice-notice")).to_have_count(0)


def test_nobody_waits_in_the_dark_for_a_friend_who_is_not_there(enter: Enter) -> None:
    host, friend, table = open_table(enter)
    host.page.goto(f"/table/{table}")
    expect(host.page.get_by_text("begins as soon as everyone has the table open")).to_be_visible()
    friend.page.goto(f"/table/{table}")
    host.at_table()


def test_a_lost_word_is_said_and_everyone_seals_anew(enter: Enter) -> None:
    host, friend, table = open_table(enter)
    host.page.route("**/word", lambda route: route.abort())  # it seals, and then cannot open
    host.page.goto(f"/table/{table}")
    host.until(lambda: kept(host, table).get("word"))
    friend.page.goto(f"/table/{table}")
    expect(friend.page.get_by_text("Everyone has sealed a word")).to_be_visible()
    host.page.goto("/")  # away from the table, or the page would open its word as soon as it can
    host.page.evaluate("localStorage.removeItem('snar-words')")
    host.page.unroute("**/word")
    host.complaints.clear()
    host.page.goto(f"/table/{table}")
    expect(host.page.get_by_text("does not have the word you sealed")).to_be_visible()
    host.button("Everyone seals anew").click()
    for visitor in (host, friend):
        visitor.at_table()
    info = host.context.request.get(f"/api/tables/{table}").json()["table"]
    assert info["tries"] == 2 and info["words"] == [kept(host, table)["word"], kept(friend, table)["word"]]


def forge(page: Page, table: str) -> None:
    """A server that tells this page other words than those that were sealed."""

    def proof(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        route.fulfill(response=answer, json={**body, "words": [body["words"][0], "ground 8888"]})

    page.route(f"**/api/tables/{table}/proof", proof)


def test_a_word_that_was_not_the_sealed_one_is_found(enter: Enter) -> None:
    host, friend, table = open_table(enter)
    begun(table, host, friend)
    friend.call(f"/api/tables/{table}/resign")
    host.page.goto(f"/fair/{table}")
    expect(host.page.get_by_text("the seals are those this browser saw")).to_be_visible()
    forge(host.page, table)
    host.page.reload()
    expect(host.page.get_by_text("A word is not the one that was sealed before yours was opened!")).to_be_visible()


def test_a_table_with_a_seed_says_so_in_large_letters(enter: Enter) -> None:
    host, stranger = enter(), enter()
    table = host.call("/api/tables", {"visibility": "public", "seed": "known", "seats": ["me", "greedy"]})["id"]
    for visitor in (host.sit(table), stranger.sit(table)):
        notice = visitor.page.locator(".dice-notice")
        expect(notice).to_have_text(re.compile("fixed beforehand"))
        size = notice.evaluate("element => parseFloat(getComputedStyle(element).fontSize)")
        assert size >= 18
