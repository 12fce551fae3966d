"""Time control on the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Enter
from .people import friends

CLOCK = {"kind": "answer", "seconds": 5, "increment": 0}


@pytest.mark.parametrize("width", [1440, 390])
def test_the_page_shows_the_time_run_out_and_a_bot_answers_instead(enter: Enter, width: int) -> None:
    host, friend = friends(enter, clock={**CLOCK, "timeout": "bot"})
    for visitor in (host, friend):
        visitor.page.set_viewport_size({"width": width, "height": 844})
        expect(visitor.page.get_by_role("banner").get_by_role("timer", name=re.compile(r"0:0\d left"))).to_be_visible()
    before = host.number
    host.until(lambda: host.number > before)
    told = host.page.get_by_role("region", name="Messages").get_by_text("Time is up")
    expect(told).to_have_text(re.compile(r"Time is up: (Guest|Host)\."))  # a name, as people call each other


def test_whoever_lets_the_time_run_out_loses_where_that_was_agreed(enter: Enter) -> None:
    host, friend = enter(), enter()
    table = host.call("/api/tables", {"visibility": "public", "clock": {**CLOCK, "timeout": "resign"}})["id"]
    friend.call(f"/api/tables/{table}/sit")
    for visitor in (host, friend):
        visitor.page.goto(f"/table/{table}")
        visitor.until(lambda visitor=visitor: visitor.over)
    host_lost = host.last("over")["result"]["resigned"] == 0
    for visitor, lost in ((host, host_lost), (friend, not host_lost)):
        end = visitor.page.get_by_role("dialog", name="End of the game")
        expect(end).to_contain_text("Not this time" if lost else "You win")
