"""Games of a policy with itself: positions with their outcome. A game hangs on nothing but its number and the seed."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from snar.bots.front import bots_of
from snar.bots.learning import Learner

ASTRAY = 0.01  # share of answers given by lot, so that positions off the beaten track are seen too
PATIENCE = 6000  # answers after which a game teaches nothing


class Lesson(NamedTuple):
    """What one game is to be played for; it travels to another process."""

    game: str
    seed: str
    number: int
    weights: dict[str, Any]


def learner_of(game: str) -> Learner:
    found = bots_of(game).learner
    if found is None:
        raise ValueError(f"nothing to learn for {game}")
    return found


def positions(lesson: Lesson) -> list[list[Any]]:
    """[how far the game had come, won?, features] by side and turn; nothing if nobody won."""
    learner = learner_of(lesson.game)
    rng, craft = Random(f"{lesson.seed}/positions/{lesson.number}"), learner.craft(lesson.weights)
    g = learner.state(f"{lesson.seed}/{lesson.number}", rng)
    walker, moment, seen = craft.player(), None, []
    for _ in range(PATIENCE):
        if g.over:
            break
        if craft.moment(g) != moment and craft.under_way(g):
            moment = craft.moment(g)
            seen.append([(seat, craft.look(g, seat)) for seat in craft.sides(g)])
        choice = g.pending[0]
        astray = rng.random() < ASTRAY
        g.answer(choice.seat, rng.choice(choice.options).key if astray else walker.answer(g, choice))
    won = g.result.get("seats", ()) if g.over else ()
    if not won:
        return []
    return [
        [round(turn / len(seen), 3), int(seat in won), [round(number, 3) for number in features]]
        for turn, sides in enumerate(seen)
        for seat, features in sides
    ]
