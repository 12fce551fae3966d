"""A file of finished pieces of work, one a line: whatever stops a long run, the next one goes on after the last."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from .crew import Crew, each

T = TypeVar("T")
Watch = Callable[[Iterator[Any], str, int, int], Iterator[Any]]  # pieces, their label, all of them, those done before


class AnotherRun(ValueError):
    """The folder holds what was played for something else."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} holds another run; take another folder")
        self.folder = folder


def belongs(folder: Path, asked: Any) -> None:
    """A folder belongs to one run, whatever it asks for; more of the same may be asked for later."""
    path, words = folder / "asked.json", json.dumps(asked, ensure_ascii=False)
    if path.exists() and path.read_text(encoding="utf-8") != words:
        raise AnotherRun(folder)
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(words, encoding="utf-8")


def read(path: Path) -> list[Any]:
    """Whole lines only: the last one may have been cut short."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    return [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines()]


def fill(
    path: Path, tasks: Sequence[T], work: Callable[[T], Any], crew: Crew, watch: Watch, label: str = ""
) -> list[Any]:
    """The result of every task in order; what the file holds already is not done again."""
    done = read(path)
    path.write_text("".join(line_of(row) for row in done), encoding="utf-8")  # without a line cut short
    left = tasks[len(done) :]
    with path.open("a", encoding="utf-8") as file:
        for row in watch(each(left, work, crew), label, len(tasks), len(done)) if left else ():
            file.write(line_of(row))
            file.flush()
            done.append(row)
    return done[: len(tasks)]


def line_of(row: Any) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"
