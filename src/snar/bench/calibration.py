"""Speeds that can be compared: work is cut into slices with a fixed loop before and after each.

The loop and the method are those of shared/bench/peers/calib.py: shared machines switch between speeds within seconds,
so a slice whose two calibrations differ by more than 15 % is dropped, and everything is charged in CPU time.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

REF = 5.0  # million iterations a second of the machine that `at_ref` figures are for
LOOP = 50_000
SLICE = 0.15
SPREAD = 0.15


class Rate(NamedTuple):
    """Units of work: per CPU second, per million iterations of the loop, and the loop's own speed."""

    per_second: float
    norm: float
    loop: float
    kept: int
    slices: int


def py_loop(n: int) -> int:
    x, s, a = 12345, 0, [0] * 256
    for _ in range(n):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        j = x >> 23
        a[j] += 1
        s ^= a[j]
    return s


def loop_speed() -> float:
    """Million iterations a second, now."""
    started = time.process_time()
    py_loop(LOOP)
    return LOOP / (time.process_time() - started) / 1e6


def slice_of(work: Iterator[int]) -> tuple[int, float]:
    """Units done in one slice and its CPU seconds."""
    done, started, stop = 0, time.process_time(), time.perf_counter() + SLICE
    while time.perf_counter() < stop:
        done += next(work)
    return done, time.process_time() - started


def rate(work: Iterator[int], seconds: float) -> Rate:
    """`work` yields for ever how many units it has done since it last yielded."""
    next(work)  # warm up
    units = cpu = iterations = 0.0
    loops: list[float] = []
    slices, end, before = 0, time.perf_counter() + seconds, loop_speed()
    while time.perf_counter() < end or not loops:
        done, spent = slice_of(work)
        after = loop_speed()
        slices += 1
        if abs(before - after) <= SPREAD * max(before, after):
            loops.append((before + after) / 2)
            units, cpu, iterations = units + done, cpu + spent, iterations + spent * loops[-1]
        before = after
    return Rate(units / cpu, units / iterations, median(loops), len(loops), slices)
