"""A way being walked: the plan of a movement, step by step, as long as everything goes as foreseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from snar.bots.rise.field import Stop
from snar.bots.rise.walking import reach
from snar.kernel.choice import Choice
from snar.rise.state import RiseState

if TYPE_CHECKING:
    from snar.bots.rise.mind import Mind

PASSING = ("fight", "closer")  # why one goes somewhere without meaning to end there


class Way(NamedTuple):
    round: int
    figure: int
    lives: int
    bp: tuple[int, ...]  # what is left before each further step
    cells: tuple[int, ...]  # fields to be entered, one a step
    ends: bool  # and there the movement ends

    def then(self) -> Way | None:
        """After the next step."""
        return self._replace(bp=self.bp[1:], cells=self.cells[1:]) if self.cells else None


def way_to(mind: Mind, stop: Stop, reason: str) -> Way:
    """By the cheapest way; its first step is still to be taken."""
    by_node = {found.node: found for found in reach(mind)}
    steps = [stop]
    while steps[0].before >= 0:
        steps.insert(0, by_node[steps[0].before])
    entry, row = mind.net(mind.figure).entry, mind.row
    bp = tuple(row.bp - step.spent for step in steps)
    cells = tuple(entry[step.node] for step in steps[1:])
    return Way(mind.g.round, mind.figure, row.lives, bp, cells, reason not in PASSING)


def next_step(way: Way, g: RiseState, choice: Choice) -> str:
    """The next answer on a way; '': something has come otherwise, or the way is at its end."""
    figure: int = getattr(g.stack[-1], "figure", -1)
    if choice.topic != "movement" or way.figure != figure or way.round != g.round:
        return ""
    row = g.figures[figure]
    if row.lives != way.lives or row.done or row.bp != way.bp[0]:
        return ""
    wanted = ("move", way.cells[0]) if way.cells else ("end", None) if way.ends else None
    return next((option.key for option in choice.options if option.value == wanted), "")
