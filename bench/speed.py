"""The engine's speed next to a calibration loop, from `snar bench engine`."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any


def engine() -> dict[str, Any]:
    run = subprocess.run(
        [sys.executable, "-m", "snar.cli", "bench", "engine", "--json"], capture_output=True, text=True, check=True
    )
    data: dict[str, Any] = json.loads(run.stdout)
    return data


def speed(scale: float) -> dict[str, Any]:
    """The best of three runs: whatever else the machine does only slows it down."""
    runs = [engine() for _ in range(3)]
    decisions = max(run["decisions_per_million"] for run in runs)
    clones = max(run["clones_per_million"] for run in runs)
    return {
        "target": "per million loop iterations at least 3,000 decisions and 20,000 clones",
        "decisions_per_million": decisions,
        "clones_per_million": clones,
        "mean_options": runs[0]["mean_options"],
        "passed": decisions >= 3000 and clones >= 20_000,
    }


def imports(scale: float) -> dict[str, Any]:
    runs = [engine() for _ in range(2)]
    alone = min(run["import_ms"] for run in runs)
    packed = min(run["import_with_pack_ms"] for run in runs)
    return {
        "target": "import under 150 ms, with its pack under 500 ms",
        "import_ms": alone,
        "import_with_pack_ms": packed,
        "passed": alone < 150 and packed < 500,
    }
