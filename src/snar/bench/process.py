"""What the system says about another process; 0 where it does not."""

from __future__ import annotations

import os
import re
from pathlib import Path

PEAK = re.compile(r"^VmHWM:\s+(\d+) kB", re.MULTILINE)


def cpu_seconds(pid: int) -> float:
    """Processor time of all its threads so far."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def peak_mib(pid: int) -> float:
    """The most memory it ever held."""
    status = Path(f"/proc/{pid}/status")
    found = PEAK.search(status.read_text()) if status.exists() else None
    return round(int(found[1]) / 1024, 1) if found else 0.0


def pin(cores: set[int]) -> None:
    """Keep the calling process to these cores, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)


def two_cores() -> tuple[set[int], set[int]]:
    """A core for the server and the others for the load; the same for both on a machine with only one."""
    mine = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
    return {mine[0]}, set(mine[1:]) or {mine[0]}


def children(pid: int) -> list[int]:
    """Whichever of its threads has started them."""
    lists = [task / "children" for task in Path(f"/proc/{pid}/task").glob("*")]
    return [int(child) for listed in lists if listed.exists() for child in listed.read_text().split()]


def hold_children(pid: int, cores: set[int]) -> None:
    """Keep the children of a process, with all their threads, to these cores."""
    for child in children(pid):
        for thread in Path(f"/proc/{child}/task").iterdir():
            os.sched_setaffinity(int(thread.name), cores)
