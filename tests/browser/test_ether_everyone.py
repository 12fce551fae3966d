"""Etherfields for everyone: on a telephone, in either theme, with nothing for axe to complain about."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Enter
from .looks import DESK, PHONE, THEMES, chosen, everywhere, fits, healthy, resize
from .sleeping import acting, answer, asleep, dreaming, play, table, topic
from .visitor import Visitor

COLOURS = pytest.mark.parametrize("theme", chosen(*reversed(THEMES)))


def move(me: Visitor) -> None:
    me.now.get_by_role("button", name="Move").first.click()
    me.page.get_by_role("region", name="Payment").wait_for()


PARTS = ("Hand", "Sleepers", "Turn", "Log", "What now")


def test_axe_has_nothing_to_say_about_a_dream(enter: Enter) -> None:
    me = enter()
    asleep(me, table(me, sleepers=["hracka", "drsnak"], seats=["me", "local"]))
    everywhere(me)  # a page of the book
    resize(me, DESK)
    play([me], lambda: acting(me), 60)
    everywhere(me)  # what can be done
    resize(me, DESK)
    move(me)
    everywhere(me)  # a payment
    me.page.keyboard.press("Escape")
    for name in PARTS:
        me.page.get_by_role("navigation").get_by_role("button", name=name).click()
        everywhere(me, PHONE)
    me.page.goto("/campaigns")
    me.page.locator(".slot").first.wait_for()
    everywhere(me)


@COLOURS
def test_a_table_that_fills_up_wears_the_colours_of_its_game(enter: Enter, theme: str) -> None:
    me, friend = enter(color_scheme=theme), enter()
    id = table(me, sleepers=["hracka", "drsnak"])
    me.page.goto(f"/table/{id}")
    page = me.page.locator("html")
    expect(page).to_have_attribute("data-game", "ether")
    healthy(me)
    friend.call(f"/api/tables/{id}/sit")
    friend.page.goto(f"/table/{id}")
    expect(page).to_have_attribute("data-accent", re.compile("^dream"))
    expect(page).to_have_attribute("data-game", "ether")


def test_axe_has_nothing_to_say_between_dreams(enter: Enter) -> None:
    me = enter()
    asleep(me, table(me, seats=["me"], start="world"))
    play([me], lambda: topic(me) == "edit-deck", 60)
    me.page.get_by_role("meter", name="Cards in the deck").wait_for()
    everywhere(me)  # the deck editor
    resize(me, DESK)
    me.button("Done").click()
    play([me], lambda: topic(me) == "travel", 60)
    me.page.get_by_role("group", name="Map of the dreamworld").wait_for()
    everywhere(me)


def test_a_dream_fits_a_phone(enter: Enter) -> None:
    me = dreaming(enter(viewport={"width": 390, "height": 844}, has_touch=True))
    for name in PARTS:
        me.page.get_by_role("navigation").get_by_role("button", name=name).click()
        fits(me)
    field = me.page.get_by_role("gridcell").nth(1)
    field.tap()
    expect(me.page.locator(".note")).to_be_visible()
    answer(me)


@COLOURS
def test_public_cards_are_shown_and_secret_ones_are_not(enter: Enter, theme: str) -> None:
    me = enter(color_scheme=theme)
    me.page.goto("/cards")
    me.page.get_by_label("Game", exact=True).select_option(label="Etherfields")
    cards = me.page.get_by_role("article")
    cards.first.wait_for()
    healthy(me)
    me.page.get_by_label("Search the cards").fill("odd stair")
    expect(cards).to_have_count(1)
    me.page.get_by_label("Search the cards").fill("telephone nook")
    expect(cards).to_have_count(0)
