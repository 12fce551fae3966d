"""The stage over the board: what happens is shown as what it is, at everyone's own pace, and never in the way."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .conftest import Enter
from .looks import DESK, LAPTOP, PHONE, chosen, dress, fits, healthy_while_held, resize
from .people import CASTING
from .visitor import Visitor

Told = tuple[dict[str, Any], str]
SUMS = {"mine": [["die", 5], ["moc", 4], ["tokens", 1]], "theirs": [["die", 6], ["moc", 3]], "why": "higher"}
DUEL: Told = (
    {"kind": "duel", "actor": "rytir", "to": "stin", "source": "won", "amount": 1, "details": SUMS},
    "A duel.",
)
# Every kind of moment: what happened, and what has to be seen of it.
MOMENTS: list[tuple[str, Told, list[str]]] = [
    ("card", ({"kind": "event", "actor": "rytir", "source": "nocni-vratny"}, "The Knight meets an event."),
     ["Event", "Night Porter", "power 6", "The Knight meets an event."]),
    ("card", ({"kind": "cast", "actor": "stin", "source": "sopka", "to": "23"}, "The Shadow casts Volcano."),
     ["Cast", "Volcano", "The Shadow casts Volcano."]),
    ("die", ({"kind": "roll", "actor": "rytir", "source": "movement", "amount": 7}, "The Knight rolls: 7."),
     ["7", "Movement", "The Knight rolls"]),
    ("duel", DUEL, ["Knight", "Shadow", "+ 4", "power", "tokens", "= 10", "= 9", "wins", "The higher sum wins"]),
    ("note", ({"kind": "lives", "actor": "stin", "amount": -2}, "The Shadow loses 2 lives."),
     ["−2 lives", "The Shadow loses 2 lives."]),
    ("note", ({"kind": "skip", "actor": "stin", "source": "sopka"}, "The Shadow will miss a turn."),
     ["The Shadow will miss a turn."]),
    ("banner", ({"kind": "annex", "actor": "rytir", "to": "filnerin"}, "The Knight annexes Filnerin."),
     ["Filnerin", "The Knight annexes Filnerin."]),
]  # fmt: skip
CUT_OFF = """() => {
  const box = document.querySelector('.moment').getBoundingClientRect()
  const out = one => one.left < box.left - 1 || one.right > box.right + 1 || one.bottom > box.bottom + 1
  const parts = [...document.querySelectorAll('.moment p, .moment .drawn, .moment .side')]
  return [...(box.left < 0 || box.right > innerWidth ? ['the moment'] : []),
    ...parts.filter(one => out(one.getBoundingClientRect())).map(one => one.textContent)]
}"""
SHIFTS = """() => {
  window.shifts = 0
  new PerformanceObserver(list => { for (const one of list.getEntries()) window.shifts += one.value })
    .observe({ type: 'layout-shift' })
  window.forms = new Set()
  new MutationObserver(() => window.forms.add(document.querySelector('.moment')?.classList[1]))
    .observe(document.body, { subtree: true, childList: true })
}"""


def seated(me: Visitor, held: bool = True) -> WebSocketRoute:
    """At a table whose line a test can speak on. Where the clock is held, a moment stays until it is told to go."""
    lines: list[WebSocketRoute] = []

    def listen(page: WebSocketRoute) -> None:
        lines.append(page)
        page.connect_to_server()

    me.page.route_web_socket("**/ws/*", listen)
    me.page.clock.install()
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    me.until(lambda: me.asked)
    if held:
        me.page.clock.pause_at(me.page.evaluate("Date.now() / 1000") + 1)
    return lines[-1]


def happens(me: Visitor, line: WebSocketRoute, *told: Told) -> None:
    """A frame after which everything is as before."""
    table = me.last("table")
    now = {name: table[name] for name in ("seq", "n", "seat", "asked", "choice", "reach", "undo", "clock")}
    events = [{"n": table["n"], **event} for event, _ in told]
    lines = [{"n": table["n"], "kind": e["kind"], "actor": e.get("actor", ""), "text": text} for e, text in told]
    line.send(json.dumps({"t": "update", "after": table["seq"], **now, "view": {}, "events": events, "lines": lines}))
    me.page.locator(".moments kbd").wait_for(state="attached")
    me.page.clock.run_for(40)  # a moment comes when the board has been painted


@pytest.mark.parametrize("motion", chosen("reduce", "no-preference"))
def test_every_kind_of_moment_shows_all_that_there_is_to_know(enter: Enter, motion: str) -> None:
    """With reduced motion nothing of it is missing; axe, the sizes and the themes are looked at in one of the two."""
    me = enter({"stage": "slow", "captions": True}, reduced_motion=motion)
    line = seated(me)
    stage = me.page.locator(".moment")
    for form, told, seen in MOMENTS:
        happens(me, line, told)
        expect(stage).to_have_class(re.compile(rf"\b{form}\b"))
        shown = stage.text_content() or ""
        assert [words for words in seen if words not in re.sub(r"\s+", " ", shown)] == []
        expect(me.page.locator(".caption")).to_be_visible()
        if motion == "reduce":
            assert me.page.evaluate("document.getAnimations().length") == 0
        me.page.keyboard.press("Escape")
        expect(stage).to_have_count(0)


def test_moments_fit_wherever_they_are_shown_and_axe_has_nothing_to_say(enter: Enter) -> None:
    me = enter({"stage": "slow"})
    line = seated(me)
    for size in (DESK, LAPTOP, PHONE):
        resize(me, size)
        me.page.clock.run_for(20)  # the board is laid out anew
        for form, told, _ in (MOMENTS[0], MOMENTS[3], MOMENTS[6]):
            happens(me, line, told, told, told)
            me.page.locator(f".moment.{form}").wait_for()
            me.until(lambda: me.page.evaluate(CUT_OFF) == [], told=f"{size}: {me.page.evaluate(CUT_OFF)}")
            fits(me)
            if size == DESK:
                healthy_while_held(me, *(("color-contrast",) if form == "duel" else ()))
            me.page.keyboard.press("Escape")
    dress(me, "light")
    happens(me, line, DUEL)
    me.page.locator(".moment.duel").wait_for()
    healthy_while_held(me, "color-contrast")


def test_a_click_goes_on_an_answer_cuts_it_all_and_the_last_moments_can_be_seen_again(enter: Enter) -> None:
    me = enter({"stage": "slow"})
    line = seated(me)
    stage = me.page.locator(".moment")
    happens(me, line, *(told for _, told, _ in MOMENTS))
    expect(stage).to_contain_text("Night Porter")
    stage.click()
    expect(stage).to_contain_text("Volcano")
    before = me.number
    me.button("Cast no more").click()
    me.until(lambda: me.number > before)
    expect(stage.filter(has_text="Volcano")).to_have_count(0)
    me.button("Skip what moves on the board").click()
    expect(stage).to_have_count(0)
    me.page.keyboard.press("m")
    expect(stage).to_contain_text("Night Porter")
    me.page.keyboard.press("Escape")
    expect(stage).to_have_count(0)
    me.page.clock.resume()
    me.page.reload()  # whoever comes late sees what happened from the tape
    me.at_table()
    me.button("Play the last moments again").click()
    expect(stage).to_be_visible()


def test_nothing_on_the_page_jumps_while_moments_are_shown(enter: Enter) -> None:
    me = enter({"stage": "quick"}, reduced_motion="no-preference")
    line = seated(me, held=False)
    me.page.evaluate(SHIFTS)
    happens(me, line, MOMENTS[2][1], DUEL, MOMENTS[6][1])
    me.until(lambda: me.page.evaluate("forms.has('die') && forms.has('duel') && forms.has('banner')"))
    expect(me.page.locator(".moment")).to_have_count(0)
    assert me.page.evaluate("shifts") < 0.01
