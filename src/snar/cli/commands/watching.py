"""Progress bars on stderr, where somebody can see them."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from snar.cli.speech import program_texts


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
