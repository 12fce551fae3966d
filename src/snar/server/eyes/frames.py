"""What each pair of eyes is sent: built from `view(seat)`, `choice_of(seat)` and the seat's events, nothing else."""

from __future__ import annotations

import time
from typing import Any

from msgspec import UNSET, UnsetType

from snar.kernel.state import State

from ..front import front_for
from ..slices import Steps
from ..table.clock import Timer
from ..table.heard import Numbered, discreet
from ..table.record import Record
from ..wire import protocol as p
from ..wire.connection import encode
from .seen import Parts, Seen, raw
from .voice import Voice, in_words, sentences, voice

LOG = 60  # lines of the log in a whole table
News = tuple[Any, Any]  # events, and the same in words: encoded already, a frame takes them as they are


class Frames:
    """Everything is built once per change, and encoded once per pair of eyes and language."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.seen = Seen(record)
        self.heard: dict[tuple[int, int, str], News] = {}  # of the last entry
        self.rows: dict[int, tuple[list[Numbered], bool]] = {}  # what happened since; is it for some eyes only?
        self.heard_at = -1
        self.voices: dict[str, Voice] = {}  # by language: where there are no secrets everybody hears the same one
        self.ended = False  # somebody resigned: nothing is asked any more

    @property
    def g(self) -> State:
        return self.record.state

    def voice(self, lang: str, seat: int | None = None) -> Voice:
        """Without eyes it knows no secret."""
        known = frozenset() if seat is None else self.knows(seat)
        if self.seen.projection.tells:
            return voice(lang, self.g, self.record.names, known)
        if lang not in self.voices:
            self.voices[lang] = voice(lang, self.g, self.record.names)
        return self.voices[lang]

    def knows(self, seat: int) -> frozenset[str]:
        return self.seen.knows(seat)

    def view(self, seat: int) -> Parts:
        return self.seen.view(seat)

    def asked(self) -> list[int]:
        return [] if self.ended else [choice.seat for choice in self.g.pending]

    def choice(self, seat: int, lang: str) -> Steps[tuple[p.Choice | None, dict[str, p.Route] | None]]:
        choice = self.g.choice_of(seat)
        if choice is None or self.ended:
            return None, None
        said = self.voice(lang, seat)
        return (yield from in_words(said, choice, self.g)), said.reach(self.g, choice)

    def secrets_in_words(self, seat: int, lang: str, after: int = -1) -> Steps[p.Told | UnsetType]:
        """Secrets in words: what came to light after entry `after`, or all of them, of the pages the latest."""
        fresh = self.seen.revealed(seat, after)
        yield
        known = self.knows(seat)
        return (yield from front_for(self.g).secrets_in_words(self.g, fresh, known, lang)) if fresh else UNSET

    def news(self, seat: int, lang: str, after: int) -> Steps[News]:
        """What happened after entry `after`; the same for all eyes where none may know more than others."""
        if self.heard_at != self.record.number:
            self.heard, self.rows, self.heard_at = {}, {}, self.record.number
        if after not in self.rows:
            rows = self.record.heard.since(after)
            self.rows[after] = rows, discreet(rows)
        rows, secret = self.rows[after]
        key = (after, seat if secret else -1, lang)
        if key not in self.heard:
            events = self.record.told(seat, rows)
            self.heard[key] = raw(events), raw((yield from sentences(self.voice(lang), events)))
        return self.heard[key]

    def update(self, seat: int, lang: str, after: int, timer: Timer | None) -> Steps[bytes]:
        events, news = yield from self.news(seat, lang, after)
        told = (yield from self.secrets_in_words(seat, lang, after)) if self.seen.projection.tells else UNSET
        choice, reach = yield from self.choice(seat, lang)
        number = self.record.number
        yield
        return encode(
            p.Update(
                after=after,
                seq=number,
                n=number,
                seat=seat,
                events=events,
                lines=news,
                view=self.seen.patch(seat, after),
                asked=self.asked(),
                choice=choice,
                reach=reach,
                undo=self.record.can_undo(seat),
                clock=face(timer),
                told=told,
            )
        )

    def table(self, seat: int, lang: str, timer: Timer | None, **about: Any) -> Steps[bytes]:
        log = yield from sentences(self.voice(lang), self.record.events_for(seat), LOG)
        told = yield from self.secrets_in_words(seat, lang)
        choice, reach = yield from self.choice(seat, lang)
        yield
        return encode(
            p.Table(
                seq=self.record.number,
                n=self.record.number,
                seat=seat,
                view=self.view(seat),
                asked=self.asked(),
                choice=choice,
                reach=reach,
                log=log,
                since=self.record.last[seat] if seat < self.g.seats else 0,
                undo=self.record.can_undo(seat),
                clock=face(timer),
                told=told,
                **about,
            )
        )


def face(timer: Timer | None) -> p.ClockFace | None:
    return timer.face(time.monotonic()) if timer else None
