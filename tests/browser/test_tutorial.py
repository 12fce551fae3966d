"""The first game: whoever does what the guide says reaches the end and wins."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Enter
from .visitor import Visitor

MOST = 60  # things the guide may ask for
SIMPLE = {"read": "I see", "hint": "Advise me", "undo": "Take back"}


@pytest.mark.parametrize("width", [1440, 390] if os.environ.get("SNAR_LONG") else [390])
def test_the_guide_leads_a_newcomer_to_victory(enter: Enter, width: int) -> None:
    me = enter(viewport={"width": width, "height": 900 if width > 390 else 844})
    me.page.goto("/")
    me.page.get_by_role("link", name="Learn to play").click()
    me.button("Begin the first game").click()
    me.at_table()
    guide, said = me.page.get_by_role("complementary", name="Guide"), []
    counter, counted = guide.get_by_text(re.compile(r"^\d+ of \d+$")), []
    for _ in range(MOST):
        prompt = next_prompt(me, guide, said[-1] if said else "")
        said.append(prompt)
        counted.append(int(counter.inner_text().split()[0]) if counter.count() else 0)
        if prompt == "why" and width == 390:
            expect(guide).to_contain_text("under the tab Hand")
        if prompt == "won":
            break
        obey(me, str(guide.get_attribute("data-do")))
    assert said[-1] == "won"
    assert len(set(said)) > 25
    assert [number for number in counted if number] == sorted(number for number in counted if number)
    expect(guide.get_by_role("button", name="Play now")).to_be_visible()
    me.button("Result of the game").click()
    expect(me.page.get_by_role("dialog", name="End of the game")).to_contain_text("You win")


def next_prompt(me: Visitor, guide: Locator, before: str) -> str:
    """What the guide says next, when it is our turn to do something."""
    name = ""

    def said() -> bool:
        nonlocal name
        name = guide.evaluate_all("all => all[0]?.dataset.prompt ?? ''")
        return name not in ("", "wait", before)

    me.until(said)
    return name


def obey(me: Visitor, wanted: str) -> None:
    """Do it with the mouse: on the guide, in the hand, on the board or among the answers."""
    verb, _, what = wanted.partition(" ")
    if verb in SIMPLE:
        me.button(SIMPLE[verb]).first.click()
    elif verb == "why":
        show(me, "Hand")
        me.button("Why not?").first.click()
        show(me, "Now")
    elif verb == "cast":
        me.now.get_by_role("button", name="Cast").first.click()
    elif re.fullmatch(r"r\d+", verb):
        while me.page.get_by_role("radio", checked=True).get_attribute("aria-label") != label(me, verb):
            me.page.get_by_role("button", name=re.compile("^Turn")).click()
        me.button("Lay it").click()
    elif verb == "move" or me.page.locator(f'[data-field="{verb}"]').count():
        me.page.locator(f'[data-field="{what or verb}"]').click()
    else:
        me.now.get_by_role("button", name=label(me, wanted)).first.click()


def show(me: Visitor, part: str) -> None:
    """On a narrow screen the hand lies under a tab."""
    tabs = me.page.get_by_role("navigation", name="Parts of the table")
    if tabs.count():
        tabs.get_by_role("button", name=part).click()


def label(me: Visitor, key: str) -> str:
    """How the page calls an option."""
    asked = (frame["choice"] for frame in reversed(me.frames) if frame.get("choice"))
    return str(next(option["label"] for option in next(asked)["options"] if option["key"] == key))
