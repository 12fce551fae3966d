"""On a Ray of two workers the same games come out as in one process, and a worker that is killed costs only its chunk.

Ray has 80 MB and is in no lock: in the long run it is fetched into .cache where it is not installed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from snar.cli import main
from snar.lab.crew import CHUNK, Crew, NoRay, each
from tests.lab.ray_script import FATAL, TASKS

HERE = Path(__file__).parent
FETCHED = HERE.parents[1] / ".cache" / "peers" / "ray"
PATIENCE = 300  # seconds
long = pytest.mark.skipif(not os.environ.get("SNAR_LONG"), reason="Ray is tested in the long run")


@pytest.fixture(scope="module")
def with_ray() -> dict[str, str]:
    """The environment of a process that finds Ray."""
    if find_spec("ray") is None and not (FETCHED / "ray").exists():
        pip = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--only-binary",
            ":all:",
            "--target",
            str(FETCHED),
            "ray",
        ]
        if subprocess.run(pip, capture_output=True, timeout=PATIENCE).returncode:
            pytest.skip("NOT TESTED: Ray is not installed and cannot be fetched here (pip install 'snar[cluster]')")
    return {**os.environ, "PYTHONPATH": str(FETCHED), "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"}


def ran(words: list[str], env: dict[str, str]) -> str:
    done = subprocess.run([sys.executable, *words], env=env, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@long
def test_the_same_seed_gives_the_same_games_on_ray(tmp_path: Path, with_ray: dict[str, str]) -> None:
    words = ["balance", "template", "--bots", "random", "--games", "30", "--jobs", "2"]
    assert main([*words, "--work", str(tmp_path / "here")]) == 0
    ran(["-m", "snar.cli", *words, "--ray", "--work", str(tmp_path / "ray")], with_ray)
    one, other = ((tmp_path / name / "games.jsonl").read_bytes() for name in ("here", "ray"))
    assert one == other


@long
def test_a_killed_worker_costs_only_its_chunk(tmp_path: Path, with_ray: dict[str, str]) -> None:
    told = json.loads(ran([str(HERE / "ray_script.py"), str(tmp_path)], with_ray).splitlines()[-1])
    assert told["found"] == [number * number for number in range(TASKS)]
    assert (tmp_path / "killed").exists()
    start = FATAL - FATAL % CHUNK
    again = [number for number, times in enumerate(told["times"]) if times > 1]
    assert again == list(range(start, FATAL + 1)), "what came before in the chunk of the worker that was killed"


def test_a_missing_ray_is_said_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay):
        list(each([1], abs, Crew(1, "")))
    words = ["balance", "template", "--bots", "random", "--games", "1", "--work", str(tmp_path), "--lang", "en"]
    assert main([*words, "--ray"]) == 2
    assert 'pip install "snar[cluster]"' in capsys.readouterr().err


def test_processes_give_the_same_as_one(tmp_path: Path) -> None:
    numbers = list(range(-9, 9))
    assert list(each(numbers, abs, Crew(2))) == list(each(numbers, abs)) == [abs(number) for number in numbers]
