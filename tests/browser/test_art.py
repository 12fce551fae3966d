"""The art of Etherfields in the browser: the client holds no picture of the story, and what it is sent it shows."""

from __future__ import annotations

from playwright.sync_api import expect
from run import STATIC

from snar.packs.ether.art import art_in
from snar.packs.folders import BUILT_IN
from snar.server.ether.content import public_drawings

from .conftest import Enter
from .looks import PHONE, resize
from .positions import lay_out
from .served import Served
from .sleeping import asleep, table

HOUSE = ["kuchyne", "predsin", "obyvak", "schody"]
ROW = {"field": "b2", "hand": ["lichy-schod", "horka-dlan"], "discard": [], "progress": [], "distress": 2}


def test_the_built_client_holds_no_drawing_and_no_word_of_which_motif_shows_what() -> None:
    """Drawings come from the pack with what they show; a name that is no public one is nowhere in the files."""
    code = "\n".join(path.read_text("utf-8") for path in sorted(STATIC.rglob("*.js")))
    art = art_in(BUILT_IN / "etherfields")
    assert len(code) > 100_000
    assert not [name for name, motif in art.motifs.items() if any(path[:40] in code for path in motif.values())]
    secret = art.motifs.keys() - public_drawings("cs").motifs.keys()
    assert not [name for name in secret if f'"{name}"' in code or f"'{name}'" in code or f"`{name}`" in code]
    assert len(secret) > 40


def test_rooms_have_furniture_doors_and_things_with_a_price(enter: Enter, site: Served) -> None:
    me = enter()
    id = table(me, seats=["me"])
    given = {"dream": "prvni-sen", "tiles": HOUSE, "sleepers": {"hracka": ROW}, "dice": []}
    lay_out(site, id, **given, entities={"mokry-kabat": {"figures": ["a5"]}}, turns=["hodina-sov", "hodina-psu"])
    asleep(me, id)
    board = me.page.locator(".dreamscape")
    expect(board.locator(".furniture .motif")).to_have_count(10)
    assert board.locator(".leaf").count() > 0
    expect(board.locator(".object")).to_have_count(10)
    tagged = board.locator(".object:has(.tag)")
    assert tagged.count() == 10 and (tagged.first.locator("text").text_content() or "").isdigit()
    expect(board.locator(".figure.entity .motif")).to_have_count(1)
    expect(board.locator(".figure.sleeper .motif")).to_have_count(1)
    expect(me.page.locator(".time figcaption")).to_have_text("2 turns left")
    expect(me.page.locator(".hand .emblem.wide")).to_have_count(2)


def test_a_page_has_its_picture_and_the_map_its_places_and_what_is_new(enter: Enter, site: Served) -> None:
    me = enter()
    id = table(me, seats=["me"], start="world")
    here = [{"proc": "Travel", "step": "settle", "here": "nocni-autobus"}]
    given = {
        "tiles": ["sluzebni-chodba", "cekarna"],
        "districts": ["suburbie", "metropole"],
        "dice": [],
        "step": "none",
    }
    season = {"zones": {"season": ["cas-mlh"]}, "read": ["zvoneni", "na-verande"]}
    lay_out(site, id, **given, location="nocni-autobus", during=here, sleepers={"hracka": {"field": "c4"}}, **season)
    asleep(me, id)
    me.page.get_by_role("dialog").get_by_role("button", name="Go on").click()
    world = me.page.locator(".world")
    expect(world.locator(".place .motif")).to_have_count(world.locator(".place").count())
    expect(world.locator(".weather .motif")).to_have_count(12)
    expect(world.locator(".change")).to_have_count(0)
    me.page.evaluate("""id => {
        const known = JSON.parse(localStorage.getItem('snar-dreamworld'))
        delete known[id].places.tocna
        localStorage.setItem('snar-dreamworld', JSON.stringify(known))
    }""", id)  # fmt: skip
    me.page.reload()
    expect(world.locator(".change")).to_have_count(1)
    expect(me.page.get_by_role("button", name="new since last time")).to_be_visible()
    me.button("Book of secrets").first.click()
    expect(me.page.locator("dialog[open] .header .motif")).to_have_count(3)
    resize(me, PHONE)
    expect(me.page.locator("dialog[open] .header")).to_be_visible()
