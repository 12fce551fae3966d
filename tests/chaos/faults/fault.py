"""What a fault is. It returns how long the slowest table waited for its next acknowledged answer once it was over."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from ..house import House

Harm = Callable[[House], Awaitable[float]]
WITHIN = 5.0  # seconds for every page to go on where a worker is left


@dataclass(frozen=True)
class Fault:
    name: str
    kind: str  # of the house
    what: str
    harm: Harm
    bots: bool = False
    root: bool = False  # needs a disk of its own
    small: str = ""  # the size of one for the folder of data
    own: bool = False  # a house that was damaged is for nothing else


FAULTS: dict[str, Fault] = {}


def fault(name: str, kind: str, what: str, **more: Any) -> Callable[[Harm], Harm]:
    def kept(harm: Harm) -> Harm:
        FAULTS[name] = Fault(name, kind, what, harm, **more)
        return harm

    return kept


async def start(house: House) -> None:
    assert await asyncio.to_thread(house.server.start), house.server.said()
