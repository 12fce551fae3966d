"""What a character brings along: its own abilities, ability cards and items, folded once and looked up often."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from snar.kernel.values import fold
from snar.packs.rise.model import Ability, Character, Creature, Item, Modify, OneShot, Use

from . import board

COST_VALUE = {board.VOID: "cost-void", board.WELL: "cost-void", board.PATH: "cost-path", board.RING: "cost-world"}
Powers = Character | Ability | Item
Source = Powers | Creature | OneShot


class Offer(NamedTuple):
    """A use that its holder may announce."""

    key: str  # source and number: limits are kept by it
    source: str
    use: Use
    single: bool
    rule: str


class Gear:
    """Immutable; built once for each set of sources."""

    def __init__(self, sources: Iterable[Source]) -> None:
        held = [source for source in sources if not isinstance(source, OneShot)]
        powers = [source for source in held if not isinstance(source, Creature)]
        self.traits = {trait: source.id for source in reversed(powers) for trait in source.traits}  # and who gives it
        self.modify: dict[str, tuple[Modify, ...]] = {}
        self.by: dict[str, tuple[str, ...]] = {}  # whose modifiers these are
        for source in powers:
            for modify in source.modify:
                self.modify[modify.value] = (*self.modify.get(modify.value, ()), modify)
                self.by[modify.value] = (*self.by.get(modify.value, ()), source.id)
        self.offers = tuple(offer for source in held for offer in offers_of(source))
        self.moments = frozenset(offer.use.at for offer in self.offers)
        self.cost = {kind: self._cost(kind) for kind in board.COST}
        self.gait = (*self.cost.values(), "backwards" in self.traits)  # who walks alike where no card lies
        self.experience_price = self.value("experience-price", 10, floor=1)  # RS-EXP-1
        self.card_costs = self.modify.get("cost-card", ())

    def _cost(self, kind: str) -> int:
        value = COST_VALUE.get(kind)
        if value is None:
            return board.COST[kind]
        return self.value(value, board.COST[kind], floor=1)

    def value(self, name: str, printed: int, when: Iterable[str] = (), floor: int = 0) -> int:
        modifiers = self.modify.get(name)
        if not modifiers:
            return max(floor, printed)
        return fold(printed, [m for m in modifiers if m.when == "always" or m.when in when], floor)

    def added(self, name: str, when: Iterable[str] = ()) -> list[tuple[str, int]]:
        """What is added to a value now, by name."""
        parts = zip(self.by.get(name, ()), self.modify.get(name, ()), strict=True)
        return [(source, m.amount) for source, m in parts if m.when == "always" or m.when in when]


def offers_of(source: Powers | Creature) -> Iterable[Offer]:
    single = isinstance(source, Item) and source.single
    uses = (help_of(source),) if isinstance(source, Creature) else source.use
    for number, use in enumerate(uses):
        yield Offer(f"{source.id}#{number}", source.id, use, single, rule_of(source))


def help_of(animal: Creature) -> Use:
    """RR-C13: a tamed animal stands by its tamer in one duel a round."""
    return Use("duel", "any", 0, "round", ({"verb": "bonus", "amount": animal.help},))


def rule_of(source: object) -> str:
    """Under which rule is told what a character, ability, item or tamed animal does."""
    return "RS-EVT-6" if isinstance(source, Item) else "RR-C13" if isinstance(source, Creature) else "RS-CHR-4"


def open_cost(gear: Gear, road: bool, kind: str) -> int:
    """RS-MOV-2: what entering a field costs on which no card works."""
    if road and (kind == board.VOID or kind == board.WELL):
        return 1  # Cesta
    return gear.cost[kind]
