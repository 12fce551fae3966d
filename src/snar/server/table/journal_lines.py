"""Entries of a journal held as the lines that the store has: none is written twice, and older ones are packed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from snar.kernel.journal import Entry, Journal, JournalError, compact, digest

from .packing import pack, unpack

CHAIN = "chain"
PACKET = 32  # lines that are packed together, once as many have come after them
sorted_text = msgspec.json.Encoder(order="sorted").encode


class Lines:
    """Behaves as the journal's list of entries; each is read when somebody asks for it.

    What is asked for is nearly always late: the new lines, or those since somebody's last answer."""

    __slots__ = ("late", "packets")

    def __init__(self, texts: Iterable[str] = ()) -> None:
        self.packets: list[bytes] = []
        self.late: list[str] = []
        for text in texts:
            self.write(text)

    def write(self, text: str) -> None:
        self.late.append(text)
        if len(self.late) == 2 * PACKET:
            self.packets.append(pack("\n".join(self.late[:PACKET]).encode()))
            self.late = self.late[PACKET:]

    def append(self, entry: Entry) -> None:
        self.write(compact(entry))

    def texts(self, first: int = 0) -> list[str]:
        """From this one on; 0 is the first."""
        packed = len(self.packets) * PACKET
        if first >= packed:
            return self.late[first - packed :]
        whole, within = divmod(first, PACKET)
        older = [text for packet in self.packets[whole:] for text in unpacked(packet)]
        return older[within:] + self.late

    def __len__(self) -> int:
        return len(self.packets) * PACKET + len(self.late)

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            first, end, step = at.indices(len(self))
            return [json.loads(text) for text in self.texts(first)[: max(0, end - first) : step]]
        at = range(len(self))[at]
        packet, within = divmod(at, PACKET)
        packed = packet < len(self.packets)
        return json.loads(unpacked(self.packets[packet])[within] if packed else self.texts(at)[0])

    def __iter__(self) -> Iterator[Entry]:
        return map(json.loads, self.texts())

    def __reversed__(self) -> Iterator[Entry]:
        return map(json.loads, reversed(self.texts()))


def unpacked(packet: bytes) -> list[str]:
    return unpack(packet).decode().split("\n")


class LineJournal(Journal):
    """The same lines, each written once: what is chained is its text without the link, which stands before the rest."""

    entries: Lines

    def add(self, data: Entry) -> None:
        text = sorted_text(data).decode()
        self.chain = digest(self.chain, text)
        self.entries.write(f'{{"{CHAIN}":"{self.chain}",{text[1:]}')

    def to_text(self) -> str:
        """The lines as they are: to read and write each of twenty thousand anew would keep everybody waiting."""
        return "".join(line + "\n" for line in [compact(self.header), *self.entries.texts()])


def check_chain(header: Entry, lines: list[str]) -> None:
    """Is every line as it was written? JournalError names the first that is not; 1 is the header.

    What is played again is checked by that; this is for what a snapshot stands for."""
    chain = Journal(header).chain
    begins = f'{{"{CHAIN}":"'
    start = len(begins) + len(chain) + 2
    for number, text in enumerate(lines, start=2):
        chain = digest(chain, "{" + text[start:])
        if not text.startswith(f'{begins}{chain}",'):
            raise JournalError(number, "broken-chain")
