"""Two people at one device."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Enter
from .playing import play_until_curtain
from .visitor import Visitor


def test_a_curtain_hides_everything_between_two_people_at_one_device(enter: Enter) -> None:
    me = enter()
    me.page.goto("/new")
    me.page.get_by_label("Who plays seat 2").select_option("a second player at this device")
    me.page.get_by_label("Name at this device, seat 2").fill("Bára")
    me.button("Prepare the table").click()
    me.at_table()  # whoever has prepared the table begins: there is nobody to hide anything from yet
    expect(me.page.get_by_role("heading", name="Now it is")).to_have_count(0)
    first = me.last("table", "update")["seat"]
    seen = {first: cards(me)}
    play_until_curtain(me, first)
    for _ in range(2):
        curtain = me.page.get_by_role("heading", name="Now it is")
        expect(curtain).to_be_visible()
        expect(me.page.get_by_role("grid")).to_have_count(0)
        expect(me.page.get_by_role("region", name="Your cards")).to_have_count(0)
        me.button("It is me").click()
        seat = me.last("table", "update")["seat"]
        seen[seat] = cards(me)
        play_until_curtain(me, seat)
    assert set(seen) == {0, 1} and seen[0] != seen[1]
    me.page.reload()  # nobody peeks by loading the page again
    expect(me.page.get_by_role("heading", name="Now it is")).to_be_visible()
    expect(me.page.get_by_role("grid")).to_have_count(0)


def cards(me: Visitor) -> list[str]:
    me.at_table()
    return me.page.get_by_role("region", name="Your cards").get_by_role("listitem").all_inner_texts()
