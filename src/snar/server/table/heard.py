"""The last events of a table with the entries they belong to. The newest are kept as they are; older ones as bytes,
which take less room. They are not compressed: that would take longer than all else that is done for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from snar.kernel.event import Event, event_from

BLOCK = 16  # events that become bytes together, once as many have come after them
BLOCKS = 9  # with the late ones at least 160 events are remembered
Numbered = tuple[int, Event]
encode, decode = msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder().decode


class Heard:
    """What is asked for is nearly always what has just happened; the rest is for whoever was away."""

    __slots__ = ("blocks", "complete", "late")

    def __init__(self, rows: Iterable[Numbered] = (), complete: int = 0) -> None:
        self.late: list[Numbered] = []
        self.blocks: list[tuple[int, bytes]] = []  # each with the entry of its last event
        self.complete = complete  # everything that happened after this entry is here
        for row in rows:
            self.note(*row)

    def note(self, number: int, event: Event) -> None:
        self.late.append((number, event))
        if len(self.late) < 2 * BLOCK:
            return
        self.blocks.append((self.late[BLOCK - 1][0], as_bytes(self.late[:BLOCK])))
        self.late = self.late[BLOCK:]
        if len(self.blocks) > BLOCKS:
            self.complete = self.blocks.pop(0)[0]

    def since(self, after: int) -> list[Numbered]:
        """What belongs to later entries than this one."""
        late = self.late
        at = len(late)
        while at and late[at - 1][0] > after:
            at -= 1
        if at or not self.blocks:
            return late[at:]
        older = [row for last, block in self.blocks if last > after for row in from_bytes(block)]
        return [row for row in older if row[0] > after] + late

    def __iter__(self) -> Iterator[Numbered]:
        for _, block in self.blocks:
            yield from from_bytes(block)
        yield from self.late


def discreet(rows: list[Numbered]) -> bool:
    """May some seats know more than others of what happened?"""
    return any(event.card >= 0 or event.only != -1 for _, event in rows)


def as_bytes(rows: list[Numbered]) -> bytes:
    return encode([(number, *event.row()) for number, event in rows])


def from_bytes(block: bytes) -> list[Numbered]:
    return [(number, event_from(event)) for number, *event in decode(block)]
