"""A saved campaign is what Continue opens, and it begins with what led here."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Enter
from .looks import DESK, LAPTOP, PHONE, THEMES, chosen, everywhere, fits, healthy
from .sleeping import answer, asleep, table, turn_pages
from .visitor import Visitor

SIZES = pytest.mark.parametrize("size", chosen(LAPTOP, DESK, PHONE))


def previously(me: Visitor) -> Locator:
    return me.page.get_by_role("dialog", name="Previously")


def stopped(me: Visitor) -> str:
    """A campaign that was stopped in its first dream, after a page or two."""
    id = table(me, seats=["me"])
    asleep(me, id)
    turn_pages(me)
    me.call(f"/api/tables/{id}/resign")
    expect(me.page.get_by_role("dialog", name="End of the game")).to_be_visible()
    return id


@SIZES
def test_continue_opens_the_saved_campaign_and_tells_what_was_before(enter: Enter, size: tuple[int, int]) -> None:
    me = enter(viewport={"width": size[0], "height": size[1]})
    old = stopped(me)
    me.page.goto("/")
    expect(me.button("Go on with the campaign")).to_be_visible()
    expect(me.button("Fall asleep now")).to_have_count(0)
    expect(me.button("Begin a new campaign")).to_be_visible()
    fits(me)
    healthy(me)
    me.button("Continue").click()
    expect(previously(me)).to_contain_text("What happened last")
    expect(previously(me)).to_contain_text("Scene 112")
    assert me.page.url.rpartition("/")[2] != old
    healthy(me)
    previously(me).get_by_role("button", name="Go on").click()
    expect(me.page.locator("dialog[open]")).to_have_count(0)
    me.page.reload()
    me.page.locator(".ask").wait_for()
    expect(previously(me)).to_have_count(0)


@pytest.mark.parametrize("theme", chosen(*THEMES))
def test_the_list_of_games_names_saved_campaigns_first(enter: Enter, theme: str) -> None:
    me = enter(color_scheme=theme)
    stopped(me)
    me.page.goto("/games")
    saved = me.page.get_by_role("list", name="Saved campaigns")
    expect(saved.get_by_role("listitem")).to_have_count(1)
    healthy(me)
    saved.get_by_role("button", name="Go on with the campaign").click()
    expect(previously(me)).to_be_visible()


def test_a_table_left_for_a_day_begins_with_what_was_before_too(enter: Enter) -> None:
    me = enter()
    id = table(me, seats=["me"])
    asleep(me, id)
    turn_pages(me)
    answer(me)
    me.page.goto("/")
    me.page.evaluate("localStorage.setItem('snar-visits', '{}')")
    me.button("Go on with the campaign").click()
    expect(previously(me)).to_contain_text("Last pages")
    previously(me).get_by_role("button", name="Read the last pages").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("Scene")


def test_the_book_of_a_campaign_has_its_pages_with_pictures_and_says_how_many_are_closed(enter: Enter) -> None:
    me = enter()
    me.page.goto(f"/storybook/{stopped(me)}")
    pages = me.page.get_by_role("article")
    expect(pages.first).to_contain_text("Scene 112")
    expect(pages.first.locator("svg.header .motif path").first).to_be_attached()
    expect(me.page.get_by_text("pages of this dream are still closed")).to_be_visible()
    everywhere(me, PHONE, LAPTOP)
    search = me.page.get_by_role("searchbox")
    search.fill("no such words")
    expect(pages).to_have_count(0)
    search.fill("telephone")
    expect(pages.first).to_contain_text("telephone")


PRINTED = """() => addEventListener('beforeprint', () => {
  const shown = one => one.checkVisibility() && getComputedStyle(one)
  window.printed = [...document.querySelectorAll('h1, h2, h3, .text, dd, .lead')].map(shown).filter(Boolean)
    .map(style => Math.max(...style.color.match(/\\d+/g).slice(0, 3).map(Number)))
})"""


def test_on_paper_the_books_are_dark_on_white_also_for_those_who_read_at_night(enter: Enter) -> None:
    """The words were as light as on the dark page: on white paper nobody could read them."""
    me = enter(color_scheme="dark")
    for path in (f"/storybook/{stopped(me)}", "/rules?game=rise"):
        me.page.goto(path)
        me.page.locator("article, .rule").first.wait_for()
        me.page.evaluate(PRINTED)
        me.page.pdf()
        assert max(me.page.evaluate("window.printed")) < 130
        expect(me.page.locator("html")).to_have_attribute("data-theme", "dark")
        me.page.emulate_media(media="print")
        expect(me.page.get_by_role("banner")).to_be_hidden()
        me.page.emulate_media(media="screen")
