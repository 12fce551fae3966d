"""Eyes, ears, fingers: motion, sound, notices, zoom."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Enter
from .looks import chosen, fits
from .people import CASTING, friends
from .test_phone import PHONE

HIDDEN = """
Object.defineProperty(document, 'hidden', { get: () => true })
window.notices = []
window.Notification = class { static permission = 'granted'; static requestPermission = async () => 'granted'
  constructor(title, about) { window.notices.push([title, about.body]) } close() {} }
"""
HEARD = """
window.notes = 0
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...at) { window.notes += 1; return start.apply(this, at) }
"""
SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('svg[role=group] > g')).transform).a"


def test_a_turn_is_told_in_the_title_and_by_the_browser_when_nobody_looks(enter: Enter) -> None:
    host, friend = friends(enter)
    expect(host.page).to_have_title("Your turn · Snář")
    expect(friend.page).to_have_title("Table · Snář")
    friend.context.add_init_script(HIDDEN)
    friend.page.evaluate("localStorage.setItem('snar-settings', JSON.stringify({notify: true, sound: false}))")
    friend.page.reload()
    friend.at_table()
    host.button("Cast no more").click()
    host.until(lambda: host.number > 0)
    host.button("End the movement").click()
    friend.until(lambda: friend.page.evaluate("window.notices.length"))
    title, question = friend.page.evaluate("window.notices[0]")
    assert title == "Your turn" and question
    expect(friend.page).to_have_title("Your turn · Snář")


def test_sounds_are_made_and_fall_silent_at_a_switch(enter: Enter) -> None:
    me = enter({"sound": True})
    me.context.add_init_script(HEARD)
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    me.button("Cast no more").click()
    me.until(lambda: me.page.evaluate("window.notes") > 0)
    me.button("Sounds").click()
    expect(me.button("Sounds")).to_have_attribute("aria-pressed", "false")
    made = me.page.evaluate("window.notes")
    me.page.get_by_role("gridcell", name=re.compile(r"for \d+ MP")).first.click()
    me.until(lambda: me.number > 1)
    me.page.wait_for_timeout(300)
    assert me.page.evaluate("window.notes") == made


def test_before_the_first_touch_no_sound_is_kept_back_to_burst_out_at_it(enter: Enter) -> None:
    """A browser allows none until then, complains of each, and would let all of them sound together."""
    host, friend = enter(), enter({"sound": True})
    friend.context.add_init_script(HEARD)
    table = host.call("/api/tables", {"visibility": "public", "seed": CASTING})["id"]
    friend.call(f"/api/tables/{table}/sit")
    for visitor in (host, friend):  # of the friend's page nothing is asked: that would pass for a touch
        visitor.page.goto(f"/table/{table}")
    host.at_table().button("Cast no more").click()
    host.until(lambda: host.number > 0)
    friend.until(lambda: friend.number == host.number)
    friend.page.wait_for_timeout(500)
    assert friend.page.evaluate("window.notes") == 0
    friend.button("Sounds").click()
    friend.button("Sounds").click()
    friend.until(lambda: friend.page.evaluate("window.notes") > 0, told="whoever switches sounds on hears one")


def luminance(colour: str) -> float:
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("game", ["rise", "ether"])
def test_the_empty_part_of_a_slider_is_light_on_a_light_page(enter: Enter, game: str) -> None:
    """A browser paints it, and almost black when the full part is too pale to stand out from white."""
    me = enter(color_scheme="light")
    me.page.goto("/settings")
    me.page.evaluate("game => { document.documentElement.dataset.game = game }", game)
    slider = me.page.get_by_role("slider", name="Volume")
    accent = slider.evaluate("one => getComputedStyle(one).accentColor")
    assert 1.05 / (luminance(accent) + 0.05) > 4.5


def test_nothing_moves_for_those_who_want_it_still(enter: Enter) -> None:
    me = enter(reduced_motion="reduce")
    for path in ("/", f"/table/{me.call('/api/play', {'pace': 'none', 'seed': CASTING})['id']}"):
        me.page.goto(path)
        me.page.get_by_role("heading").first.wait_for(state="attached")
        me.page.wait_for_load_state("networkidle")
        assert me.page.evaluate("document.getAnimations().length") == 0
    lively = enter(reduced_motion="no-preference")
    lively.page.goto("/")
    lively.page.get_by_role("heading").first.wait_for()
    lively.until(lambda: lively.page.evaluate("document.getAnimations().length") > 0)  # pictures come after the words


@pytest.mark.parametrize("size", chosen((195, 422), (640, 512), (720, 450)))
def test_at_twice_the_size_everything_is_still_there(enter: Enter, size: tuple[int, int]) -> None:
    """A page zoomed to 200 % has half the pixels: of a laptop, of a desktop, of a telephone."""
    me = enter(viewport={"width": size[0], "height": size[1]})
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    me.button("Cast no more").scroll_into_view_if_needed()
    expect(me.button("Cast no more")).to_be_visible()
    fits(me)
    for path in ("/", "/new", "/rules", "/settings"):
        me.page.goto(path)
        me.page.wait_for_load_state("networkidle")
        fits(me)


def test_two_fingers_zoom_the_board_and_one_drags_it(enter: Enter) -> None:
    me = enter(**PHONE)
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    box = me.page.get_by_role("group", name="Board").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = me.context.new_cdp_session(me.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x + dx, "y": y + dy, "id": i} for i, (dx, dy) in enumerate(points)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    touch("touchStart", (-20, 0), (20, 0))
    for apart in (40, 60, 80):
        touch("touchMove", (-apart, 0), (apart, 0))
    touch("touchEnd")
    me.until(lambda: me.page.evaluate(SCALE) > 1.5)
    assert me.number == 0
    before = me.page.get_by_role("gridcell").first.bounding_box()
    touch("touchStart", (0, 0))
    for way in (15, 30, 45):
        touch("touchMove", (way, way))
    touch("touchEnd")
    me.until(lambda: me.page.get_by_role("gridcell").first.bounding_box() != before)
    fits(me)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_whoever_plays_by_keyboard_is_inside_a_dialog_that_opens_and_back_where_they_were_after_it(
    enter: Enter, motion: str
) -> None:
    me = enter(reduced_motion=motion)
    me.page.goto(f"/table/{me.call('/api/play', {'pace': 'none', 'seed': CASTING})['id']}")
    menu = me.page.get_by_role("button", name="Menu")
    menu.focus()
    me.page.keyboard.press("Enter")
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    me.until(lambda: dialog.evaluate("one => one !== document.activeElement && one.contains(document.activeElement)"))
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(menu).to_be_focused()
