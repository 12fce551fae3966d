"""Etherfields in the browser: the first dream alone, a slumber with a friend, saving, a restart."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from .conftest import Enter
from .people import begun
from .served import Served
from .sleeping import asleep, play, table, topic, turn_pages

LONG = bool(os.environ.get("SNAR_LONG"))
QUICK = "b"  # a seed that deals a quick card for the first dream phase
SECRETS = ("koutek", "obyvak", "Telefonní koutek", "Telephone nook")


def test_one_click_leads_into_the_first_dream(enter: Enter) -> None:
    me = enter()
    me.page.goto("/")
    me.button("Fall asleep now").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("Scene 112")
    turn_pages(me)
    expect(me.page.get_by_role("grid", name="Dreamscape")).to_be_visible()
    assert not any(secret in text for secret in SECRETS for text in me.raw)


@pytest.mark.skipif(not LONG, reason="SNAR_LONG=1 runs it: a slumber is played to its end in every run")
def test_the_first_dream_is_played_alone_to_its_end(enter: Enter) -> None:
    me = enter()
    asleep(me, table(me, seats=["me"], start="dream:prvni-sen"))
    play([me], lambda: False, 240)
    turn_pages(me)
    expect(me.page.get_by_role("dialog")).to_contain_text("scenes and gave")


def test_friends_go_through_a_slumber_together(enter: Enter) -> None:
    """They decide together whether to stay, act at once, and one steps in with a quick card in the dream phase."""
    host, friend = enter(), enter()
    id = table(host, sleepers=["hracka", "drsnak"], start="slumber:prizrak", seed=QUICK)
    friend.call(f"/api/tables/{id}/sit")
    begun(id, host, friend)
    people = [asleep(host, id), asleep(friend, id)]
    assert [topic(me) for me in people] == ["escape", "escape"]
    host.now.get_by_role("button", name="Stay").click()
    expect(host.now.get_by_role("heading", name="Next: Bruiser")).to_be_visible()
    friend.now.get_by_role("button", name="Stay").click()
    play(people, lambda: [topic(me) for me in people] == ["action", "action"], 60)
    for me in people:
        me.now.locator(".option.final").click()
    host.until(lambda: topic(host) == "window-step")
    expect(friend.now.get_by_role("heading", name="Next: Gambler")).to_be_visible()
    before = host.number
    host.page.locator(".hand .acts button.primary").first.click()
    host.until(lambda: host.number != before or host.page.locator(".pay").count())
    play(people, lambda: False, 240)
    for me in people:
        me.until(lambda me=me: me.over)  # the end reaches one page before the other
    acted = [event for frame in friend.frames if frame["t"] == "update" for event in frame["events"]]
    assert any(event["kind"] == "act" and event.get("source", "").startswith("play ") for event in acted)


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
    me.until(lambda: me.last("table")["table"]["id"] != id and me.last("table")["view"])  # once it has begun
    assert me.last("table")["view"]["mode"] == "world"
    me.complaints.clear()  # the lost connection was complained about
