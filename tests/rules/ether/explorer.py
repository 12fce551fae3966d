"""A curious player: it tries what nobody has tried yet, walks to where that is, and pays for it without haggling."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from snar.ether.map.fields import NUMBERS
from snar.ether.map.ways import distances
from snar.ether.state import EtherState
from snar.kernel.choice import Choice

from .rich import SHY

PROMISING, LEADING, PLAIN, WASTE, SHYNESS = 30.0, 8.0, 1.0, 0.1, 0.02
PAYING = {"done": 30.0, "back": 0.02, "pass": 5.0, "boost": 0.3}
WASTEFUL = ("gem", "peek", "hours", "effort", "cure")  # cards and hours that something else may need
Promise = Callable[[str], bool]


class Curious:
    """`promises` tells of an action or a choice of a page whether it leads to something that is still missing."""

    def __init__(self, seed: int, promises: Promise) -> None:
        self.dice, self.promises, self.tried = random.Random(seed), promises, Counter[str]()

    def answer(self, g: EtherState) -> None:
        choice = self.dice.choice(g.pending)
        weights = {option.key: self.weight(g, choice, option.key) for option in choice.options}
        bold = sum(weight for key, weight in weights.items() if key.split()[0] not in SHY)
        for key in weights if bold else ():
            weights[key] *= SHYNESS * bold if key.split()[0] in SHY else 1
        key = self.dice.choices(list(weights), list(weights.values()))[0]
        self.tried[key] += 1
        g.answer(choice.seat, key)

    def weight(self, g: EtherState, choice: Choice, key: str) -> float:
        word = key.split()[0]
        if choice.topic == "payment":
            return PAYING.get(word, PLAIN)
        if choice.topic == "walk":
            return self.nearer(g, choice.seat, key)
        if self.promises(f"{g.read[-1]}.{key.removeprefix('choose ')}" if choice.topic == "scene" else key):
            return PROMISING
        if key.removeprefix("act ") in aims(g) or (key == "move" and self.far(g, choice.seat)):
            return LEADING
        if word == "hours" and len(g.cards("turns")) == 1:
            return LEADING
        if word in WASTEFUL or (word in ("play", "place", "act") and self.tried[key]):
            return WASTE
        return PLAIN / (1 + self.tried[key])

    def far(self, g: EtherState, seat: int) -> bool:
        return g.sleepers[seat].field not in self.goals(g, seat)

    def nearer(self, g: EtherState, seat: int, key: str) -> float:
        """Steps towards something to do; standing there, it stops."""
        goals, here = self.goals(g, seat), g.sleepers[seat].field
        at = NUMBERS.get(key.removeprefix("move "), here)
        away, now = (min((distances(g.landscape, goal)[field] for goal in goals), default=0) for field in (at, here))
        return 20.0 if away < now or away == now == 0 else 0.3

    def goals(self, g: EtherState, seat: int) -> list[int]:
        """Fields with actions that promise something or lead on; without any, where the figures are."""
        spent = {key for key, _ in g.spent} | {*g.sleepers[seat].spent, *g.sleepers[seat].used}
        left = [row for row in g.content.map_actions(g.placed) if row.field >= 0 and row.key not in spent]
        found = [row.field for row in left if self.promises(row.key) or row.key.removeprefix("act ") in aims(g)]
        found += [
            at
            for card, at in g.quirks
            for row in g.card(card).actions
            if self.promises(f"act {g.card_id(card)}.{row.id}")
        ]
        return found or [figure.field for entity in g.entities for figure in entity.figures]


def aims(g: EtherState) -> tuple[str, ...]:
    setting = g.content.setting(g)
    return setting.aims if setting else ()
