"""Every state of the table of Etherfields, one after another in one browser: axe has nothing to say in either theme, on
a desk and on a phone, and nothing sticks out."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Enter
from .looks import LAPTOP, PHONE, everywhere, resize
from .moments import dreamt, road
from .positions import lay_out
from .served import Served
from .sleeping import asleep, table, topic
from .visitor import Visitor

READ = ["zvoneni", "svetlo", "kredenc"]
WORLD = {"tiles": ["sluzebni-chodba", "cekarna"], "districts": ["suburbie", "metropole"], "dice": [], "step": "none"}
HAND = ["lichy-schod", "horka-dlan", "zavrene-oci"]


def on_the_way(location: str, *names: str, **more: object) -> dict[str, object]:
    rows = {name: {"field": "c4", "ether": 3} for name in names}
    here = [{"proc": "Travel", "step": "settle", "here": location}]
    return {**WORLD, "location": location, "during": here, "sleepers": rows, **more}


def resumed(me: Visitor, id: str) -> None:
    """Pages were read before this table: it begins with what was."""
    asleep(me, id)
    before = me.page.get_by_role("dialog", name="Previously")
    before.wait_for()
    everywhere(me, PHONE, LAPTOP)
    before.get_by_role("button", name="Go on").click()
    expect(me.page.locator("dialog[open]")).to_have_count(0)


def closed(me: Visitor) -> None:
    """By Escape; the next key is for the table again."""
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog[open]")).to_have_count(0)


def opened(me: Visitor, key: str) -> None:
    """What a key opens, looked at and closed again."""
    me.page.keyboard.press(key)
    me.page.locator("dialog[open]").wait_for()
    everywhere(me, PHONE, LAPTOP)
    closed(me)


def go(me: Visitor, name: str) -> None:
    before = me.number
    me.now.get_by_role("button", name=re.compile(f"^{name}")).first.click()
    me.until(lambda: me.number > before)


def test_the_dreamworld_its_pages_and_dialogs(enter: Enter, site: Served) -> None:
    """The map, the save, the book, search, menu and keys; fate, a slumber, the shop and what a vote says."""
    me = enter({"confirm": True})
    id = table(me, seats=["me"], start="world")
    lay_out(site, id, **on_the_way("nocni-autobus", "hracka", read=READ, log=[["zatopa", "victory"]]))
    resumed(me, id)
    expect(me.page.locator(".world .gate.won")).to_have_text("✓ Drowned Village")
    expect(me.page.locator(".world").get_by_role("button", name="✓ Drowned Village (won)")).to_have_count(1)
    everywhere(me, PHONE, LAPTOP)
    me.now.get_by_role("button", name=re.compile("^Save the game")).click()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    everywhere(me, PHONE, LAPTOP)
    closed(me)
    for key in ("/", "?"):
        opened(me, key)
    for name in ("Book of secrets", "Menu"):
        me.button(name).first.click()
        me.page.locator("dialog[open]").wait_for()
        everywhere(me, PHONE, LAPTOP)
        closed(me)
    me.now.get_by_role("button", name=re.compile("^Turning Loop")).click()
    sure = me.page.get_by_role("dialog")  # a card of fate is drawn: that cannot be taken back
    expect(sure).to_contain_text("cannot be taken back")
    sure.get_by_role("button", name="Do it").click()
    me.page.locator(".happened.fate").wait_for()
    everywhere(me, PHONE, LAPTOP)


def test_the_shop_says_what_a_card_brings_and_has_no_barrier(enter: Enter, site: Served) -> None:
    me = enter()
    id = table(me, seats=["me"], start="world")
    given = {"zones": {"wisdom": ["nakupni-karta"]}, "found": ["nakupni-karta"]}
    rich = {"hracka": {"field": "c4", "ether": 9}}
    lay_out(site, id, **on_the_way("zahradkarska-kolonie", sleepers=rich, **given))
    asleep(me, id)
    go(me, "Late Shop")
    me.until(lambda: topic(me) == "shopping")
    everywhere(me, PHONE, LAPTOP)
    for asked in ("shop", "market"):
        me.now.locator(".option").first.click()
        me.until(lambda asked=asked: topic(me) == asked)
    on_sale = me.now.locator(".option", has=me.page.locator(".medal"))
    expect(on_sale).to_have_count(3)
    for i in range(3):
        expect(on_sale.nth(i).locator(".intent .one").first).to_contain_text(re.compile(r"[1-9]"))
    everywhere(me, PHONE, LAPTOP)


def test_a_dream_its_notes_and_piles(enter: Enter, site: Served) -> None:
    me = enter()
    id = table(me, seats=["me"])
    row = {"field": "b2", "hand": HAND, "discard": ["lichy-schod"], "progress": [], "distress": 6}
    lay_out(site, id, dream="prvni-sen", tiles=["kuchyne", "zahrada"], sleepers={"hracka": row}, dice=[])
    asleep(me, id)
    everywhere(me, PHONE, LAPTOP)
    me.page.get_by_role("gridcell").nth(1).click()
    expect(me.page.locator(".note")).to_be_visible()
    everywhere(me, PHONE, LAPTOP)
    closed(me)
    resize(me, LAPTOP)
    me.page.get_by_role("button", name=re.compile("discards")).click()
    everywhere(me, PHONE, LAPTOP)
    closed(me)
    me.page.locator(".hand .front").first.click()
    everywhere(me, PHONE, LAPTOP)
    closed(me)
    me.button("Advise me").click()
    me.now.locator(".advice").wait_for()
    everywhere(me, PHONE, LAPTOP)


LETTERS = """() => [...document.querySelectorAll('.world .names text')].map(one =>
  parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""


def given(me: Visitor, position: dict[str, object]) -> Visitor:
    return asleep(me, me.call("/api/given", {"game": "ether", "given": position, "reader": "hracka"})["id"])


def test_names_on_the_map_can_be_read_however_many_districts_there_are(enter: Enter) -> None:
    me = enter()
    given(me, road("nocni-autobus", districts=["suburbie", "metropole", "prekladiste"]))
    districts = me.page.get_by_role("group", name="Districts").get_by_role("button")
    expect(districts).to_have_count(3)
    expect(me.page.locator(".world .district")).to_have_text(["Suburbia", "Metropolis"])
    assert min(me.page.evaluate(LETTERS)) > 8.5
    districts.filter(has_text="Goods Yard").click()
    expect(me.page.locator(".world .district")).to_have_text(["Metropolis", "Goods Yard"])
    everywhere(me, LAPTOP, PHONE)


def test_on_the_way_no_hour_strikes_and_the_card_behind_a_question_lies_beside_it(enter: Enter) -> None:
    """Entering the dreamworld asks for a field: the board of the last dream is gone, and so is its turn card."""
    me = enter()
    wins = [{"verb": "end", "outcome": "victory"}]
    given(me, dreamt({"proc": "Apply", "seat": "hracka", "source": "rano-prvni", "effects": wins}))
    while me.page.locator("dialog[open]").count():
        closed(me)
    assert topic(me) == "entry"
    expect(me.page.get_by_role("region", name="Turn card")).to_have_count(0)
    me.now.locator(".option").first.click()
    me.until(lambda: topic(me) == "mask")
    me.now.get_by_role("button", name="What Time of Open Windows does").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("Time of Open Windows")
    closed(me)
    everywhere(me, LAPTOP, PHONE)
