"""The measure of balance is fair, and a small sample of it holds loosely (bench/bars.py measures it in full)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from statistics import median
from typing import Any

import pytest

from snar.rise.options import DEMONS, HEROES


@pytest.fixture
def games(bench: Callable[[str], Any]) -> Any:
    return bench("games")


def test_three_play_together_in_every_seat_and_all_characters_equally_often(games: Any) -> None:
    tables = games.trios(360)
    assert len(set(tables)) == 360 and all(len(set(three)) == 3 for three in tables)
    assert set(Counter(name for three in tables for name in three).values()) == {360 * 3 // 10}
    seats = [Counter(three[seat] for three in tables) for seat in range(3)]
    assert all(set(seat.values()) == {36} and set(seat) == set(HEROES + DEMONS) for seat in seats)
    first = Counter(name for three in games.trios(60) for name in three)
    assert set(first) == set(HEROES + DEMONS) and max(first.values()) <= 2 * min(first.values())


def test_wins_are_counted_by_character_seat_and_company(games: Any) -> None:
    wins = games.Wins()
    wins.add(("rytir", "stin"), 0)
    wins.add(("rytir", "stin"), 1)
    wins.add(("barbar", "stin"), 1)
    wins.add(("barbar", "stin"), -1)
    assert wins.by_character() == {"rytir": 0.5, "barbar": 0.0, "stin": 0.5}
    assert wins.by_seat() == [0.25, 0.5] and wins.by_pair()["rytir-stin"] == 0.5


def test_three_equals_play_games_of_good_length_and_no_seat_or_character_sweeps_them(games: Any) -> None:
    wins, rounds = games.Wins(), []
    for seed, three in enumerate(games.trios(12)):
        table = {"scenario": "zkouska-sily", "characters": three}
        winner, played = games.one_match((("greedy",) * 3, table, seed))
        wins.add(three, winner)
        rounds.append(played)
    assert wins.share("all") == 1.0, "a game was stopped"
    assert 12 <= median(rounds) <= 60
    assert all(share <= 0.75 for share in wins.by_seat())
    assert not [name for name, share in wins.by_character().items() if share == 1.0 and wins.games[name] > 2]
