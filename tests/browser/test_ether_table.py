"""At the table of Etherfields: paying, alone and together, taking back, peeking, what comes, what was read."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .conftest import Enter
from .people import begun
from .positions import lay_out
from .served import Served
from .sleeping import asleep, dreaming, table, topic
from .visitor import Visitor

AT_THE_DESK = {
    "dream": "ustredna", "tiles": ["vratnice", "sal", "pult"], "dice": [3],
    "entities": {"prednostka": {"figures": ["c6"], "tokens": 3}},
    "sleepers": {
        "hracka": {"field": "c6", "hand": ["lichy-schod", "horka-dlan"]},
        "drsnak": {"field": "c6", "hand": ["schody-po-ctyrech", "pest-v-kapse"]},
    },
}  # fmt: skip
HAUNTED = {
    "slumber": "prizrak", "tiles": ["sluzebni-chodba", "cekarna"], "turns": ["hodina-chuv", "hodina-mlekaru"],
    "entities": {"prizrak": {"figures": ["c4"]}}, "sleepers": {"hracka": {"field": "c6"}},
    "read": ["zvoneni", "svetlo", "kredenc", "zavarenina", "nahore"],
}  # fmt: skip


def laid(me: Visitor) -> list[str]:
    return me.page.locator(".pay .laid button").all_inner_texts()


def log_of(me: Visitor) -> list[str]:
    """Its lines, without the mark of what is new."""
    return me.page.get_by_role("log").locator(".line").all_inner_texts()


def open_move(me: Visitor) -> None:
    me.now.get_by_role("button", name=re.compile("^Move")).first.click()
    me.page.get_by_role("region", name="Payment").wait_for()


def lay_first(me: Visitor) -> None:
    before = len(laid(me))
    me.page.locator(".hand .acts button.primary").first.click()
    me.until(lambda: len(laid(me)) == before + 1)


def test_what_is_laid_down_is_taken_back_freely_before_it_is_paid(enter: Enter) -> None:
    me = dreaming(enter())
    before, hand = me.number, me.page.locator(".hand .card").count()
    open_move(me)
    paying = me.page.get_by_role("region", name="Payment")
    lay_first(me)
    expect(paying.get_by_role("meter", name="cunning")).not_to_have_attribute("aria-valuenow", "0")
    paying.locator(".laid button").first.click()
    expect(paying.get_by_role("meter", name="cunning")).to_have_attribute("aria-valuenow", "0")
    lay_first(me)
    me.page.keyboard.press("Escape")
    expect(paying).to_have_count(0)
    assert me.number == before
    assert me.page.locator(".hand .card").count() == hand


def test_a_confirmed_payment_is_taken_back_as_one_line(enter: Enter) -> None:
    """The move, its cards and the walk were one line: one undo takes back all of it."""
    me = dreaming(enter())
    before, hand, told = me.number, me.page.locator(".hand .card").count(), log_of(me)
    open_move(me)
    lay_first(me)
    me.page.get_by_role("region", name="Payment").get_by_role("button", name="Pay", exact=False).first.click()
    me.until(lambda: me.number > before + 1)  # the action, the card, done
    expect(me.page.locator(".hand .card")).to_have_count(hand - 1)
    me.page.keyboard.press("u")
    me.until(lambda: topic(me) == "action")
    expect(me.page.locator(".hand .card")).to_have_count(hand)
    assert log_of(me)[: len(told)] == told
    assert sum("takes an answer back" in line for line in log_of(me)) == 1


def paid(me: Visitor) -> Locator:
    return me.page.get_by_role("region", name="Payment").get_by_role("meter", name="cunning")


def test_a_joint_price_is_paid_by_both_sleepers(enter: Enter, site: Served) -> None:
    """EE-B1b: one lays down what there is and asks for help, the other adds the rest, the first confirms."""
    host, friend = enter(), enter()
    id = table(host, sleepers=["hracka", "drsnak"])
    friend.call(f"/api/tables/{id}/sit")
    begun(id, host, friend)
    lay_out(site, id, **AT_THE_DESK)
    for me in (host, friend):
        asleep(me, id)
    host.now.get_by_role("button", name=re.compile("^Flatter her")).click()
    lay_first(host)
    expect(paid(host)).to_have_attribute("aria-valuenow", "2")
    expect(paid(host)).to_have_attribute("aria-valuemax", "4")
    expect(host.button("Pay", exact=False).first).to_be_disabled()
    host.button("Ask for help: Bruiser").click()
    expect(friend.page.get_by_role("region", name="Payment")).to_contain_text("Gambler is paying for everyone")
    lay_first(friend)
    expect(paid(friend)).to_have_attribute("aria-valuenow", "4")
    friend.button("Add Enter").click()
    expect(paid(host)).to_have_attribute("aria-valuenow", "4")
    host.button("Pay Enter").click()
    for me in (host, friend):
        expect(me.page.locator(".hand .card")).to_have_count(1)
        for line in ("The Gambler discards an Odd Stair.", "The Bruiser discards Stairs on All Fours."):
            expect(me.page.get_by_role("log")).to_contain_text(line)


def test_the_turn_card_says_what_would_come_and_the_book_keeps_what_was_read(enter: Enter, site: Served) -> None:
    me = enter()
    id = table(me, seats=["me"], start="slumber:prizrak")
    lay_out(site, id, **HAUNTED)
    asleep(me, id)
    card = me.page.get_by_role("region", name="Turn card")
    expect(card).to_contain_text("Basic effect: Wraith reaches you on a 2.")
    book = me.page.get_by_role("dialog")  # open by itself, for these pages were read before
    book.get_by_role("button", name="Read the last pages").click()
    expect(book.get_by_role("heading")).to_have_text("The Height Chart")
    book.get_by_label("Scenes read so far").select_option(label="1 / 5 · Ringing")
    expect(book.get_by_role("heading")).to_have_text("Ringing")
    expect(book).to_contain_text("You are standing in a stranger’s hallway")


def test_a_peek_lasts_five_seconds(enter: Enter) -> None:
    me = enter()
    me.page.clock.install()
    dreaming(me)
    me.page.evaluate("document.activeElement?.blur()")
    peek(me)
    card = me.page.get_by_role("dialog", name=re.compile("^Peeking"))
    expect(card.get_by_role("timer")).to_have_text(re.compile(r"[1-5] seconds? left"))
    name = card.get_by_role("heading").inner_text()
    expect(me.page.locator("#announcements")).to_contain_text(name)  # whoever listens has heard it
    me.page.clock.fast_forward(5000)
    expect(card).to_have_count(0)
    expect(me.page.locator("#announcements")).to_contain_text("face down again")
    expect(me.page.get_by_role("button", name=name)).to_have_count(0)
    me.page.reload()
    me.now.wait_for()
    expect(me.page.get_by_role("dialog")).to_have_count(0)


def test_a_peek_waits_for_those_who_need_time(enter: Enter) -> None:
    me = enter({"slowPeek": True})
    me.page.clock.install()
    dreaming(me)
    peek(me)
    card = me.page.get_by_role("dialog", name=re.compile("^Peeking"))
    card.wait_for()
    me.page.clock.fast_forward(6000)
    expect(card.get_by_role("timer")).to_have_count(0)
    card.get_by_role("button", name="Put the card away").click()
    expect(card).to_have_count(0)


def peek(me: Visitor) -> None:
    me.now.get_by_role("button", name=re.compile("^peek at", re.IGNORECASE)).first.click()
    me.page.get_by_role("region", name="Payment").get_by_role("button", name="Pick for me").click()
    pay = me.page.get_by_role("region", name="Payment").locator("button.primary")
    expect(pay).to_be_enabled()
    pay.click()


def test_whoever_is_done_is_not_told_that_it_is_their_turn_until_it_is(enter: Enter, site: Served) -> None:
    """They may only take it back: the title of the page and the bell wait for the others, too."""
    me, friend = enter(), enter()
    id = table(me, sleepers=["hracka", "drsnak"])
    friend.call(f"/api/tables/{id}/sit")
    begun(id, me, friend)
    lay_out(site, id, **AT_THE_DESK)
    for one in (me, friend):
        asleep(one, id)
    header = me.page.get_by_role("banner")
    expect(header).to_contain_text("Your turn")
    me.now.get_by_role("button", name="Done").first.click()
    me.until(lambda: topic(me) == "ready")
    expect(header).not_to_contain_text("Your turn")
    assert "turn" not in me.page.title()
