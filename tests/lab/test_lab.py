"""The lab: what is fitted is what was planted, long runs go on where they stopped, ratings say what results say."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import pytest

from snar.bots.front import bots_of
from snar.bots.rise.taste import GREEDY
from snar.bots.value import Value
from snar.cli import main
from snar.lab.crew import Crew
from snar.lab.fitting import Position, auc, fit
from snar.lab.notebook import fill, read
from snar.lab.ratings import ratings, wilson
from snar.lab.tuning import SPREAD, Match, changed, changes, drift, moved, played


def unseen(pieces: Iterator[Any], *_: object) -> Iterator[Any]:
    return pieces


def planted(number: int) -> list[Position]:
    """Whoever has more of the first wins as a rule; the second says nothing. Five positions a game."""
    rng, found = Random(5), []
    for game in range(number):
        ahead = rng.uniform(-3, 3)
        won = int(rng.random() < 1 / (1 + exp(-2 * ahead)))
        found += [Position(game, rng.random(), won, [ahead, rng.uniform(-3, 3)]) for _ in range(5)]
    return found


def test_the_value_learns_what_decides_and_tells_chances() -> None:
    learned = fit(planted(800), [(0.5, 1.0), (0.5, 1.0)])
    assert learned["weights"] == pytest.approx([2.0, 0.0], abs=0.25)
    assert learned["record"]["games"] == 800
    assert min(learned["record"]["auc"]) > 0.9
    value = Value(tuple(learned["weights"]))
    assert value.chance([2.0, 3.0]) > 0.9 > 0.1 > value.chance([-2.0, 3.0])


def test_a_few_games_hardly_change_a_belief() -> None:
    sure, unsure = (fit(planted(3), [(0.5, doubt), (0.0, 0.01)])["weights"][0] for doubt in (0.01, 1.0))
    assert sure == pytest.approx(0.5, abs=0.01)
    assert unsure != pytest.approx(0.5, abs=0.05)


def test_auc_counts_how_often_the_won_one_is_rated_higher() -> None:
    assert auc([(0.1, 0), (0.2, 1), (0.3, 0), (0.4, 1)]) == 0.75
    assert auc([(0.1, 1), (0.1, 0)]) == 0.5
    assert auc([(0.1, 1)]) == 0.5


def planted_match(number: int, good: str) -> tuple[Match, float]:
    """Whoever has more of the good constant wins three times in four."""
    match = Match("rise", "s", number, {"good": 2.0, "idle": 1.0}, SPREAD)
    more = 1.0 if changes(match)[good] > 0 else -1.0
    return match, more if Random(number).random() < 0.75 else -more


def test_constants_go_with_the_winners() -> None:
    rows = [planted_match(number, "good") for number in range(400)]
    found = drift([match for match, _ in rows], [result for _, result in rows])
    assert found["good"][0] > 5 * found["good"][1]
    assert abs(found["idle"][0]) < 3 * found["idle"][1]
    after = moved(rows[0][0].centre, found, SPREAD)
    assert after["good"] > 3.0
    assert after["idle"] == pytest.approx(1.0, rel=0.1)


def test_sides_are_changed_and_both_variants_differ() -> None:
    match = Match("rise", "s", 1, GREEDY._asdict(), SPREAD)
    one, other = (changed(match.centre, changes(match), way * SPREAD) for way in (1, -1))
    assert one["life"] * other["life"] == pytest.approx(GREEDY.life**2)
    assert played(match) in (-1.0, -0.5, 0.0, 0.5, 1.0)


def test_a_notebook_goes_on_after_its_last_whole_line(tmp_path: Path) -> None:
    path, done = tmp_path / "notes.jsonl", []

    def work(number: int) -> int:
        done.append(number)
        return number * number

    assert fill(path, [0, 1, 2], work, Crew(), unseen) == [0, 1, 4]
    with path.open("a") as file:
        file.write('{"cut sho')
    assert fill(path, [0, 1, 2, 3], work, Crew(), unseen) == [0, 1, 4, 9]
    assert done == [0, 1, 2, 3]
    assert read(path) == [0, 1, 4, 9]


def test_ratings_say_what_results_say() -> None:
    rows = [("a", "b", 300.0), ("b", "a", 100.0), ("b", "c", 200.0), ("c", "b", 200.0)]
    found = ratings(["a", "b", "c"], rows)
    assert found["a"].rating - found["b"].rating == pytest.approx(190.8, abs=3)
    assert found["b"].rating == pytest.approx(found["c"].rating, abs=3)
    assert sum(row.rating for row in found.values()) == pytest.approx(0, abs=0.2)
    assert 20 < found["a"].margin < 60
    never = ratings(["a", "b"], [("a", "b", 20.0)])
    assert 200 < never["a"].rating - never["b"].rating < 1000


def test_the_interval_of_a_share() -> None:
    assert wilson(224, 400) == pytest.approx((0.511, 0.608), abs=0.001)
    assert wilson(0, 10)[0] == 0
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_tournament_goes_on_and_tells_json_and_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tournament", "rise", "--bots", "random, greedy", "--cap", "4", "--work", str(tmp_path), "--scenario"]
    words.append("zacatecnici")
    assert main([*words, "--games", "2"]) == 0
    first = (tmp_path / "games.jsonl").read_text().splitlines()
    assert main([*words, "--games", "4"]) == 0
    assert (tmp_path / "games.jsonl").read_text().splitlines()[:2] == first
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert told == json.loads((tmp_path / "report.json").read_text())
    bots, (pair,) = (table(tmp_path / f"{name}.csv") for name in ("bots", "pairs"))
    assert [row["bot"] for row in bots] == ["random", "greedy"]
    assert (pair["games"], pair["one"]) == ("4", "random")
    assert float(pair["low"]) <= float(pair["share"]) <= float(pair["high"])
    assert main([*words, "--seed", "another"]) == 2
    assert str(tmp_path) in capsys.readouterr().err


def table(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))


def test_a_training_that_was_stopped_learns_what_an_unbroken_one_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def train(folder: str, games: int) -> dict[str, Any]:
        asked = ["--rounds", "1", "--matches", "1", "--seed", "s", "--work", str(tmp_path / folder)]
        assert main(["train", "rise", "--games", str(games), *asked]) == 0
        found: dict[str, Any] = json.loads((tmp_path / folder / "weights.json").read_text())
        return found

    train("stopped", 1)
    one, other = train("stopped", 2), train("unbroken", 2)
    assert one == other
    assert one["record"]["asked"]["games"] == 2
    learner = bots_of("rise").learner
    assert learner
    assert len(one["value"]["weights"]) == len(learner.beliefs)
    assert one["taste"].keys() == learner.taste.keys()
    assert main(["train", "rise", "--seed", "other", "--work", str(tmp_path / "unbroken")]) == 2
    assert str(tmp_path / "unbroken") in capsys.readouterr().err
    page = (tmp_path / "unbroken" / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 2 and "AUC" in page


def test_where_the_weights_cannot_go_nothing_is_learned(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    work = tmp_path / "work"
    for out in (tmp_path / "file" / "weights.json", tmp_path):
        words = ["--rounds", "0", "--games", "1", "--out", str(out), "--work", str(work)]
        assert main(["train", "rise", *words]) == 2
        assert not work.exists()


def test_no_rounds_are_some_and_fewer_are_refused_in_the_right_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "rise", "--rounds", "-1", "--work", str(tmp_path / "work"), "--lang", "en"]) == 2
    assert "--rounds must not be less than 0" in capsys.readouterr().err


def test_where_there_is_nothing_to_learn_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "ether", "--lang", "en"]) == 2
    assert "nothing for bots to learn" in capsys.readouterr().err
