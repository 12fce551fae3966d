"""The card of basic actions (EF-BAS-1 .. 6)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from snar.ether.state import EtherState
from snar.kernel import zones
from snar.kernel.event import Event
from snar.kernel.flow import Next, Proc, procedure
from snar.packs.ether.model import Action, Price

from .offers import Offered, Source

PEEKED = ("influence", "item", "weakness", "fate", "slumber")  # EF-BAS-3
CLEANSE_RANGE = 1
PEEK_SECONDS = 5  # EE-G2d


def made(id: str, kind: str, price: Price, *do: dict[str, Any], on: str = "", reach: int = 0) -> Action:
    return Action(id, kind, on, "", reach, "no", (price,), "no", (), do)


@cache
def basic_action(id: str) -> Action:
    name, _, number = id.partition("-")
    amount = int(number) if number.isdigit() else 0
    match name:
        case "move":  # EF-BAS-1: any number of cunning; see Pay and Perform
            return made("move", "move", Price(cunning=1))
        case "effort":  # EF-BAS-2
            return made(id, "plain", Price(hours=amount), {"verb": "move", "fields": amount, "who": "self"})
        case "hours":  # EF-BAS-6
            return made(id, "plain", Price(hours=amount), {"verb": "turns", "amount": amount})
        case "gem":  # EF-BAS-4
            return made(id, "plain", Price(discard=3), {"verb": "gem", "amount": 1, "who": "self"})
        case "reroll":  # EF-BAS-4
            return made(id, "quick", Price(gems=1), {"verb": "reroll"}, on="roll")
        case "peek":
            return made(id, "plain", Price(discard=1))
        case "cleanse":  # EF-BAS-5
            price = Price(keys=1) if number == "key" else Price(ether=1)
            return made(id, "plain", price, {"verb": "cleanse", "amount": 1, "all": False}, reach=CLEANSE_RANGE)
    raise AssertionError(f"no basic action {id}")


MOVE = Offered("move", basic_action("move"), "basic", "move")
GEM = Offered("gem", basic_action("gem"), "basic", "gem")
REROLL = Offered("reroll", basic_action("reroll"), "reroll", "reroll")


def offered(g: EtherState, seat: int, taken: set[int]) -> tuple[Offered, ...]:
    """It is asked for at every choice and seldom changes: the last list is kept with everything it was made from."""
    parts = g.mode, g.hours, g.cards("turns.used"), g.dream, g.cards("vault"), g.entities
    known = g.remembered.get("basic")
    if known is None or known[0] != parts:
        known = g.remembered["basic"] = parts, on_the_card(g)
    found: tuple[Offered, ...] = known[1]
    return found


def on_the_card(g: EtherState) -> tuple[Offered, ...]:
    if g.mode not in ("dream", "slumber"):
        return (GEM,)
    hours = counted("hours", min(g.hours, len(g.cards("turns.used"))))
    return (MOVE, *counted("effort", g.hours), *hours, *peeks(g), *cleansing(g), GEM)


def rerolling(g: EtherState, seat: int, taken: set[int]) -> tuple[Offered, ...]:
    """EF-BAS-4: the only basic action that is quick."""
    return (REROLL,)


def counted(name: str, most: int) -> list[Offered]:
    return [count_of(name, number) for number in range(1, most + 1)]


@cache
def count_of(name: str, number: int) -> Offered:
    id = f"{name}-{number}"
    return Offered(f"{name} {number}", basic_action(id), "basic", id)


def peeks(g: EtherState) -> list[Offered]:
    """Secret cards of the current dream that say what they are on their backs."""
    found = []
    for secret in g.content.secrets.get(g.dream, ()):
        card = g.find("vault", secret.of or secret.id) if secret.kind in PEEKED else -1
        if card >= 0:
            found.append(Offered(f"peek {written(secret.code)}", basic_action("peek"), "peek", secret.id, card))
    return found


def written(code: str) -> str:
    """A code as one word: I-01-D."""
    return code.replace(" ", "-")


def cleansing(g: EtherState) -> Iterator[Offered]:
    """EF-BAS-5: a key or an ether, the entity within range 1."""
    for entity in g.entities:
        if entity.mutations:
            for way in ("key", "ether"):
                id = f"cleanse-{way}"
                yield Offered(f"cleanse {entity.id} {way}", basic_action(id), "basic", id, entity=entity.id)


@procedure
class Peek(Proc):
    """EF-BAS-3: a look that only this sleeper gets. The event says how long; the screen keeps the time (EE-G2d)."""

    STEPS = ("look",)
    seat: int
    card: int

    def look(self, g: EtherState) -> Next:
        zones.learn(g, self.card, 1 << self.seat)
        name = g.sleepers[self.seat].id
        g.emit(Event("peek", name, amount=PEEK_SECONDS, rule="EF-BAS-3", card=self.card, seen=g.known[self.card]))
        return None


def spent(g: EtherState, seat: int, offered: Offered) -> None:
    """EE-D1a: one effort a turn for each sleeper."""
    if offered.key.startswith("effort "):
        g.edit(seat).effort = True


def by_owner(g: EtherState, owner: str, id: str) -> Action:
    return basic_action(id)


SOURCES = {
    "basic": Source(offered, by_owner, slow=True, shared=False, used=spent),
    "reroll": Source(rerolling, by_owner, shared=False),
    "peek": Source(
        lambda g, seat, taken: (),
        by_owner,
        slow=True,
        shared=False,
        run=lambda g, seat, offered: Peek(seat, offered.card),
    ),
}
