"""The rules as a book: a position is opened, played and left; and the first steps of the guided dream."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .conftest import Enter
from .looks import LAPTOP, PHONE, everywhere, resize
from .visitor import Visitor


def try_out(me: Visitor, rule: str) -> Locator:
    """From the book to the table, by the button of one rule."""
    me.page.goto(f"/rules#{rule}")
    row = me.page.locator(f"#{rule}")
    expect(row).to_be_in_viewport()
    row.get_by_role("button", name="Try it").first.click()
    trial = me.page.get_by_role("complementary", name="Trying a rule")
    expect(trial).to_contain_text(rule)
    expect(trial).to_have_attribute("data-done", "false")
    return trial


def back_to_the_book(me: Visitor, trial: Locator, rule: str) -> None:
    expect(trial).to_have_attribute("data-done", "true")
    expect(trial).to_contain_text("This is what the rule says.")
    trial.get_by_role("link", name="Back to the rules").click()
    expect(me.page.locator(f"#{rule}")).to_be_in_viewport()


def test_an_eight_beats_any_power_as_the_book_says(enter: Enter) -> None:
    me = enter()
    trial = try_out(me, "RS-DUL-5")
    everywhere(me, LAPTOP)
    me.page.locator('[data-field="46"]').click()
    me.button("Attack the Shadow").click()
    expect(trial).to_have_attribute("data-done", "true")
    everywhere(me, LAPTOP)
    back_to_the_book(me, trial, "RS-DUL-5")
    me.page.goto("/games")
    expect(me.page.get_by_role("main")).to_contain_text("None yet.")  # of mine; others' public tables may lie below


def test_a_light_is_switched_on_as_the_book_says_on_a_phone(enter: Enter) -> None:
    me = enter(viewport={"width": 390, "height": 844})
    trial = try_out(me, "EF-MAP-5")
    everywhere(me, PHONE)
    me.now.get_by_role("button", name="Switch on the light").click()
    me.page.get_by_role("button", name=re.compile("Swallow Folded.*pick")).click()
    me.page.get_by_role("button", name=re.compile("^Pay Enter")).click()
    me.button("Close the book").click()
    back_to_the_book(me, trial, "EF-MAP-5")


def test_a_game_that_is_saved_to_try_the_rule_is_no_campaign_to_go_on_with(enter: Enter) -> None:
    me = enter()
    trial = try_out(me, "EF-SAV-1")
    me.now.get_by_role("button", name="Save the game").click()
    me.button("Save and stop").click()
    me.now.get_by_role("button", name="Nothing").click()
    end = me.page.get_by_role("dialog", name="End of the game")
    expect(end.get_by_role("link", name="Replay")).to_be_visible()
    expect(end.get_by_role("button", name="Go on with the campaign")).to_have_count(0)
    me.page.keyboard.press("Escape")
    back_to_the_book(me, trial, "EF-SAV-1")


def test_a_chapter_with_little_to_play_says_where_it_is_seen(enter: Enter) -> None:
    me = enter()
    me.page.goto("/rules?game=ether#EF-ADD-1")
    me.page.get_by_role("link", name="Choose who will dream").click()
    expect(me.page.get_by_role("group", name="Who will sleep")).to_be_visible()


def test_beside_a_rule_that_is_tried_the_question_is_in_sight_on_a_laptop(enter: Enter) -> None:
    me = enter()
    resize(me, LAPTOP)
    try_out(me, "EF-ACT-8")
    expect(me.now.locator(".option").first).to_be_in_viewport(ratio=0.5)
    everywhere(me, LAPTOP)


def test_who_wants_to_learn_sees_a_corner_of_each_game_first(enter: Enter) -> None:
    me = enter().open("/learn")
    for game in ("rise", "ether"):
        lesson = me.page.locator(f"section[aria-labelledby=learn-{game}]")
        picture, words = lesson.locator("svg").first, lesson.locator("p").first
        expect(picture).to_be_visible()
        seen, read = picture.bounding_box(), words.bounding_box()
        assert seen and read and seen["y"] + seen["height"] <= read["y"]
    everywhere(me)


def test_in_czech_no_word_of_one_letter_ends_a_line_of_the_guide(enter: Enter) -> None:
    me = enter(locale="cs-CZ").open("/learn")
    me.button("Začít první sen").click()
    me.button("Zavřít knihu").click()
    said = me.page.get_by_role("complementary", name="Průvodce").locator("p").last.inner_text()
    assert re.search(r"\b[ksvzouai]\u00a0", said) and not re.search(r"(?i)\b[ksvzouai] ", said)


def test_the_guide_leads_the_first_steps_of_a_dream(enter: Enter) -> None:
    me = enter()
    me.page.goto("/learn")
    me.button("Begin the first dream").click()
    me.button("Close the book").click()
    guide = me.page.get_by_role("complementary", name="Guide")
    expect(guide).to_have_attribute("data-prompt", "goal")
    expect(me.page.locator("html")).to_have_attribute("data-spot", "goal")
    everywhere(me, PHONE, LAPTOP)
    me.button("I see").click()
    expect(guide).to_have_attribute("data-prompt", "enter")
    me.page.locator('[data-field="a4"]').click()
    expect(guide).to_have_attribute("data-prompt", "draw")
    me.now.get_by_role("button", name="Draw").first.click()
    expect(guide).to_have_attribute("data-prompt", "hand")
    me.button("I see").click()
    expect(guide).to_have_attribute("data-prompt", "turncard")  # no switch on this field: the guide goes on
    me.button("I see").click()
    expect(guide).to_have_attribute("data-do", "ready")
