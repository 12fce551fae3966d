"""axe-core finds nothing to complain about, on any page, in either theme."""

from __future__ import annotations

import pytest
from run import WEB

from .conftest import Enter
from .people import CASTING, invitation
from .visitor import Visitor

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = "axe.run().then(found => found.violations.map(one => [one.id, one.nodes.map(node => node.html.slice(0, 160))]))"
THEMES = ("dark", "light")
PLAIN = ("/", "/new", "/games", "/learn", "/cards", "/rules", "/settings", "/table/none")
PAGES = (*PLAIN, "/replay/{}", "/fair/{}", "/table/{}")


def healthy(me: Visitor) -> None:
    """The content security policy allows no script tag, so the page is asked to read it out."""
    if not me.page.evaluate("'axe' in window"):
        me.page.evaluate(AXE)
    assert me.page.evaluate(RUN) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", PAGES)
def test_no_page_has_a_barrier(enter: Enter, finished: str, path: str, theme: str) -> None:
    me = enter(color_scheme=theme)
    me.page.goto(path.format(finished))
    me.page.get_by_role("heading").first.wait_for(state="attached")
    me.page.wait_for_load_state("networkidle")
    healthy(me)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_running_game_has_no_barrier(enter: Enter, theme: str, size: tuple[int, int]) -> None:
    me = enter(color_scheme=theme, viewport={"width": size[0], "height": size[1]})
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    me.now.get_by_role("heading").wait_for()
    healthy(me)  # something to cast
    me.now.get_by_role("button", name="Cast an Observatory").click()
    me.page.get_by_role("radiogroup").wait_for()
    healthy(me)  # a card to turn
    me.button("Lay it").click()
    me.button("Cast no more").click()
    me.page.get_by_text("fields are lit").wait_for()
    me.page.get_by_role("gridcell", name="for ").first.hover()
    me.button("Advise me").click()
    me.page.get_by_text("The bot would choose").wait_for()
    healthy(me)  # somewhere to go, and advice
    me.button("Menu").click()
    healthy(me)


@pytest.mark.parametrize("theme", THEMES)
def test_the_way_to_a_table_has_no_barrier(enter: Enter, theme: str) -> None:
    host, friend = enter(color_scheme=theme), enter(color_scheme=theme)
    host.page.goto("/new")
    host.page.get_by_text("More choices").click()
    healthy(host)
    host.button("Prepare the table").click()
    link = invitation(host)
    healthy(host)
    friend.page.goto(link)
    friend.button("Sit down").wait_for()
    healthy(friend)


@pytest.mark.parametrize("theme", THEMES)
def test_the_curtain_has_no_barrier(enter: Enter, theme: str) -> None:
    me = enter(color_scheme=theme)
    table = me.call("/api/tables", {"seats": ["me", "local"], "pace": "none"})["id"]
    me.page.goto(f"/table/{table}")
    me.button("It is me").wait_for()
    healthy(me)
