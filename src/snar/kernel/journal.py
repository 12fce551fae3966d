"""The record of a game: a header and one line per answer, chained so that no line can change unnoticed."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

FORMAT = 1


class JournalError(ValueError):
    """A journal that cannot be used: `line` (1 is the header), what is wrong there."""

    def __init__(self, line: int, reason: str, **about: Any) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason, self.about = line, reason, about


def compact(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def link(previous: str, data: dict[str, Any]) -> str:
    """The next value of the chain: hangs on everything before it."""
    return blake2b((previous + compact(data)).encode(), digest_size=12).hexdigest()


@dataclass
class Journal:
    header: dict[str, Any]
    entries: list[dict[str, Any]] = field(default_factory=list)
    chain: str = ""

    def __post_init__(self) -> None:
        if not self.chain:
            self.chain = link("", self.header)

    def add(self, data: dict[str, Any]) -> dict[str, Any]:
        self.chain = link(self.chain, data)
        entry = {**data, "chain": self.chain}
        self.entries.append(entry)
        return entry

    def to_text(self) -> str:
        return "".join(compact(line) + "\n" for line in [self.header, *self.entries])


def parse(text: str) -> Journal:
    """A journal from its text, its chain checked; JournalError names the first bad line."""
    lines = text.splitlines()
    if not lines:
        raise JournalError(1, "empty")
    header = _object(lines[0], 1)
    if header.get("snar") != FORMAT:
        raise JournalError(1, "not-a-journal")
    journal = Journal(header)
    for number, line in enumerate(lines[1:], start=2):
        entry = _object(line, number)
        chain = entry.pop("chain", None)
        if journal.add(entry)["chain"] != chain:
            raise JournalError(number, "broken-chain")
    return journal


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError:
        raise JournalError(number, "not-json") from None
    if not isinstance(data, dict):
        raise JournalError(number, "not-json")
    return data
