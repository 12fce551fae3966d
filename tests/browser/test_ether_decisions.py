"""Etherfields: nothing is decided blindly. What kills is said, the way on is in sight, votes are seen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Enter
from .looks import DESK, LAPTOP, PHONE, everywhere, healthy, resize
from .people import begun
from .positions import lay_out
from .served import Served
from .sleeping import asleep, table, topic
from .visitor import Visitor

NAMES = ("hracka", "drsnak", "specialista", "nespoutana")
CALLED = ("Gambler", "Bruiser", "Specialist", "Unbound")
SIZES = ((1280, 720), (1440, 900), (390, 844))
HAND = ["lichy-schod", "horka-dlan", "cizi-narozeniny", "listek-do-satny"]
AT_THE_EDGE = {"field": "b2", "distress": 7, "hand": HAND}
OTHERS = {name: {"field": "b2", "distress": 2, "hand": []} for name in NAMES[1:]}
EDGE = {"dream": "prvni-sen", "tiles": ["kuchyne"], "turns": ["hodina-mrazu", "hodina-sov"]}
THROW = {
    "dream": "prvni-sen", "tiles": ["kuchyne"], "dice": [2],
    "sleepers": {"hracka": {"field": "a1", "hand": ["cizi-narozeniny", "horka-dlan"], "gems": 1}},
}  # fmt: skip


ON_SCREEN = """what => { const box = document.querySelector(what)?.getBoundingClientRect()
  const at = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return Boolean(at && box.top >= 0 && box.bottom <= innerHeight && at.closest(what)) }"""


def on_screen(me: Visitor, what: str) -> None:
    """Wholly, without scrolling, once the page has settled."""
    me.until(lambda: me.page.evaluate(ON_SCREEN, what), told=f"{what} is not on the screen at {me.page.viewport_size}")


@pytest.mark.parametrize("number", [1, 4])
def test_what_kills_is_said_first_and_the_way_on_is_always_in_sight(enter: Enter, site: Served, number: int) -> None:
    me = enter({"warnEnd": True, "confirm": True})
    names = NAMES[:number]
    id = table(me, sleepers=list(names), seats=["me", "local", "local", "local"][:number])
    rows = {"hracka": AT_THE_EDGE, **OTHERS}
    lay_out(site, id, **EDGE, sleepers={name: rows[name] for name in names})
    asleep(me, id)
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        on_screen(me, ".option.final")
        on_screen(me, ".tools button")
        if width > 1000:
            on_screen(me, ".goal .stats")
            for name in CALLED[:number]:
                on_screen(me, f'.sleeper[aria-label="{name}"] header')
    me.page.set_viewport_size({"width": 1280, "height": 720})
    tap = me.now.get_by_role("button", name=re.compile("^Drink from the tap"))
    expect(tap).to_contain_text("This is the last distress the Gambler can bear: everyone dies.")
    expect(me.page.get_by_role("article", name="Gambler")).to_contain_text("One more distress is the last")
    before = me.number
    tap.click()
    sure = me.page.get_by_role("dialog")
    expect(sure).to_contain_text("everyone dies")
    me.page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    assert me.number == before
    if number == 1:
        me.now.locator(".option.final").click()  # something could still be done: it is said before the turn ends
        expect(sure).to_contain_text("Drink from the tap")
        me.page.keyboard.press("Escape")
    tap.click()
    sure.get_by_role("button", name="Do it and die").click()
    page = me.page.get_by_role("dialog", name="You die" if number == 1 else "Everyone dies")
    expect(page).to_contain_text("The Gambler has more distress than can be borne")
    page.get_by_role("button", name="Read on").click()
    expect(me.page.get_by_role("dialog", name="End of the game")).to_be_visible()


def test_cards_are_picked_by_click_and_key_and_the_die_shows_what_it_means(enter: Enter, site: Served) -> None:
    me = enter({"confirm": True})
    id = table(me, seats=["me"])
    lay_out(site, id, **THROW)
    asleep(me, id)
    cupboard = me.now.get_by_role("button", name=re.compile("^Reach into the cupboard"))
    expect(cupboard).to_contain_text("for 2 insight, only with the luck die or a quick card")
    cupboard.click()
    paying = me.page.get_by_role("region", name="Payment")
    front = me.page.locator(".hand .front").first
    front.click()
    expect(paying.locator(".laid button")).to_have_count(1)
    expect(me.page.get_by_role("dialog")).to_have_count(0)  # its text did not open
    expect(front).to_be_focused()
    front.click()
    expect(paying.locator(".laid button")).to_have_count(0)
    me.page.keyboard.press("1")
    expect(paying.locator(".laid button")).to_have_count(1)
    me.page.get_by_role("button", name="What Somebody Else’s Birthday does").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("Roll the die again")
    me.page.keyboard.press("Escape")
    paying.get_by_role("button", name=re.compile("^Boost")).click()
    expect(me.page.get_by_role("dialog")).to_contain_text("cannot be taken back")
    me.button("Do it").click()
    me.until(lambda: topic(me) == "window-roll")
    for told in (
        "Gambler boosts the intent",
        "It shows: blank",
        "Adds nothing.",
        "Adds 3 intent.",
        "Still missing: 1 insight.",
    ):
        expect(me.now).to_contain_text(told)


HURT = {"verb": "distress", "amount": 1, "who": "self"}
LAST_ONE = {
    "dream": "prvni-sen",
    "tiles": ["predsin"],
    "dice": [],
    "step": "action",
    "during": [{"proc": "Apply", "seat": 0, "effects": [HURT], "source": "mokry-kabat"}],
    "sleepers": {"hracka": {"field": "b4", "distress": 7}},
    "zones": {"items": ["detsky-destnik"]},
    "entities": {"mokry-kabat": {"figures": ["b4"]}},
}


def test_what_saves_is_in_sight_when_to_let_it_happen_would_kill(enter: Enter, site: Served) -> None:
    me = enter()
    id = table(me, seats=["me"])
    lay_out(site, id, **LAST_ONE)
    asleep(me, id)
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        expect(me.now.locator(".option").first).to_contain_text("Open it")
        on_screen(me, ".ask .option")


ROAD = {"tiles": ["sluzebni-chodba", "cekarna"], "districts": ["suburbie"], "dice": [], "step": "none"}


@pytest.mark.parametrize(("slumber", "asked"), [("inventura", "You are about to seal"), ("delta", "rest")])
def test_a_note_for_newcomers_leaves_the_question_in_sight(
    enter: Enter, site: Served, slumber: str, asked: str
) -> None:
    me = enter({"explain": True})
    id = table(me, seats=["me"], start="world")
    arriving = {"location": "zahradkarska-kolonie", "during": [{"proc": "Travel", "step": "settle"}]}
    rows = {"hracka": {"field": "c4", "mask": ["maska-studny"]}}
    lay_out(site, id, **ROAD, **arriving, sleepers=rows, zones={"slumbers": [slumber]})
    asleep(me, id)
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        expect(me.now.locator("h2")).to_contain_text(asked)
        on_screen(me, ".ask h2")
        on_screen(me, ".ask .foot .option")


TALLER_THAN_A_PHONE = {
    "dream": "prvni-sen",
    "tiles": ["predsin"],
    "sleepers": {
        "hracka": {"field": "a3", "hand": ["vsazeny-knoflik", "cizi-narozeniny", "zavrene-oci", "horka-dlan"]}
    },
}


def test_the_way_out_of_a_payment_is_always_in_sight(enter: Enter, site: Served) -> None:
    """Three ways to pay, cards laid down, on the smallest phone too: pay, or leave it."""
    me = enter()
    id = table(me, seats=["me"])
    lay_out(site, id, **TALLER_THAN_A_PHONE)
    asleep(me, id)
    me.now.get_by_role("button", name=re.compile("^Switch on the light")).click()
    me.button("Pick for me").click()
    expect(me.page.locator(".pay .does .primary")).to_be_enabled()
    for width, height in (*SIZES, (360, 640), (820, 1180)):
        me.page.set_viewport_size({"width": width, "height": height})
        on_screen(me, ".pay .does .primary")
        on_screen(me, ".pay .does button:last-child")


def test_four_sleepers_see_on_a_laptop_every_step_of_the_turn_card_that_does_something(
    enter: Enter, site: Served
) -> None:
    me = enter()
    id = table(me, seed=None, start="slumber:prizrak", sleepers=list(NAMES), seats=["me", "greedy", "greedy", "greedy"])
    begun(id, me)
    rows = {name: {"field": "c5"} for name in NAMES}
    wraith = {"entities": {"prizrak": {"figures": ["c4"]}}, "tiles": ["sluzebni-chodba", "cekarna"]}
    lay_out(site, id, slumber="prizrak", turns=["hodina-chuv", "hodina-mlekaru"], sleepers=rows, **wraith)
    me.page.goto(f"/table/{id}")
    resize(me, LAPTOP)
    expect(me.page.get_by_role("region", name="Turn card").locator("li:not(.silent)")).to_have_count(2)
    for i in range(1, 4):  # it moves, its basic effect has to wait, its special one comes
        on_screen(me, f".turn li:nth-child({i}) b")
    for name in ("Bruiser", "Specialist", "Unbound"):
        me.page.get_by_role("article", name=name).locator("summary").click()
        expect(me.page.get_by_role("article", name=name)).to_contain_text("bot · c5")


def test_leaving_a_payment_while_cards_are_picked_breaks_nothing(enter: Enter, site: Served) -> None:
    me = enter()
    id = table(me, seats=["me"])
    lay_out(site, id, **{**THROW, "sleepers": {"hracka": {"field": "a1", "hand": ["listek-do-satny", *HAND[:3]]}}})
    asleep(me, id)
    for pause in (0, 15, 45, 90):
        me.now.get_by_role("button", name=re.compile("^Reach into the cupboard")).click()
        me.button("Pick for me").click()
        me.page.wait_for_timeout(pause)
        me.page.keyboard.press("Escape")
        expect(me.page.locator(".pay")).to_have_count(0)


def test_an_answer_without_a_connection_is_not_swallowed(enter: Enter, site: Served) -> None:
    me = enter()
    id = table(me, seats=["me"])
    lay_out(site, id, **THROW)
    asleep(me, id)
    before = me.number
    site.kill()
    try:
        me.page.locator(".link").get_by_text("Connection lost").wait_for()
        me.now.locator(".option.final").click()
        expect(me.page.locator(".toast")).to_contain_text("Your answer waits")
    finally:
        site.start()
    me.until(lambda: me.number > before or me.over)
    me.complaints.clear()  # the lost connection was complained about


def test_a_vote_that_failed_says_who_chose_what(enter: Enter, site: Served) -> None:
    host, friend = enter(), enter()
    id = table(host, sleepers=["hracka", "drsnak", "specialista"], seats=["me", "open", "greedy"])
    friend.call(f"/api/tables/{id}/sit")
    begun(id, host, friend)
    rows = {name: {"field": "b2"} for name in NAMES[:3]}
    choose = {
        "verb": "choose",
        "who": "one",
        "may": True,
        "of": [[{"verb": "hours", "amount": 1}], [{"verb": "soul", "amount": 1}]],
    }
    during = [{"proc": "Apply", "seat": "hracka", "effects": [choose], "source": "kuchyne"}]
    lay_out(site, id, dream="prvni-sen", tiles=["kuchyne"], sleepers=rows, during=during, dice=[])
    for me in (host, friend):
        asleep(me, id)
        expect(me.now).to_contain_text("Still to choose: Gambler, Bruiser.")  # the bot follows, it owes no voice
    host.now.locator(".option").nth(0).click()
    expect(host.now.get_by_role("heading")).to_have_text("Next: Bruiser")
    expect(friend.now.locator(".option").nth(0)).to_contain_text("Gambler")  # said aloud, and the bot says nothing
    friend.now.locator(".option").nth(1).click()
    for me in (host, friend):
        expect(me.now.get_by_role("status")).to_contain_text("The votes differed")
        expect(me.now.locator(".option").nth(1)).to_contain_text("first vote: Bruiser")
        healthy(me)


def test_axe_has_nothing_to_say_about_decisions(enter: Enter, site: Served) -> None:
    """Warnings, confirmations, payments with dimmed cards, dice, what happened, the end; on a desk and on a phone."""
    me = enter({"confirm": True})
    id = table(me, seats=["me"])
    lay_out(site, id, **THROW)
    asleep(me, id)
    everywhere(me, PHONE, DESK)
    me.now.get_by_role("button", name=re.compile("^Reach into the cupboard")).click()
    me.page.get_by_role("region", name="Payment").wait_for()
    me.page.keyboard.press("1")
    expect(me.page.locator(".pay .laid button")).to_have_count(1)
    everywhere(me, PHONE, DESK)
    me.page.get_by_role("region", name="Payment").get_by_role("button", name=re.compile("^Boost")).click()
    everywhere(me, PHONE, DESK)  # a confirmation
    me.button("Do it").click()
    me.until(lambda: topic(me) == "window-roll")
    everywhere(me, PHONE, DESK)
    me.button("Menu").click()
    everywhere(me, PHONE, DESK)
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog[open]")).to_have_count(0)
    me.page.keyboard.press("?")
    everywhere(me, PHONE, DESK)
    other = table(me, seats=["me"])
    lay_out(site, other, **EDGE, sleepers={"hracka": AT_THE_EDGE})
    asleep(me, other)
    everywhere(me, PHONE, DESK)
    me.now.get_by_role("button", name=re.compile("^Drink from the tap")).click()
    everywhere(me, PHONE, DESK)
    me.button("Do it and die").click()
    me.button("Read on").wait_for()
    everywhere(me, PHONE, DESK)
    me.button("Read on").click()
    me.page.get_by_role("dialog", name="End of the game").wait_for()
    everywhere(me, PHONE, DESK)
