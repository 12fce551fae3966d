"""Whatever breaks, the game goes on where it was."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Enter
from .looks import LONG
from .people import CASTING, friends, together
from .playing import answer, settle
from .served import Served


def test_a_reload_in_the_middle_of_a_choice_asks_the_same_again(enter: Enter) -> None:
    me = enter()
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    me.page.get_by_role("region", name="Your cards").get_by_role("button", name="Cast").first.click()
    rotation = me.page.get_by_role("radiogroup", name="Rotation of the card")
    rotation.wait_for()
    asked, number = me.question, me.number
    me.page.reload()
    rotation.wait_for()
    assert (me.question, me.number) == (asked, number)
    me.button("Lay it").click()
    me.until(lambda: me.number > number)


def test_after_a_reload_the_last_roll_still_stands_beside_the_question(enter: Enter) -> None:
    me = enter()
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    me.button("Cast no more").click()
    rolled = me.page.get_by_title("Last roll:")
    expect(rolled).to_have_text(re.compile(r"Last roll: [1-8]$"))
    before = rolled.inner_text()
    me.page.reload()
    expect(rolled).to_have_text(before)


def test_both_browsers_go_on_by_themselves_after_the_server_was_killed(enter: Enter, site: Served) -> None:
    people = friends(enter)
    for visitor in people:
        visitor.page.evaluate("window.never_loaded_again = true")
    for _ in range(2 if LONG else 1):
        turns(people, 4)
        together(people)
        number, questions = people[0].number, [visitor.question for visitor in people]
        site.kill()
        for visitor in people:
            expect(visitor.page.get_by_role("banner").get_by_text("Connection lost")).to_be_visible()
        site.start()
        for visitor, question in zip(people, questions, strict=True):
            expect(visitor.page.get_by_role("banner").get_by_text("Connection lost")).to_have_count(0)
            expect(visitor.now.get_by_role("heading")).to_have_text(question)
            assert visitor.number == number
    turns(people, 2)
    for visitor in people:
        assert visitor.page.evaluate("window.never_loaded_again")
        visitor.complaints = [line for line in visitor.complaints if "ERR_CONNECTION" not in line]


def test_an_answer_given_while_the_connection_is_lost_waits_for_it(enter: Enter, site: Served) -> None:
    people = host, _friend = friends(enter)
    together(people)
    number = host.number
    site.kill()
    for visitor in people:
        expect(visitor.page.get_by_role("banner").get_by_text("Connection lost")).to_be_visible()
    host.button("Cast no more").click()
    told = host.page.get_by_role("region", name="Messages").get_by_text("Your answer waits")
    expect(told).to_be_visible()
    assert host.now.locator("button.option:enabled").count() == 0, "nothing else is clicked in vain"
    site.start()
    host.until(lambda: host.number > number)
    assert host.number == number + 1, "once"
    for visitor in people:
        visitor.complaints = [line for line in visitor.complaints if "ERR_CONNECTION" not in line]


def turns(people: list, count: int) -> None:
    for _ in range(count):
        asked = next(visitor for visitor in together(people) if visitor.asked)
        answer(asked)
        settle(people, asked)
