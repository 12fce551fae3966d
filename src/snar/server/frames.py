"""What each pair of eyes is sent: built from `view(seat)`, `choice_of(seat)` and the seat's events, nothing else."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from snar.rise.state import RiseState

from . import protocol as p
from .clock import Timer
from .connection import encode
from .record import Record
from .voice import Voice, voice

Parts = dict[str, msgspec.Raw]
LOG = 60  # lines of the log in a whole table


class Frames:
    """Every view is built once per change and encoded once per pair of eyes and language."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.parts: dict[int, tuple[int, Parts]] = {}  # by eyes: the number it was built at, the encoded parts
        self.before: dict[int, tuple[int, Parts]] = {}
        self.ended = False  # somebody resigned: nothing is asked any more

    @property
    def g(self) -> RiseState:
        assert isinstance(self.record.state, RiseState)
        return self.record.state

    def voice(self, lang: str) -> Voice:
        return voice(lang, self.g, self.record.names)

    def view(self, seat: int) -> Parts:
        number, parts = self.parts.get(seat, (-1, {}))
        if number != self.record.number:
            self.before[seat] = (number, parts)
            parts = {name: msgspec.Raw(encode(part)) for name, part in self.g.view(seat).items()}
            self.parts[seat] = (self.record.number, parts)
        return parts

    def patch(self, seat: int, after: int) -> Parts:
        """The parts of the view that changed since `after`; all of them if that is too long ago."""
        parts = self.view(seat)
        if after == self.record.number:
            return {}
        number, old = self.before.get(seat, (-1, {}))
        if number != after:
            return parts
        return {name: part for name, part in parts.items() if old.get(name) != part}

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


def face(timer: Timer | None) -> p.ClockFace | None:
    return timer.face(time.monotonic()) if timer else None
