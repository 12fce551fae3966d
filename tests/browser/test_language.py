"""Languages, chosen while one plays; a third one that was added to the server by texts alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from .conftest import Enter
from .people import CASTING, begun
from .served import Served


def test_the_language_changes_at_once_and_nothing_else_does(enter: Enter) -> None:
    me = enter()
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    html, question = me.page.locator("html"), me.now.get_by_role("heading")
    expect(html).to_have_attribute("lang", "en")
    expect(question).to_have_text("Do you want to cast? You have 5 light.")
    number = me.number
    me.page.get_by_label("Language").select_option(label="Česky")
    expect(html).to_have_attribute("lang", "cs")
    heading = me.page.get_by_role("region", name="Co teď").get_by_role("heading")
    expect(heading).to_contain_text("Chceš něco seslat?")
    expect(me.page.get_by_role("log")).to_contain_text("Rytíř")
    expect(me.page.get_by_role("log")).not_to_contain_text("Knight")
    expect(me.page.get_by_role("gridcell", name="studánka").first).to_be_visible()
    assert me.number == number
    me.page.reload()
    expect(heading).to_contain_text("Chceš něco seslat?")
    me.page.get_by_label("Jazyk").select_option("English")
    expect(question).to_have_text("Do you want to cast? You have 5 light.")


def test_everyone_at_the_table_keeps_their_own_language(enter: Enter) -> None:
    czech, english = enter(locale="cs-CZ"), enter()
    table = czech.call("/api/tables", {"visibility": "public", "seed": CASTING})["id"]
    english.call(f"/api/tables/{table}/sit")
    begun(table, czech, english)
    expect(czech.page.get_by_role("log")).to_contain_text("Rytíř")
    expect(english.page.get_by_role("log")).to_contain_text("Knight")
    expect(czech.page.get_by_role("heading", name="Chceš něco seslat?")).to_be_visible()


def test_who_has_no_name_yet_is_answered_in_the_language_of_the_page(chromium: Browser, site: Served) -> None:
    """The browser is English, the page was told to be Czech."""
    page = chromium.new_context(base_url=site.url, locale="en-GB").new_page()
    page.goto("/puzzle")
    ways = page.locator("section ol button, section ul button")  # on some days one of them ends the movement
    expect(ways.filter(has_text="Go to").first).to_be_visible()
    page.get_by_label("Language").select_option("cs")
    expect(page.get_by_role("heading", name="Hádanka dne")).to_be_visible()
    expect(ways.filter(has_text="Jdi").first).to_be_visible()
    page.reload()
    expect(ways.filter(has_text="Jdi").first).to_be_visible()
    page.context.close()


def dealt(route: Route) -> None:
    """A game that lets one cast at once; of other hands it may be that nothing is asked."""
    route.continue_(post_data={**route.request.post_data_json, "seed": CASTING})


@pytest.mark.usefixtures("slovak")
def test_a_third_language_needs_neither_code_nor_a_new_page(chromium: Browser, tmp_path: Path) -> None:
    """The page was built without it; where it has no words, the one it falls back on speaks."""
    site = Served(tmp_path).start()
    try:
        page = chromium.new_context(base_url=site.url, locale="en-GB").new_page()
        page.route("**/api/play", dealt)
        page.goto("/")
        choice = page.get_by_label("Language")
        expect(choice.locator("option")).to_have_text(["Česky", "English", "Slovenčina"])
        choice.select_option("sk")
        expect(page.locator("html")).to_have_attribute("lang", "sk")
        expect(page.get_by_role("button", name="Hrať hneď")).to_be_visible()
        expect(page.get_by_role("link", name="Stůl pro přátele")).to_be_visible()
        page.get_by_role("button", name="Hrať hneď").click()
        expect(page.get_by_role("heading", name="Chceš niečo zoslať?")).to_be_visible()
        page.reload()
        expect(page.get_by_role("heading", name="Chceš niečo zoslať?")).to_be_visible()
        guest = chromium.new_context(base_url=site.url, locale="sk-SK").new_page()
        guest.goto("/")
        expect(guest.get_by_role("button", name="Hrať hneď")).to_be_visible()
    finally:
        site.stop()
