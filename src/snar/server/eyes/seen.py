"""What each pair of eyes sees, part by part and encoded. A change is worked out once for all of them."""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, NamedTuple

import msgspec

from snar.kernel.parts import Kept

from ..table.record import Record
from ..wire.connection import encode
from .projection import projection_of

Parts = dict[str, msgspec.Raw]
Named = frozenset[str]  # secrets that stand there and have to be told in words (Etherfields)
NOTHING: Named = frozenset()
NEVER = -2  # before any entry that somebody may have seen
decode = msgspec.json.Decoder().decode


class Layer(NamedTuple):
    """Some parts of a view since entry `number`, and what of it was not there in the layer `before`."""

    number: int
    parts: Parts
    secrets: dict[str, Named]  # by part
    named: Named
    before: int
    fresh: Parts
    named_before: Named


UNSEEN = Layer(NEVER, {}, {}, NOTHING, NEVER, {}, NOTHING)


def raw(data: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(data))


atom = lru_cache(maxsize=1024, typed=True)(raw)  # numbers, names, yes and no: the same few all the time
ATOMS = (str, int)


def layer(
    old: Layer, number: int, view: dict[str, Any], named: Callable[[dict[str, Any]], Named] | None = None
) -> Layer:
    """Secrets are looked for only where something has changed, and in what is sent: a part may be encoded already."""
    before, parts, fresh = old.parts, {}, {}
    for name, part in view.items():
        known = before.get(name)
        if part is known and part is not None:  # kept as it was sent
            parts[name] = part
            continue
        text = part if isinstance(part, msgspec.Raw) else atom(part) if isinstance(part, ATOMS) else raw(part)
        if text is not known and text != known:
            fresh[name] = known = text
        parts[name] = known
    if named is None:
        return Layer(number, parts, {}, NOTHING, old.number, fresh, NOTHING)
    secrets = {name: named({name: decode(parts[name])}) if name in fresh else old.secrets[name] for name in parts}
    return Layer(number, parts, secrets, NOTHING.union(*secrets.values()), old.number, fresh, old.named)


class Seen:
    """One layer that everyone sees alike, and one for each pair of eyes: what they know of the cards."""

    def __init__(self, record: Record) -> None:
        self.record, self.projection = record, projection_of(record.state)
        self.common = UNSEEN
        self.kept = Kept(raw)  # parts that all eyes see alike
        self.owned: dict[int, Layer] = {}  # by eyes
        self.cards: tuple[Any, ...] = ()  # every card whose place or face some eyes do not know, and who knows it
        self.since = self.since_before = NEVER  # the entry that changed them last; the same, one common layer ago

    def both(self, seat: int) -> tuple[Layer, Layer]:
        """The common layer first: with it the cards are looked at."""
        return self.shared(), self.own(seat)

    def shared(self) -> Layer:
        if self.common.number != self.record.number:
            view = self.projection.common(self.record.state, self.kept)
            self.common = layer(self.common, self.record.number, view, self.named())
            self.look_at_cards()
        return self.common

    def named(self) -> Callable[[dict[str, Any]], Named] | None:
        """How secrets are found in a part; None where there are none."""
        return partial(self.projection.named, self.record.state) if self.projection.tells else None

    def look_at_cards(self) -> None:
        """Have piles, hands or anyone's knowledge changed? Zones that have not are the same objects."""
        g = self.record.state
        cards = (*self.projection.own_zones(g), bytes(g.known))
        self.since_before = self.since
        if not self.cards or cards[-1] != self.cards[-1] or not all(map(operator.is_, cards[:-1], self.cards)):
            self.cards, self.since = cards, self.record.number

    def own(self, seat: int) -> Layer:
        """Worked out anew when a pile, a hand or somebody's knowledge changed."""
        found = self.owned.get(seat, UNSEEN)
        if found.number != self.since:
            view = self.projection.own(self.record.state, seat, self.kept)
            found = self.owned[seat] = layer(found, self.since, view, self.named())
        return found

    # -- what is asked of it -----------------------------------------------------------------------------------------
    def view(self, seat: int) -> Parts:
        shared, own = self.both(seat)
        return {**shared.parts, **own.parts}

    def knows(self, seat: int) -> Named:
        if not self.projection.tells:
            return NOTHING
        shared, own = self.both(seat)
        return shared.named | own.named

    def patch(self, seat: int, after: int) -> Parts:
        """The parts that changed since entry `after`; all of them if that is too long ago."""
        if after == self.record.number:
            return {}
        shared, own = self.both(seat)
        if shared.before != after:
            return {**shared.parts, **own.parts}
        if self.since <= after:
            return shared.fresh
        return {**shared.fresh, **(own.fresh if own.before == self.since_before else own.parts)}

    def revealed(self, seat: int, after: int) -> Named:
        """Secrets that came to light after entry `after`; of all of them the latest, if that is too long ago."""
        if not self.projection.tells:
            return NOTHING
        shared, own = self.both(seat)
        known = shared.named | own.named
        same = self.since <= after  # no card has moved
        if shared.before != after or not (same or own.before == self.since_before):
            return self.projection.lately(self.record.state, known)
        return known - shared.named_before - (own.named if same else own.named_before)
