"""Talk at the table."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Enter
from .people import friends
from .visitor import Visitor


def say(me: Visitor, text: str) -> None:
    me.page.get_by_role("tab", name="Talk").click()
    me.page.get_by_label("Say something to the others").fill(text)
    me.button("Say", exact=True).click()


def test_what_was_said_is_counted_until_it_is_read(enter: Enter) -> None:
    host, friend = friends(enter)
    say(friend, "ahoj")
    say(friend, "jsem tu")
    tab = host.page.get_by_role("tab", name="Talk")
    expect(tab).to_contain_text("2 new messages")
    tab.click()
    expect(host.page.get_by_role("log", name="Talk")).to_contain_text("jsem tu")
    expect(tab).not_to_contain_text("new")


def test_whoever_is_muted_stays_silent_after_a_reload_and_can_be_heard_again(enter: Enter) -> None:
    host, friend = friends(enter)
    say(friend, "první")
    host.page.get_by_role("tab", name="Talk").click()
    words = host.page.get_by_role("log", name="Talk")
    expect(words).to_contain_text("první")
    host.button("mute").click()
    expect(words).not_to_contain_text("první")
    say(friend, "druhé")
    host.page.reload()
    host.at_table().page.get_by_role("tab", name="Talk").click()
    expect(words).to_contain_text("You do not hear")
    expect(words).not_to_contain_text("druhé")
    host.button("hear again").click()
    say(friend, "třetí")
    expect(words).to_contain_text("třetí")
