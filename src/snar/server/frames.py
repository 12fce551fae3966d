"""What each pair of eyes is sent: built from `view(seat)`, `choice_of(seat)` and the seat's events, nothing else."""

from __future__ import annotations

import operator
import time
from typing import Any, NamedTuple

import msgspec

from snar.packs.model import DECKS
from snar.rise.state import RiseState
from snar.rise.view import hand_view, pile_view

from . import protocol as p
from .clock import Timer
from .connection import encode
from .record import Record
from .voice import Voice, voice

Parts = dict[str, msgspec.Raw]
PILES = [f"{kind}.{deck}" for deck in DECKS for kind in ("deck", "used")]
LOG = 60  # lines of the log in a whole table


class Built(NamedTuple):
    """A view at some moment, part by part."""

    number: int
    parts: Parts


class Frames:
    """Every view is built once per change and encoded once per pair of eyes and language."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.now: dict[int, Built] = {}  # by eyes
        self.before: dict[int, Built] = {}
        self.piles: dict[int, tuple[tuple[Any, ...], msgspec.Raw]] = {}
        self.ended = False  # somebody resigned: nothing is asked any more

    @property
    def g(self) -> RiseState:
        assert isinstance(self.record.state, RiseState)
        return self.record.state

    def voice(self, lang: str) -> Voice:
        return voice(lang, self.g, self.record.names)

    def view(self, seat: int) -> Parts:
        """The spectator's view is shared; a seat adds what it knows besides."""
        found = self.now.get(seat)
        if found is None or found.number != self.record.number:
            if found is not None:
                self.before[seat] = found
            found = self.now[seat] = Built(self.record.number, self.build(seat))
        return found.parts

    def build(self, seat: int) -> Parts:
        g = self.g
        if seat == g.seats:
            return encoded(g.view(seat))
        return {**self.view(g.seats), "decks": self.decks(seat), **encoded(own(g, seat))}

    def decks(self, seat: int) -> msgspec.Raw:
        """What the seat knows of the piles: worked out anew only when a pile or somebody's knowledge changed."""
        g = self.g
        basis = (bytes(g.known), *[g.zones[pile] for pile in PILES])
        old, part = self.piles.get(seat, ((), msgspec.Raw()))
        if len(old) != len(basis) or basis[0] != old[0] or not all(map(operator.is_, basis[1:], old[1:])):
            part = msgspec.Raw(encode(own_decks(g, seat)))
            self.piles[seat] = (basis, part)
        return part

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
        said = self.voice(lang)
        return said.choice(choice, self.g), said.reach(self.g, choice)

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
                **about,
            )
        ).decode()


def own(g: RiseState, seat: int) -> dict[str, Any]:
    """The parts of a seat's view, besides the decks, that are not the spectator's."""
    return {"seat": seat, "hands": {str(other): hand_view(g, other, seat) for other in range(g.seats)}}


def own_decks(g: RiseState, seat: int) -> dict[str, Any]:
    return {deck: pile_view(g, deck, seat) for deck in DECKS}


def encoded(view: dict[str, Any]) -> Parts:
    return {name: msgspec.Raw(encode(part)) for name, part in view.items()}


def face(timer: Timer | None) -> p.ClockFace | None:
    return timer.face(time.monotonic()) if timer else None
