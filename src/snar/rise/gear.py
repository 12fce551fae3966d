"""What a character brings along: its own abilities, ability cards and items, folded once and looked up often."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from snar.kernel.values import fold
from snar.packs.model import Ability, Character, Item, Modify, OneShot, Use

from . import board

COST_VALUE = {board.VOID: "cost-void", board.WELL: "cost-void", board.PATH: "cost-path", board.RING: "cost-world"}
Source = Character | Ability | Item | OneShot


class Offer(NamedTuple):
    """A use that its holder may announce."""

    key: str  # source and number: limits are kept by it
    source: str
    use: Use
    single: bool


class Gear:
    """Immutable; built once for each set of sources."""

    def __init__(self, sources: Iterable[Source]) -> None:
        held = tuple(source for source in sources if not isinstance(source, OneShot))
        self.traits = frozenset(trait for source in held for trait in source.traits)
        self.modify: dict[str, tuple[Modify, ...]] = {}
        for source in held:
            for modify in source.modify:
                self.modify[modify.value] = (*self.modify.get(modify.value, ()), modify)
        self.offers = tuple(offer for source in held for offer in offers_of(source))
        self.moments = frozenset(offer.use.at for offer in self.offers)
        self.cost = {kind: self._cost(kind) for kind in board.COST}
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


def offers_of(source: Character | Ability | Item) -> Iterable[Offer]:
    single = isinstance(source, Item) and source.single
    for number, use in enumerate(source.use):
        yield Offer(f"{source.id}#{number}", source.id, use, single)
