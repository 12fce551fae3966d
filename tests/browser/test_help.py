"""Whoever does not know asks the page: why not, what would you do, what does this card say."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute, expect

from .conftest import Enter
from .people import CASTING
from .sleeping import dreaming
from .visitor import Visitor


def begun(enter: Enter, **settings: object) -> Visitor:
    me = enter(settings)
    return me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])


def test_a_card_that_cannot_be_cast_says_why(enter: Enter) -> None:
    me = begun(enter)
    hand = me.page.get_by_role("region", name="Your cards")
    hand.get_by_role("button", name="Why not?").first.click()
    expect(me.page.get_by_role("region", name="Messages").get_by_text("light")).to_be_visible()


def test_a_field_out_of_reach_and_an_action_not_offered_say_why(enter: Enter) -> None:
    me = begun(enter)
    me.button("Cast no more").click()
    me.page.get_by_text("fields are lit").wait_for()
    far = me.page.locator('[data-field="88"]')
    assert "lit" not in str(far.get_attribute("class")).split()
    far.click()
    expect(me.page.locator(".why")).to_contain_text("MP")
    me.page.get_by_text("What cannot be done now, and why").click()
    me.page.locator("details.list button.chip", has_text="Shadow").click()
    expect(me.page.locator(".because")).not_to_be_empty()
    expect(me.page.locator(".because").get_by_role("button", name="Rule:")).to_be_visible()


def test_the_bot_advises_three_things_and_gives_reasons(enter: Enter) -> None:
    me = begun(enter)
    me.button("Advise me").click()
    advice = me.now.locator(".advice").get_by_role("listitem")
    expect(advice).to_have_count(3)
    told = me.last("advice")["top"]
    assert len(told) == 3 and all(one["text"] for one in told)


def test_every_card_and_rule_is_found_at_the_table_and_shown_in_full(enter: Enter) -> None:
    me = begun(enter)
    me.page.keyboard.press("/")
    search = me.page.get_by_role("dialog", name="Search")
    search.get_by_role("searchbox").fill("rainbow bri")
    search.get_by_role("button", name="Rainbow Bridge Dream").click()
    card = me.page.get_by_role("dialog", name="Rainbow Bridge")
    expect(card.get_by_role("heading")).to_have_text("Rainbow Bridge")
    me.page.keyboard.press("Escape")
    search.get_by_role("searchbox").fill("duel")
    rule = search.get_by_role("button").filter(has_text="RS-").first
    expect(rule).to_be_visible()
    rule.click()
    expect(me.page.get_by_role("dialog").last.get_by_role("link", name="all rules")).to_be_visible()


def test_every_line_of_the_log_leads_to_its_rule(enter: Enter) -> None:
    me = begun(enter)
    me.page.get_by_role("log", name="Log").get_by_role("button", name="Rule:").last.click()
    dialog = me.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).not_to_be_empty()


def test_ending_with_unused_chances_asks_and_not_at_all_when_switched_off(enter: Enter) -> None:
    for warns in (True, False):
        me = begun(enter, warnEnd=warns)
        me.button("Cast no more").click()
        me.until(lambda me=me: me.number == 1)
        me.button("End the movement").click()
        asked = me.page.get_by_role("dialog", name="Really end here?")
        if warns:
            expect(asked).to_contain_text("MP")
            asked.get_by_role("button", name="End", exact=True).click()
        me.until(lambda me=me: me.number > 1)


def test_the_setting_that_skips_what_has_only_one_answer_reaches_the_seat(enter: Enter) -> None:
    for skips in (True, False):
        me = begun(enter, skipTrivial=skips)
        me.button("Menu").click()
        expect(me.page.get_by_label("Do not ask when there is only one answer")).to_be_checked(checked=skips)
        me.page.reload()
        me.at_table()
        assert me.last("table")["prefs"]["skip_trivial"] is skips


def test_two_of_a_kind_lie_together_without_harm(enter: Enter) -> None:
    """Decks hold several copies: a player may have the same quest twice, once fulfilled and once anew."""
    me = enter()
    quest = {"id": "poznani", "level": "easy", "world": "iridion", "done": False, "left": [2], "seen": [[]]}

    def twice(page: WebSocketRoute) -> None:
        def told(text: str | bytes) -> None:
            frame = json.loads(text)
            for figure in (frame.get("view") or {}).get("figures", ()):
                figure["quests"] = [{**quest, "done": True}, quest]
            page.send(json.dumps(frame))

        page.connect_to_server().on_message(told)

    me.page.route_web_socket("**/ws/*", twice)
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    knight = me.page.get_by_role("article", name="Knight")
    expect(knight.get_by_role("button", name="Knowledge")).to_have_count(2)


def test_each_game_names_the_keys_that_it_has(enter: Enter) -> None:
    keys = {}
    for game, me in (("rise", begun(enter)), ("ether", dreaming(enter()))):
        me.page.keyboard.press("?")
        dialog = me.page.get_by_role("dialog", name="Keys")
        expect(dialog).to_contain_text("ask the bot")
        keys[game] = dialog.inner_text()
    assert "turn the card" in keys["rise"] and "Zoom the board" in keys["rise"]
    assert "turn the card" not in keys["ether"] and "Zoom the board" not in keys["ether"]
    assert "pay, while a price is being paid" in keys["ether"]
