"""Work for the event loop, a bite at a time: whoever else waits gets a turn in between."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]  # work that can pause at each `yield`, and what comes of it
BITE = 0.001  # seconds


async def in_bites(steps: Steps[T]) -> T:
    found: list[T] = []
    began = time.perf_counter()
    for _ in into(found, steps):
        if time.perf_counter() - began > BITE:
            await asyncio.sleep(0)
            began = time.perf_counter()
    return found[0]


def at_once(steps: Steps[T]) -> T:
    """For threads, and for small work."""
    found: list[T] = []
    deque(into(found, steps), 0)
    return found[0]


def into(found: list[T], steps: Steps[T]) -> Steps[None]:
    found.append((yield from steps))
