"""The stage still looks as it did when somebody looked at it: small pictures are compared as an eye would."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from .conftest import Enter
from .looks import Size
from .moments import BY_ID, Stage, held
from .pictures import ALIKE, CHOSEN, EVERY, LOOKS, difference, looked_at, reference, small

IDS = EVERY if os.environ.get("SNAR_LONG") else CHOSEN[::2]
# What a test by words would not notice.
BROKEN = {
    "its style is gone": "document.querySelectorAll('.moment, .moment *').forEach(one => one.removeAttribute('class'))",
    "its picture is gone": "document.querySelectorAll('.moment svg').forEach(one => one.remove())",
    "its colours are gone": "document.querySelector('.moment').style.filter = 'grayscale(1) contrast(0.5)'",
}


@pytest.fixture
def eye(chromium: Browser) -> Iterator[Page]:
    page = chromium.new_page()
    yield page
    page.close()


def apart(eye: Page, stage: Stage, id: str, look: tuple[Size, str]) -> float:
    """How far it is from what it was."""
    _, now = small(eye, looked_at(stage, BY_ID[id], look))
    _, then = small(eye, reference(BY_ID[id], look).read_bytes())
    return difference(now, then)


def test_every_moment_looks_as_it_did(enter: Enter, eye: Page) -> None:
    stage = held(enter({"stage": "usual"}))
    found = {}
    for id in IDS:
        stage.play(BY_ID[id])
        found |= {reference(BY_ID[id], look).name: round(apart(eye, stage, id, look), 1) for look in LOOKS}
    wrong = {name: far for name, far in found.items() if far > ALIKE}
    assert wrong == {}, "look at them; if they are right, `python -m tests.browser.pictures` writes them anew"


def test_a_broken_stage_is_noticed(enter: Enter, eye: Page) -> None:
    """The same moment, with something taken away that no word tells of."""
    stage = held(enter({"stage": "usual"}))
    for what, breaks in BROKEN.items():
        stage.play(BY_ID["rise-event"])
        assert apart(eye, stage, "rise-event", LOOKS[0]) <= ALIKE
        stage.me.page.locator(".moment").evaluate("one => one.dataset.marked = 'moment'")
        stage.me.page.evaluate(breaks)
        part = stage.me.page.locator("[data-marked]")
        _, now = small(eye, part.screenshot())
        _, then = small(eye, reference(BY_ID["rise-event"], LOOKS[0]).read_bytes())
        assert difference(now, then) > 2 * ALIKE, what
