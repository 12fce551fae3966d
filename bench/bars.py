"""Every bar of the project, measured; figures go to docs/bars.json.

python bench/bars.py                      all but the strength of minds (`run.py test --long` calls it)
python bench/bars.py --minds              the strength of minds: hundreds of games between bots that think, for hours
python bench/bars.py --only saves --scale 0.05

Short ones first: whoever stops it keeps what was measured. Before each stands how long it took the last time.
What measures time is of the pure build; games are played on the compiled one where there is a C compiler.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from environments import against_ismcts, stepping_speed
from ether_campaigns import coverage, greedy_campaigns, random_campaigns
from ether_dreams import ether_saves, first_dream, further_dreams, slumbers
from ether_minds import ether_minds
from games import balance, beats_random, mirror, random_games, trial
from minds import ladder, learned, strongest, thinking
from minds import trial as trial_of_minds
from saves import saves
from serving import beside_bots, serving
from speed import compiled, compiled_environment, imports, speed
from workers import two_workers

from snar.bench.workload import build

OUT = Path(__file__).parent.parent / "docs" / "bars.json"
FIGURES = Path(__file__).parent.parent / ".cache" / "figures"
Measure = Callable[[float], dict[str, Any]]
TIMED: dict[str, Measure] = {
    "speed": speed,
    "imports": imports,
    "compiled": compiled,
    "environments": stepping_speed,
    "server": serving,
    "server_beside_bots": beside_bots,
    "two_workers": two_workers,
    "minds_thinking": thinking,
}
BARS: dict[str, Measure] = {
    **TIMED,
    "saves": saves,
    "ether_saves": ether_saves,
    "greedy_beats_random": beats_random,
    "trial_of_strength": trial,
    "greedy_against_greedy": mirror,
    "ether_first_dream": first_dream,
    "ether_slumbers": slumbers,
    "ether_random_campaigns": random_campaigns,
    "ether_greedy_campaigns": greedy_campaigns,
    "ether_coverage": coverage,
    "ether_further_dreams": further_dreams,
    "characters": balance,
    "random_games": random_games,
}
MINDS: dict[str, Measure] = {
    "ether_minds": ether_minds,
    "minds_learned": learned,
    "minds_trial": trial_of_minds,
    "minds_strongest": strongest,
    "minds_ladder": ladder,
    "against_ismcts": against_ismcts,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minds", action="store_true", help="the strength of minds and nothing else")
    parser.add_argument("--only", action="append", choices=sorted(BARS | MINDS))
    parser.add_argument("--scale", type=float, default=1.0, help="a part of the full sizes; the file is not written")
    args = parser.parse_args()
    names = args.only or list(MINDS if args.minds else BARS)
    played = [name for name in names if name not in TIMED]
    environment = compiled_environment() if played and build() == "pure" else None
    if environment is None:
        return measure(names, args.scale)
    missed = measure([name for name in names if name in TIMED], args.scale)
    again = [sys.executable, __file__, "--scale", str(args.scale), *(f"--only={name}" for name in played)]
    return subprocess.call(again, env=environment) or missed


def measure(names: list[str], scale: float) -> int:
    results: dict[str, Any] = {}
    before = kept()
    for number, name in enumerate(names, start=1):
        took = before.get(name, {}).get("seconds")
        print(f"[{number}/{len(names)}] {name}" + (f" (took {took / 60:.1f} min)" if took else ""), flush=True)
        start = time.perf_counter()
        result = (BARS | MINDS)[name](scale)
        result["build"] = build()
        result["seconds"] = round(time.perf_counter() - start, 1)
        results[name] = result
        print(f"{'passed' if result['passed'] else 'MISSED'} {name}: {json.dumps(result)}", flush=True)
        if scale == 1.0:
            write(results)  # after each: whoever stops a long run keeps what was measured
    missed = [name for name, result in results.items() if not result["passed"]]
    print(f"{len(results) - len(missed)} passed, {len(missed)} failed")
    return 1 if missed else 0


def kept() -> dict[str, Any]:
    """What was measured before."""
    return dict(json.loads(OUT.read_text(encoding="utf-8"))["bars"]) if OUT.exists() else {}


def write(results: dict[str, Any]) -> None:
    machine = {"python": platform.python_version(), "system": platform.system(), "machine": platform.machine()}
    bars = {**kept(), **results, **of_tests()}
    OUT.write_text(json.dumps({"machine": machine, "bars": bars}, indent=1) + "\n", encoding="utf-8")


def of_tests() -> dict[str, Any]:
    """Bars that the tests of the long run have measured and passed; numbers of several cases are added up."""
    bars: dict[str, Any] = {}
    for folder in sorted(FIGURES.glob("*")):
        cases = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.json"))]
        added = {name: sum(case[name] for case in cases) for name in cases[0] if name != "target"}
        bars[folder.name] = {"target": cases[0]["target"], **added, "passed": True}
    return bars


if __name__ == "__main__":
    sys.exit(main())
