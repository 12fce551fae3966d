"""A slow core for each process (snar.bench.slow_cores), where the system has control groups and lets us make one."""

from __future__ import annotations

import subprocess
import sys
import time

from snar.bench.process import cpu_seconds
from snar.bench.slow_cores import ROOT, slow_cores


def test_a_process_has_its_share_of_a_core_and_nothing_is_left_of_it_afterwards() -> None:
    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        with slow_cores([busy.pid], 0.2) as slowed:
            time.sleep(0.3)
            before, start = cpu_seconds(busy.pid), time.monotonic()
            time.sleep(1.0)
            share = (cpu_seconds(busy.pid) - before) / (time.monotonic() - start)
            assert share < 0.4 or not slowed
    finally:
        busy.kill()
        busy.wait()
    assert not [*ROOT.glob("snar-bench-*"), *ROOT.glob("cpu/snar-bench-*")]


def test_a_process_that_is_not_there_is_held_to_nothing() -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    with slow_cores([gone.pid], 0.2) as slowed:
        assert not slowed
    assert not [*ROOT.glob("snar-bench-*"), *ROOT.glob("cpu/snar-bench-*")]
