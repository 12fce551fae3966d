"""axe-core finds nothing to complain about, on any page, in either theme."""

from __future__ import annotations

import pytest

from .conftest import Enter
from .looks import DESK, LONG, PHONE, chosen, dress, healthy
from .people import CASTING, invitation
from .playing import play_until_curtain
from .visitor import Visitor

PLAIN = ("/", "/new", "/games", "/learn", "/cards", "/rules", "/rules?game=ether", "/settings", "/table/none")
PAGES = (*PLAIN, "/replay/{}", "/fair/{}", "/table/{}")


def both(me: Visitor) -> None:
    """In both themes; the plain run looks at the light one, as other tests look at the dark one."""
    dress(me, "light")
    healthy(me)
    if LONG:
        dress(me, "dark")
        healthy(me, "color-contrast")


def test_no_page_has_a_barrier(enter: Enter, finished: str) -> None:
    me = enter()
    for path in PAGES:
        me.open(path.format(finished))
        both(me)


@pytest.mark.parametrize("size", chosen(PHONE, DESK))
def test_a_running_game_has_no_barrier(enter: Enter, size: tuple[int, int]) -> None:
    me = enter(viewport={"width": size[0], "height": size[1]})
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    me.now.get_by_role("heading").wait_for()
    both(me)  # something to cast
    me.now.get_by_role("button", name="Cast an Observatory").click()
    me.page.get_by_role("radiogroup").wait_for()
    both(me)  # a card to turn
    me.button("Lay it").click()
    me.button("Cast no more").click()
    me.page.get_by_text("fields are lit").wait_for()
    me.page.get_by_role("gridcell", name="for ").first.hover()
    me.button("Advise me").click()
    me.page.get_by_text("The bot would choose").wait_for()
    both(me)  # somewhere to go, and advice
    me.button("Menu").click()
    both(me)


def test_the_way_to_a_table_has_no_barrier(enter: Enter) -> None:
    host, friend = enter(), enter()
    host.page.goto("/new")
    host.page.get_by_text("More choices").click()
    both(host)
    host.button("Prepare the table").click()
    link = invitation(host)
    both(host)
    friend.page.goto(link)
    friend.button("Sit down").wait_for()
    both(friend)


def test_the_curtain_has_no_barrier(enter: Enter) -> None:
    me = enter()
    table = me.call("/api/tables", {"seats": ["me", "local"], "pace": "none", "seed": CASTING})["id"]
    me.page.goto(f"/table/{table}")
    me.at_table()
    play_until_curtain(me, me.last("table", "update")["seat"])
    me.button("It is me").wait_for()
    both(me)
