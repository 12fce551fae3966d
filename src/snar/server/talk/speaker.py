"""One connection at one table: for whom it speaks, and how it hears a no."""

from __future__ import annotations

from collections.abc import Callable

from snar.kernel.choice import Refusal

from .. import protocol as p
from ..connection import Connection
from ..driver import Driver
from ..frames import Frames
from ..room import Room
from ..saying import refusal
from ..seats import refuse

LINE = 400  # letters of an answer


class Talk:
    def __init__(self, room: Room, driver: Driver, connection: Connection, allows: Callable[[str], bool]) -> None:
        self.room, self.driver, self.me = room, driver, connection
        self.allows = allows  # may its address do so much of this kind?
        self.wondering = -1  # the number of the answer that a hint is being thought about for

    def refused(self, why: Refusal, id: int = 0) -> None:
        number = self.room.frames.record.number if self.room.frames else 0
        frames, lang = self.room.frames, self.me.lang
        text = frames.voice(lang, self.me.eyes).refusal(why) if frames else refusal(lang, why)
        self.me.send(p.Refused(why.reason, text, why.rule, dict(why.about), number, id))

    def seat(self, wanted: int | None) -> int:
        """The seat this connection speaks for."""
        mine = self.room.meta.seats_of(self.me.guest)
        if wanted is None and mine:
            asked = [seat for seat in mine if self.room.frames and self.room.frames.g.choice_of(seat)]
            return (asked or mine)[0]
        if wanted is None or wanted not in mine:
            refuse("not-your-seat")
        return wanted

    def limit(self, kind: str) -> None:
        if not self.allows(kind):
            refuse("too-fast")

    def frames(self) -> Frames:
        if self.room.frames is None:
            refuse("not-started")
        return self.room.frames
