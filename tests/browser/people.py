"""How people come together at a table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Enter
from .visitor import Visitor

CASTING = "mesic"  # a seed that lets the first player cast at once


def invitation(host: Visitor) -> str:
    host.button("Copy a link for friends").click()
    link = host.page.get_by_label("Invitation link")
    expect(link).to_have_value(re.compile("/join/"))
    return link.input_value()


def join(visitor: Visitor, link: str, name: str) -> None:
    visitor.page.goto(link)
    visitor.page.get_by_label("Your name").fill(name)
    visitor.button("Sit down").click()


def friends(enter: Enter, **options: object) -> list[Visitor]:
    """Two people at a running table of a known seed, each at a browser."""
    host, friend = enter(), enter()
    table = host.call("/api/tables", {"visibility": "public", "seed": CASTING, **options})["id"]
    friend.call(f"/api/tables/{table}/sit")
    begun(table, host, friend)
    return together([host.at_table(), friend.at_table()])


def begun(table: str, *people: Visitor) -> None:
    """Everyone opens the table: the pages say the words for the dice, and the game begins with the last."""
    for visitor in people:
        visitor.page.goto(f"/table/{table}")
    for visitor in people:
        visitor.until(lambda visitor=visitor: visitor.last("table", "update").get("view"))


def together(people: list[Visitor]) -> list[Visitor]:
    """Everyone knows the same, and somebody is asked."""
    people[0].until(lambda: any(visitor.asked for visitor in people))
    for visitor in people:
        visitor.until(lambda visitor=visitor: visitor.number == max(other.number for other in people))
    return people
