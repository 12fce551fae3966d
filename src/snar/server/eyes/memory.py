"""What was worked out once and is wanted again and again: words for the same few things."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

MOST = 20_000  # remembered sentences of one kind
T = TypeVar("T")


class Memory(dict[Any, T]):
    """Remembers what was worked out; forgets everything when it grows too big."""

    def get_or(self, key: Any, work: Callable[[], T]) -> T:
        found = self.get(key)
        return self.keep(key, work()) if found is None else found

    def keep(self, key: Any, found: T) -> T:
        if len(self) >= MOST:
            self.clear()
        self[key] = found
        return found


class Latest(OrderedDict[Any, T]):
    """Remembers only so many; the oldest makes room. Several threads may ask: what is given back is not looked up
    again, another one may have needed its room meanwhile."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def get_or(self, key: Any, work: Callable[[], T]) -> T:
        found = self.get(key)
        if found is None:
            self[key] = found = work()
            if len(self) > self.most:
                self.popitem(last=False)
        return found
