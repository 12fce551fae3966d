"""The stage and the end pages of Etherfields: every kind of moment is shown as what it is, never in the way, still
where nobody wants motion, and there again for whoever comes late."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from .conftest import Enter
from .looks import DESK, LAPTOP, PHONE, THEMES, dress, everywhere, fits, healthy_while_held, resize
from .moments import BY_ID, Moment, held
from .visitor import Visitor

LONG = bool(os.environ.get("SNAR_LONG"))

# What has to be seen of each, beside its form.
ON_STAGE = {
    "ether-tile": ["The landscape grows", "Kitchen"],
    "ether-luck-die": ["2", "luck die"],
    "ether-turn-card": ["Turn card", "Hour of the Owls"],
    "ether-entity": ["Wraith"],
    "ether-loss": ["+1", "Gambler", "distress", "Wraith"],
    "ether-gain": ["+1", "Gambler", "1 gem"],
    "ether-dream": ["House That Rings"],
    "ether-delta": ["Delta phase", "rest"],
    "ether-season": ["A new season"],
}
PAGES = {
    "ether-page": ["27"],
    "ether-death": ["You die", "Gambler"],
    "ether-exhausted": ["No turns are left"],
    "ether-victory": ["Won", "What you bring back"],
    "ether-fate": ["Fate"],
    "ether-slumber": ["A slumber", "Wraith"],
}
CUT_OFF = """() => {
  const box = document.querySelector('.moment').getBoundingClientRect()
  const out = one => one.left < box.left - 1 || one.right > box.right + 1 || one.bottom > box.bottom + 1
  const parts = [...document.querySelectorAll('.moment > p, .moment .drawn, .moment h3')]
  const skip = document.querySelector('.moments button')?.getBoundingClientRect() // above it, or below the map
  const level = skip && skip.bottom > box.top && skip.top < box.bottom
  return [...(box.left < 0 || box.right > innerWidth || box.bottom > innerHeight ? ['the moment'] : []),
    ...(level && skip.right > box.left && skip.left < box.right ? ['the button lies over it'] : []),
    ...parts.filter(one => out(one.getBoundingClientRect())).map(one => one.textContent)]
}"""
COVERED = """() => { const box = document.querySelector('.moment').getBoundingClientRect()
  const places = [0.1, 0.5, 0.9].flatMap(x => [0.1, 0.5, 0.9].map(y => [box.x + box.width * x, box.y + box.height * y]))
  return places.filter(at => !document.elementFromPoint(...at)?.closest('.moment')).length }"""


def seen(me: Visitor, moment: Moment) -> str:
    return re.sub(r"\s+", " ", me.page.locator(moment.shows).first.evaluate(
        "one => (one.closest('dialog, .moment') ?? one).textContent"))  # fmt: skip


# Has anything of a moment moved since the page was opened? It may be at rest again when somebody asks.
# Names of districts and of places that lie under the button that skips.
HIDDEN = """() => {
  const box = document.querySelector('.moments button').getBoundingClientRect()
  const under = one => one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom
  return [...document.querySelectorAll('.world text, .districts button')]
    .filter(one => under(one.getBoundingClientRect())).map(one => one.textContent)
}"""
MOVED = """for (const kind of ['animationstart', 'transitionrun'])
  addEventListener(kind, event => { window.moved ||= Boolean(event.target.closest?.('.moment')) }, true)"""


def shown(me: Visitor, wanted: dict[str, list[str]]) -> Iterator[Moment]:
    """One after another at the same browser, each with everything that has to be seen of it."""
    stage = held(me)
    for id, words in list(wanted.items())[:: 1 if LONG else 2]:
        stage.play(BY_ID[id])
        told = seen(me, BY_ID[id])
        assert [word for word in words if word not in told] == [], f"{id}: {told}"
        yield BY_ID[id]


def lies_well(me: Visitor) -> None:
    """Whole, in sight, under nothing else."""
    me.until(lambda: me.page.evaluate(CUT_OFF) == [], told=str(me.page.evaluate(CUT_OFF)))
    me.until(lambda: me.page.evaluate(COVERED) == 0, told="something lies over it")  # it may still be coming
    fits(me)


def test_every_kind_of_moment_is_shown_as_what_it_is_and_heard_in_words(enter: Enter) -> None:
    """Nothing moves where nobody wants it, and nothing is missing then; sound is off, so its caption is read."""
    me = enter({"stage": "usual", "captions": True, "sound": False})
    for moment in shown(me, ON_STAGE):
        expect(me.page.locator(".caption")).to_be_visible()
        assert me.page.evaluate("document.getAnimations().length") == 0
        for size in (PHONE, LAPTOP):
            resize(me, size)
            lies_well(me)
            if LONG or moment.name in ("loss", "tile", "delta"):
                for theme in THEMES:
                    dress(me, theme)
                    healthy_while_held(me, *(() if size == PHONE and theme == THEMES[0] else ("color-contrast",)))


def test_what_skips_a_moment_hides_no_name_of_the_map(enter: Enter) -> None:
    me = enter({"stage": "usual"})
    stage = held(me)
    for size in (DESK, LAPTOP, PHONE):
        resize(me, size)
        stage.play(BY_ID["ether-delta"])
        expect(me.button("Skip what moves")).to_be_visible()
        me.until(lambda: me.page.evaluate(HIDDEN) == [], told=str(me.page.evaluate(HIDDEN)))


@pytest.mark.skipif(not LONG, reason="SNAR_LONG=1 runs it: the same with motion")
def test_every_kind_of_moment_moves_where_nobody_minds(enter: Enter) -> None:
    me = enter({"stage": "usual"}, reduced_motion="no-preference")
    me.context.add_init_script(MOVED)
    for _ in shown(me, ON_STAGE):
        me.until(lambda: me.page.evaluate("window.moved"), told="it stands still")
        lies_well(me)


def test_every_end_has_a_page_of_its_own(enter: Enter) -> None:
    me = enter({"stage": "usual", "captions": True, "sound": False})
    for moment in shown(me, PAGES):
        assert me.page.evaluate("document.getAnimations().length") == 0
        me.page.clock.resume()  # the page stays, whatever the clock says
        assert me.page.locator("dialog[open]").evaluate("one => one.scrollTop") == 0  # read from its top
        if LONG or moment.name in ("death", "victory"):
            everywhere(me, PHONE, DESK)
        me.page.keyboard.press("Escape")
        expect(me.page.locator(moment.shows)).to_have_count(0)


def test_what_was_won_is_dealt_as_cards_and_not_told_a_second_time_as_a_list(enter: Enter) -> None:
    me = enter({"stage": "usual"})
    held(me).play(BY_ID["ether-rewards"])
    page = me.page.get_by_role("dialog")
    expect(page.locator(".dealt li")).to_have_count(8)
    expect(page.get_by_role("heading", name="Awakening")).to_be_visible()
    expect(page.get_by_text("New wisdom: Awakening")).to_have_count(0)
    expect(page.get_by_text("3 ether")).to_be_visible()  # what is no card is still told


def test_a_click_goes_on_a_key_and_the_next_answer_cut_it_all(enter: Enter) -> None:
    me = enter({"stage": "slow"})
    stage = held(me)
    shown = me.page.locator(".moment")
    stage.play(BY_ID["ether-loss"])
    shown.click()
    expect(shown.filter(has_text="+1")).to_have_count(0)
    me.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    me.page.keyboard.press("m")
    expect(shown).to_be_visible()
    before = me.number
    me.now.get_by_role("button", name=re.compile("^Stay")).click()
    expect(shown).to_have_count(0)
    me.until(lambda: me.number > before)


def test_whoever_joins_late_can_see_the_last_moments(enter: Enter) -> None:
    me = enter({"stage": "usual"})
    stage = held(me)
    stage.play(BY_ID["ether-loss"])
    late = enter({"stage": "usual"})
    late.page.goto(me.page.url)
    late.page.locator(".ask, dialog[open]").first.wait_for()
    expect(late.page.locator(".moment")).to_have_count(0)
    late.page.keyboard.press("m")
    expect(late.page.locator(".moment")).to_be_visible()


def test_a_key_pressed_right_after_a_dialog_was_closed_is_heard(enter: Enter) -> None:
    """Before the page has heard that it is closed, and before the focus has left it."""
    me = enter()
    stage = held(me)
    stage.sit(BY_ID["ether-tile"])
    me.page.keyboard.press("/")
    expect(me.page.locator("dialog[open] input")).to_be_focused()
    me.page.evaluate("""() => {
      const press = key => (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      press('Escape')
      press('?')
    }""")
    expect(me.page.get_by_role("dialog", name="Keys")).to_be_visible()
