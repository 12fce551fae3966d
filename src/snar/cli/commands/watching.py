"""Commands that play many games: who plays them, where the results go, and a progress bar where somebody can see it."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TypeVar

from snar.cli.errors import Trouble
from snar.cli.packing import foreign
from snar.cli.speech import program_texts
from snar.lab.crew import Crew, NoRay
from snar.lab.notebook import AnotherRun, Busy

T = TypeVar("T")


def at_least_one(args: Namespace, *names: str) -> None:
    for name in names:
        if getattr(args, name) < 1:
            raise Trouble("at-least-one", what=f"--{name}")


def crew_of(args: Namespace) -> Crew:
    wanted = [args.pack] if getattr(args, "pack", None) else []
    return Crew(args.jobs, args.ray, tuple(str(folder.resolve()) for folder in foreign(wanted)))


def done(args: Namespace, work: Callable[[Crew, Any], T]) -> T:
    """The work of a crew; what stands in its way is said in one line."""
    try:
        return work(crew_of(args), watcher(args))
    except NoRay as error:
        key = "no-ray" if error.detail else "needs-ray"
        raise Trouble(key, address=error.address, detail=error.detail) from None
    except AnotherRun as error:
        key = "busy-run" if isinstance(error, Busy) else "another-run"
        raise Trouble(key, folder=str(error.folder)) from None
    except BrokenProcessPool:
        raise Trouble("worker-lost") from None


def folder_of(args: Namespace) -> Path:
    return Path(args.work or f"{args.command}-{args.game}")


def watcher(args: Namespace) -> Any:
    """Shows how far a long run has come: pieces, the key of their label, all of them, those done before."""
    texts = program_texts(args.lang)

    def watch(pieces: Iterator[Any], label: str, total: int, done: int) -> Iterator[Any]:
        if not (args.progress or sys.stderr.isatty()):
            yield from pieces
            return
        from rich.console import Console
        from rich.progress import track

        yield from track(
            pieces, texts.say(f"{label}-progress"), total=total, completed=done, console=Console(stderr=True)
        )

    return watch
