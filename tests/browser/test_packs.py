"""A copied and changed pack is chosen, played and looked at in the browser, and named where it is missing."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.packs.changed import rise_pack

from .served import Served
from .visitor import come


def test_a_changed_pack_is_played_without_a_line_of_code(chromium: Browser, tmp_path: Path) -> None:
    served = Served(tmp_path / "data", rise_pack(tmp_path / "pack")).start()
    me = come(chromium, served.url)
    page = me.page
    try:
        page.goto("/new")
        page.get_by_label("Paper Dreams").check()
        page.get_by_role("radio", name="Trial of Strength Everyone").check()
        page.get_by_label("Who plays seat 2").select_option("snilek")
        expect(page.get_by_role("option", name="Paper Knight").first).to_be_attached()
        me.button("Prepare the table").click()
        me.at_table()
        expect(page.get_by_text("Paper Knight").first).to_be_visible()
        expect(page.get_by_text("+8").first).to_be_visible()
        knight = next(row for row in me.last("table")["view"]["figures"] if row["id"] == "rytir")
        assert knight["pohyb"] == 8, "the changed value is played"
        table = page.url.rpartition("/")[2]
        page.goto("/cards?pack=papirove-sny&q=paper")
        wood = page.get_by_role("main").get_by_text("Paper Wood")
        expect(wood).to_be_visible()
        expect(page.get_by_text("Hero: gain 7 movement points.")).to_be_visible()
        drawn = page.get_by_role("article").filter(has_text="Paper Wood").locator("path").first.get_attribute("d") or ""
        assert len(drawn) > 100, "a card that nobody drew has a picture all the same"
        assert not me.complaints
        served.stop()
        served.packs = ()
        served.start()
        page.goto(f"/table/{table}")
        expect(page.get_by_role("heading", level=1)).to_have_text("This table cannot be opened now.")
        expect(page.get_by_role("main")).to_contain_text("papirove-sny 1.2.0")
        page.goto("/games")
        expect(page.get_by_text("The pack papirove-sny 1.2.0 is not here now")).to_be_visible()
    finally:
        me.context.close()
        served.stop()
