"""Time control on the page."""

from __future__ import annotations

import re
import time
from itertools import product

import pytest
from playwright.sync_api import expect

from .conftest import Enter
from .looks import DESK, LAPTOP, PHONE, chosen, healthy, resize
from .people import begun, friends
from .visitor import Visitor

SIZES = (LAPTOP, DESK, PHONE)
CLOCK = {"kind": "answer", "seconds": 5, "increment": 0}


@pytest.mark.parametrize("width", chosen(390, 1440))
def test_the_page_shows_the_time_run_out_and_a_bot_answers_instead(enter: Enter, width: int) -> None:
    host, friend = friends(enter, clock={**CLOCK, "timeout": "bot"})
    for visitor in (host, friend):
        visitor.page.set_viewport_size({"width": width, "height": 844})
        expect(visitor.page.get_by_role("banner").get_by_role("timer", name=re.compile(r"0:0\d left"))).to_be_visible()
    before = host.number
    host.until(lambda: host.number > before)
    told = host.page.get_by_role("region", name="Messages").get_by_text("time is up")
    expect(told.first).to_have_text(re.compile(r"(Guest|Host): time is up"))  # a name, as people call each other


def test_whoever_lets_the_time_run_out_loses_where_that_was_agreed(enter: Enter) -> None:
    host, friend = enter(), enter()
    table = host.call("/api/tables", {"visibility": "public", "clock": {**CLOCK, "timeout": "resign"}})["id"]
    friend.call(f"/api/tables/{table}/sit")
    begun(table, host, friend)
    for visitor in (host, friend):
        visitor.until(lambda visitor=visitor: visitor.over)
    host_lost = host.last("over")["result"]["resigned"] == 0
    for visitor, lost in ((host, host_lost), (friend, not host_lost)):
        end = visitor.page.get_by_role("dialog", name="End of the game")
        expect(end).to_contain_text("Not this time" if lost else "You win")


def seconds(me: Visitor) -> int:
    minutes, _, rest = me.page.get_by_role("banner").get_by_role("timer").inner_text().strip().partition(":")
    return 60 * int(minutes) + int(rest)


def test_the_clock_tells_the_truth_whatever_others_say_and_whoever_comes_and_goes(enter: Enter) -> None:
    host, friend = friends(enter, clock={"kind": "answer", "seconds": 180})
    watcher = enter()
    early, shown, began = time.monotonic(), seconds(host), time.monotonic()
    for _ in range(3):
        watcher.page.goto(host.page.url)
        watcher.at_table()
        watcher.page.goto("/")
        friend.page.evaluate(SAY)
    host.until(lambda: seconds(host) < shown)
    for visitor, size in product((host, friend), SIZES):
        resize(visitor, size)
        least, passed, most = time.monotonic() - began, shown - seconds(visitor), time.monotonic() - early
        assert least - 3 < passed < most + 3, "as much time has passed as has passed"


SAY = """async () => {
  const socket = new WebSocket(location.href.replace('http', 'ws').replace('/table/', '/ws/'))
  await new Promise((done) => (socket.onopen = done))
  socket.send(JSON.stringify({ t: 'hello', v: 1, seq: 0 }))
  socket.send(JSON.stringify({ t: 'say', text: 'ahoj' }))
  await new Promise((done) => setTimeout(done, 200))
  socket.close()
}"""


def test_whoever_was_late_is_told_so_and_plays_on_with_one_click(enter: Enter) -> None:
    host, _friend = friends(enter, clock={**CLOCK, "timeout": "bot"}, pace="slow")
    here = host.button("I am here again")
    for size in SIZES:
        resize(host, size)
        expect(here).to_be_visible()
        healthy(host)
    here.click()
    expect(here).to_have_count(0)
    expect(host.now.get_by_role("heading").first).to_be_visible()
    assert host.last("info")["clock"]["running"] == [0]
