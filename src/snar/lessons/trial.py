"""Has the rule shown itself? It follows from the journal alone, as everything that a guide says."""

from __future__ import annotations

from typing import Any

from snar.games import GAMES
from snar.kernel.session import Session
from snar.scenario.files import expectations

from .position import Position


class Trial:
    """Plays the game of a position again and looks after every answer. What has been seen stays seen."""

    def __init__(self, position: Position, header: dict[str, Any]) -> None:
        self.position = position
        self.table = position.port.around(Session(GAMES[position.game], header))
        self.done = False

    def hear(self, entries: list[dict[str, Any]]) -> None:
        """All entries of the journal so far; those already heard are passed over."""
        session = self.table.session
        for entry in entries[session.number :]:
            session.repeat(entry)
            if "undo" not in entry:
                self.table.events += self.table.told()
            self.done = self.done or not expectations(self.table, self.position.then)
