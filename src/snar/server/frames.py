"""What each pair of eyes is sent: built from `view(seat)`, `choice_of(seat)` and the seat's events, nothing else."""

from __future__ import annotations

import operator
import time
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from snar.kernel.state import State

from . import protocol as p
from .clock import Timer
from .connection import encode
from .ether.printed import told
from .lens import lens_of
from .record import Record
from .voice import Voice, voice

Parts = dict[str, msgspec.Raw]
LOG = 60  # lines of the log in a whole table


class Built(NamedTuple):
    """A view at some moment, part by part."""

    number: int
    parts: Parts
    named: frozenset[str] = frozenset()  # secrets that stand there and have to be told in words (Etherfields)


class Known(NamedTuple):
    """What one pair of eyes knows of the cards, and since when the cards have been as they are."""

    since: int
    parts: Parts
    named: frozenset[str] = frozenset()


class Frames:
    """Every view is built once per change and encoded once per pair of eyes and language."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.lens = lens_of(record.state)
        self.now: dict[int, Built] = {}  # by eyes
        self.before: dict[int, Built] = {}
        self.common: Built | None = None
        self.cards: list[Any] = []  # every card whose place or face some eyes do not know, and who knows it
        self.since = -1  # the entry that changed them last
        self.known: dict[int, Known] = {}  # by eyes
        self.ended = False  # somebody resigned: nothing is asked any more

    @property
    def g(self) -> State:
        return self.record.state

    def voice(self, lang: str, seat: int | None = None) -> Voice:
        """Without eyes it knows no secret."""
        return voice(lang, self.g, self.record.names, frozenset() if seat is None else self.knows(seat))

    def knows(self, seat: int) -> frozenset[str]:
        self.view(seat)
        return self.now[seat].named

    def view(self, seat: int) -> Parts:
        found = self.now.get(seat)
        if found is None or found.number != self.record.number:
            if found is not None:
                self.before[seat] = found
            shared, own = self.shared(), self.own(seat)
            parts = {**shared.parts, **own.parts}
            found = self.now[seat] = Built(self.record.number, parts, shared.named | own.named)
        return found.parts

    def shared(self) -> Built:
        """What everyone sees alike."""
        if self.common is None or self.common.number != self.record.number:
            view = self.lens.common(self.g)
            self.common = Built(self.record.number, encoded(view), self.lens.named(view))
            self.look_at_cards()
        return self.common

    def look_at_cards(self) -> None:
        """Have piles, hands or anyone's knowledge changed? Zones that have not are the same objects."""
        cards = [*self.lens.own_zones(self.g), bytes(self.g.known)]
        if not self.cards or cards[-1] != self.cards[-1] or not all(map(operator.is_, cards[:-1], self.cards)):
            self.cards, self.since = cards, self.record.number

    def own(self, seat: int) -> Known:
        """What the seat knows of the cards: worked out anew when a pile, a hand or somebody's knowledge changed."""
        found = self.known.get(seat)
        if found is None or found.since != self.since:
            view = self.lens.own(self.g, seat)
            found = self.known[seat] = Known(self.since, encoded(view), self.lens.named(view))
        return found

    def patch(self, seat: int, after: int) -> Parts:
        """The parts of the view that changed since `after`; all of them if that is too long ago."""
        parts = self.view(seat)
        if after == self.record.number:
            return {}
        old = self.before.get(seat)
        if old is None or old.number != after:
            return parts
        before = old.parts
        return {name: part for name, part in parts.items() if before.get(name) != part}

    def asked(self) -> list[int]:
        return [] if self.ended else [choice.seat for choice in self.g.pending]

    def choice(self, seat: int, lang: str) -> tuple[p.Choice | None, dict[str, p.Route] | None]:
        choice = self.g.choice_of(seat)
        if choice is None or self.ended:
            return None, None
        said = self.voice(lang, seat)
        return said.choice(choice, self.g), said.reach(self.g, choice)

    def told(self, seat: int, lang: str, after: int = -1) -> p.Told | UnsetType:
        """Secrets in words: what came to light after entry `after`, or all of them, of the pages the latest."""
        known, old = self.knows(seat), self.before.get(seat)
        fresh = known - old.named if old is not None and old.number == after else self.lens.lately(self.g, known)
        return told(fresh, known, lang) if fresh else UNSET

    def update(self, seat: int, lang: str, after: int, timer: Timer | None) -> str:
        events = self.record.told(seat, after)
        choice, reach = self.choice(seat, lang)
        number = self.record.number
        return encode(
            p.Update(
                after=after,
                seq=number,
                n=number,
                seat=seat,
                events=events,  # type: ignore[arg-type]
                lines=self.voice(lang).lines(events),
                view=self.patch(seat, after),
                asked=self.asked(),
                choice=choice,
                reach=reach,
                undo=self.record.can_undo(seat),
                clock=face(timer),
                told=self.told(seat, lang, after),
            )
        ).decode()

    def table(self, seat: int, lang: str, timer: Timer | None, **about: Any) -> str:
        choice, reach = self.choice(seat, lang)
        lines = self.voice(lang).lines(self.record.told(seat))
        return encode(
            p.Table(
                seq=self.record.number,
                n=self.record.number,
                seat=seat,
                view=self.view(seat),
                asked=self.asked(),
                choice=choice,
                reach=reach,
                log=lines[-LOG:],
                since=self.record.last[seat] if seat < self.g.seats else 0,
                undo=self.record.can_undo(seat),
                clock=face(timer),
                told=self.told(seat, lang),
                **about,
            )
        ).decode()


def encoded(view: dict[str, Any]) -> Parts:
    return {name: msgspec.Raw(encode(part)) for name, part in view.items()}


def face(timer: Timer | None) -> p.ClockFace | None:
    return timer.face(time.monotonic()) if timer else None
