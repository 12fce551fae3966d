"""A file of finished pieces of work, one a line: whatever stops a long run, the next one goes on after the last."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from snar.store.lock import locked

from .crew import Crew, each

T = TypeVar("T")
Watch = Callable[[Iterator[Any], str, int, int], Iterator[Any]]  # pieces, their label, all of them, those done before


class AnotherRun(ValueError):
    """The folder holds what was played for something else."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} holds another run; take another folder")
        self.folder = folder


class Busy(AnotherRun):
    """Somebody else writes into the folder at this moment."""


def belongs(folder: Path, asked: Any) -> None:
    """A folder belongs to one run, whatever it asks for; more of the same may be asked for later."""
    path, words = folder / "asked.json", json.dumps(asked, ensure_ascii=False)
    if path.exists() and path.read_text(encoding="utf-8") != words:
        raise AnotherRun(folder)
    folder.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")  # a file cut short would say that the folder is another's
    fresh.write_text(words, encoding="utf-8")
    fresh.replace(path)


def read(path: Path) -> list[Any]:
    """Whole lines only: the last one may have been cut short."""
    whole = path.read_bytes()[: whole_lines(path)] if path.exists() else b""
    return [json.loads(line) for line in whole.split(b"\n")[:-1]]


def whole_lines(path: Path) -> int:
    """How many bytes they are; letters may be cut short as well as lines."""
    return path.read_bytes().rfind(b"\n") + 1


def fill(
    path: Path, tasks: Sequence[T], work: Callable[[T], Any], crew: Crew, watch: Watch, label: str = ""
) -> list[Any]:
    """The result of every task in order; what the file holds already is not done again, nor written again: whoever
    is stopped while going on loses nothing."""
    with path.open("a", encoding="utf-8", newline="\n") as file:
        if not locked(file):
            raise Busy(path.parent)
        file.truncate(whole_lines(path))
        done = read(path)
        left = tasks[len(done) :]
        for row in watch(each(left, work, crew), label, len(tasks), len(done)) if left else ():
            file.write(line_of(row))
            file.flush()
            done.append(row)
    return done[: len(tasks)]


def line_of(row: Any) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"
