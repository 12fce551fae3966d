"""Learning from self-play, round after round: matches of its variants tune the policy, its games teach the value.

Everything hangs on the seed and the numbers asked for, and can be stopped and gone on with at any moment.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from .fitting import Position, fit
from .notebook import Watch, fill
from .selfplay import Lesson, learner_of, positions
from .tuning import SPREAD, Constants, Match, drift, moved, played, record


class Course(NamedTuple):
    """What is asked for."""

    game: str
    seed: str
    rounds: int  # of tuning; without any the policy stays as it is
    matches: int  # that tune the policy, in each round
    games: int  # that teach the value, after the last round
    jobs: int = 1


def train(course: Course, folder: Path, watch: Watch) -> dict[str, Any]:
    """The weights with their record; notebooks and the weights of every round stay in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    same_course(course, folder / "course.json")
    taste, told = learner_of(course.game).taste, []
    for number in range(1, course.rounds + 1):
        taste, about = tuned(course, folder, number, taste, watch)
        told.append(about)
    weights: dict[str, Any] = {"taste": taste} if course.rounds else {}
    value = valued(course, folder, weights, watch)
    asked = course._asdict()
    del asked["jobs"]
    return {**weights, "record": {"asked": asked, "tuning": told, "value": value.pop("record")}, "value": value}


def tuned(
    course: Course, folder: Path, number: int, taste: Constants, watch: Watch
) -> tuple[Constants, dict[str, Any]]:
    """The constants after one more round, and by each how far the winners had it changed."""
    matches = [Match(course.game, f"{course.seed}{number}", i, taste, SPREAD) for i in range(course.matches)]
    results = fill(folder / f"matches-{number}.jsonl", matches, played, course.jobs, watch, "matches")
    found = drift(matches, results)
    after = {name: float(f"{value:.4g}") for name, value in moved(taste, found, SPREAD).items()}
    keep(folder / f"taste-{number}.json", after)
    return after, record(found)


def valued(course: Course, folder: Path, weights: dict[str, Any], watch: Watch) -> dict[str, Any]:
    lessons = [Lesson(course.game, course.seed, i, weights) for i in range(course.games)]
    games = fill(folder / "positions.jsonl", lessons, positions, course.jobs, watch, "positions")
    beliefs = list(learner_of(course.game).beliefs.values())
    return fit([Position(i, *row) for i, rows in enumerate(games) for row in rows], beliefs)


def same_course(course: Course, path: Path) -> None:
    """A folder belongs to one course: what was played for another seed teaches something else."""
    asked = json.loads(json.dumps(course._replace(jobs=1)))
    if path.exists():
        before = json.loads(path.read_text(encoding="utf-8"))
        if before[:4] != asked[:4]:
            raise ValueError(f"{path.parent} holds another training; take another folder")
    path.write_text(json.dumps(asked), encoding="utf-8")


def keep(path: Path, data: dict[str, Any]) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
