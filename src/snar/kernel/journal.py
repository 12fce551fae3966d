"""The record of a game: a header and one line per answer, chained so that no line can change unnoticed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Protocol, overload

FORMAT = 1
Entry = dict[str, Any]


class JournalError(ValueError):
    """A journal that cannot be used: `line` (1 is the header), what is wrong there."""

    def __init__(self, line: int, reason: str, **about: Any) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason, self.about = line, reason, about


ENCODER = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def compact(data: dict[str, Any]) -> str:
    return ENCODER.encode(data)


def link(previous: str, data: dict[str, Any]) -> str:
    """The next value of the chain: hangs on everything before it."""
    return digest(previous, compact(data))


def digest(previous: str, text: str) -> str:
    return blake2b((previous + text).encode(), digest_size=12).hexdigest()


class Entries(Protocol):
    """What a journal holds its entries in: a list, or what is read and grows as a list does."""

    def append(self, entry: Entry, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Entry]: ...
    def __reversed__(self) -> Iterator[Entry]: ...
    @overload
    def __getitem__(self, at: int, /) -> Entry: ...
    @overload
    def __getitem__(self, at: slice, /) -> list[Entry]: ...


@dataclass
class Journal:
    header: dict[str, Any]
    entries: Entries = field(default_factory=list[Entry])
    chain: str = ""  # the last link: whoever has noted it can tell whether anything before it was changed

    def __post_init__(self) -> None:
        self.header, first = self.linked("", self.header)
        self.chain = self.chain or first

    @staticmethod
    def linked(previous: str, line: dict[str, Any]) -> tuple[dict[str, Any], str]:
        """The line with its own link of the chain, and that link."""
        data = {name: value for name, value in line.items() if name != "chain"}
        chain = link(previous, data)
        return {**data, "chain": chain}, chain

    def add(self, data: dict[str, Any]) -> None:
        entry, self.chain = self.linked(self.chain, data)
        self.entries.append(entry)

    def to_text(self) -> str:
        return "".join(compact(line) + "\n" for line in [self.header, *self.entries])


def counting(entries: Entries, number: int) -> list[Entry]:
    """The answers and new epochs that still count after entry `number`, without what was taken back."""
    found = []
    while number:
        entry = entries[number - 1]
        if "key" in entry or "epoch" in entry:
            found.append(entry)
        number = entry.get("undo", number - 1)
    return found[::-1]


def parse(text: str) -> Journal:
    """A journal from its text, its chain checked; JournalError names the first bad line."""
    if not text:
        raise JournalError(1, "empty")
    lines = text.removesuffix("\n").split("\n")  # not splitlines: players' words may hold other line breaks
    header = _object(lines[0], 1)
    if header.get("snar") != FORMAT:
        raise JournalError(1, "not-a-journal")
    same(compact(header), lines[0], 1)
    journal = Journal(header)
    same(journal.chain, header.get("chain"), 1)
    for number, line in enumerate(lines[1:], start=2):
        entry = _object(line, number)
        same(compact(entry), line, number)  # not only the data: every byte is as it was written
        journal.add(entry)
        same(journal.chain, entry.get("chain"), number)
    return journal


def same(wanted: str, found: str | None, number: int) -> None:
    if wanted != found:
        raise JournalError(number, "broken-chain")


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise JournalError(number, "not-json") from None
    if not isinstance(data, dict):
        raise JournalError(number, "not-json")
    return data
