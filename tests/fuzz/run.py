"""So many inputs, one after another; each has a number, and a run goes on after the last one."""

from __future__ import annotations

import os
import time
from random import Random
from typing import Any

from snar.bench.process import peak_mib

from .targets import TARGETS

SLOW = 5.0  # seconds of the processor for one input
LARGE = 1024  # MiB for all of them


class Defect(AssertionError):
    """`name` and `number` of the input bring it back: `python -m tests.fuzz --only NAME --input NUMBER`."""


def one(name: str, number: int) -> float:
    """How long it took."""
    began = time.process_time()
    try:
        TARGETS[name].tried(Random(f"{name}:{number}"))
    except Exception as error:
        raise Defect(f"{name} {number}: {error!r}"[:1000]) from error
    took = time.process_time() - began
    if took > SLOW:
        raise Defect(f"{name} {number}: took {took:.1f} s")
    return took


def several(name: str, first: int, number: int, until: float) -> dict[str, Any]:
    """From the first on, as many as there is time for."""
    began, worst, done = time.process_time(), 0.0, 0
    while done < number and time.monotonic() < until:
        worst = max(worst, one(name, first + done))
        done += 1
    if peak() > LARGE:
        raise Defect(f"{name}: {peak()} MiB")
    return {"inputs": done, "seconds": round(time.process_time() - began, 1), "worst": round(worst, 3), "peak": peak()}


def peak() -> int:
    """MiB that this process held at most."""
    return round(peak_mib(os.getpid()))
