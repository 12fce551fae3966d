"""Runs of the lab that end in the middle: nothing is lost, nobody stays behind, and two do not write into one notebook."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

PATIENCE = 60.0
POSIX = pytest.mark.skipif(os.name == "nt", reason="signals")
RUN = (sys.executable, "-m", "snar.cli", "tournament", "rise", "--bots", "greedy,random", "--cap", "40", "--lang", "en")


@pytest.fixture
def long_run(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """With two processes, until its first games are done."""
    words = [*RUN, "--games", "100000", "--jobs", "2", "--work", str(tmp_path)]
    pipe = subprocess.PIPE
    run = subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    until = time.monotonic() + PATIENCE
    while not ((tmp_path / "games.jsonl").exists() and (tmp_path / "games.jsonl").stat().st_size):
        assert run.poll() is None and time.monotonic() < until, "it did not begin"
        time.sleep(0.05)
    yield run
    try:
        os.killpg(run.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    run.communicate()


@POSIX
@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM])
def test_whoever_is_killed_takes_the_processes_along(long_run: subprocess.Popen[str], by: int) -> None:
    long_run.send_signal(by)
    long_run.communicate(timeout=PATIENCE)  # returns when the last who could write there is gone
