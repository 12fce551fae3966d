"""All plans a seat could follow now, the best first: whole movements, and single answers to everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from snar.bots.rise.bot import TOPICS
from snar.bots.rise.choices import neutral
from snar.bots.rise.movement import acting
from snar.bots.rise.walking import bonuses, ending, reach
from snar.bots.rise.ways import way_to
from snar.kernel.choice import Choice

from ..searching import Plan

if TYPE_CHECKING:
    from snar.bots.rise.mind import Mind


def plans(mind: Mind, choice: Choice, most: int) -> list[Plan]:
    if choice.topic == "movement" and mind.row.rolled and not mind.row.done:
        return movements(mind, choice, most)
    found = [Plan(*row) for row in TOPICS.get(choice.topic, neutral)(mind, choice)]
    return sorted(found, key=lambda plan: -plan.score)[:most]


def movements(mind: Mind, choice: Choice, most: int) -> list[Plan]:
    """A plan for every field within reach, by the best way to end there; and whatever else can be done now."""
    far, bonus, net = mind.field(mind.figure), bonuses(mind), mind.net(mind.figure)
    options = {option.value: option for option in choice.options}
    best: dict[int, Plan] = {}
    for stop in reach(mind):
        option = options.get(("move", net.entry[stop.first]) if stop.first >= 0 else ("end", None))
        if option is None:
            continue
        score, reason = ending(mind, stop, far, bonus)
        cell = net.cell[stop.node]
        if cell not in best or score > best[cell].score:
            named = "end-turn" if stop.first < 0 and reason == "closer" else reason
            best[cell] = Plan(option, score, (named,), (stop, reason))
    found = [*best.values(), *acts(mind, choice, max(plan.score for plan in best.values()))]
    found = sorted(found, key=lambda plan: -plan.score)[:most]
    return [plan if plan.course is None else plan._replace(course=way_to(mind, *plan.course)) for plan in found]


def acts(mind: Mind, choice: Choice, base: float) -> list[Plan]:
    """What can be done before the best of the steps, by what it adds to it."""
    return [Plan(*acting(mind, option, base)) for option in choice.options if option.value[0] not in ("move", "end")]
