"""The last events of a table with the entries they belong to; all but the newest are packed, and none for long: to
compress them would take longer than all else that is done for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from snar.kernel.event import Event, event_from

PACKET = 16  # events that are packed together, once as many have come after them
PACKETS = 9  # with the late ones at least 160 events are remembered
Numbered = tuple[int, Event]
encode, decode = msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder().decode


class Heard:
    """What is asked for is nearly always what has just happened; the rest is for whoever was away."""

    __slots__ = ("complete", "late", "packets")

    def __init__(self, rows: Iterable[Numbered] = (), complete: int = 0) -> None:
        self.late: list[Numbered] = []
        self.packets: list[tuple[int, bytes]] = []  # each with the entry of its last event
        self.complete = complete  # everything that happened after this entry is here
        for row in rows:
            self.note(*row)

    def note(self, number: int, event: Event) -> None:
        self.late.append((number, event))
        if len(self.late) < 2 * PACKET:
            return
        self.packets.append((self.late[PACKET - 1][0], packed(self.late[:PACKET])))
        self.late = self.late[PACKET:]
        if len(self.packets) > PACKETS:
            self.complete = self.packets.pop(0)[0]

    def since(self, after: int) -> list[Numbered]:
        """What belongs to later entries than this one."""
        late = self.late
        at = len(late)
        while at and late[at - 1][0] > after:
            at -= 1
        if at or not self.packets:
            return late[at:]
        older = [row for last, packet in self.packets if last > after for row in unpacked(packet)]
        return [row for row in older if row[0] > after] + late

    def __iter__(self) -> Iterator[Numbered]:
        for _, packet in self.packets:
            yield from unpacked(packet)
        yield from self.late


def discreet(rows: list[Numbered]) -> bool:
    """May some seats know more than others of what happened?"""
    return any(event.card >= 0 or event.only != -1 for _, event in rows)


def packed(rows: list[Numbered]) -> bytes:
    return encode([(number, *event.row()) for number, event in rows])


def unpacked(packet: bytes) -> list[Numbered]:
    return [(number, event_from(event)) for number, *event in decode(packet)]
