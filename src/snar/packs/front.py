"""What is to be known of the packs of a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from snar.packs.reader import Problem


class Packs(NamedTuple):
    read: Callable[[Path], Any]  # a pack whose files are well formed; PackError says why one is not
    load: Callable[[Path], Any]  # the same of one that can be played
    check: Callable[[Path], list[Problem]]  # of its data
    schema: Callable[[], dict[str, Any]]  # its vocabulary as JSON Schema
