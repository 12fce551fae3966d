"""Czech and English, switched while one plays."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Enter
from .people import CASTING, begun


def test_the_language_changes_at_once_and_nothing_else_does(enter: Enter) -> None:
    me = enter()
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    html, question = me.page.locator("html"), me.now.get_by_role("heading")
    expect(html).to_have_attribute("lang", "en")
    expect(question).to_have_text("Do you want to cast? You have 5 light.")
    number = me.number
    me.button("Česky").click()
    expect(html).to_have_attribute("lang", "cs")
    heading = me.page.get_by_role("region", name="Co teď").get_by_role("heading")
    expect(heading).to_contain_text("Chceš něco seslat?")
    expect(me.page.get_by_role("log")).to_contain_text("Rytíř")
    expect(me.page.get_by_role("log")).not_to_contain_text("Knight")
    expect(me.page.get_by_role("gridcell", name="studánka").first).to_be_visible()
    assert me.number == number
    me.page.reload()
    expect(heading).to_contain_text("Chceš něco seslat?")
    me.button("English").click()
    expect(question).to_have_text("Do you want to cast? You have 5 light.")


def test_everyone_at_the_table_keeps_their_own_language(enter: Enter) -> None:
    czech, english = enter(locale="cs-CZ"), enter()
    table = czech.call("/api/tables", {"visibility": "public", "seed": CASTING})["id"]
    english.call(f"/api/tables/{table}/sit")
    begun(table, czech, english)
    expect(czech.page.get_by_role("log")).to_contain_text("Rytíř")
    expect(english.page.get_by_role("log")).to_contain_text("Knight")
    expect(czech.page.get_by_role("heading", name="Chceš něco seslat?")).to_be_visible()
