"""Duels of the engine against the naive rules: every pair of dice."""

from __future__ import annotations

from typing import Any

import pytest

from snar.rise.scenario import Table
from tests.naive import duel

from .engine import (
    data,
    printed,
)

DICE = [(mine, theirs) for mine in range(1, 9) for theirs in range(1, 9)]
PLAIN = [("druid", "san"), ("rarach", "snovy-drak"), ("druid", "rarach")]  # nothing of theirs changes a duel
POWERS = [(0, 0), (1, 0), (0, 3), (4, 0), (0, 9), (12, 1)]  # power tokens of the two


# -- duels ---
@pytest.mark.rule("RS-DUL-1", "RS-DUL-3", "RS-DUL-5")
@pytest.mark.parametrize("powers", POWERS)
@pytest.mark.parametrize("pair", PLAIN)
def test_duels_of_characters(pair: tuple[str, str], powers: tuple[int, int]) -> None:
    mine, theirs = pair
    figures = {
        mine: {"field": "46", "tokens": powers[0], "extra_lives": 2, "lives": 4, "bp": 7},
        theirs: {"field": "45", "tokens": powers[1], "extra_lives": 2, "lives": 4},
    }
    start = Table(**{"scenario": "zkouska-sily", "characters": list(pair), "figures": figures}).g
    start.answer(0, "move 45")
    for dice in DICE:
        g = start.clone()
        g.script = (*dice, 0)
        g.answer(0, f"attack {theirs}")
        assert g.rolls == list(dice)
        lost = (4 - g.figures[0].lives, 4 - g.figures[1].lives)
        power, other = printed()[mine]["moc"] + powers[0], printed()[theirs]["moc"] + powers[1]
        assert lost == duel.characters(dice[0], power, dice[1], other), (pair, powers, dice)
        assert g.pending[0].topic == "movement" and g.figures[0].bp == 5  # and may go on moving (RS-DUL-2)
        assert not any(option.key.startswith("attack") for option in g.pending[0].options)


QUIET = {"peek", "slow", "skip", "lose_item", "progress"}  # verbs that neither roll, ask, wound nor heal


def plain_creatures() -> list[dict[str, Any]]:
    """Creatures that fight everybody, and whose own line changes nothing of the duel."""
    return [
        creature
        for creature in data("events")["creature"]
        if creature["hostile"] == "any" and not creature.get("spare")
        if {effect["verb"] for effect in creature.get("won", []) + creature.get("lost", [])} <= QUIET
    ]


@pytest.mark.rule("RS-DUL-4", "RS-DUL-5", "RS-EVT-2")
@pytest.mark.parametrize("tokens", [0, 1, 4])
def test_duels_with_creatures(tokens: int) -> None:
    creatures = plain_creatures()
    assert len(creatures) > 5
    for creature in creatures:
        figures = {
            "san": {
                "field": "iridion.2",
                "circuit": 1,
                "spin": 1,
                "tokens": tokens,
                "extra_lives": 1,
                "lives": 3,
                "bp": 2,
            }
        }
        given = {"scenario": "zkouska-sily", "characters": ["san", "druid"], "figures": figures}
        start = Table(**{**given, "decks": {"event": [creature["id"]]}}).g
        start.answer(0, "move iridion.3")
        for dice in DICE:
            g = start.clone()
            g.script = (*dice, 0)
            g.answer(0, "end")
            assert g.rolls == list(dice)
            kept = [g.card_id(card) for card in g.zones["trophies.0"]] == [creature["id"]]
            expected = duel.creature(dice[0], printed()["san"]["moc"] + tokens, dice[1], creature["moc"])
            assert (3 - g.figures[0].lives, kept) == expected, (creature["id"], tokens, dice)
            if not kept:
                assert g.card_id(g.zones["used.event"][-1]) == creature["id"]
