"""Looking back at a finished game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Enter
from .looks import chosen
from .visitor import Visitor

# Everything that the dice show, also for a moment.
WATCH = """() => {
  window.faces = []
  const look = () => {
    const dice = document.querySelector('.dice')
    if (dice) window.faces.push([dice.querySelector('text').textContent, dice.classList.contains('rolling')])
  }
  const everything = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver(look).observe(document.body, everything)
}"""


def moment(me: Visitor) -> tuple[int, int, int]:
    """Where the tape stands: at, of, round."""
    label = me.page.get_by_text(re.compile(r"^\d+ of \d+ · round \d+$")).inner_text()
    at, total, number = map(int, re.findall(r"\d+", label))
    return at, total, number


def test_a_finished_game_can_be_stepped_through_played_and_jumped_by_rounds(enter: Enter, finished: str) -> None:
    me = enter()
    me.page.goto(f"/replay/{finished}")
    me.at_table()
    assert moment(me)[0] == 0
    for name, at in (("One step on", 1), ("One step on", 2), ("One step back", 1)):
        me.button(name).click()
        me.until(lambda at=at: moment(me)[0] == at)
    me.button("Play", exact=True).click()
    me.until(lambda: moment(me)[0] >= 3)
    me.button("Pause").click()
    stopped, _, round_now = moment(me)
    for _ in range(2):
        me.button("Next round").click()
        round_now += 1
        me.until(lambda wanted=round_now: moment(me)[2] == wanted)
    assert moment(me)[0] > stopped
    me.button("Previous round").click()
    me.until(lambda: moment(me)[2] == round_now - 1)


@pytest.mark.parametrize("motion", chosen("no-preference", "reduce"))
def test_a_step_on_shows_the_dice_that_were_rolled_in_it(enter: Enter, finished: str, motion: str) -> None:
    me = enter({"motion": "auto", "stage": "usual"}, reduced_motion=motion)
    frames = me.context.request.get(f"/api/tables/{finished}/replay?at=0&count=60").json()["frames"]
    rolls = {frame["n"]: [event["amount"] for event in frame["events"] if event["kind"] == "roll"] for frame in frames}
    at = next(n for n, faces in rolls.items() if len(faces) == 1 and n)
    me.page.goto(f"/replay/{finished}?at={at - 1}")
    me.at_table()
    expect(me.page.locator(".dice")).to_have_count(0)
    me.page.evaluate(WATCH)
    me.button("One step on").click()
    me.until(lambda: me.page.evaluate("faces.at(-1)") == [str(rolls[at][0]), False])
    assert any(rolling for _, rolling in me.page.evaluate("faces")) is (motion == "no-preference")


def test_a_link_leads_to_a_moment_and_the_tape_ends_with_the_result(enter: Enter, finished: str) -> None:
    me = enter()
    me.page.goto(f"/replay/{finished}?at=7")
    me.at_table()
    assert moment(me)[0] == 7
    slider = me.page.get_by_role("slider")
    slider.focus()
    slider.press("End")
    me.until(lambda: moment(me)[0] == moment(me)[1])
    expect(me.button("One step on")).to_be_disabled()
    expect(me.page.get_by_role("log").get_by_text("wins!")).to_be_visible()
    me.page.get_by_label("Through the eyes of").select_option("a spectator")
    me.until(lambda: moment(me)[0] == moment(me)[1])


def test_a_running_game_is_replayed_with_no_more_than_the_spectator_may_see(enter: Enter) -> None:
    host, stranger = enter(), enter()
    table = host.call("/api/play", {"pace": "none"})["id"]
    host.sit(table)
    stranger.page.goto(f"/replay/{table}?at=0")
    stranger.at_table()
    expect(stranger.page.get_by_label("Through the eyes of")).to_have_count(0)
    answer = stranger.context.request.get(f"/api/tables/{table}/replay?at=0&count=1").json()
    assert not any(hand["known"] for hand in answer["frames"][0]["view"]["hands"].values())


def test_the_link_to_a_moment_of_a_running_game_shows_others_what_a_spectator_sees(enter: Enter) -> None:
    host, stranger = enter(permissions=["clipboard-read", "clipboard-write"]), enter()
    table = host.call("/api/play", {"pace": "none"})["id"]
    host.sit(table)
    host.page.goto(f"/replay/{table}?at=0")
    host.at_table()
    host.button("Link to this moment").click()
    host.page.get_by_role("region", name="Messages").get_by_text("clipboard").wait_for()
    link = host.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{table}?at=0&seat=2")
    stranger.page.goto(link)
    stranger.at_table()
    assert moment(stranger)[0] == 0


def test_without_a_clipboard_the_link_is_shown_instead_of_nothing(enter: Enter, finished: str) -> None:
    """A page over plain http in a local network has no clipboard."""
    me = enter()
    me.context.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false"
    )
    me.page.goto(f"/replay/{finished}?at=3")
    me.at_table()
    me.button("Link to this moment").click()
    told = me.page.get_by_role("region", name="Messages").get_by_text(f"/replay/{finished}?at=3")
    expect(told).to_be_visible()


def test_the_tape_is_stepped_by_the_arrow_keys(enter: Enter, finished: str) -> None:
    me = enter()
    me.page.goto(f"/replay/{finished}?at=5")
    me.at_table()
    me.page.keyboard.press("ArrowRight")
    me.until(lambda: moment(me)[0] == 6)
    me.page.keyboard.press("ArrowLeft")
    me.until(lambda: moment(me)[0] == 5)
