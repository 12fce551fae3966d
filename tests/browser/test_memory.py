"""What is kept for a player who comes back: games, seats, news, habits."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect
from websockets.sync.client import connect

from .conftest import Enter
from .people import CASTING, friends, together
from .playing import answer, settle
from .served import Served
from .visitor import Visitor


def test_a_newcomer_is_one_person_however_slow_the_first_answer_is(enter: Enter) -> None:
    me, asked = enter(), []

    def slowly(route: Route) -> None:
        asked.append(route.request.url)
        me.page.wait_for_timeout(300)
        route.continue_()

    me.page.route("**/api/me", slowly)
    me.page.goto("/")
    me.button("Play now").click()
    me.at_table()
    expect(me.page.get_by_role("region", name="Your cards")).to_be_visible()
    assert len(asked) == 1


def test_whoever_comes_first_of_all_to_a_table_can_speak_there(enter: Enter) -> None:
    host, watcher = enter(), enter()
    table = host.call("/api/play", {"pace": "none", "seed": CASTING})["id"]
    host.sit(table)
    watcher.sit(table)
    watcher.page.get_by_role("tab", name="Talk").click()
    watcher.page.get_by_label("Say something to the others").fill("hello")
    watcher.button("Say", exact=True).click()
    expect(host.page.get_by_role("tab", name="Talk")).to_contain_text("1 new message")


def test_a_code_brings_all_games_to_another_browser(enter: Enter) -> None:
    me, elsewhere = enter(), enter()
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    me.page.goto("/settings")
    me.button("Make a code").click()
    code = me.page.locator("code").inner_text()
    elsewhere.page.goto("/games")
    expect(elsewhere.page.get_by_text("your turn")).to_have_count(0)
    elsewhere.page.get_by_label("Code").fill(code)
    elsewhere.button("Come back").click()
    mine = elsewhere.page.get_by_role("listitem").filter(has_text="your turn")
    mine.get_by_role("link", name="Clash of the Realms").click()
    elsewhere.at_table()
    expect(elsewhere.page.get_by_role("region", name="Your cards").get_by_role("listitem").first).to_be_visible()


def test_whoever_comes_back_reads_what_happened_since_their_last_answer(enter: Enter) -> None:
    host, friend = people = friends(enter)
    while not (friend.last("accepted") and host.asked):
        asked = next(visitor for visitor in together(people) if visitor.asked)
        answer(asked)
        settle(people, asked)
    table = friend.page.url
    friend.page.goto("/")
    answer(host)
    friend.page.goto(table)
    recap = friend.at_table().page.get_by_role("region", name="What happened since your last answer")
    expect(recap.get_by_role("listitem").first).to_be_visible()
    recap.get_by_role("button", name="I see").click()
    expect(recap).to_have_count(0)


def prefer(me: Visitor, site: Served, table: str, **wanted: object) -> None:
    """As another page of the same player would."""
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in me.context.cookies())
    address = f"ws://localhost:{site.port}/ws/{table}"
    with connect(address, proxy=None, additional_headers={"Cookie": cookies}, origin=site.url) as socket:  # type: ignore[arg-type]
        socket.send('{"t": "hello", "v": 1, "seq": 0}')
        socket.send(json.dumps({"t": "prefs", **wanted}))
        while json.loads(socket.recv(timeout=20))["t"] != "info":
            pass


def test_remembered_answers_last_as_long_as_the_game_and_can_be_forgotten(enter: Enter, site: Served) -> None:
    me = enter()
    table = me.call("/api/play", {"pace": "none", "seed": CASTING})["id"]
    me.sit(table)
    prefer(me, site, table, remember={"well": "no", "elude": "no"})
    me.page.reload()
    me.at_table()
    me.button("Menu").click()
    me.button("Forget 2 remembered answers").click()
    me.button("Menu").click()
    expect(me.button("remembered answer")).to_have_count(0)
    me.page.reload()
    me.at_table()
    me.until(lambda: me.last("table").get("prefs"))
    assert me.last("table")["prefs"]["remember"] == {}
