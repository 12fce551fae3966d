"""Every game passes the kernel's conformance suite."""

from __future__ import annotations

import os
from typing import Any

import pytest

from snar.kernel import conformance
from snar.rise.game import Rise
from snar.template.game import LanternsGame

LONG = os.environ.get("SNAR_LONG") == "1"
ANSWERS = 250 if LONG else 100
SEEDS = range(4 if LONG else 2)
ALL_TRIAL = ["odmena", "lecebne-studanky", "neduverive-svety", "snove-svety", "mocne-postavy"]
TABLES: list[tuple[str, Any, dict[str, Any]]] = [
    ("lucerny", LanternsGame(), {}),
    ("lucerny-2", LanternsGame(), {"players": 2}),
    ("stret-risi", Rise(), {}),
    ("ctyri-hraci", Rise(), {"options": ["ctyri-hraci", "kouzleni"]}),
    ("tezke-ukoly", Rise(), {"options": ["tezke-ukoly"]}),
    ("dlouha-hra", Rise(), {"options": ["dlouha-hra"]}),
    ("zacatecnici", Rise(), {"scenario": "zacatecnici"}),
    ("zkouska-sily", Rise(), {"scenario": "zkouska-sily", "players": 3}),
    ("zkouska-sily-5", Rise(), {"scenario": "zkouska-sily", "players": 5, "options": ALL_TRIAL, "fame": 7}),
    ("souboj-s-casem", Rise(), {"scenario": "souboj-s-casem", "players": 3}),
    ("bratrstvi", Rise(), {"scenario": "bratrstvi"}),
    ("draft", Rise(), {"scenario": "zkouska-sily", "edition": "draft", "players": 4}),
    ("two-boards", Rise(), {"boards": 2, "rotation": 90}),
    ("two-boards-trial", Rise(), {"scenario": "zkouska-sily", "boards": 2, "rotation": 180, "players": 3}),
]
every_table = pytest.mark.parametrize(("game", "options"), [t[1:] for t in TABLES], ids=[t[0] for t in TABLES])


@every_table
def test_no_dead_ends_and_no_card_is_lost(game: Any, options: dict[str, Any]) -> None:
    for seed in SEEDS:
        for g in conformance.random_walk(game, game.agree(**options), seed, ANSWERS * 4):
            conformance.check_choices(g)
            conformance.check_conservation(g)


@every_table
def test_a_clone_is_a_world_of_its_own(game: Any, options: dict[str, Any]) -> None:
    for n, g in enumerate(conformance.random_walk(game, game.agree(**options), 7, ANSWERS)):
        conformance.check_clone(g, n)


@every_table
def test_saved_at_any_choice_it_goes_on_the_same(game: Any, options: dict[str, Any]) -> None:
    for n, g in enumerate(conformance.random_walk(game, game.agree(**options), 8, ANSWERS)):
        conformance.check_save(game, g, n)


@every_table
def test_the_journal_rebuilds_the_game(game: Any, options: dict[str, Any]) -> None:
    for seed in SEEDS:
        conformance.check_replay(game, game.agree(**options), seed, ANSWERS)


@every_table
def test_no_seat_learns_what_it_may_not_know(game: Any, options: dict[str, Any]) -> None:
    compared = 0
    for seed in SEEDS:
        for n, g in enumerate(conformance.random_walk(game, game.agree(**options), seed + 20, ANSWERS)):
            for seat in range(g.seats + 1):
                compared += conformance.check_secrecy(g, seat, n * 10 + seat)
    assert compared > ANSWERS / 2
