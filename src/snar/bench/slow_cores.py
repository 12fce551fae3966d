"""A slow core for each of several processes, where the machine has too few whole ones: the system lets each of them run
for a part of the time only, so that they do not take it from one another (control groups of Linux, as root)."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path("/sys/fs/cgroup")
PERIOD = 5_000  # microseconds in which each gets its share
PATIENCE = 10.0  # seconds for the last process of a group to go


@contextmanager
def slow_cores(pids: list[int], share: float) -> Iterator[bool]:
    """Each process with all its threads has this share of a core; False where the system does not do that."""
    groups, held = [], 0
    try:
        with suppress(OSError):
            for pid in pids:
                groups.append(made(f"snar-bench-{os.getpid()}-{pid}", round(PERIOD * share)))
                (groups[-1] / "cgroup.procs").write_text(str(pid))
                held += 1
        yield held == len(pids)
    finally:
        for group in groups:
            taken_away(group)


def made(name: str, quota: int) -> Path:
    old = ROOT / "cpu"  # the first version of control groups has a tree for each thing that it controls
    group = (old if old.is_dir() else ROOT) / name
    group.mkdir()
    try:
        if old.is_dir():
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        else:
            (group / "cpu.max").write_text(f"{quota} {PERIOD}")
    except OSError:
        group.rmdir()
        raise
    return group


def taken_away(group: Path) -> None:
    """Its processes go back to where they came from; a group can only go once it is empty."""
    for pid in (group / "cgroup.procs").read_text().split():
        with suppress(OSError):
            (group.parent / "cgroup.procs").write_text(pid)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError):
            group.rmdir()
            return
        time.sleep(0.05)
