"""A dialog has the keyboard for itself: whatever is behind it rests until it is closed, with and without motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Enter
from .looks import THEMES, dress
from .moments import BY_ID, held
from .people import CASTING
from .visitor import Visitor

MOTIONS = ("no-preference", "reduce")
TABS = 12
# Whatever could be reached by the Tab key and is neither in the topmost dialog nor at rest.
AWAKE = """() => {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1)
  const reached = 'button, [href], input, select, textarea, [tabindex="0"]'
  return [...document.querySelectorAll(reached)]
    .filter(one => !top?.contains(one) && !one.closest('[inert]') && one.checkVisibility())
    .map(one => one.outerHTML.slice(0, 90))
}"""

PAPER = "one => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color]"
INSIDE = "one => document.activeElement === document.body || one.contains(document.activeElement)"


def seated(enter: Enter, motion: str) -> Visitor:
    me = enter(reduced_motion=motion)
    return me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])


def rested(me: Visitor) -> None:
    me.until(lambda: me.page.evaluate(AWAKE) == [], told=str(me.page.evaluate(AWAKE)))


def tabbed(me: Visitor, dialog: Locator) -> None:
    """The Tab key leads round in it; after its last stop it may leave for the browser's own buttons."""
    for _ in range(TABS):
        me.page.keyboard.press("Tab")
        assert dialog.evaluate(INSIDE)


@pytest.mark.parametrize("motion", MOTIONS)
def test_behind_a_dialog_everything_rests_and_wakes_with_the_focus_where_it_was(enter: Enter, motion: str) -> None:
    me = seated(enter, motion)
    awake = len(me.page.evaluate(AWAKE))
    opener = me.page.get_by_role("banner").get_by_role("button").last
    opener.focus()
    me.page.keyboard.press("?")
    dialog = me.page.get_by_role("dialog")
    expect(dialog.locator(":focus")).to_have_count(1)
    rested(me)
    tabbed(me, dialog)
    assert not me.page.locator("#announcements").evaluate("one => one.closest('[inert]')")  # said aloud all the same
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()
    me.until(lambda: not me.page.locator("[inert]").count(), told="something still rests")
    assert len(me.page.evaluate(AWAKE)) == awake


@pytest.mark.parametrize("motion", MOTIONS)
def test_of_two_dialogs_the_lower_one_rests_too(enter: Enter, motion: str) -> None:
    me = seated(enter, motion)
    me.page.keyboard.press("/")
    lower = me.page.get_by_role("dialog")
    lower.get_by_role("searchbox").fill("rainbow")
    lower.get_by_role("button", name="Rainbow").first.click()
    expect(me.page.locator("dialog[open]")).to_have_count(2)
    rested(me)
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog[open]")).to_have_count(1)
    rested(me)
    expect(lower.locator(":focus")).to_have_count(1)
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog[open]")).to_have_count(0)
    me.until(lambda: not me.page.locator("[inert]").count(), told="something still rests")


@pytest.mark.parametrize("motion", MOTIONS)
def test_a_click_beside_a_dialog_closes_it_and_reaches_nothing_behind(enter: Enter, motion: str) -> None:
    me = seated(enter, motion)
    me.page.keyboard.press("?")
    dialog = me.page.get_by_role("dialog")
    expect(dialog.locator(":focus")).to_have_count(1)
    me.page.mouse.click(8, 450)
    expect(dialog).to_have_count(0)
    expect(me.page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("theme", THEMES)
def test_the_cross_lies_on_the_picture_of_the_end_in_its_own_ink_and_paper(enter: Enter, theme: str) -> None:
    me = enter()
    stage = held(me)
    stage.play(BY_ID["ether-victory"])
    dress(me, theme)
    cross, plate = (me.page.locator(f"dialog[open] {one}") for one in (".shut", ".ended .words"))
    assert cross.evaluate(PAPER) == plate.evaluate(PAPER)
    corner = me.page.locator(".ended").evaluate("one => getComputedStyle(one, '::after').content")
    assert corner == "none", "no patch of the dialog's own colour over the picture"
