"""The table of Říše Snů is never at a loss: the way on, what one has to know, motions, the log, sheets, zoom."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from snar.bots import ask, make
from snar.kernel.rng import Rng, key_from_seed
from snar.server.eyes.voice import in_words, voice
from snar.server.slices import at_once
from snar.server.wire.connection import encode
from tests.bots.conftest import VARIANTS, game

from .conftest import Enter
from .looks import LONG, chosen, fits, healthy
from .people import CASTING
from .test_phone import PHONE
from .visitor import Visitor

LOOKS = pytest.mark.parametrize(
    ("size", "theme"),
    [((1280, 720), "light"), ((1440, 900), "dark"), ((390, 844), "dark"), ((390, 844), "light")][: 4 if LONG else 1],
)
TOPICS = ("awaken-well", "window", "trade", "quest-level", "attack", "spell", "accept")
# Is this wholly on the screen, with nothing over its middle?
IN_SIGHT = """element => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return inside && (element.contains(over) || element === over)
}"""
CUT_OFF = """() => [...document.querySelectorAll('.left, .right')]
  .filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.className)"""
AT_END = "log => log.scrollHeight - log.scrollTop - log.clientHeight < 4"


def in_sight(me: Visitor, *names: str) -> None:
    for name in names:
        button = me.now.get_by_role("button", name=name).last
        expect(button).to_be_visible()
        me.until(lambda button=button: button.evaluate(IN_SIGHT), told=f"{name} is not in sight")


@lru_cache
def questions() -> dict[str, dict[str, Any]]:
    """One real question of each kind, as the server words it."""
    found: dict[str, dict[str, Any]] = {}
    for seed, variant in product(range(11, 20), ("trial-all-options", "trial", "brothers", "against-time")):
        g, bots, rng = game(seed, **VARIANTS[variant]), [make("random", i) for i in range(5)], Rng(key_from_seed(seed))
        said = voice("en", g, [row.id for row in g.figures])
        for _ in range(900):
            if g.over or set(found) >= set(TOPICS):
                break
            choice = g.pending[0]
            if choice.topic in TOPICS and len(choice.options) > 1:
                found.setdefault(choice.topic, json.loads(encode(at_once(in_words(said, choice, g)))))
            g.answer(choice.seat, ask(bots[choice.seat], g, choice.seat, rng).option.key)
    return found


def wired(me: Visitor) -> list[WebSocketRoute]:
    """The line between page and server, so that a test can say something on it."""
    lines: list[WebSocketRoute] = []

    def listen(page: WebSocketRoute) -> None:
        lines.append(page)
        page.connect_to_server()

    me.page.route_web_socket("**/ws/*", listen)
    return lines


def asked(line: WebSocketRoute, number: int, choice: dict[str, Any]) -> None:
    update = {"t": "update", "after": 0, "seq": 500 + number, "n": 500 + number, "seat": 0, "events": [], "lines": []}
    line.send(
        json.dumps({**update, "view": {}, "asked": [0], "choice": choice, "reach": None, "undo": True, "clock": None})
    )


@LOOKS
def test_whatever_is_asked_the_way_on_is_in_sight_and_nothing_is_a_barrier(
    enter: Enter, size: tuple[int, int], theme: str
) -> None:
    me = enter(color_scheme=theme, viewport={"width": size[0], "height": size[1]})
    lines = wired(me)
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    in_sight(me, "Cast no more", "Advise me")
    casting = me.last("table")["choice"]
    more = [{**casting["options"][0], "key": f"cast x{i}"} for i in range(7)]
    asked(lines[-1], 0, {**casting, "options": [*more, *casting["options"]], "question": "Many"})
    expect(me.now.get_by_role("heading", name="Many")).to_be_visible()
    in_sight(me, "Cast no more", "Advise me", "Take back")
    for number, (topic, choice) in enumerate(sorted(questions().items()), 1):
        asked(lines[-1], number, {**choice, "seat": 0})
        expect(me.now.get_by_role("heading").first).to_have_text(choice["question"])
        for fact in choice.get("facts", ()):
            expect(me.now.get_by_text(fact["text"]).first).to_be_visible()
        in_sight(me, "Advise me")
        for option in choice["options"]:
            if option["key"] in ("pass", "decline", "keep", "stand"):
                in_sight(me, option["label"])
        healthy(me)
        fits(me)
        assert topic in TOPICS
    assert set(questions()) == set(TOPICS)


@LOOKS
def test_one_turn_with_advice_pause_and_log(enter: Enter, size: tuple[int, int], theme: str) -> None:
    """Everything in one game: casting, turning a card, advice on the board, a step that ends the turn."""
    me = enter({"endTurn": "word"}, color_scheme=theme, viewport={"width": size[0], "height": size[1]})
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    wide = size[0] > 1100
    log = me.page.get_by_role("log", name="Log")
    me.button("Advise me").click()
    me.page.get_by_text("The bot would choose").wait_for()
    expect(me.page.locator(".advice li").last).to_be_in_viewport()  # though a seeded table warns above
    in_sight(me, "Cast no more", "Advise me")
    if wide:
        me.until(lambda: log.evaluate(AT_END))  # though the panel above has grown
    me.now.locator("button.option", has_text="Cast an Observatory").click()
    me.page.get_by_role("radiogroup").wait_for()
    in_sight(me, "Lay it")
    me.button("Lay it").click()
    me.button("Cast no more").click()
    me.page.get_by_text("fields are lit").wait_for()
    me.button("Advise me").click()
    me.page.get_by_text("The bot would choose").wait_for()
    me.page.mouse.move(2, 2)  # a pointer that rests on the second advice marks that one's field
    expect(me.page.locator("g.cell.marked")).to_have_count(1)
    assert me.last("advice")["top"][0]["field"] == me.page.locator("g.cell.marked").get_attribute("data-field")
    in_sight(me, "End the movement", "Advise me")
    healthy(me)
    far = me.last("update")["reach"]
    before, field = me.number, max(far, key=lambda name: far[name]["cost"])
    me.page.locator(f'[data-field="{field}"]').focus()
    me.page.keyboard.press("Enter")
    expect(me.now.get_by_text("This ends the turn, or cannot be taken back.")).to_be_visible()
    in_sight(me, "Do it", "Take back")
    healthy(me)
    me.page.wait_for_timeout(300)
    assert me.number == before, "by a word only"
    me.button("Take back").click()
    expect(me.button("Do it")).to_have_count(0)
    me.page.locator(f'[data-field="{field}"]').focus()
    me.page.keyboard.press("Enter")
    me.button("Do it").click()
    me.until(lambda: me.number > before)


def test_a_step_that_ends_the_turn_is_made_after_a_visible_pause(enter: Enter) -> None:
    me = enter({"endTurn": "pause", "stage": "usual"}, reduced_motion="no-preference")
    lines = wired(me)
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    me.button("Cast no more").click()
    me.until(lambda: me.last("update").get("reach"))
    update, roll = me.last("update"), {"kind": "roll", "actor": "stin", "source": "movement", "amount": 3}
    lines[-1].send(json.dumps({**update, "lines": [], "events": [{**roll, "n": i} for i in range(14)]}))
    skip = me.button("Skip what moves on the board")
    skip.click()  # dice would roll for another quarter of a minute
    expect(skip).to_have_count(0)
    expect(me.page.locator(".dice")).to_have_count(0)
    far = me.last("update")["reach"]
    me.page.locator(f'[data-field="{max(far, key=lambda name: far[name]["cost"])}"]').click()
    before = me.number
    expect(me.button("Wait", exact=True)).to_be_visible()
    assert me.number == before
    me.until(lambda: me.number > before)


@pytest.mark.parametrize("size", chosen((1280, 720), (1440, 900)))
def test_five_players_fit_and_so_do_two_late_in_the_game(enter: Enter, size: tuple[int, int]) -> None:
    me = enter(viewport={"width": size[0], "height": size[1]})
    lines = wired(me)
    wanted = {"agreement": {"scenario": "zkouska-sily", "players": 5}, "seats": ["me", *["random"] * 4], "pace": "none"}
    me.page.goto(f"/table/{me.call('/api/tables', wanted)['id']}")
    me.at_table()
    me.until(lambda: me.asked)
    things = {
        "items": ["zlaty-mec", "lecivy-lektvar", "stit-z-kury"],
        "abilities": ["vypad", "bystrost"],
        "trophies": ["knihomol"] * 4,
        "tokens": 3,
    }
    errand = {
        "id": "poznani",
        "level": "easy",
        "world": "iridion",
        "done": False,
        "left": [2],
        "seen": [[]],
        "turns": 0,
    }
    rich = [
        {**row, **things, "quests": [errand, {**errand, "done": True}]} for row in me.last("table")["view"]["figures"]
    ]
    frame = me.last("table", "update")
    choice = frame["choice"]
    for figures in (rich, rich[:2]):
        update = {"t": "update", "after": 0, "seq": 900, "n": 900, "seat": 0, "events": [], "lines": [], "asked": [0]}
        more = {"choice": choice, "reach": None, "undo": False, "clock": None, "view": {"figures": figures}}
        lines[-1].send(json.dumps({**update, **more}))
        expect(me.page.get_by_role("complementary", name="Characters").get_by_role("article")).to_have_count(
            len(figures)
        )
        assert me.page.evaluate(CUT_OFF) == []
        in_sight(me, "Advise me")
        healthy(me)
        row = me.page.get_by_role("article", name="Shadow")
        row.get_by_role("button", name="More about").click()
        expect(row.get_by_role("button", name="Knowledge").first).to_be_visible()
        assert me.page.evaluate(CUT_OFF) == []
        row.get_by_role("button", name="More about").click()


def test_of_two_copies_one_is_taken_and_the_phone_zooms_to_ones_own_figure(enter: Enter) -> None:
    me = enter(**PHONE)

    def twice(page: WebSocketRoute) -> None:
        def told(text: str | bytes) -> None:
            frame = json.loads(text)
            hands = (frame.get("view") or {}).get("hands")
            if hands:
                hands["0"]["known"][-1] = "nocni-vlak"
            page.send(json.dumps(frame))

        page.connect_to_server().on_message(told)

    me.page.route_web_socket("**/ws/*", twice)
    me.sit(me.call("/api/play", {"pace": "none", "seed": CASTING})["id"])
    me.button("Cast no more").tap()
    me.button("End the movement").tap()
    me.until(lambda: me.round == 2 and me.asked)
    me.page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Hand").tap()
    in_sight(me, "Cast no more")
    hand = me.page.get_by_role("region", name="Your cards").get_by_role("listitem")
    hand.filter(has_text="Night Train").nth(1).get_by_role("button", name="Cast").tap()
    expect(me.page.locator(".card.chosen")).to_have_count(1)
    expect(hand.last).to_have_class(re.compile("chosen"))
    in_sight(me, "One step back")
    me.page.get_by_role("banner").get_by_role("button", name="2×").tap()
    figure = me.page.locator("g.figure.mine").bounding_box()
    board = me.page.get_by_role("group", name="Board").bounding_box()
    assert figure and board
    assert board["x"] <= figure["x"] + 1 and figure["x"] + figure["width"] <= board["x"] + board["width"] + 1
    assert board["y"] <= figure["y"] + 1 and figure["y"] + figure["height"] <= board["y"] + board["height"] + 1
