"""Fits the value, which tells the chance to win: logistic regression that begins with what is believed of every
feature and leaves it as far as games show. A game is one outcome however many positions it gave, so it weighs little.

This is the one place that needs NumPy; whoever only plays does without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

FOLDS = 10  # a game is judged by weights that have not seen it
PARTS = 4  # of a game, for the record
WEIGHT = 5.0  # of a game: as much as so many positions that have nothing to do with each other
STEPS = 12  # of Newton's method


class Position(NamedTuple):
    game: int
    part: float  # how far the game had come, from 0 to 1; known only once it was over
    won: int
    features: list[float]


Beliefs = Sequence[tuple[float, float]]  # by feature its weight and how unsure that is


def fit(positions: Sequence[Position], beliefs: Beliefs) -> dict[str, Any]:
    """`weights`, and `record`: how well they foretell games they have not seen."""
    import numpy as np

    x = np.array([row.features for row in positions])
    y = np.array([float(row.won) for row in positions])
    games = np.array([row.game for row in positions])
    _, number, counts = np.unique(games, return_inverse=True, return_counts=True)
    weight = WEIGHT / counts[number]
    scores = np.zeros(len(y))
    for fold in range(FOLDS):
        held = games % FOLDS == fold
        scores[held] = x[held] @ solved(x[~held], y[~held], weight[~held], beliefs)
    return {
        "weights": [float(f"{number:.5g}") for number in solved(x, y, weight, beliefs)],
        "record": {
            "positions": len(positions),
            "games": len(counts),
            "loss": round(loss(scores, y, weight), 4),
            "auc": by_part(positions, scores.tolist()),
        },
    }


def solved(x: Any, y: Any, weight: Any, beliefs: Beliefs) -> Any:
    """The likeliest weights."""
    import numpy as np

    believed, held = np.array([row[0] for row in beliefs]), np.array([row[1] ** -2 for row in beliefs])
    found = believed.copy()
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(x @ found, -30.0, 30.0)))
        slope = x.T @ (weight * (chance - y)) + held * (found - believed)
        bend = (x * (weight * chance * (1.0 - chance))[:, None]).T @ x + np.diag(held)
        found = found - np.linalg.solve(bend, slope)
    return found


def loss(scores: Any, y: Any, weight: Any) -> float:
    import numpy as np

    return float(np.sum(weight * (np.logaddexp(0.0, scores) - y * scores)) / np.sum(weight))


def by_part(positions: Sequence[Position], scores: Sequence[float]) -> list[float]:
    """AUC by quarters of the game."""
    parts: list[list[tuple[float, int]]] = [[] for _ in range(PARTS)]
    for row, score in zip(positions, scores, strict=True):
        parts[min(PARTS - 1, int(row.part * PARTS))].append((score, row.won))
    return [round(auc(part), 3) for part in parts]


def auc(rows: Sequence[tuple[float, int]]) -> float:
    """How often a position that was won is rated above one that was lost; a half where there are none to compare."""
    won = lost = 0
    total = 0.0
    for _, alike in groupby(sorted(rows), key=lambda row: row[0]):
        results = [row[1] for row in alike]
        here = sum(results)
        total += here * (lost + (len(results) - here) / 2)
        won, lost = won + here, lost + len(results) - here
    return total / (won * lost) if won and lost else 0.5
