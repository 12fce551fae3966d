"""Break the rules one by one and see whether the tests notice; results go to docs/.

python -m tests.mutants knockouts [RULE...]   each rule disabled or inverted: a test with its id must fail
python -m tests.mutants sample [--game ether] [--number 300]
                                              random small mutations of the rules: which survive every test
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.register import register

from .operators import Mutation, mutated, mutations
from .sites import FILES, ROOT, knockouts

TRIES = 6  # mutations of one rule's function, until one is noticed
SECONDS = 120  # a mutation that makes the tests run longer is noticed, by "timeout"
TESTS = {  # what a sampled mutation has to survive
    "rise": ["tests/rules/rise", "tests/packs", "--ignore=tests/packs/ether"],
    "ether": ["tests/rules/ether", "tests/packs/ether"],
}
SAMPLES = {"rise": "mutants.json", "ether": "mutants-ether.json"}
QUICK = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:hypothesispytest"]


def noticed_by(mutation: Mutation, tests: list[str]) -> str:
    """How these tests notice the mutation: by a "test" that fails, by a "timeout", or "" for not at all."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "static", "server"))
        broken = mutated((ROOT / mutation.file).read_text(encoding="utf-8"), mutation)
        (Path(folder) / mutation.file).write_text(broken, encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-x", "-q", *QUICK, *tests]
        env = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
        env.pop("SNAR_COVERAGE", None)
        try:
            run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return "timeout"
        return "" if run.returncode in (0, 5) else "test"


def knock_out(rule: str, found: list[Mutation], tests: list[str]) -> dict[str, Any]:
    tried = []
    for mutation in found[:TRIES]:
        tried.append(f"{mutation.file}:{mutation.line} {mutation.what}")
        how = noticed_by(mutation, tests) if tests else ""
        if how:
            return {"rule": rule, "noticed": True, "by": tried[-1] + (" (timeout)" if how == "timeout" else "")}
    return {"rule": rule, "noticed": False, "tried": tried}


def run_knockouts(only: list[str]) -> int:
    coverage = json.loads((ROOT / "docs" / "rules" / "coverage.json").read_text(encoding="utf-8"))
    sites = {rule: found for rule, found in knockouts().items() if not only or rule in only}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(knock_out, rule, found, coverage.get(rule, [])) for rule, found in sites.items()]
        rows = []
        for job in jobs:
            rows.append(job.result())
            print(f"\r{len(rows)}/{len(jobs)}", end="", file=sys.stderr, flush=True)
    silent = [row for row in rows if not row["noticed"]]
    for row in silent:
        print(f"{row['rule']}: nothing fails ({len(row['tried'])} tried)")
    print(f"{len(rows) - len(silent)} passed, {len(silent)} failed")
    write("knockouts.json", merged(rows))
    return 1 if silent else 0


def merged(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The new rows in place of older ones for the same rules, in the order of the register."""
    file = ROOT / "docs" / "rules" / "knockouts.json"
    older = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
    by_rule = {row["rule"]: row for row in [*older, *rows]}
    return [by_rule[rule] for rule in register() if rule in by_rule]


def run_sample(game: str, number: int, seed: int) -> int:
    every = [
        mutation
        for path in FILES[game]
        if "scenario" not in path.parts
        for mutation in mutations(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8"))
    ]
    chosen = random.Random(seed).sample(every, min(number, len(every)))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        rows = []
        for mutation, how in zip(chosen, pool.map(lambda m: noticed_by(m, TESTS[game]), chosen), strict=True):
            row = {"where": f"{mutation.file}:{mutation.line}", "what": mutation.what, "noticed": bool(how)}
            rows.append({**row, "by": how} if how else row)
            print(f"\r{len(rows)}/{len(chosen)}", end="", file=sys.stderr, flush=True)
    alive = [row for row in rows if not row["noticed"]]
    for row in alive:
        print(f"survived: {row['where']} {row['what']}")
    print(f"{len(rows) - len(alive)} noticed of {len(rows)}")
    write(SAMPLES[game], rows)
    return 0


def write(name: str, rows: list[dict[str, Any]]) -> None:
    (ROOT / "docs" / "rules" / name).write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["knockouts", "sample"])
    parser.add_argument("rules", nargs="*")
    parser.add_argument("--game", choices=sorted(FILES), default="rise")
    parser.add_argument("--number", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    return run_knockouts(args.rules) if args.what == "knockouts" else run_sample(args.game, args.number, args.seed)


if __name__ == "__main__":
    sys.exit(main())
