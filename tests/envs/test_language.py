"""Answers as numbers: everything the rules offer has a number of its own, and the list never changes by accident."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from snar.envs.language import Language, Unspoken, several
from snar.envs.table import Table
from snar.kernel.choice import Option
from tests.envs.tables import PUBLISHED, TABLES, is_published
from tests.figures import keep

LONG = bool(os.environ.get("SNAR_LONG"))
GAMES = 1000 if LONG else 30
ANSWERS, WHOLE = 400, 5000  # of one game; in the long run each tenth is played on to its end


def options(*keys: str) -> list[Option]:
    return [Option(key) for key in keys]


def test_a_key_has_the_number_of_its_place():
    assert Language(["roll", "move 1", "move 2"]).numbers(options("move 2", "roll")) == [2, 0]


def test_a_key_that_is_not_in_the_list_is_named():
    with pytest.raises(Unspoken, match="jump"):
        Language(["roll"]).numbers(options("jump"))


def test_keys_that_are_folded_alike_are_told_apart_by_their_order():
    language = Language(["stay", *several(["target c4"], 3)], lambda key: " ".join(key.split()[:2]))
    assert language.numbers(options("target c4 stunned", "stay", "target c4")) == [1, 0, 2]
    assert language.keys[2] == "target c4 ~2"
    with pytest.raises(Unspoken, match="target c4 four"):
        language.numbers(options("target c4 one", "target c4 two", "target c4 three", "target c4 four"))


@pytest.mark.parametrize("game", PUBLISHED)
def test_the_list_of_a_pack_is_as_it_was_published(game: str):
    """A pack that has changed may have a list of its own."""
    table = Table(game)
    assert table.language.digest == PUBLISHED[game][1] or not is_published(table)


@pytest.mark.parametrize(("game", "part"), [(game, part) for game in TABLES for part in range(3)])
def test_every_option_of_random_games_has_a_number_of_its_own(game: str, part: int):
    """A thousand games of each in the long run, thirty otherwise, over all scenarios and modes."""
    tables, seen = TABLES[game], 0
    for number in range(part, GAMES, 3):
        seen += looked_at(Table(game, **tables[number % len(tables)]), number)
    keep("env_options", "every option of 1,000 random games of each game has one number", f"{game}{part}", options=seen)


def looked_at(table: Table, seed: int) -> int:
    g, rng, seen = table.new(seed), Random(seed), 0
    for _ in range(WHOLE if LONG and seed % 10 == 0 else ANSWERS):
        if g.over:
            break
        for choice in g.pending:
            numbers = table.numbers(choice)
            assert len(set(numbers)) == len(choice.options), f"{choice.topic}: two options share a number"
            seen += len(numbers)
        table.step(g, rng.choice(table.numbers(g.pending[0])))
    return seen


def test_the_list_is_one_for_all_scenarios():
    for game, tables in TABLES.items():
        if game != "template":  # its list hangs on the number of players
            assert len({Table(game, **agreement).language.digest for agreement in tables}) == 1


@pytest.mark.parametrize("agreement", [{"players": 2}, {"players": 5}])
def test_a_game_without_a_part_of_its_own_is_spoken_by_what_its_options_mean(agreement: dict[str, Any]):
    assert "bid gust" in Table("template", **agreement).language.keys
