"""Etherfields in the browser: the first dream alone, a slumber with a friend, saving, a restart, a phone, axe."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import TimeoutError, expect

from .conftest import Enter
from .served import Served
from .test_accessible import THEMES, healthy
from .visitor import Visitor

LONG = pytest.mark.skipif(not os.environ.get("SNAR_LONG"), reason="SNAR_LONG=1 runs it")  # minutes in a browser each

PHONE = {"width": 390, "height": 844}
DREAM = {"game": "ether", "seed": "zvoneni", "visibility": "public", "pace": "none"}
QUICK = "b"  # a seed that deals a quick card for the first dream phase
SECRETS = ("koutek", "obyvak", "Telefonní koutek", "Telephone nook")


def topic(me: Visitor) -> str:
    return str((me.last("table", "update").get("choice") or {}).get("topic", ""))


def turn_pages(me: Visitor) -> None:
    """Read on until the book is closed; a page that asks gets its first answer."""
    while True:
        on = me.page.locator("dialog[open] .push")
        asked = me.page.locator("dialog[open] .choices button")
        if asked.count():
            before = me.number
            asked.first.click()
            me.until(lambda before=before: me.number != before or not me.asked)
        elif on.count():
            on.first.click()
        else:
            return


def pay(me: Visitor) -> bool:
    """With cards the page picks; if they do not suffice, the payment is dropped."""
    payment = me.page.get_by_role("region", name="Payment")
    done = payment.locator("button.primary")
    if not done.is_enabled():
        payment.get_by_role("button", name="Pick for me").click()
        try:
            expect(done).to_be_enabled(timeout=4000)
        except AssertionError:
            me.page.keyboard.press("Escape")
            return False
    done.click()
    return True


def answer(me: Visitor) -> None:
    """One answer, the one the bot advises, with as many clicks as the page wants for it."""
    turn_pages(me)
    if me.over or not me.asked:
        return
    before = me.number
    if me.page.locator(".pay").count():
        if pay(me):
            me.until(lambda: me.number != before or me.over)
        return
    try:
        me.button("Advise me").click(timeout=3000)
        me.now.locator(".advice .link").first.click(timeout=5000)
    except TimeoutError:  # something else happened meanwhile
        return
    me.until(lambda: me.number != before or me.page.locator(".pay").count() or me.over)
    if me.number == before and me.page.locator(".pay").count() and not pay(me):
        me.now.locator(".option.final").first.click()
    me.until(lambda: me.number != before or me.over)


def play(people: list[Visitor], ready: Callable[[], bool], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not ready() and not any(me.over for me in people):
        assert time.monotonic() < end, f"{[topic(me) for me in people]} after {seconds} s"
        for me in people:
            answer(me)
            latest = max(other.number for other in people)
            for other in people:
                other.until(lambda other=other, latest=latest: other.number >= latest or other.over)


def table(me: Visitor, **more: object) -> str:
    return str(me.call("/api/tables", {**DREAM, **more})["id"])


def asleep(me: Visitor, id: str) -> Visitor:
    me.page.goto(f"/table/{id}")
    me.until(lambda: me.frames and me.last("table"))
    me.page.locator(".ask, dialog[open]").first.wait_for()
    return me


def test_one_click_leads_into_the_first_dream(enter: Enter) -> None:
    me = enter()
    me.page.goto("/")
    me.button("Fall asleep now").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("Page 112")
    turn_pages(me)
    expect(me.page.get_by_role("grid", name="Dreamscape")).to_be_visible()
    assert not any(secret in text for secret in SECRETS for text in me.raw)


@LONG
def test_the_first_dream_is_played_alone_to_its_end(enter: Enter) -> None:
    me = enter()
    asleep(me, table(me, seats=["me"], start="dream:prvni-sen"))
    play([me], lambda: False, 240)
    expect(me.page.get_by_role("dialog")).to_contain_text("pages and gave")


@LONG
def test_friends_go_through_a_slumber_together(enter: Enter) -> None:
    """They decide together whether to stay, act at once, and one steps in with a quick card in the dream phase."""
    host, friend = enter(), enter()
    id = table(host, sleepers=["hracka", "drsnak"], start="slumber:prizrak", seed=QUICK)
    friend.call(f"/api/tables/{id}/sit")
    people = [asleep(host, id), asleep(friend, id)]
    assert [topic(me) for me in people] == ["escape", "escape"]
    host.now.get_by_role("button", name="Stay").click()
    expect(host.now.get_by_role("heading")).to_have_text("Next: Bruiser")
    friend.now.get_by_role("button", name="Stay").click()
    play(people, lambda: [topic(me) for me in people] == ["action", "action"], 60)
    for me in people:
        me.now.locator(".option.final").click()
    host.until(lambda: topic(host) == "window-step")
    expect(friend.now.get_by_role("heading")).to_have_text("Next: Gambler")
    before = host.number
    host.page.locator(".hand .acts button.primary").first.click()
    host.until(lambda: host.number != before or host.page.locator(".pay").count())
    play(people, lambda: False, 240)
    assert all(me.over for me in people)
    acted = [event for frame in friend.frames if frame["t"] == "update" for event in frame["events"]]
    assert any(event["kind"] == "act" and event.get("source", "").startswith("play ") for event in acted)


@LONG
def test_a_saved_campaign_goes_on_after_a_restart(enter: Enter, site: Served) -> None:
    me = enter()
    id = table(me, seats=["me"], start="world")
    asleep(me, id)
    play([me], lambda: topic(me) == "travel", 120)
    site.kill()
    site.start()
    me.page.reload()
    expect(me.page.get_by_role("group", name="Map of the dreamworld")).to_be_visible()
    me.now.get_by_role("button", name="Save", exact=False).first.click()
    me.button("Save and stop").click()
    play([me], lambda: False, 60)  # what is bought for the last ether is up to the bot
    me.page.goto("/campaigns")
    me.button("Go on with the campaign").first.click()
    me.until(lambda: me.page.url.rpartition("/")[2] not in ("campaigns", id))
    me.until(lambda: me.last("table")["table"]["id"] != id)
    assert me.last("table")["view"]["mode"] == "world"
    me.complaints.clear()  # the lost connection was complained about


@pytest.mark.parametrize("theme", THEMES)
def test_axe_has_nothing_to_say_about_a_dream(enter: Enter, theme: str) -> None:
    me = enter(color_scheme=theme)
    asleep(me, table(me, sleepers=["hracka", "drsnak"], seats=["me", "local"]))
    healthy(me)
    play([me], lambda: topic(me) == "action" and not me.page.locator("dialog[open]").count(), 60)
    healthy(me)
    me.page.goto("/campaigns")
    me.page.locator(".slot").first.wait_for()
    healthy(me)


def test_a_dream_fits_a_phone(enter: Enter) -> None:
    me = enter(viewport=PHONE, has_touch=True)
    asleep(me, table(me, seats=["me"]))
    play([me], lambda: topic(me) == "action" and not me.page.locator("dialog[open]").count(), 60)
    for name in ("Hand", "Sleepers", "Turn", "Log", "What now"):
        me.page.get_by_role("navigation").get_by_role("button", name=name).click()
        assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    field = me.page.get_by_role("gridcell").nth(1)
    field.tap()
    expect(me.page.locator(".note")).to_be_visible()
