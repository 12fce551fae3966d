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
ROUNDS = 3
LEAST = {"rise": {"decisions": 5_500, "clones": 110_000}, "ether": {"decisions": 2_000, "clones": 80_000}}


def engine(environment: dict[str, str] | None = None, game: str = "rise") -> dict[str, Any]:
    command = [sys.executable, "-m", "snar.cli", "bench", "engine", game, "--json"]
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
    target = f"compiled at least {TIMES} times pure in decisions of both games"
    environment = compiled_environment()
    if environment is None:
        return {"target": target, "not_measured": "there is no C compiler here", "passed": True}
    found: dict[str, Any] = {"target": target}
    for game in LEAST:
        rounds = [(engine(None, game), engine(environment, game)) for _ in range(ROUNDS if scale >= 1 else 1)]
        assert all((pure["build"], made["build"]) == ("pure", "compiled") for pure, made in rounds)
        for what in ("decisions", "clones"):
            figures = [(pure[f"{what}_per_million"], made[f"{what}_per_million"]) for pure, made in rounds]
            found[f"{game}_{what}"] = {
                "pure": median(pure for pure, _ in figures),
                "compiled": median(made for _, made in figures),
                "ratio": round(median(made / pure for pure, made in figures), 2),
            }
    return {**found, "passed": all(found[f"{game}_decisions"]["ratio"] >= TIMES for game in LEAST)}


def speed(scale: float) -> dict[str, Any]:
    """The best of three runs: whatever else the machine does only slows it down."""
    found: dict[str, Any] = {}
    for game, least in LEAST.items():
        runs = [engine(game=game) for _ in range(3)]
        best = {what: max(run[f"{what}_per_million"] for run in runs) for what in least}
        found[game] = {**best, "mean_options": runs[0]["mean_options"]}
    bars = [f"{game} {least['decisions']:,} decisions and {least['clones']:,} clones" for game, least in LEAST.items()]
    return {
        "target": f"per million loop iterations at least: {', '.join(bars)}",
        **found,
        "passed": all(found[game][what] >= bar for game, least in LEAST.items() for what, bar in least.items()),
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
