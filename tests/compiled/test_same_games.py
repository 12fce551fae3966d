"""The compiled build plays the very same games as pure Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

from snar.bench.workload import build

from . import ROOT, built

WANTED = os.environ.get("SNAR_LONG") or build() == "compiled"  # the long run, and `python -m tests.compiled`
ANSWERS = 300  # by chance at each table, and a fifth of them by greedy


def played(game: str, source: str) -> tuple[str, str]:
    """What came of the games, and on which build."""
    command = [sys.executable, "-m", "tests.compiled.games", game, str(ANSWERS)]
    environment = {**os.environ, "PYTHONPATH": source}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return done.stdout, done.stderr.strip()


@pytest.mark.skipif(not WANTED, reason="SNAR_LONG=1 runs it: compiling takes minutes")
@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler here")
@pytest.mark.parametrize("game", ["rise", "ether"])
def test_both_builds_play_the_same_games_and_show_the_same(game: str) -> None:
    pure, compiled = played(game, str(ROOT / "src")), played(game, built())
    assert (pure[1], compiled[1]) == ("pure", "compiled")
    assert pure[0] == compiled[0]
    assert pure[0].count('"key"') > ANSWERS
