"""The engine's speed next to a calibration loop, from `snar bench engine`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

TIMES = 1.8  # what compiling has to bring
ROUNDS = 5


def engine(environment: dict[str, str] | None = None) -> dict[str, Any]:
    command = [sys.executable, "-m", "snar.cli", "bench", "engine", "--json"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    data: dict[str, Any] = json.loads(run.stdout)
    return data


def compiled_environment() -> dict[str, str] | None:
    """In which `snar` is the compiled build (docs/compiled.md); none without a C compiler."""
    if not shutil.which("cc"):
        return None
    command = [sys.executable, str(Path(__file__).parents[1] / "hatch_build.py")]
    made = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return {**os.environ, "PYTHONPATH": made.stdout.strip()}


def compiled(scale: float) -> dict[str, Any]:
    """Both builds in turns, so that both get the same of the machine."""
    target = f"compiled at least {TIMES} times pure"
    environment = compiled_environment()
    if environment is None:
        return {"target": target, "ratio": None, "not_measured": "there is no C compiler here", "passed": True}
    rounds = [(engine(), engine(environment)) for _ in range(ROUNDS if scale >= 1 else 1)]
    assert all((pure["build"], made["build"]) == ("pure", "compiled") for pure, made in rounds)
    found: dict[str, Any] = {"target": target}
    for what in ("decisions_per_million", "clones_per_million"):
        found[what] = [[pure[what], made[what]] for pure, made in rounds]
    found["ratio"] = round(median(made / pure for pure, made in found["decisions_per_million"]), 2)
    return {**found, "passed": found["ratio"] >= TIMES}


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
