"""The one card of Říše Snů, and the board it lies on: in the hand, under the pointer, on fields, on paper."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from .conftest import Enter
from .looks import DESK, LAPTOP, PHONE, dress, everywhere, fits, healthy, resize
from .people import CASTING
from .visitor import Visitor

LAID = [
    {"id": "nocni-vlak", "picture": "23", "turn": 0, "actions": 2, "cells": ["23", "24", "32", "33"]},
    {"id": "sopka", "picture": "62", "turn": 0, "actions": 0, "cells": ["62", "63", "71", "72"]},
]
OVERLAP = """([upper, lower]) => {
  const [a, b] = [upper, lower].map(one => document.querySelector(one).getBoundingClientRect())
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}"""


def told(me: Visitor, **seen: Any) -> None:
    """What the table tells is as before, but for this."""

    def patched(page: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            frame = json.loads(text)
            view = frame.get("view") or {}
            if "figures" in view:
                for key, value in seen.items():
                    view[key] = value(view[key])
            page.send(json.dumps(frame))

        page.connect_to_server().on_message(hear)

    me.page.route_web_socket("**/ws/*", patched)


def test_a_card_is_shown_large_under_the_pointer_and_opened_by_a_click(enter: Enter) -> None:
    me = enter()
    told(me, hands=lambda hands: {**hands, "0": {**hands["0"], "known": ["nocni-vlak", "sermirna", "nocni-vlak"]}})
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    hand = me.page.get_by_role("region", name="Your cards")
    first = hand.get_by_role("button", name="Card Night Train, copy 1")
    expect(hand.get_by_role("button", name="Card Night Train, copy 2")).to_have_count(1)
    first.hover()
    large = me.page.locator(".shown")
    expect(large.locator(".flavour")).to_be_visible()
    assert not me.page.evaluate(OVERLAP, [".shown", ".hand .card:nth-child(2)"])
    me.page.mouse.move(10, 400)
    expect(large).to_have_count(0)
    first.click()
    dialog = me.page.get_by_role("dialog", name="Night Train")
    expect(dialog.get_by_role("heading", name="Night Train")).to_be_visible()
    everywhere(me)


def test_what_may_be_cast_is_read_whole_on_a_laptop(enter: Enter) -> None:
    me = enter(locale="cs-CZ")
    resize(me, LAPTOP)
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    options, rules = me.page.locator(".options .option"), me.page.locator(".options .effect")
    expect(options).to_have_count(2)
    assert min(rules.evaluate_all("all => all.map(one => one.clientWidth)")) > 220
    way = me.page.locator(".way").bounding_box()
    last = options.last.bounding_box()
    assert way and last and last["y"] + last["height"] <= way["y"] + 1


def test_on_the_board_a_card_hides_no_name_and_a_world_shows_its_owner(enter: Enter) -> None:
    me = enter()

    def stands(figures: list[dict[str, Any]]) -> list[dict[str, Any]]:
        figures[0].update(field="24")
        figures[1].update(field="iridion.brana", annexed=["iridion"])
        return figures

    told(me, figures=stands, laid=lambda _: LAID, worlds=lambda worlds: {**worlds, "iridion": False})
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    assert me.page.locator(".laid .sheet").first.evaluate("one => getComputedStyle(one).opacity") == "1"
    assert not me.page.evaluate(OVERLAP, [".figure.hero .rim", ".laid .plate"])
    assert not me.page.evaluate(OVERLAP, [".figure.hero .rim", ".laid .medal"])
    world = me.page.locator(".world.iridion")
    expect(world).to_have_attribute("data-who", "stin")
    expect(world.locator(".banner")).to_be_visible()
    expect(me.page.locator(".banner")).to_have_count(1)
    me.page.locator('[data-field="22"]').hover()
    expect(me.page.locator(".peek").first).to_contain_text("awaken at the nearest one")
    me.button("Menu").click()
    me.button("What is on the board").click()
    expect(me.page.get_by_role("dialog", name="What is on the board").get_by_role("term")).to_have_count(7)
    everywhere(me)


def test_the_gallery_shows_every_card_whole_and_prints_nine_to_a_sheet(enter: Enter) -> None:
    me = enter()
    me.page.goto("/cards?game=rise")
    cards = me.page.get_by_role("article")
    expect(cards.first).to_be_visible()
    for size in (DESK, PHONE):
        resize(me, size)
        fits(me)
        cut = "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.innerText)"
        assert cards.evaluate_all(cut) == []
    dress(me, "light")
    healthy(me)
    me.page.set_viewport_size({"width": 794, "height": 1123})
    me.page.emulate_media(media="print")
    expect(me.page.get_by_role("searchbox")).to_have_count(0)
    places = cards.evaluate_all("all => all.slice(0, 9).map(one => one.getBoundingClientRect().bottom)")
    assert len({round(place) for place in places}) == 3 and max(places) < 1123


def test_the_gallery_of_etherfields_shows_cards_that_open_large_and_are_printed_with_their_pictures(
    enter: Enter,
) -> None:
    me = enter()
    me.page.goto("/cards?game=ether")
    cards = me.page.get_by_role("article")
    expect(cards.first).to_be_visible()
    cut = "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.innerText)"
    shapes = "all => all.map(one => one.clientHeight / one.clientWidth).filter(one => Math.abs(one - 1.5) > 0.02)"
    for size in (DESK, PHONE):
        resize(me, size)
        fits(me)
        assert cards.evaluate_all(cut) == []
        if size == DESK:
            assert cards.evaluate_all(shapes) == []
    dress(me, "light")
    healthy(me)
    front = me.button("Card Dew on the Railing", exact=True)
    front.focus()
    me.page.keyboard.press("Enter")
    dialog = me.page.get_by_role("dialog", name="Dew on the Railing")
    expect(dialog.locator(".flavour")).to_be_visible()
    everywhere(me)
    me.page.keyboard.press("Escape")
    expect(front).to_be_focused()
    me.page.evaluate("window.print = () => { window.printed = document.querySelectorAll('.motif:empty').length }")
    me.button("Print the cards").click()
    me.until(lambda: me.page.evaluate("window.printed") == 0, told="printed without its pictures")
    me.page.set_viewport_size({"width": 794, "height": 1123})
    me.page.emulate_media(media="print")
    expect(me.page.get_by_role("searchbox")).to_have_count(0)
    expect(me.page.get_by_role("banner")).to_have_count(0)
    assert cards.evaluate_all(cut) == [] and cards.evaluate_all(shapes) == []
    places = cards.evaluate_all("all => all.slice(0, 9).map(one => one.getBoundingClientRect().bottom)")
    assert len({round(place) for place in places}) == 3 and max(places) < 1123
