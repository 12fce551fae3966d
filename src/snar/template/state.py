"""The state of Lucerny: hands, a deck, and who holds how many lanterns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from snar.kernel import running
from snar.kernel.agreement import agreed, number
from snar.kernel.rng import Rng
from snar.kernel.state import State

CARDS = tuple(str(face) for face in range(1, 7) for _ in range(4)) + ("gust",) * 4


@dataclass(frozen=True)
class Table:
    """What the players agreed on."""

    players: int = number(3, 2, 5)
    goal: int = number(3, 1, 5)

    @property
    def seats(self) -> int:
        return self.players

    def to_data(self) -> dict[str, Any]:
        return {"players": self.players, "goal": self.goal}


class Lanterns(State):
    __slots__ = ("lanterns", "quiet", "round", "table")
    GAME = "template"

    def __init__(self, table: Table, rng: Rng) -> None:
        super().__init__(rng, len(CARDS))
        self.table = table
        self.lanterns: tuple[int, ...] = (0,) * table.players
        self.quiet: tuple[int, ...] = ()  # seats that pass until the next round
        self.round = 1

    @property
    def seats(self) -> int:
        return self.table.seats

    def player(self, seat: int) -> str:
        return f"p{seat + 1}"

    def card_id(self, card: int) -> str:
        return CARDS[card]

    def card_back(self, card: int) -> str:
        return "card"

    def clone_into(self, twin: Any) -> None:
        twin.table, twin.lanterns, twin.quiet, twin.round = self.table, self.lanterns, self.quiet, self.round

    def to_data(self) -> dict[str, Any]:
        own = {"table": self.table.to_data(), "lanterns": self.lanterns, "quiet": self.quiet, "round": self.round}
        return {**super().to_data(), **own}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Lanterns:
        g = Lanterns(agreed(Table, data["table"]), Rng.from_data(data["rng"]))
        g.read_data(data)
        g.lanterns, g.quiet, g.round = tuple(data["lanterns"]), tuple(data["quiet"]), data["round"]
        running.restore(g)
        return g

    def view(self, seat: int) -> dict[str, Any]:
        """An allow-list: counts for everyone, faces only for those who know them."""
        zones = {
            zone: {"count": len(pile), "known": [CARDS[card] for card in pile if self.known[card] >> seat & 1]}
            for zone, pile in sorted(self.zones.items())
        }
        return {"round": self.round, "lanterns": list(self.lanterns), "zones": zones, "over": self.over}
