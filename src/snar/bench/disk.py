"""How long the disk takes to keep something for good: no store can answer faster."""

from __future__ import annotations

import os
import time
from pathlib import Path

WRITES, PAGE = 200, 4096


def fsync_ms(folder: Path) -> float:
    """p99 of appending a page and syncing it, in milliseconds."""
    took = []
    with open(folder / "fsync", "wb", buffering=0) as file:
        for _ in range(WRITES):
            started = time.perf_counter()
            file.write(bytes(PAGE))
            os.fsync(file.fileno())
            took.append(time.perf_counter() - started)
    (folder / "fsync").unlink()
    return round(1000 * sorted(took)[int(WRITES * 0.99)], 2)
