"""On a telephone: everything fits, everything works by touch."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Enter
from .looks import fits
from .moments import HALL, sleeping
from .people import CASTING
from .sleeping import asleep

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
# Is this wholly on the screen, with nothing over its corners?
IN_SIGHT = """one => {
  const { left, right, top, bottom } = one.getBoundingClientRect()
  const corners = [[left + 6, top + 6], [right - 6, top + 6], [left + 6, bottom - 6], [right - 6, bottom - 6]]
  const seen = ([x, y]) => {
    const over = document.elementFromPoint(x, y)
    return over && (one.contains(over) || over.contains(one))
  }
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && corners.every(seen)
}"""
PAGES = ("/", "/new", "/games", "/learn", "/cards", "/rules", "/settings", "/replay/{}", "/fair/{}", "/table/{}")


def test_no_page_scrolls_sideways(enter: Enter, finished: str) -> None:
    me = enter(**PHONE)
    for path in PAGES:
        me.open(path.format(finished))
        fits(me)


def test_the_way_on_is_in_sight_also_where_a_rule_and_a_hand_push_the_question_below_the_screen(enter: Enter) -> None:
    me = enter(**PHONE)
    me.page.goto("/rules#EF-SEC-1")
    me.page.locator("[id='EF-SEC-1']").get_by_role("button", name="Try it").tap()
    me.page.locator(".trial").wait_for()
    for button in ("Done", "Advise me"):
        me.until(lambda button=button: me.button(button).evaluate(IN_SIGHT), told=f"{button} is covered")
    me.page.mouse.wheel(0, 9999)
    fits(me)


def test_a_link_that_cannot_be_copied_is_shown_whole(enter: Enter) -> None:
    me = enter(**PHONE)
    me.page.goto(f"/table/{me.call('/api/tables', {})['id']}")
    me.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject() }")  # not every browser asks first
    me.button("Copy a link for friends").tap()
    expect(me.page.locator(".toast")).to_contain_text("/join/")
    fits(me)


def test_levels_of_bots_in_words_are_no_wider_than_the_lobby(enter: Enter) -> None:
    me = enter(**PHONE, locale="cs-CZ")
    wanted = {"game": "ether", "agreement": {"sleepers": ["hracka", "specialista"]}, "seats": ["me", "open"]}
    me.page.goto(f"/table/{me.call('/api/tables', wanted)['id']}")
    expect(me.page.get_by_label("Bot na volném místě")).to_be_visible()
    fits(me)


def test_a_turn_is_played_by_touch(enter: Enter) -> None:
    me = enter(**PHONE)
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    me.button("Cast no more").tap()
    field = me.page.get_by_role("gridcell", name=re.compile(r"for \d+ MP")).nth(5)
    field.tap()  # the first tap tells the price ...
    expect(me.page.get_by_text(re.compile(r"the way costs \d+ MP"))).to_be_visible()
    assert me.number == 1
    fits(me)
    me.button("Go there").tap()  # ... the second one goes
    me.until(lambda: me.number > 1)
    for part in ("Hand", "People", "Realm", "Log", "Talk", "Now"):
        me.page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=part).tap()
        expect(me.page.get_by_role("region", name=part, exact=True)).to_be_visible()
        fits(me)
    me.button("Menu").tap()
    fits(me)


def test_on_its_side_the_question_and_the_way_on_are_in_sight(enter: Enter) -> None:
    me = enter(**{**PHONE, "viewport": {"width": 844, "height": 390}})
    body = {"game": "ether", "given": {**HALL, "dice": [], **sleeping("a3")}, "reader": "hracka"}
    asleep(me, me.call("/api/given", body)["id"])
    bar = me.page.get_by_role("navigation", name="Parts of the table").bounding_box()
    question = me.page.get_by_role("heading", name="What do you do?").bounding_box()
    done = me.now.get_by_role("button", name="Done").bounding_box()
    assert bar and question and done
    assert question["y"] >= 0 and question["y"] + question["height"] <= done["y"]
    assert done["y"] + done["height"] <= bar["y"]
    fits(me)


def test_on_its_side_one_pays_without_scrolling(enter: Enter) -> None:
    me = enter(**{**PHONE, "viewport": {"width": 844, "height": 390}})
    body = {"game": "ether", "given": {**HALL, "dice": [], **sleeping("a3")}, "reader": "hracka"}
    asleep(me, me.call("/api/given", body)["id"])
    me.now.get_by_role("button", name="Switch on the light").tap()
    paying = me.page.get_by_role("region", name="Payment")
    card, pay = me.page.locator(".hand .card.lit").first, paying.get_by_role("button", name="Pay", exact=True)
    for part in (card, paying.get_by_role("heading"), paying.get_by_role("radio").last, pay):
        me.until(lambda part=part: part.evaluate(IN_SIGHT), told=f"{part} is out of sight")
    card.get_by_role("button", name="+2 insight").tap()
    expect(pay).to_be_enabled()
    assert pay.evaluate(IN_SIGHT)
    fits(me)
