"""One written line: consecutive answers. `move 23` finds its way; `cast sopka 34 r90` is three answers."""

from __future__ import annotations

from .paths import reach
from .state import RiseState


def seat_names(g: RiseState) -> list[str]:
    """Seats are called after their (first) character."""
    return [next(figure.id for figure in g.figures if figure.seat == seat) for seat in range(g.seats)]


def expand(g: RiseState, seat: int, words: list[str]) -> list[str] | None:
    """Keys for the beginning of the line that is no single option, or None: a move to a distant field."""
    choice = g.choice_of(seat)
    if choice is None or choice.topic != "movement" or len(words) < 2 or words[0] != "move":
        return None
    figure = g.figure_named(str(dict(choice.about)["figure"]))
    cell = g.content.board.cell.get(words[1], -1)
    route = reach(g, figure).get(cell) if g.figures[figure].rolled else None
    return [f"move {g.name(step)}" for step in route.steps] if route else None
