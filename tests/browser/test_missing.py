"""Whoever waits for somebody who left or is away is told, and can do something about it; whoever left comes back."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from .conftest import Enter
from .looks import DESK, LAPTOP, PHONE, everywhere, healthy
from .people import begun, friends
from .sleeping import asleep, table, topic
from .test_seats import company
from .visitor import Visitor

SIZES = (LAPTOP, DESK, PHONE)


def missing(me: Visitor) -> Locator:
    return me.page.get_by_role("region", name="Somebody is missing")


def test_the_host_goes_away_a_friend_lets_a_bot_play_and_the_host_comes_back(enter: Enter) -> None:
    host, friend = friends(enter, pace="slow")
    url = host.page.url
    host.page.goto("/")
    expect(missing(friend)).to_contain_text("is away. The game waits.")
    for name in ("Let a bot play", "Free the seat", "Wait", "Come back another day"):
        expect(missing(friend).get_by_role("button", name=name)).to_be_visible()
    everywhere(friend, *SIZES)
    missing(friend).get_by_role("button", name="Let a bot play").click()
    expect(missing(friend)).to_have_count(0)
    host.page.goto(url)
    host.at_table()
    expect(host.page.get_by_text("A bot plays on meanwhile.")).to_be_visible()
    everywhere(host, *SIZES)
    host.button("Come back to my seat").click()
    expect(friend.page.get_by_role("region", name="Messages").get_by_text("is back")).to_be_visible()
    host.until(lambda: host.last("table")["seat"] == 0)
    expect(host.button("Come back to my seat")).to_have_count(0)


def test_whoever_left_by_the_button_comes_back_from_the_front_page(enter: Enter) -> None:
    host, friend = friends(enter)
    company(friend)
    friend.button("Leave the table").click()
    friend.page.get_by_role("dialog", name="Leave the table").get_by_role("button", name="Leave", exact=True).click()
    told = host.page.get_by_role("region", name="Messages").get_by_text("has left the table")
    expect(told).to_be_visible()
    friend.page.goto("/games")
    expect(friend.page.get_by_text("your seat is kept")).to_be_visible()
    friend.page.goto("/")
    friend.button("Continue").click()
    friend.at_table()
    friend.button("Come back to my seat").click()
    expect(friend.page.get_by_role("region", name="Your cards").get_by_role("listitem").first).to_be_visible()


def test_while_a_clock_runs_nobody_says_that_the_game_waits(enter: Enter) -> None:
    host, friend = friends(enter, clock={"kind": "answer", "seconds": 180})
    host.page.goto("/")
    expect(missing(friend)).to_contain_text("When the time is up, a bot plays this turn")
    expect(missing(friend).get_by_role("timer")).to_be_visible()
    expect(friend.page.get_by_text("The game waits")).to_have_count(0)


def test_a_sleeper_leaves_and_the_others_are_told_what_they_can_do(enter: Enter) -> None:
    host, friend = enter(), enter()
    id = table(host, sleepers=["hracka", "drsnak"], start="slumber:prizrak")
    friend.call(f"/api/tables/{id}/sit")
    begun(id, host, friend)
    for me in (asleep(host, id), asleep(friend, id)):
        assert topic(me) == "escape"
    host.now.get_by_role("button", name="Stay").click()
    friend.call(f"/api/tables/{id}/leave")
    expect(missing(host)).to_contain_text("has left the table. The game waits.")
    for name in ("Let a bot play", "Link to this seat", "Wait", "Come back another day", "Stop and keep the campaign"):
        expect(missing(host).get_by_role("button", name=name)).to_be_visible()
    everywhere(host, *SIZES)
    friend.button("Come back to my seat").click()
    expect(missing(host)).to_have_count(0)
    friend.now.get_by_role("button", name="Stay").click()
    host.until(lambda: topic(host) != "escape" and topic(host) != "")


def test_whoever_is_left_alone_stops_and_keeps_the_campaign(enter: Enter) -> None:
    host, friend = enter(), enter()
    id = table(host, sleepers=["hracka", "drsnak"], start="slumber:prizrak")
    friend.call(f"/api/tables/{id}/sit")
    begun(id, host, friend)
    asleep(host, id)
    asleep(friend, id)
    friend.page.goto("/")  # asked as well, and away
    missing(host).get_by_role("button", name="Stop and keep the campaign").click()
    host.page.get_by_role("dialog").get_by_role("button", name="Stop", exact=True).click()
    expect(host.page.get_by_role("dialog", name="End of the game")).to_contain_text("The game has been stopped.")


def test_a_full_table_says_so_and_who_invites_has_a_name(enter: Enter) -> None:
    host, friend, late = enter(), enter(), enter()
    host.call("/api/guest", {"name": "Ema", "lang": "en"})
    id = host.call("/api/tables", {})["id"]
    seat = host.call(f"/api/tables/{id}/invite", {"seat": 1})["code"]
    anyone = host.call(f"/api/tables/{id}/invite")["code"]
    friend.page.goto(f"/join/{anyone}")
    expect(friend.page.get_by_role("heading", name="Ema invites you to a table")).to_be_visible()
    friend.button("Sit down").click()
    friend.page.wait_for_url("**/table/*")
    begun(id, host, friend)
    for code, said in ((anyone, "All seats are taken."), (seat, "This seat is already taken.")):
        late.page.goto(f"/join/{code}")
        expect(late.page.get_by_text(said)).to_be_visible()
        expect(late.button("Sit down")).to_have_count(0)
        healthy(late)


def test_escape_closes_one_dialog_after_another(enter: Enter) -> None:
    host, _friend = friends(enter)
    company(host)
    menu = host.page.get_by_role("dialog", name="Menu")
    sure = host.page.get_by_role("dialog", name="Free the seat of")
    host.button("Free the seat").click()
    expect(sure).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    expect(menu).to_be_visible()
    host.button("Free the seat").click()
    sure.get_by_role("button", name="Free the seat").click()
    expect(sure).to_have_count(0)
    expect(host.button("Put a bot here")).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    host.button("Menu").click()
    expect(menu).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
