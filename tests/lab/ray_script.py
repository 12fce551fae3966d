"""Run by test_ray.py in a process with Ray: a Ray of two workers on this machine, one of them killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

from snar.lab.crew import CHUNK, Crew, each

TASKS, FATAL = 10 * CHUNK, 5 * CHUNK + 2


def squared(task: tuple[str, int]) -> int:
    """Leaves a line for every time it is done; the fatal one kills its worker the first time."""
    folder, number = Path(task[0]), task[1]
    with (folder / str(number)).open("a") as file:
        file.write("done\n")
    if number == FATAL and not (folder / "killed").exists():
        (folder / "killed").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


if __name__ == "__main__":
    found = list(each([(sys.argv[1], number) for number in range(TASKS)], squared, Crew(2, "")))
    times = [len((Path(sys.argv[1]) / str(number)).read_text().splitlines()) for number in range(TASKS)]
    print(json.dumps({"found": found, "times": times}))
