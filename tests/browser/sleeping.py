"""How a scripted sleeper plays Etherfields: reads what there is to read and does what the bot advises."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import TimeoutError, expect

from snar.server.ether.opening import EtherAgreement

from .visitor import Visitor

DREAM = {"game": "ether", "seed": "zvoneni", "visibility": "public", "pace": "none"}


def dream(**wanted: object) -> dict[str, object]:
    """What to ask for: the words of the agreement in their place, the rest beside them."""
    words = EtherAgreement.__struct_fields__
    about = {name: value for name, value in wanted.items() if name not in words}
    return {**DREAM, **about, "agreement": {name: wanted[name] for name in words if name in wanted}}


def table(me: Visitor, **more: object) -> str:
    return str(me.call("/api/tables", dream(**more))["id"])


def asleep(me: Visitor, id: str) -> Visitor:
    me.page.goto(f"/table/{id}")
    me.until(lambda: me.frames and me.last("table"))
    me.page.locator(".ask, dialog[open]").first.wait_for()
    return me


def topic(me: Visitor) -> str:
    return str((me.last("table", "update").get("choice") or {}).get("topic", ""))


def acting(me: Visitor) -> bool:
    """Is the sleeper free to act, with nothing over the table?"""
    return topic(me) == "action" and not me.page.locator("dialog[open]").count()


def turn_pages(me: Visitor) -> None:
    """Read on until the book is closed; a page that asks gets its first answer."""
    while True:
        on = me.page.locator("dialog[open] .push")
        asked = me.page.locator("dialog[open] .choices button")
        if asked.count():
            before = me.number
            asked.first.click()
            me.until(lambda before=before: me.number != before or not me.asked)
        elif on.count():
            on.first.click()
        else:
            return


def payment(me: Visitor) -> bool:
    return bool(me.page.locator(".pay").count())


def pay(me: Visitor) -> bool:
    """With cards the page picks; if they do not suffice, or it is a friend who pays, the payment is left."""
    paying = me.page.get_by_role("region", name="Payment")
    done = paying.locator("button.primary")
    if paying.get_by_role("button", name="Add nothing").count():
        paying.get_by_role("button", name="Add nothing").click()
        return True
    if not done.is_enabled():
        paying.get_by_role("button", name="Pick for me").click()
        try:
            expect(done).to_be_enabled(timeout=4000)
        except AssertionError:
            me.page.keyboard.press("Escape")
            return False
    done.click()
    return True


def answer(me: Visitor) -> None:
    """One answer, the one the bot advises, with as many clicks as the page wants for it."""
    turn_pages(me)
    if me.over or not me.asked:
        return
    before = me.number
    if payment(me):
        if pay(me):
            me.until(lambda: me.number != before or me.over)
        return
    try:
        me.button("Advise me").click(timeout=3000)
        me.now.locator(".advice .link").first.click(timeout=5000)
    except TimeoutError:  # something else happened meanwhile
        return
    me.until(lambda: me.number != before or payment(me) or me.over or dared(me))
    if me.number == before and payment(me) and not pay(me):
        me.now.locator(".option.final").first.click()
    me.until(lambda: me.number != before or me.over or dared(me))


def dared(me: Visitor) -> bool:
    """What might kill is asked about; whoever plays as the bot advises does it all the same."""
    sure = me.page.locator("dialog[open] .answers .primary")
    if sure.count():
        sure.click()
    return False


def play(people: list[Visitor], ready: Callable[[], bool], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not ready() and not any(me.over for me in people):
        assert time.monotonic() < end, f"{[topic(me) for me in people]} after {seconds} s"
        for me in people:
            answer(me)
            latest = max(other.number for other in people)
            for other in people:
                other.until(lambda other=other, latest=latest: other.number >= latest or other.over)


def dreaming(me: Visitor, **more: object) -> Visitor:
    """In a dream, free to act."""
    asleep(me, table(me, **{"seats": ["me"], **more}))
    play([me], lambda: acting(me), 60)
    return me
