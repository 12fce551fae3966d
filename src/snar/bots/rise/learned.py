"""What was learned from self-play, read from the package; and how to go on learning."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

from snar.bots.rise import features
from snar.bots.rise.craft import RiseCraft
from snar.bots.rise.memory import Memory
from snar.bots.rise.taste import GREEDY, Taste
from snar.kernel.rng import Rng, key_from_seed
from snar.rise.options import DEMONS, HEROES, agree
from snar.rise.setup.opening import new_game
from snar.rise.state import RiseState

from ..learning import Learner
from ..value import Value

FILE = "weights.json"
# Of the minds with names; the value is taught by games of greedy's. Cards are taken off the board for less than greedy
# asks of it: the search did so all the time.
POLICY = GREEDY._replace(lottery=1.0, cancel=0.5, recall=2.5)
# Greedy counts the world after the next one for less than it takes; a chance to win may not. An unknown quest takes a
# little more than the reckoning of known ones would make of it: whoever enters a hall for it loses the rest of a turn.
RECKONING = GREEDY._replace(farther=1.0, easy=30.0, hard=50.0, fame=1.0)
TURN = {"sides": 1.0, "everyone": 0.5}  # what a turn ahead is worth, where two sides play and where everyone does
BELIEFS = {
    f"{name}, {who}": (turn * weight, turn * doubt)
    for who, turn in TURN.items()
    for name, (weight, doubt) in features.BELIEFS.items()
}
BELIEVED = Value(tuple(weight for weight, _ in BELIEFS.values()))  # before any game


@cache
def weights() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files(__package__) / FILE).read_text(encoding="utf-8"))
    return found


def craft(**breadth: Any) -> RiseCraft:
    """`breadth`: how many plans it tries."""
    return craft_with({"taste": POLICY._asdict(), **weights()}, **breadth)


def craft_with(data: dict[str, Any], **breadth: Any) -> RiseCraft:
    taste = Taste(**data["taste"]) if "taste" in data else GREEDY
    value = Value(tuple(data["value"]["weights"])) if "value" in data else BELIEVED
    return RiseCraft(Memory(taste=taste), Memory(taste=RECKONING), value, **breadth)


def game(seed: str, rng: Random) -> RiseState:
    """Half of them the base game, the rest with other characters, a quarter everyone for themselves."""
    kind = rng.randrange(8)
    if kind < 2:
        rules = agree(scenario="zkouska-sily", players=rng.choice((2, 3, 3, 4)))
    else:
        rules = agree(characters=(rng.choice(HEROES), rng.choice(DEMONS))) if kind < 4 else agree()
    return new_game(rules, Rng(key_from_seed(seed)))


LEARNER = Learner(craft_with, game, BELIEFS, GREEDY._asdict(), FILE)
