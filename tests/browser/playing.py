"""How a scripted human plays: asks the bot for advice and clicks on what it would do."""

from __future__ import annotations

import time

from .visitor import Visitor

BEGINS = ("cast ", "spell")


def answer(me: Visitor) -> None:
    """One answer, with as many clicks as the page wants for it; a lone option may answer itself meanwhile."""
    before = me.number
    me.button("Advise me").click()
    best = me.now.get_by_role("listitem").filter(has=me.page.locator("button.link")).first
    me.until(lambda: best.count() or me.number != before or me.over)
    if me.number != before or me.over:
        return
    best.get_by_role("button").click()
    if me.last("advice")["top"][0]["key"].startswith(BEGINS):
        complete(me, before)
    me.until(lambda: me.number != before or me.over)


def complete(me: Visitor, before: int) -> None:
    """A line that was begun: a field, a rotation, a target, until it is whole and sent."""
    seen = ""

    def changed() -> bool:
        return me.number != before or me.over or (staged(me) and me.question != seen)

    while True:
        me.until(changed)
        if me.number != before or me.over:
            return
        seen = me.question
        further(me)


def staged(me: Visitor) -> bool:
    return bool(me.button("One step back").count())


def further(me: Visitor) -> None:
    fields = me.page.get_by_role("gridcell", name="can be chosen")
    if me.page.get_by_role("radiogroup").count():
        me.button("Lay it").click()
    elif fields.count():
        fields.first.click()
    else:
        me.now.get_by_role("listitem").get_by_role("button").first.click()


def play(people: list[Visitor], seconds: float, until_round: int = 10_000) -> None:
    """Whoever is asked answers, until the end, a round, or for too long."""
    end = time.monotonic() + seconds
    while not any(me.over for me in people) and people[0].round < until_round:
        assert time.monotonic() < end, f"round {people[0].round} after {seconds} s"
        asked = next((me for me in people if me.asked), None)
        if asked:
            answer(asked)
            settle(people, asked)
        else:
            people[0].page.wait_for_timeout(5)


def settle(people: list[Visitor], ahead: Visitor) -> None:
    """Until everyone has heard of it."""
    for other in people:
        other.until(lambda other=other: other.number >= ahead.number or other.over)


def play_until_curtain(me: Visitor, seat: int) -> None:
    """To the end of this one's turn at a device that two share."""
    while me.last("table", "update")["seat"] == seat:
        answer(me)
        me.until(lambda: me.asked)
