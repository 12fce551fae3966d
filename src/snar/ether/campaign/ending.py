"""The end of the opening: how it went, and what is left of it."""

from __future__ import annotations

from ..state import EtherState
from .chronicle import keep
from .modes import leave_thorns


def won(g: EtherState) -> list[str]:
    return sorted({id for id, outcome in g.log if outcome == "victory"})


def tell_the_end(g: EtherState) -> None:
    """The game is over: the last dream has been won, which opens only late, whatever became of the others. The
    chronicle knows that the story has been told; that unlocks the lucid mode (EF-VAR-7)."""
    leave_thorns(g)
    g.tell("opening-done")
    g.over = True
    g.result = {
        "outcome": "victory",
        "opening": "done",
        "dreams": [list(row) for row in g.log],
        "won": won(g),
        "scenes": len(set(g.read)),
        "story": dict(g.story),
        "souls": g.souls,
        "season": g.card_id(g.cards("season")[-1]) if g.cards("season") else "",
        "chronicle": {**keep(g), "lucid": True},
    }
