"""A puzzle a day: every one can be set up, tells nothing before a guess, and knows its solution."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from snar.bots.review import leads_to
from snar.games import GAMES
from snar.kernel.session import Session
from snar.lessons.puzzle import of_day, puzzles

from .site import run, site

CLEAR = {"chance": 0.06, "points": 1.5}


@pytest.mark.parametrize("game", ["rise", "ether"])
def test_every_puzzle_is_a_moment_of_its_game_and_one_way_is_clearly_the_best(game: str) -> None:
    assert len(puzzles(game)) >= 3
    for puzzle in puzzles(game):
        session = Session(GAMES[game], puzzle.header)
        for seat, key in puzzle.keys:
            session.one(seat, key)
        choice = session.state.choice_of(puzzle.seat)
        best, *others = puzzle.ways
        assert choice and all(choice.find(way["line"][0]) for way in puzzle.ways)
        assert all(best["worth"] - way["worth"] >= CLEAR[puzzle.unit] for way in others)
        assert len({leads_to(way["line"]) for way in puzzle.ways}) == len(puzzle.ways)


def test_there_is_another_puzzle_every_day_until_all_have_been() -> None:
    first = date(2026, 11, 17)
    days = [of_day("rise", first + timedelta(days=i)) for i in range(len(puzzles("rise")))]
    assert len({puzzle.id for puzzle in days if puzzle}) == len(days)
    assert of_day("template", first) is None


def test_a_puzzle_is_shown_guessed_and_solved(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            player = s.player()
            for game in ("rise", "ether"):
                shown = await player.get(f"/api/puzzles/{game}")
                assert "worth" not in str(shown["ways"]) and shown["view"]["seat"] == shown["seat"]
                said = [await player.post(f"/api/puzzles/{game}", {"id": shown["id"], "way": i}) for i in (0, 1, 2)]
                best = said[0]["best"]
                assert [one["right"] for one in said] == [i == best for i in (0, 1, 2)]
                assert max(said[0]["worth"]) == said[0]["worth"][best]
                assert all(way["label"] for way in shown["ways"])
            assert (await player.get("/api/puzzles/template", status=404))["reason"] == "no-puzzle"

    run(go())
