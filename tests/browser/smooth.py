"""How smoothly a page goes: tasks that keep it from answering, and things that jump on it, while a moment is shown.

A task is measured by the processor time of the page's main thread, times four: what it takes on a processor four times
slower that has nothing else to do. By the clock the same task takes anything, on a machine where others work, too."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any, NamedTuple

from .moments import Moment
from .visitor import Visitor

SLOWER = 4  # times: a laptop that is not new
SHIFT = 0.01
# What a page notices about itself from its beginning. A jump right after somebody's own click or key is expected:
# layout shift, as browsers count it, leaves it out.
WATCH = """(() => {
  const observe = (type, see) =>
    new PerformanceObserver(seen => seen.getEntries().forEach(see)).observe({ type, buffered: true })
  const named = one => one.node?.className?.baseVal ?? one.node?.className ?? one.node?.nodeName ?? 'gone'
  window.shifts = []
  observe('layout-shift', one => one.hadRecentInput || shifts.push([one.value, one.sources.map(named)]))
  window.WebSocket = class extends WebSocket {
    constructor(...where) { super(...where); window.line = this }
  }
})()"""
Shift = tuple[float, list[str]]


class Seen(NamedTuple):
    tasks: list[int]  # milliseconds on a slow processor
    shifts: list[Shift]

    @property
    def longest(self) -> int:
        return max(self.tasks, default=0)

    @property
    def shifted(self) -> float:
        return sum(value for value, _ in self.shifts)


class Watched:
    """Somebody at a table who answers as by the page, and a page that watches itself."""

    def __init__(self, me: Visitor) -> None:
        self.me = me
        me.context.add_init_script(WATCH)

    def shifts(self) -> list[Shift]:
        """Since it was asked last."""
        return [(value, names) for value, names in self.me.page.evaluate("shifts.splice(0)")]

    def sit(self, moment: Moment) -> None:
        """As far as the answer that leads to the moment."""
        me = self.me
        body = {"game": moment.game, "given": moment.given, "reader": moment.reader}
        id = me.call("/api/given", body)["id"]
        me.frames.clear()
        me.page.goto(f"/table/{id}")
        me.until(lambda: me.last("table").get("choice"), told=f"{moment.id}: nobody is asked")
        me.page.locator(".ask, dialog[open]").first.wait_for()
        me.until(lambda: me.page.evaluate("document.fonts.status") == "loaded")
        for line in moment.says[:-1]:
            self.clear()
            self.say(line)
        self.clear()

    def show(self, moment: Moment) -> Seen:
        """What happens until all of it has been shown."""
        page, browser = self.me.page, self.me.context.browser
        assert browser
        self.shifts()
        browser.start_tracing(page=page, categories=["toplevel"])
        try:
            self.say(moment.says[-1])
            self.me.until(lambda: self.reached(moment), told=f"{moment.id} is not shown")
            self.me.until(lambda: not page.locator(".moment, .moments kbd").count())
        finally:
            traced = json.loads(browser.stop_tracing())["traceEvents"]
        return Seen([round(one * SLOWER) for one in busy(traced)], self.shifts())

    def reached(self, moment: Moment) -> bool:
        """A page that lies over it is closed, unless a page and its picture are what one waits for."""
        if self.me.page.locator(moment.shows).count():
            return True
        if "picture" not in moment.shows and self.me.page.locator("dialog[open] .page.paper").count():
            self.me.page.keyboard.press("Escape")
        return False

    def say(self, line: str) -> None:
        me = self.me
        before, seat = me.number, me.last("table", "update")["seat"]
        answer = {"t": "answer", "n": before, "line": line, "seat": seat}
        me.page.keyboard.press("Shift")  # an answer is somebody's own click or key
        me.page.evaluate("answer => line.send(answer)", json.dumps(answer))
        me.until(lambda: me.number > before or me.over or me.last("refused"), told=f"{line} is not heard")
        assert not me.last("refused"), me.last("refused")

    def clear(self) -> None:
        """Nothing lies over the table, nothing moves on it."""
        page = self.me.page
        page.keyboard.press("Escape")
        while page.locator("dialog[open], .moment").count():
            page.keyboard.press("Escape")
            page.wait_for_timeout(20)


def busy(traced: list[dict[str, Any]]) -> list[float]:
    """Milliseconds that each task of the page took of the processor: of all pages there are, the one that did most."""
    mains = {(one["pid"], one["tid"]) for one in traced if one.get("args", {}).get("name") == "CrRendererMain"}
    found: dict[tuple[int, int], list[float]] = defaultdict(list)
    for one in traced:
        if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) in mains:
            found[one["pid"], one["tid"]].append(one.get("tdur", 0) / 1000)
    return max(found.values(), key=sum)
