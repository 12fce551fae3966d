"""A whole turn of both games by the keyboard alone: nobody touches a mouse, a pad or a screen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Enter
from .people import CASTING
from .sleeping import table, topic
from .visitor import Visitor

# Whatever a hand on a mouse, a pad or a screen does begins so; a key on a button does not.
TOUCHED = "window.touched = 0; addEventListener('pointerdown', () => { window.touched += 1 }, true)"
CAREFUL = {"confirm": True, "warnEnd": True}
TABS = 14


def typing(enter: Enter) -> Visitor:
    me = enter(CAREFUL)
    me.context.add_init_script(TOUCHED)
    return me


def press(me: Visitor, *keys: str) -> None:
    for key in keys:
        me.page.keyboard.press(key)


def answer(me: Visitor, *keys: str) -> None:
    """Keys that together are one answer."""
    before = me.number
    press(me, *keys)
    me.until(lambda: me.number > before, told=f"{keys} are no answer")


def tab_to(me: Visitor, name: str) -> None:
    focused = me.page.locator(":focus")
    for _ in range(TABS):
        press(me, "Tab")
        if focused.inner_text().startswith(name):
            return
    raise AssertionError(f"the Tab key does not lead to {name}")


def number(me: Visitor, label: str) -> str:
    """The key that stands beside an answer."""
    option = me.now.get_by_role("button", name=label).first
    return option.locator("kbd").inner_text()


def surely(me: Visitor, name: str) -> None:
    """What cannot be taken back is asked about once more."""
    me.page.locator("dialog[open]").wait_for()
    tab_to(me, name)
    press(me, "Enter")


def lit(me: Visitor, field: str) -> None:
    """From one lit field to the next, until it is this one."""
    press(me, "b")
    here = me.page.locator(":focus")
    for _ in range(60):
        press(me, "n")
        if here.get_attribute("data-field") == field:
            return
    raise AssertionError(f"the N key does not lead to {field}")


def test_a_turn_of_rise_is_played_by_the_keyboard_alone(enter: Enter) -> None:
    """A card is cast, turned and laid; one walks, takes it back, walks again and ends, and comes to the next turn."""
    me = typing(enter)
    me.page.goto("/")
    me.button("Play now").wait_for()
    tab_to(me, "Play now")
    press(me, "Enter")
    me.at_table()
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    press(me, number(me, "Cast an Observatory"))
    surely(me, "Do it")  # where it falls is not known before
    me.page.get_by_role("radiogroup").wait_for()
    laid = me.page.get_by_role("radio", checked=True)
    first = laid.get_attribute("aria-label")
    press(me, "r")
    expect(laid).not_to_have_attribute("aria-label", str(first))
    answer(me, "Enter")
    answer(me, number(me, "Cast no more"))
    me.page.get_by_text("fields are lit").wait_for()
    knight = me.page.get_by_role("gridcell", name="Knight")
    start = knight.get_attribute("data-field")
    press(me, "b", "n")
    expect(me.page.locator(":focus")).to_have_attribute("aria-label", re.compile(r"for \d+ MP"))
    target = str(me.page.locator(":focus").get_attribute("data-field"))
    answer(me, "Enter")
    expect(knight).to_have_attribute("data-field", target)
    answer(me, "u")
    expect(knight).to_have_attribute("data-field", str(start))
    lit(me, target)
    answer(me, "Enter")
    expect(knight).to_have_attribute("data-field", target)
    before = me.round
    press(me, number(me, "End the movement"))
    surely(me, "End")
    me.until(lambda: me.round > before and me.asked, told="the next turn does not come")
    assert me.page.evaluate("window.touched") == 0


def test_a_turn_of_a_dream_is_played_by_the_keyboard_alone(enter: Enter) -> None:
    """A page is read, the dream entered, a price paid with a card, the turn ended; the dream acts."""
    me = typing(enter)
    me.page.goto(f"/table/{table(me, seats=['me'])}")
    page = me.page.locator("dialog[open] article")
    expect(page).to_be_focused()
    press(me, "Enter")  # the page is read
    expect(me.page.locator("dialog[open]")).to_have_count(0)
    lit(me, "a3")
    answer(me, "Enter")
    me.until(lambda: topic(me) == "action")
    lit(me, "a3")
    press(me, "Enter")
    me.page.locator(".note").wait_for()
    press(me, "Escape")
    press(me, number(me, "Switch on the light"))
    paid = me.page.get_by_role("region", name="Payment")
    paid.wait_for()
    card = me.page.locator(".hand .card.lit kbd").first.inner_text()
    pay = paid.locator("button.primary")
    press(me, card)
    expect(pay).to_be_enabled()
    press(me, card)  # taken back
    expect(pay).to_be_disabled()
    press(me, card)
    expect(pay).to_be_enabled()
    press(me, "Enter")  # wherever one stands
    surely(me, "Do it")
    expect(page).to_be_focused()  # what the light shows is on a page
    press(me, "Enter")
    expect(me.page.locator("dialog[open]")).to_have_count(0)
    press(me, number(me, "Done"))
    expect(me.page.locator(".headline")).to_contain_text("turn 2")
    me.until(lambda: topic(me) in ("draw", "action"), told="the next turn does not ask")
    assert me.page.evaluate("window.touched") == 0


def test_in_the_log_the_arrows_go_from_one_place_to_another_and_mark_it_on_the_board(enter: Enter) -> None:
    me = typing(enter)
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    answer(me, number(me, "Cast no more"))
    me.page.get_by_text("fields are lit").wait_for()
    press(me, "b", "n")
    answer(me, "Enter")
    log, marked = me.page.get_by_role("log", name="Log"), me.page.locator("g.cell.marked")
    told = [line for frame in me.frames for line in frame.get("lines") or frame.get("log") or []]
    happened = [line["field"] for line in told if line.get("field")]
    log.focus()
    press(me, "ArrowUp")
    expect(marked).to_have_attribute("data-field", happened[-1])
    expect(me.page.locator("#announcements p").last).to_have_text(log.locator(".at span").inner_text())
    press(me, *["ArrowUp"] * (len(happened) + 3))  # no further than the first of them
    expect(marked).to_have_attribute("data-field", happened[0])
    log.blur()
    expect(marked).to_have_count(0)
