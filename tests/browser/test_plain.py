"""A game that has only rules and texts plays in the browser by its own folder and its one line of the registry."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Locator, TimeoutError, expect

from .conftest import Enter
from .looks import PHONE, everywhere, fits, healthy
from .visitor import Visitor

HIDDEN = "template"
SETUP = f"/new?game={HIDDEN}"


def prepare(me: Visitor, players: int, *others: str) -> None:
    me.page.goto(SETUP)
    me.page.get_by_role("spinbutton", name="Players").fill(str(players))
    for number, who in enumerate(others, 2):
        me.page.get_by_role("combobox", name=f"Player {number}").select_option(who)


def start(me: Visitor) -> None:
    me.button("Prepare the table").click()
    me.page.get_by_role("region", name="What now").wait_for()


def offered(me: Visitor) -> Locator:
    """Cards of the hand that can be picked, and buttons."""
    return me.page.locator("button.offered:enabled, button.option:enabled")


def play(me: Visitor, answers: int = 200) -> None:
    """Always the first that is offered, until the end."""
    while not me.over:
        before, answers = me.number, answers - 1
        assert answers, "the game does not end"
        me.until(lambda: me.over or (me.asked and offered(me).count()))
        if me.over:
            return
        with suppress(TimeoutError):  # it was the last question's, or the game has ended meanwhile
            offered(me).first.click(timeout=2000)
            me.until(lambda before=before: me.over or me.number != before)


def test_it_is_offered_to_nobody_and_opened_by_its_address(enter: Enter) -> None:
    me = enter()
    told = me.page.request.get("/api/catalogue?lang=en").json()
    assert HIDDEN not in told["shown"] and HIDDEN in told["games"]
    me.page.goto("/new")
    expect(me.page.get_by_role("radio", name="Realm of Dreams")).to_be_checked()
    expect(me.page.get_by_role("radio", name="Lanterns")).to_have_count(0)
    me.page.goto(SETUP)
    expect(me.page.get_by_role("radio", name="Lanterns")).to_be_checked()
    goal = me.page.get_by_role("spinbutton", name="Lanterns to win")
    assert [goal.get_attribute(bound) for bound in ("min", "max")] == ["1", "5"]
    expect(goal).to_have_value("3")
    me.page.get_by_text("The rules in a nutshell").click()
    expect(me.page.get_by_text("The single highest number wins a lantern")).to_be_visible()
    healthy(me)


def test_it_is_played_against_a_bot_to_its_end_and_replayed(enter: Enter) -> None:
    me = enter()
    prepare(me, 2, "random")
    start(me)
    expect(me.page.get_by_role("heading", name="Do you take it?")).to_be_visible()
    expect(me.page.get_by_role("group", name="deck (18)")).to_be_visible()
    me.page.keyboard.press("1")
    expect(me.page.get_by_role("group", name="hand (6)")).to_be_visible()
    me.button("I am ready").click()
    card = me.page.get_by_role("button", name=re.compile("^Bid: ")).first
    card.wait_for()
    me.page.keyboard.press("h")
    expect(me.page.get_by_text("The bot would choose")).to_be_visible()
    everywhere(me)
    card.click()
    play(me)
    result = me.page.get_by_role("dialog", name="End of the game")
    expect(result.get_by_role("heading", name=re.compile("The game is over. .* win"))).to_be_visible()
    expect(result.get_by_text(re.compile(r"Lanterns: \d")).first).to_be_visible()
    healthy(me)
    result.get_by_role("link", name="Replay").click()
    expect(me.page.get_by_text(re.compile(r"^0 of \d+ · round 1$"))).to_be_visible()
    me.button("One step on").click()
    expect(me.page.get_by_text(re.compile(r"^1 of \d+ · round 1$"))).to_be_visible()
    me.page.get_by_label("Through the eyes of").select_option("Player 2")
    expect(me.page.get_by_role("group", name="hand (6)").get_by_text("6 hidden cards")).to_be_attached()
    everywhere(me)
    me.page.goto(f"/cards?game={HIDDEN}")
    expect(me.page.get_by_role("heading", name="gust of wind")).to_be_visible()


def test_two_at_one_telephone_hide_their_hands_from_each_other(enter: Enter) -> None:
    me = enter(viewport={"width": PHONE[0], "height": PHONE[1]})
    prepare(me, 2, "local")
    start(me)
    me.button("Take it").click()
    expect(me.page.get_by_role("group", name="hand (6)")).to_be_visible()
    me.button("Take back").click()
    me.button("Leave it").click()
    me.button("I am ready").click()
    expect(me.page.get_by_role("heading", name=re.compile("Player 2"))).to_be_visible()
    expect(me.page.locator(".card")).to_have_count(0)
    me.page.locator(".curtain button").click()
    me.button("I am ready").click()
    expect(me.page.locator(".curtain, button.offered").first).to_be_visible()
    fits(me)


def test_a_game_on_a_grid_is_played_on_it_by_mouse_and_by_keys(enter: Enter) -> None:
    """`tests/pond` stands in the registry of this server alone; the page has never heard of it."""
    me = enter()
    me.page.goto("/new?game=pond")
    me.page.get_by_role("combobox", name="Player 2").select_option("local")
    start(me)
    field = me.page.get_by_role("gridcell")
    expect(field.filter(has_text="Green frog")).to_have_attribute("aria-label", "a1, Green frog")
    field.and_(me.page.get_by_label("Hop to b1")).click()
    me.page.locator(".curtain button").click()
    expect(me.page.get_by_text("Free lilies: 2").first).to_be_visible()
    me.page.keyboard.press("b")
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "Enter"):
        me.page.keyboard.press(key)
    me.page.locator(".curtain button").click()
    expect(me.page.get_by_role("log")).to_contain_text("Brown frog hops to b3.")
    expect(field.filter(has_text="sunk")).to_have_count(2)
    everywhere(me)
