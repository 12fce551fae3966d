"""Learning from self-play, round after round: matches of its variants tune the policy, its games teach the value.

Everything hangs on the seed and the numbers asked for, and can be stopped and gone on with at any moment.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from .crew import Crew
from .fitting import Position, fit
from .notebook import Watch, belongs, fill
from .selfplay import Lesson, learner_of, positions
from .tuning import SPREAD, Constants, Match, drift, moved, played, record


class Course(NamedTuple):
    """What is asked for."""

    game: str
    seed: str
    rounds: int  # of tuning; without any the policy stays as it is
    matches: int  # that tune the policy, in each round
    games: int  # that teach the value, after the last round


def train(course: Course, folder: Path, crew: Crew, watch: Watch) -> dict[str, Any]:
    """The weights with their record; notebooks and the weights of every round stay in the folder."""
    belongs(folder, list(course[:4]))  # more games may be asked for
    taste, told = learner_of(course.game).taste, []
    for number in range(1, course.rounds + 1):
        taste, about = tuned(course, folder, number, taste, crew, watch)
        told.append(about)
    weights: dict[str, Any] = {"taste": taste} if course.rounds else {}
    value = valued(course, folder, weights, crew, watch)
    record = {"asked": course._asdict(), "tuning": told, "value": value.pop("record")}
    return {**weights, "record": record, "value": value}


def tuned(
    course: Course, folder: Path, number: int, taste: Constants, crew: Crew, watch: Watch
) -> tuple[Constants, dict[str, Any]]:
    """The constants after one more round, and by each how far the winners had it changed."""
    matches = [Match(course.game, f"{course.seed}{number}", i, taste, SPREAD) for i in range(course.matches)]
    results = fill(folder / f"matches-{number}.jsonl", matches, played, crew, watch, "matches")
    found = drift(matches, results)
    after = {name: float(f"{value:.4g}") for name, value in moved(taste, found, SPREAD).items()}
    keep(folder / f"taste-{number}.json", after)
    return after, record(found)


def valued(course: Course, folder: Path, weights: dict[str, Any], crew: Crew, watch: Watch) -> dict[str, Any]:
    lessons = [Lesson(course.game, course.seed, i, weights) for i in range(course.games)]
    games = fill(folder / "positions.jsonl", lessons, positions, crew, watch, "positions")
    beliefs = list(learner_of(course.game).beliefs.values())
    return fit([Position(i, *row) for i, rows in enumerate(games) for row in rows], beliefs)


def keep(path: Path, data: dict[str, Any]) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
