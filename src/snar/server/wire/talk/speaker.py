"""One connection at one table: for whom it speaks, and how it hears a no."""

from __future__ import annotations

from functools import partial

from snar.kernel.choice import Refusal
from snar.server.eyes.frames import Frames
from snar.server.eyes.phrases import refusal
from snar.server.http.limits import Addresses
from snar.server.table.driver import Driver
from snar.server.table.room import Room
from snar.server.table.seats import refuse

from .. import protocol as p
from ..connection import Connection

LINE = 400  # letters of an answer


class Talk:
    def __init__(self, room: Room, driver: Driver, connection: Connection, address: str, addresses: Addresses) -> None:
        self.room, self.driver, self.me, self.address = room, driver, connection, address
        self.allows = partial(addresses.allows, address)  # may its address do so much of this kind?
        self.wondering = -1  # the number of the answer that a hint is being thought about for

    def refused(self, why: Refusal, id: int = 0) -> None:
        number = self.room.frames.record.number if self.room.frames else 0
        frames, lang = self.room.frames, self.me.lang
        eyes = self.me.eyes if self.me.eyes >= 0 else None  # nobody's before the first hello
        text = frames.voice(lang, eyes).refusal(why) if frames else refusal(lang, why)
        self.me.send(p.Refused(why.reason, text, why.rule, dict(why.about), number, id))

    def seat(self, wanted: int | None) -> int:
        """The seat this connection speaks for."""
        mine = self.room.meta.seats_of(self.me.guest)
        if wanted is None and mine:
            asked = self.room.frames.asked() if self.room.frames and len(mine) > 1 else []
            return next((seat for seat in mine if seat in asked), mine[0])
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
