"""What a sleeper means to do this turn: the best plan that the cards at hand allow, or the way toward it."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from snar.ether.map.tiles import TRAP
from snar.ether.map.ways import FAR, distances
from snar.ether.rules.affording import open_ways
from snar.ether.rules.moving import is_full
from snar.ether.rules.offers import AIMED, Offered
from snar.ether.rules.prices import COLOURS, Cost, has_fixed
from snar.ether.state import EtherState
from snar.ether.values import value

from .danger import danger
from .plans import Plan, left_to_a_friend, plans
from .purse import LOST, Coin, Demand, Payment, coins, fixed_loss, intents, split, total

STEP = 0.55  # what a field out of the way counts
HOPE = 0.6  # the luck die brings the one intent that is missing in four of six throws
LOOKED_AT = 7  # plans that are thought through
NEXT_TURN = 0.45  # what can only be done later is worth less now
FEAR = 1.2  # harm from which one had better go away
HASTE, EASE = 6.0, 3.0  # turns left at which the goal begins to press, and in how many it presses fully
CURIOUS = 0.3  # what the goal counts while there is time to look around

SHARED_ZONES = ("items", "wisdom", "season", "revealed", "memories", "notes")
OWN_ZONES = ("hand", "progress", "mask")
Way = tuple[Demand, ...]  # cunning for the steps, if there are any


class Intention(NamedTuple):
    plan: Plan
    score: float
    field: int  # where to stand; -1: anywhere
    walk: tuple[int, ...]  # cards for the way
    cost: Cost | None  # the way to pay; None: it cannot be done this turn
    price: tuple[int, ...]  # cards for it
    times: int
    boost: bool


class Mind:
    """Lazy: what is not asked is not thought."""

    def __init__(self, g: EtherState, seat: int, free: int = 0) -> None:
        """`free`: steps that are paid already."""
        self.g, self.seat, self.free = g, seat, free
        self.row = g.sleepers[seat]

    @cached_property
    def purse(self) -> tuple[Coin, ...]:
        return coins(self.g, self.seat)

    @cached_property
    def plans(self) -> list[Plan]:
        return plans(self.g, self.seat) if self.row.field >= 0 else []

    @cached_property
    def hurry(self) -> float:
        """From 0 (plenty of time to look around) to 1 (it has to be now)."""
        enough = HASTE + self.g.seats / 2
        return min(1.0, max(0.0, (enough - len(self.g.cards("turns"))) / EASE))

    @cached_property
    def best(self) -> Intention | None:
        found = [self.intend(one) for one in self.plans[:LOOKED_AT]]
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
                paid = split(self.spare, self.demand(away[field]))
                if paid is not None:
                    won = here - danger(self.g, self.seat, field) - LOST * paid.loss - STEP * away[field]
                    found.append((won, field, paid.cards[0] if paid.cards else ()))
        return max(found, default=nothing)

    @property
    def walk(self) -> tuple[float, int, tuple[int, ...]]:
        """Where to go now, if anywhere: its score, the field and the cards for it."""
        aim = self.best
        if aim is not None and aim.field not in (-1, self.row.field) and aim.score >= self.flight[0]:
            return aim.score, aim.field, aim.walk
        return self.flight

    # -- one plan ------------------------------------------------------------------------------------------------------
    def intend(self, one: Plan) -> Intention | None:
        worth = one.worth * (0.25 if left_to_a_friend(self.g, self.seat, one) else 1.0)
        if one.aim:
            worth *= CURIOUS + (1.0 - CURIOUS) * self.hurry
        field, steps = self.place(one.goals)
        now = self.do_now(one, worth, field, steps) if steps < FAR else None
        return now or self.go_nearer(one, worth)

    def place(self, goals: tuple[int, ...]) -> tuple[int, int]:
        """The field to do it from, and how far it is; a safer one may be a little farther."""
        if not goals:
            return -1, 0
        away = distances(self.g.landscape, self.row.field)
        near = sorted((field for field in goals if away[field] < FAR), key=lambda field: away[field])[:6]
        if not near:
            return -1, FAR
        field = min(near, key=lambda field: (away[field] + 0.4 * danger(self.g, self.seat, field), field))
        return field, away[field]

    def demand(self, steps: int) -> Way:
        """Cunning for the way; bonuses make it longer (EF-BAS-1)."""
        if steps <= self.free:
            return ()
        return (("cunning", max(1, steps - self.free - value(self.g, "move", self.seat))),)

    def do_now(self, one: Plan, worth: float, field: int, steps: int) -> Intention | None:
        if steps and self.row.has("immobilised"):
            return None
        way, found = self.demand(steps), []
        for cost in open_ways(self.g, self.seat, one.offered):
            if has_fixed(self.g, self.seat, cost):
                found += self.payments(one, worth, field, way, cost)
        if not found:
            return None
        best = max(found, key=lambda each: each.score)
        return best._replace(score=best.score - STEP * self.detour(one, steps) - self.risk(field))

    def payments(
        self, one: Plan, worth: float, field: int, way: tuple[tuple[str, int], ...], cost: Cost
    ) -> list[Intention]:
        for times in range(self.most(one.offered), 0, -1):
            paid = split(self.purse, (*way, *intents(cost, times)))
            whole = tuple((name, amount * times) for name, amount in cost)
            rest = None if paid is None else fixed_loss(self.g, self.seat, whole, cards_of(paid))
            rest = rest if has_fixed(self.g, self.seat, cost, times) else None
            if paid is not None and rest is not None:
                score = worth * times - LOST * paid.loss - rest + self.team_colour(one.offered, cost)
                return [intention(one, score, field, way, cost, paid, times)]
        lower = tuple((name, amount - 1 if name in COLOURS else amount) for name, amount in cost)
        alone = sum(name in COLOURS for name, _ in cost) == 1
        if self.row.boosted or not alone or any(amount < 1 for name, amount in lower if name in COLOURS):
            return []
        paid = split(self.purse, (*way, *intents(lower)))
        if paid is None:
            return []
        return [intention(one, HOPE * worth - LOST * paid.loss - 1.5, field, way, cost, paid, 1)._replace(boost=True)]

    def most(self, offered: Offered) -> int:
        if offered.action.each == "progressive":
            return self.g.seats - self.g.intent.get(offered.key, ("", 0))[1]
        again = offered.action.kind in AIMED and offered.action.once == "no" and len(offered.action.do) > 1
        return 2 if again else 1

    def team_colour(self, offered: Offered, cost: Cost) -> float:
        """EF-ACT-4: all go on in the colour that one begins with: the one that most is at hand of."""
        if offered.action.each != "progressive" or offered.key in self.g.intent or self.g.seats == 1:
            return 0.0
        colour = intents(cost)[0][0]
        return 0.15 * sum(total(coins(self.g, other), colour) for other in range(self.g.seats) if other != self.seat)

    def detour(self, one: Plan, steps: int) -> int:
        """Fields that it leads away from the goal."""
        aim = next((other for other in self.plans if other.aim), None)
        if one.aim or aim is None or not aim.goals or not one.goals:
            return steps
        field, _ = self.place(one.goals)
        _, direct = self.place(aim.goals)
        away = distances(self.g.landscape, field)
        then = min((away[goal] for goal in aim.goals if goal >= 0), default=FAR)
        return steps if direct >= FAR or then >= FAR else max(0, steps + then - direct) * 2

    def risk(self, field: int) -> float:
        """More danger there than here."""
        there = danger(self.g, self.seat, field if field >= 0 else self.row.field)
        return there - danger(self.g, self.seat, self.row.field)

    def go_nearer(self, one: Plan, worth: float) -> Intention | None:
        """The price first lays claim to its cards, the rest of the cunning goes into the way."""
        field, steps = self.place(one.soon)
        if steps >= FAR:
            return None
        price = self.claim(one)
        free = tuple(coin for coin in self.purse if coin.card not in price)
        cunning = total(free, "cunning")
        paces = min(steps, self.free + (cunning + value(self.g, "move", self.seat) if cunning else 0))
        paces = 0 if self.row.has("immobilised") else paces
        late = NEXT_TURN * worth - 0.8 * (steps - paces)
        if not paces:
            return Intention(one, late, self.row.field, (), None, price, 1, False)
        paid = split(free, self.demand(paces))
        if paid is None:
            return None
        target = self.stop_at(field, paces)
        if target < 0:
            return Intention(one, late, self.row.field, (), None, price, 1, False)
        score = late - LOST * paid.loss * 0.5 - STEP * self.detour(one, 0) - self.risk(target)
        return Intention(one, score, target, paid.cards[0] if paid.cards else (), None, price, 1, False)

    def claim(self, one: Plan) -> tuple[int, ...]:
        """Cards in the colour of the price, as far as they go; the colour of which most is there."""
        costs = [intents(cost) for cost in open_ways(self.g, self.seat, one.offered)]
        single = [cost[0] for cost in costs if len(cost) == 1]
        if not single:
            return ()
        colour, need = max(single, key=lambda row: total(self.purse, row[0]) - row[1])
        place, found, have = COLOURS.index(colour), [], 0
        for coin in sorted(self.purse, key=lambda coin: (-coin.pays[place], coin.loss)):
            if coin.pays[place] and have < need:
                found.append(coin.card)
                have += coin.pays[place]
        return tuple(found)

    def stop_at(self, goal: int, paces: int) -> int:
        """A field so many steps nearer to the goal, the safest of them; -1 when there is none to stop on."""
        away, left = distances(self.g.landscape, self.row.field), distances(self.g.landscape, goal)
        far = left[self.row.field]
        traps = self.g.landscape.symbols
        for nearer in range(paces, 0, -1):
            fields = [
                field
                for field in self.g.landscape.fields
                if away[field] <= paces and left[field] == far - nearer and not is_full(self.g, field, self.seat)
            ]
            if fields:
                return min(fields, key=lambda f: (danger(self.g, self.seat, f) + (TRAP in traps[f]), away[f], f))
        return -1


RECENT: dict[Any, Mind] = {}
REMEMBERED = 8


def mind_of(g: EtherState, seat: int, free: int = 0) -> Mind:
    """While a price is paid card by card nothing else changes: then the last thoughts are still good. Remembering them
    only saves work, the same state always gets the same ones."""
    key = (seat, free, fingerprint(g))
    if key not in RECENT:
        if len(RECENT) >= REMEMBERED:
            RECENT.clear()
        RECENT[key] = Mind(g, seat, free)
    return RECENT[key]


def fingerprint(g: EtherState) -> tuple[Any, ...]:
    """All that thoughts hang on: what lies open on the table."""
    rows = tuple(tuple(row.to_data().items()) for row in g.sleepers)
    piles = tuple(g.cards(zone) for zone in SHARED_ZONES)
    own = tuple(g.cards(f"{zone}.{row.seat}") for row in g.sleepers for zone in OWN_ZONES)
    counts = tuple(len(g.cards(f"{zone}.{row.seat}")) for row in g.sleepers for zone in ("deck", "discard", "sealed"))
    tables = tuple(tuple(sorted(table.items())) for table in (g.intent, g.tokens, g.story, g.supply))
    turns = (len(g.cards("turns")), len(g.cards("turns.used")), g.current_turn)  # the order of the rest is imagined
    plain = (g.rules.pack, g.mode, g.dream, g.slumber, g.turn, g.hours, g.keys, g.placed, g.spent, g.slots, g.blocked)
    around = (g.entities, g.companions, g.environments, g.threats, g.quirks)
    return (rows, piles, own, counts, tables, turns, plain, *around)


def cards_of(paid: Payment) -> frozenset[int]:
    return frozenset(card for cards in paid.cards for card in cards)


def intention(one: Plan, score: float, field: int, way: Way, cost: Cost, paid: Payment, times: int) -> Intention:
    walk = paid.cards[0] if way else ()
    price = tuple(card for cards in paid.cards[len(way) :] for card in cards)
    return Intention(one, score, field, walk, cost, price, times, False)
