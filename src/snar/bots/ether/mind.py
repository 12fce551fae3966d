"""What a sleeper means to do this turn: the best plan that the cards at hand allow, or the way toward it."""

from __future__ import annotations

from functools import cached_property

from snar.ether.map.ways import distances
from snar.ether.rules.moving import is_full
from snar.ether.rules.offers import Offered, in_play
from snar.ether.state import EtherState

from .danger import danger
from .doing import intend
from .going import STEP, demand
from .intention import Intention
from .plans import Plan, plans
from .purse import Coin, coins, split, thrift, total

LOOKED_AT = 7  # plans that are thought through
FEAR = 1.2  # harm from which one had better go away
HASTE, EACH = 6.0, 1.5  # turns left at which the goal begins to press, and how many more for each sleeper
EASE = 3.0  # in how many it then presses fully


class Mind:
    """Lazy: what is not asked is not thought."""

    def __init__(self, g: EtherState, seat: int, free: int = 0) -> None:
        """`free`: steps that are paid already."""
        self.g, self.seat, self.free = g, seat, free
        self.row = g.sleepers[seat]
        self.thrift = thrift(g, seat)

    @cached_property
    def purse(self) -> tuple[Coin, ...]:
        return coins(self.g, self.seat)

    @cached_property
    def in_play(self) -> dict[str, Offered]:
        """Every action by its key, of equal ones the first."""
        found: dict[str, Offered] = {}
        for offered in in_play(self.g, self.seat):
            found.setdefault(offered.key, offered)
        return found

    @cached_property
    def plans(self) -> list[Plan]:
        return plans(self.g, self.seat) if self.row.field >= 0 else []

    @cached_property
    def hurry(self) -> float:
        """From 0 (plenty of time to look around) to 1 (it has to be now)."""
        enough = HASTE + EACH * self.g.seats
        return min(1.0, max(0.0, (enough - len(self.g.cards("turns"))) / EASE))

    @cached_property
    def best(self) -> Intention | None:
        found = [intend(self, one) for one in self.plans[:LOOKED_AT]]
        good = [one for one in found if one is not None and one.score > 0]
        return max(good, key=lambda one: one.score, default=None)

    @cached_property
    def kept(self) -> frozenset[int]:
        """Cards that wait for the price of the goal."""
        aim = self.best
        return frozenset(aim.price) | frozenset(aim.walk) if aim else frozenset()

    @cached_property
    def spare(self) -> tuple[Coin, ...]:
        return tuple(coin for coin in self.purse if coin.card not in self.kept)

    @cached_property
    def flight(self) -> tuple[float, int, tuple[int, ...]]:
        """A safer field within reach: how much is won by going there, the field, and the cards for the way."""
        here = danger(self.g, self.seat, self.row.field)
        nothing = (0.0, self.row.field, ())
        if here < FEAR or self.row.has("immobilised"):
            return nothing
        away, found = distances(self.g.landscape, self.row.field), []
        paces = self.free or total(self.spare, "cunning")
        for field in self.g.landscape.fields:
            if 0 < away[field] <= min(paces, 4) and not is_full(self.g, field, self.seat):
                paid = split(self.spare, demand(self, away[field]))
                if paid is not None:
                    won = here - danger(self.g, self.seat, field) - self.thrift * paid.loss - STEP * away[field]
                    found.append((won, field, paid.cards[0] if paid.cards else ()))
        return max(found, default=nothing)

    @property
    def walk(self) -> tuple[float, int, tuple[int, ...]]:
        """Where to go now, if anywhere: its score, the field and the cards for it."""
        aim = self.best
        if aim is not None and aim.field not in (-1, self.row.field) and aim.score >= self.flight[0]:
            return aim.score, aim.field, aim.walk
        return self.flight
