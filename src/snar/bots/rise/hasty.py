"""The fast policy: the best plan by its taste, and a way once chosen is walked without thinking at every step."""

from __future__ import annotations

from snar.bots.rise.memory import Memory
from snar.bots.rise.mind import Mind
from snar.bots.rise.plans import plans
from snar.bots.rise.ways import Way, next_step
from snar.kernel.choice import Choice
from snar.rise.state import RiseState


class Hasty:
    """With greedy's taste it answers as Greedy would, but where something on the way would have changed its mind."""

    def __init__(self, memory: Memory, way: Way | None = None, casts: bool = True) -> None:
        self.memory, self.way, self.casts = memory, way, casts

    def answer(self, g: RiseState, choice: Choice) -> str:
        if len(choice.options) == 1 and choice.topic != "movement":
            return choice.options[0].key
        if not self.casts and choice.topic == "casting":
            return "done"
        if self.way and choice.topic == "movement":
            key, self.way = next_step(self.way, g, choice), self.way.then()
            if key:
                return key
        plan = plans(Mind(g, choice.seat, self.memory), choice, 1)[0]
        if choice.topic == "movement":
            self.way = plan.course and plan.course.then()
        return plan.option.key
