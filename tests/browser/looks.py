"""How a page looks wherever it is opened: nothing sticks out, axe has nothing to say, in every size and theme."""

from __future__ import annotations

import os
import time
from typing import TypeVar

from run import WEB

from .visitor import PATIENCE, Visitor

Size = tuple[int, int]
T = TypeVar("T")
LONG = bool(os.environ.get("SNAR_LONG"))
LAPTOP, DESK, PHONE = (1280, 720), (1440, 900), (390, 844)
THEMES = ("dark", "light")
AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = """rules => axe.run({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
  .then(found => found.violations.map(one => [one.id, one.nodes.map(node => node.html.slice(0, 160))]))"""
# Whatever sticks out to the right, unless it lies in a part that scrolls by itself or is a drawing.
STICKS_OUT = """() => {
  const root = [document.body, document.documentElement]
  const scrolls = one => !root.includes(one) && getComputedStyle(one).overflowX !== 'visible'
  const inside = one => one.parentElement && (scrolls(one.parentElement) || inside(one.parentElement))
  const wide = one => one.getBoundingClientRect().width > 1 && one.getBoundingClientRect().right > innerWidth + 1
  const found = [...document.querySelectorAll('body *')].filter(one => !one.closest('svg') && wide(one) && !inside(one))
  const told = found.map(one => one.outerHTML.slice(0, 90))
  return document.documentElement.scrollWidth > innerWidth ? ['the page scrolls', ...told] : told
}"""


def chosen(*cases: T) -> tuple[T, ...]:
    """All of them in the long run, the first one in the plain run."""
    return cases if LONG else cases[:1]


def healthy(me: Visitor, *rules: str) -> None:
    """By all rules, or by some. The content security policy allows no script tag: the page is asked to read axe out."""
    if not me.page.evaluate("'axe' in window"):
        me.page.evaluate(AXE)
    found = me.page.evaluate(RUN, list(rules) or None)
    assert found == [], found


def healthy_while_held(me: Visitor, *rules: str) -> None:
    """The same where the clock of the page stands still: axe gets the little time it wants."""
    if not me.page.evaluate("'axe' in window"):
        me.page.evaluate(AXE)
    me.page.evaluate(
        f"rules => {{ window.found = null; ({RUN})(rules).then(all => {{ window.found = all }}) }}", [*rules] or None
    )
    me.until(lambda: me.page.clock.run_for(1) or me.page.evaluate("window.found !== null"), told="axe does not answer")
    found = me.page.evaluate("window.found")
    assert found == [], found


def fits(me: Visitor) -> None:
    """Once the page has settled: a window that was just made narrow is laid out anew."""
    end = time.monotonic() + PATIENCE
    while (found := me.page.evaluate(STICKS_OUT)) and time.monotonic() < end:
        me.page.wait_for_timeout(50)
    assert found == []


def resize(me: Visitor, size: Size) -> None:
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    me.until(lambda: me.page.evaluate("[innerWidth, innerHeight]") == [*size])


def dress(me: Visitor, theme: str) -> None:
    me.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)


def everywhere(me: Visitor, *sizes: Size) -> None:
    """In all sizes, on a desk and on a phone unless told otherwise. A theme changes nothing but colours.

    The plain run asks axe for everything in the first size and for the light colours in the last."""
    sizes = sizes or (DESK, PHONE)
    for size in sizes:
        resize(me, size)
        fits(me)
        if LONG or size == sizes[0]:
            dress(me, THEMES[0])
            healthy(me)
        if LONG or size == sizes[-1]:
            dress(me, THEMES[1])
            healthy(me, "color-contrast")
