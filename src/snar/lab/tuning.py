"""Constants of a policy are tuned by games between its variants: all of them are changed at once and at random, one
way for one side and the opposite way for the other, and what the winners had in common is where the constants go."""

from __future__ import annotations

from math import exp
from random import Random
from typing import NamedTuple

from snar.bots.learning import Learner

from .selfplay import PATIENCE, learner_of

Constants = dict[str, float]
SPREAD = 0.4  # by how much the logarithm of a constant is changed, as a rule
FAR = 2.0  # how far the constants go in a round, in such changes


class Match(NamedTuple):
    """Two games of the same deal, sides changed; it travels to another process."""

    game: str
    seed: str
    number: int
    centre: Constants
    spread: float  # by how much the logarithm of a constant is changed, as a rule


def changes(match: Match) -> Constants:
    """In which direction each constant was changed for the one; for the other the opposite."""
    rng = Random(f"{match.seed}/changes/{match.number}")
    return {name: rng.gauss(0.0, 1.0) for name in match.centre}


def changed(centre: Constants, by: Constants, spread: float) -> Constants:
    return {name: value * exp(spread * by[name]) for name, value in centre.items()}


def played(match: Match) -> float:
    """From -1 (the other won both games) to 1."""
    learner, by = learner_of(match.game), changes(match)
    tastes = [changed(match.centre, by, way * match.spread) for way in (1, -1)]
    return sum(one_game(learner, match, tastes, first) for first in (0, 1)) / 2


def one_game(learner: Learner, match: Match, tastes: list[Constants], first: int) -> float:
    """1: the one won; `first`: which of the two sits in the first seat (and every other one)."""
    g = learner.state(f"{match.seed}/{match.number}", Random(f"{match.seed}/state/{match.number}"))
    players = [learner.craft({"taste": taste}).player() for taste in tastes]
    for _ in range(PATIENCE):
        if g.over:
            break
        choice = g.pending[0]
        g.answer(choice.seat, players[(choice.seat + first) % 2].answer(g, choice))
    won = {(seat + first) % 2 for seat in g.result.get("seats", ())}
    return 0.0 if len(won) != 1 else 1.0 if won == {0} else -1.0


def drift(matches: list[Match], results: list[float]) -> dict[str, tuple[float, float]]:
    """By constant: how much the winners had it changed on average, and the standard error of that."""
    rows = [changes(match) for match in matches]
    found = {}
    for name in matches[0].centre:
        gains = [row[name] * result for row, result in zip(rows, results, strict=True)]
        mean = sum(gains) / len(gains)
        error = (sum((gain - mean) ** 2 for gain in gains) / len(gains) ** 2) ** 0.5
        found[name] = mean, error
    return found


def moved(centre: Constants, found: dict[str, tuple[float, float]], spread: float) -> Constants:
    """Each constant goes with the winners, the less the less sure that is; all together as far as FAR."""
    by = {name: mean**3 / (mean**2 + error**2) if mean else 0.0 for name, (mean, error) in found.items()}
    length = sum(change**2 for change in by.values()) ** 0.5
    return changed(centre, by, spread * FAR / length) if length else centre


def record(found: dict[str, tuple[float, float]]) -> dict[str, list[float]]:
    """How sure each constant was, in the notebook of a training."""
    return {name: [round(mean, 3), round(error, 3)] for name, (mean, error) in found.items()}
