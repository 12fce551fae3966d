"""What a sleeper means to do this turn: the best plan that the cards at hand allow, or the way toward it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property, partial

from snar.ether.map.landscape import Landscape
from snar.ether.map.ways import distances
from snar.ether.rules.actions.affording import open_ways
from snar.ether.rules.actions.offers import Offered, in_play
from snar.ether.rules.actions.prices import Cost
from snar.ether.rules.actions.standing import is_full
from snar.ether.state import EtherState

from .collecting import brought
from .danger import blows, danger
from .doing import intend
from .focus import focused
from .going import STEP, demand
from .intention import Intention
from .plans import Plan, plans
from .purse import Coin, coins, split, thrift, total
from .taste import PLAIN, Taste

LOOKED_AT = 7  # plans that are thought through
FEAR = 1.2  # harm from which one had better go away

Walk = tuple[float, int, tuple[int, ...]]  # how good it is, where to, the cards for it
STAY: Walk = (0.0, -1, ())


class Mind:
    """Lazy: what is not asked is not thought."""

    def __init__(self, g: EtherState, seat: int, free: int = 0, taste: Taste = PLAIN) -> None:
        """`free`: steps that are paid already."""
        self.g, self.seat, self.free, self.taste = g, seat, free, taste
        self.row = g.sleepers[seat]
        self.thrift = thrift(g, seat)

    @cached_property
    def purse(self) -> tuple[Coin, ...]:
        return coins(self.g, self.seat)

    @cached_property
    def brought(self) -> tuple[float, ...]:
        """What a drawn card brings of each colour."""
        return brought(self.g, self.seat)

    @cached_property
    def listed(self) -> list[Offered]:
        return list(in_play(self.g, self.seat))

    @cached_property
    def in_play(self) -> dict[str, Offered]:
        """Every action by its key, of equal ones the first."""
        return {offered.key: offered for offered in reversed(self.listed)}

    @cached_property
    def land(self) -> Landscape:
        return self.g.landscape

    @cached_property
    def away(self) -> tuple[int, ...]:
        """How far it is to each field."""
        return distances(self.land, self.row.field)

    @cached_property
    def danger(self) -> Callable[[int], float]:
        """What threatens on a field; each is looked at once."""
        return cache(partial(danger, self.g, self.seat, blows(self.g, self.seat)))

    @cached_property
    def ways(self) -> Callable[[Offered], tuple[Cost, ...]]:
        """What an action costs the sleeper; each is reckoned once."""
        return cache(partial(open_ways, self.g, self.seat))

    @cached_property
    def plans(self) -> list[Plan]:
        """The best first."""
        found = plans(self.g, self.seat, self.listed, self.taste) if self.row.field >= 0 else []
        found = focused(self.g, self.seat, found) if self.taste.together else found
        return sorted(found, key=lambda one: -one.worth)

    @cached_property
    def hurry(self) -> float:
        """From 0 (plenty of time to look around) to 1 (it has to be now)."""
        enough = self.taste.haste + self.taste.each * self.g.seats
        return min(1.0, max(0.0, (enough - len(self.g.cards("turns"))) / self.taste.ease))

    @cached_property
    def best(self) -> Intention | None:
        """The goal counts less while there is time, but nobody stands idle for that."""
        chosen = self.plans[:LOOKED_AT]
        return self.pick(chosen, self.hurry) or self.pick([one for one in chosen if one.aim], 1.0)

    def pick(self, chosen: list[Plan], hurry: float) -> Intention | None:
        found = [intend(self, one, hurry) for one in chosen]
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
    def flight(self) -> Walk:
        """A safer field within reach: how much is won by going there, the field, and the cards for the way."""
        here = self.danger(self.row.field)
        nothing = (0.0, self.row.field, ())
        if here < FEAR or self.row.has("immobilised"):
            return nothing
        away, found = self.away, []
        paces = self.free or total(self.spare, "cunning")
        for field in self.land.fields:
            if 0 < away[field] <= min(paces, 4) and not is_full(self.g, field, self.seat):
                paid = split(self.spare, demand(self, away[field]))
                if paid is not None:
                    won = here - self.danger(field) - self.thrift * paid.loss - STEP * away[field]
                    found.append((won, field, paid.cards[0] if paid.cards else ()))
        return max((row for row in found if row[0] > 0), default=nothing)

    @cached_property
    def walk(self) -> Walk:
        """Where to go now, if anywhere; not where one would only turn back."""
        walk = self.way
        waits = self.best is None or self.best.cost is None  # nothing could be done there yet
        return STAY if not self.free and walk[2] and waits and self.regrets(walk) else walk

    def regrets(self, walk: Walk) -> bool:
        """Standing there, with the cards for the way gone, would the sleeper go back to where it is now?"""
        twin = self.g.clone()
        twin.edit(self.seat).field = walk[1]
        hand = f"hand.{self.seat}"
        twin.zones[hand] = tuple(card for card in twin.cards(hand) if card not in walk[2])
        _, field, cards = Mind(twin, self.seat, 0, self.taste).way
        return bool(cards) and self.away[field] < self.away[walk[1]]

    @cached_property
    def way(self) -> Walk:
        """Where the plan or the danger leads: its score, the field and the cards for it."""
        aim, own = self.best, self.row.field
        if aim is None or aim.score < self.flight[0]:
            return self.flight
        there = aim.field in (-1, own)  # whoever has come to the right place stays, whatever steps are left
        return (0.0, own, ()) if there else (aim.score, aim.field, aim.walk)
