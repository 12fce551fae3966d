"""Nothing stands in the way of anything else: dice, what is told about a field, names, the strip of a lost connection,
dialogs; and nothing happens behind a curtain."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Enter
from .looks import DESK, LAPTOP, LONG, chosen, fits, resize
from .people import CASTING
from .playing import answer, play_until_curtain
from .served import Served
from .sleeping import dreaming
from .test_phone import PHONE
from .visitor import Visitor

# A moment lasts a second or so: here the first one stays.
DIE_STAYS = """
const later = window.setTimeout
window.setTimeout = (run, wait, ...more) => later(run, wait >= 600 && wait <= 4000 ? 1e9 : wait, ...more)
"""
FREE = """() => [...document.querySelectorAll("[role=gridcell]")].flatMap((cell, i) => {
  const box = cell.getBoundingClientRect()
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return cell.contains(there) ? [i] : [] })"""
MEET = """([one, other]) => {
  const boxes = what => [...document.querySelectorAll(what)].map(found => found.getBoundingClientRect())
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
  return boxes(one).some(a => boxes(other).some(b => !apart(a, b))) }"""


def rise(me: Visitor) -> Visitor:
    return me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])


def dream(me: Visitor) -> Visitor:
    return dreaming(me)


TABLES = pytest.mark.parametrize("sit", chosen(rise, dream))


def meet(me: Visitor, one: str, other: str) -> bool:
    return bool(me.page.evaluate(MEET, [one, other]))


@pytest.mark.parametrize("size", chosen(LAPTOP, DESK))
def test_the_die_and_what_is_told_about_a_field_do_not_meet(enter: Enter, size: tuple[int, int]) -> None:
    me = enter({"stage": "slow"})
    me.context.add_init_script(DIE_STAYS)
    rise(me)
    resize(me, size)
    me.button("Cast no more").click()
    me.page.locator(".dice").wait_for()
    fields = me.page.get_by_role("gridcell")
    free = me.page.evaluate(FREE)  # the others lie under the moment itself
    assert len(free) > fields.count() // 2
    for i in (free[0], free[len(free) // 2], free[-1]):
        fields.nth(i).hover(force=True)
        me.page.locator(".peek .words").wait_for()
        me.until(lambda: not meet(me, ".dice", ".peek .peek"), told=f"field {i} is told about under the die")


@pytest.mark.parametrize("size", chosen(LAPTOP, DESK))
def test_what_is_told_about_a_field_lies_beside_the_fields_one_may_go_to(enter: Enter, size: tuple[int, int]) -> None:
    me = rise(enter())
    resize(me, size)
    me.button("Cast no more").click()
    lit = me.page.get_by_role("gridcell", name=re.compile(r"for \d+ MP"))
    lit.first.wait_for()
    for i in (0, lit.count() // 2, lit.count() - 1):
        lit.nth(i).hover()
        me.page.locator(".peek .words").wait_for()
        me.until(
            lambda: not meet(me, ".peek .peek", "[role=gridcell].lit"),
            told=f"lit field {i} is told about on another one",
        )


def test_no_figure_stands_on_the_name_of_a_card(enter: Enter) -> None:
    """The names are between the rows of fields, wherever a game leads."""
    me = rise(enter())
    names = me.page.locator(".laid .name")
    for number in range(24):
        if me.over or (not LONG and number > 8 and names.count()):
            break
        me.until(lambda: me.asked or me.over)
        answer(me)
        me.until(lambda: not meet(me, ".laid:not(.ghost) .name", ".figure circle"), told="a figure covers a name")
    expect(names.first).to_be_attached()


@TABLES
def test_a_lost_connection_leaves_the_menu_where_it_is_on_a_phone(enter: Enter, site: Served, sit) -> None:  # type: ignore[no-untyped-def]
    me = sit(enter(**PHONE))
    menu = me.button("Menu")
    before = menu.bounding_box()
    site.kill()
    try:
        expect(me.page.locator(".strip")).to_contain_text("Connection lost")
        fits(me)
        me.until(lambda: menu.bounding_box() == before, told="the menu was pushed away")
        menu.tap()
        me.page.locator("dialog[open]").wait_for()
    finally:
        site.start()
    expect(me.page.locator(".strip")).to_have_count(0)
    me.complaints.clear()  # about the lost connection


@TABLES
def test_one_escape_closes_the_search(enter: Enter, sit) -> None:  # type: ignore[no-untyped-def]
    """A field for searching would keep the first one for itself, to be emptied."""
    me = sit(enter())
    me.page.keyboard.press("/")
    search = me.page.get_by_role("dialog", name="Search")
    search.get_by_role("searchbox").fill("duel")
    me.page.keyboard.press("Escape")
    expect(search).to_have_count(0)


def test_nothing_moves_or_rolls_behind_the_curtain(enter: Enter) -> None:
    """At a device that two share the next one sees everything that moves: the roll comes when the curtain is drawn
    back."""
    me = enter({"pace": "fast", "stage": "slow"}, reduced_motion="no-preference")
    me.context.add_init_script(DIE_STAYS)
    wanted = {"seats": ["me", "local"], "pace": "none", "seed": CASTING}
    me.sit(me.call("/api/tables", wanted)["id"])
    play_until_curtain(me, me.last("table", "update")["seat"])
    expect(me.page.get_by_role("heading", name="Now it is")).to_be_visible()
    expect(me.page.locator(".dice, .figure, .laid")).to_have_count(0)
    me.button("It is me").click()
    expect(me.page.locator(".moment")).to_contain_text("Shadow")  # who has nothing to cast and rolled at once
