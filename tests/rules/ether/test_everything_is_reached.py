"""Nothing of the opening is there in vain: every page, tile, card, being and place is reached by some game.

Golden playthroughs and scenario files come first; a search for what is still missing does the rest. It is the same each
time, so the games that found something are kept (`python -m tests.rules.ether.test_everything_is_reached` writes them
anew) and played first; the long run searches from the beginning. What fails here is either out of reach for players
too, or needs a scenario file that shows the way.
"""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path
from typing import Any

import pytest

from snar.ether.content import content_for
from snar.ether.scenario import Table
from tests.figures import keep
from tests.replays import ether as goldens
from tests.replays.record import play

from .reached import Reached, Thing, actions, effects_of, wanted
from .search import begin, search

SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios" / "ether").glob("*.toml"))
FRUITFUL = Path(__file__).parent / "fruitful.json"
GAMES = 400  # at most
LONG = bool(os.environ.get("SNAR_LONG"))


@pytest.fixture(scope="module")
def reached() -> Reached:
    found = shown()
    search(everything(), found, GAMES, [] if LONG else json.loads(FRUITFUL.read_text(encoding="utf-8")))
    return found


def shown() -> Reached:
    """By golden playthroughs and scenario files."""
    found = Reached()
    for name in goldens.TABLES:
        golden = goldens.golden(name)
        play(golden, lambda *_, golden=golden: found.look(golden.session.state))
    for path in SCENARIOS:
        follow(tomllib.loads(path.read_text(encoding="utf-8")), found)
    return found


def follow(scenario: dict[str, Any], found: Reached) -> None:
    table = Table(**scenario["given"])
    found.look(table.g)
    for answer in scenario.get("when", []):
        if "refused" not in answer:
            table.say(answer["seat"], answer["say"])
            found.look(table.g)


def everything() -> set[Thing]:
    pack = content_for().pack
    return wanted(pack) | actions(pack)


def test_everything_is_reached(reached: Reached) -> None:
    assert sorted(everything() - reached) == []
    target = "every page, tile, card, being and place of the pack is reached by a golden, a scenario file or a search"
    keep("ether_everything_is_reached", target, things=len(everything()), never=0)


def test_what_is_out_of_reach_would_be_named() -> None:
    pack = content_for().pack
    found = Reached()
    search({("scene", "no-such-page"), ("tile", "predsin")}, found, 1)
    assert ("tile", "predsin") in found
    assert ("scene", "no-such-page") not in found
    assert {("scene", "zvon"), ("tile", "nakreslene-dvere"), ("redeemed", "prizrak")} <= wanted(pack)


def test_what_a_position_was_given_does_not_count() -> None:
    """A rich group holds notes, masks and items that it never found."""
    for seed in range(6):
        found, g = Reached(), begin("Slumbering prizrak", seed, set())
        found.look(g)
        assert found == {("slumber", "prizrak")}
        assert g.cards("hand.0") or g.cards("deck.0")


def test_effects_are_found_however_deep_they_lie() -> None:
    inner = {"verb": "gem", "amount": 1}
    card = {"do": ({"verb": "choose", "of": (({"verb": "roll", "faces": {"x": (inner,)}},),)},)}
    assert [effect["verb"] for effect in effects_of(card)] == ["choose", "roll", "gem"]


if __name__ == "__main__":
    games = search(everything(), shown(), GAMES)
    FRUITFUL.write_text("[\n" + ",\n".join(f" {json.dumps(game)}" for game in games) + "\n]\n", encoding="utf-8")
