"""Nobody is asked what has one public answer; what a person says all the same is listed (decision 0010)."""

import random

import pytest

from snar.ether.game import Ether
from snar.ether.options import OPTIONS, SLEEPERS
from snar.kernel.rng import Rng, key_from_seed

SHY = ("save", "awaken", "stay", "back", "quiet", "pass", "give-up", "escape")
SAID = {
    ("draw", "draw"),
    ("action", "ready"),
    ("action", "done"),
    ("action", "pass"),
}  # of a turn, a round


def lone(seed: int, start: str, answers: int = 250) -> set[tuple[str, str]]:
    dice, game, found = random.Random(seed), Ether(), set()
    options = [option for option in OPTIONS if option not in ("solo", "bdely-sen") and dice.random() < 0.2]
    rules = game.agree(sleepers=SLEEPERS[: 1 + seed % 4], start=start, options=options)
    g = game.new(rules, Rng(key_from_seed(seed)))
    for _ in range(answers):
        if g.over:
            break
        found |= {(choice.topic, choice.options[0].key) for choice in g.pending if len(choice.options) == 1}
        choice = dice.choice(g.pending)
        keys = [option.key for option in choice.options]
        bold = [key for key in keys if key.split()[0] not in SHY]
        g.answer(choice.seat, dice.choice(bold if bold and dice.random() < 0.9 else keys))
    return found


@pytest.mark.parametrize("start", ["campaign", "world", "dream:beh-pred-vodou", "slumber:prizrak"])
@pytest.mark.parametrize("seed", range(4))
def test_questions_with_one_answer_are_only_those_that_a_person_says(seed: int, start: str) -> None:
    assert lone(seed, start) <= SAID
