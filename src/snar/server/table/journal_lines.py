"""Entries of a journal held as the lines that the store has: a third of the memory, and none is written twice."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from snar.kernel.journal import Entry, compact


class Lines:
    """Behaves as the journal's list of entries; each is read when somebody asks for it."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        self.texts = list(texts)

    def append(self, entry: Entry) -> None:
        self.texts.append(compact(entry))

    def __len__(self) -> int:
        return len(self.texts)

    def __getitem__(self, at: Any) -> Any:
        found = self.texts[at]
        return [json.loads(text) for text in found] if isinstance(found, list) else json.loads(found)

    def __iter__(self) -> Iterator[Entry]:
        return map(json.loads, self.texts)

    def __reversed__(self) -> Iterator[Entry]:
        return map(json.loads, reversed(self.texts))
