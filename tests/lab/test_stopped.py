"""Runs of the lab that end in the middle: nothing is lost, nobody stays behind, and no two write into one notebook."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from snar.lab.crew import CHUNK, Crew, each
from snar.lab.notebook import AnotherRun, belongs, fill
from tests.lab.test_lab import unseen

PATIENCE = 60.0
POSIX = pytest.mark.skipif(os.name == "nt", reason="signals")
RUN = (sys.executable, "-m", "snar.cli", "tournament", "rise", "--bots", "greedy,random", "--cap", "40", "--lang", "en")


@pytest.fixture
def long_run(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """With two processes, until its first games are done."""
    words = [*RUN, "--games", "2000", "--jobs", "2", "--work", str(tmp_path)]
    pipe = subprocess.PIPE
    run = subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
    until = time.monotonic() + PATIENCE
    while not ((tmp_path / "games.jsonl").exists() and (tmp_path / "games.jsonl").stat().st_size):
        assert run.poll() is None and time.monotonic() < until, "it did not begin"
        time.sleep(0.05)
    yield run
    with suppress(ProcessLookupError):
        os.killpg(run.pid, signal.SIGKILL)
    run.communicate()


@POSIX
@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM])
def test_whoever_is_killed_takes_the_processes_along(long_run: subprocess.Popen[str], by: int) -> None:
    long_run.send_signal(by)
    long_run.communicate(timeout=PATIENCE)  # returns when the last who could write there is gone


@POSIX
def test_a_folder_that_is_worked_in_is_left_alone(long_run: subprocess.Popen[str], tmp_path: Path) -> None:
    """Both would write their games into one notebook, and the next run would take them for other games."""
    other = subprocess.run([*RUN, "--games", "2000", "--work", tmp_path], capture_output=True, text=True)
    assert other.returncode == 2
    assert "right now" in other.stderr and str(tmp_path) in other.stderr


@POSIX
def test_a_process_that_is_lost_is_told_in_a_line_and_what_is_done_is_kept(
    long_run: subprocess.Popen[str], tmp_path: Path
) -> None:
    worker = subprocess.run(["pgrep", "-P", str(long_run.pid)], capture_output=True, text=True).stdout.split()[0]
    os.kill(int(worker), signal.SIGKILL)
    _, told = long_run.communicate(timeout=PATIENCE)
    assert long_run.returncode == 2
    assert told.startswith("snar: One of the processes ended") and told.count("\n") == 1
    assert (tmp_path / "games.jsonl").read_bytes().endswith(b"\n")


def test_no_more_processes_are_begun_than_have_something_to_do() -> None:
    """`--jobs 99999` for one game would have begun as many, all at once."""
    tasks = range(CHUNK + 1)
    found = each(tasks, abs, Crew(9))
    first = next(found)
    assert len(multiprocessing.active_children()) <= 2
    assert [first, *found] == [*tasks]


def test_what_is_done_is_not_written_again(tmp_path: Path) -> None:
    """It was, whole, each time a run went on: whoever was killed just then had lost all of it."""
    path = tmp_path / "notes.jsonl"
    fill(path, [1, 2], str, Crew(), unseen)
    path.write_bytes(path.read_bytes().replace(b'"1"', b' "1"'))
    assert fill(path, [1, 2, 3], str, Crew(), unseen) == ["1", "2", "3"]
    assert path.read_bytes().startswith(b' "1"')


def test_a_line_may_be_cut_short_within_a_letter(tmp_path: Path) -> None:
    path = tmp_path / "notes.jsonl"
    path.write_bytes('"1"\n"ž'.encode()[:-1])
    assert fill(path, [1, 2], str, Crew(), unseen) == ["1", "2"]
    assert path.read_bytes() == b'"1"\n"2"\n'


def test_a_folder_goes_on_belonging_to_its_run(tmp_path: Path) -> None:
    belongs(tmp_path, ["one"])
    belongs(tmp_path, ["one"])
    with pytest.raises(AnotherRun):
        belongs(tmp_path, ["other"])
    assert [path.name for path in tmp_path.iterdir()] == ["asked.json"]
