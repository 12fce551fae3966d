"""Two frogs on nine lilies: whoever hops makes a lily sink; whoever cannot hop loses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from snar.kernel import running
from snar.kernel.agreement import agreed, number
from snar.kernel.choice import Option
from snar.kernel.event import Event
from snar.kernel.flow import Ask, Goto, Next, Proc, Return, procedure
from snar.kernel.meaning import Asks, Meanings, Means
from snar.kernel.rng import Rng
from snar.kernel.state import State

FROGS = ("green", "brown")


@dataclass(frozen=True)
class Agreed:
    width: int = number(3, 3, 5)
    seats = 2

    def to_data(self) -> dict[str, Any]:
        return {"width": self.width}


class Pond(State):
    __slots__ = ("agreed", "at", "round", "sunk")
    GAME = "pond"

    def __init__(self, agreed: Agreed, rng: Rng) -> None:
        super().__init__(rng, 0)
        self.agreed, self.round = agreed, 1
        last = agreed.width - 1
        self.at: tuple[str, ...] = (lily(0, 0), lily(last, last))
        self.sunk: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        return self.agreed.seats

    def card_id(self, card: int) -> str:
        raise AssertionError("there are no cards")

    card_back = card_id

    def free(self, seat: int) -> list[str]:
        """Lilies beside the frog, above, below, left and right."""
        x, y = "abcde".index(self.at[seat][0]), int(self.at[seat][1]) - 1
        near = [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
        found = [lily(a, b) for a, b in near if 0 <= a < self.agreed.width and 0 <= b < self.agreed.width]
        return [one for one in found if one not in self.sunk and one not in self.at]

    def clone_into(self, twin: Any) -> None:
        twin.agreed, twin.at, twin.round, twin.sunk = self.agreed, self.at, self.round, self.sunk

    def to_data(self) -> dict[str, Any]:
        own = {"agreed": self.agreed.to_data(), "at": self.at, "round": self.round, "sunk": self.sunk}
        return {**super().to_data(), **own}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Pond:
        g = Pond(Agreed(**data["agreed"]), Rng.from_data(data["rng"]))
        g.read_data(data)
        g.at, g.round, g.sunk = tuple(data["at"]), data["round"], tuple(data["sunk"])
        running.restore(g)
        return g

    def view(self, seat: int) -> dict[str, Any]:
        width = range(self.agreed.width)
        grid = {
            "rows": [[lily(x, y) for x in width] for y in width],
            "figures": dict(zip(FROGS, self.at, strict=True)),
            "marks": dict.fromkeys(self.sunk, "sunk"),
        }
        return {"round": self.round, "hops": [len(self.free(one)) for one in range(2)], "grid": grid, "over": self.over}


def lily(x: int, y: int) -> str:
    return f"{'abcde'[x]}{y + 1}"


@procedure
class Hopping(Proc):
    """In turn, until one cannot."""

    STEPS = ("hop", "land")
    to: str = ""

    def frog(self, g: Pond) -> int:
        return (g.round - 1) % 2

    def hop(self, g: Pond) -> Next:
        frog, free = self.frog(g), g.free(self.frog(g))
        if not free:
            g.over, g.result = True, {"seats": [1 - frog]}
            return Return()
        return Ask(frog, [Option(f"hop {one}", one) for one in free], "to", "hop")

    def land(self, g: Pond) -> Next:
        frog = self.frog(g)
        g.sunk = (*g.sunk, g.at[frog])
        g.at = tuple(self.to if seat == frog else at for seat, at in enumerate(g.at))
        g.emit(Event("hop", FROGS[frog], to=self.to))
        g.round += 1
        return Goto("hop")


class PondGame:
    name = "pond"
    ways: tuple[str, ...] = ()
    meanings = Meanings({"hop": Asks("field", {"hop": Means("field", "board")})})

    def agree(self, **options: Any) -> Agreed:
        return agreed(Agreed, options)

    def rules_from_data(self, data: dict[str, Any]) -> Agreed:
        return agreed(Agreed, data)

    def new(self, rules: Agreed, rng: Rng, script: tuple[int, ...] = ()) -> Pond:
        g = Pond(rules, rng)
        g.script = script
        g.begin(Hopping())
        return g

    def load(self, data: dict[str, Any]) -> Pond:
        return Pond.from_data(data)

    def pack_hash(self, rules: Agreed) -> str:
        return "none"

    def seat_names(self, g: Pond) -> list[str]:
        return list(FROGS)

    def expand(self, g: Pond, seat: int, words: list[str]) -> list[str] | None:
        return None
