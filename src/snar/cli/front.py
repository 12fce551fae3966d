"""What the terminal has to know of a game: its face, the words it is agreed on with, how its games are counted."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from snar.games import FRONTS
from snar.kernel.choice import Refusal
from snar.kernel.front import part_at
from snar.kernel.session import Session
from snar.packs.reader import Problem
from snar.texts.bundle import Texts

if TYPE_CHECKING:
    from snar.cli.commands.tally import Played
    from snar.cli.terminal.faces import Face


PLAIN = "snar.cli.plain.front:plain"  # of a game that brings no part of its own


class Command(NamedTuple):
    """A command that only one game has: `snar NAME KIND WORDS`. Its help is `usage-NAME` and `usage-NAME-KIND`."""

    name: str
    module: str  # below snar, with a function `run`
    kinds: Mapping[str, Mapping[str, bool]]  # of each its words, and whether they are needed

    @property
    def pages(self) -> list[str]:
        return [f"{self.name}-{kind}" for kind in self.kinds]


class Terminal(NamedTuple):
    """Light: what is heavy is imported when it is called."""

    face: Callable[[Session, str, dict[int, str]], Face]
    options: Mapping[str, type]  # --words of its own, and what is written after them
    wanted: Callable[[Namespace], dict[str, Any]]  # what was typed, as its rules want it agreed on
    for_bots: Callable[[Namespace, int], dict[str, Any]]  # what so many bots on the command line mean
    refusal: Callable[[Refusal, Texts], str]
    tally: Callable[[Sequence[Played], Any], dict[str, Any]]  # of simulated games, and the rules they had
    turns: Callable[[Any], int]  # how long a game has lasted
    keep: Callable[[dict[str, Any], Path, Texts], str]  # writes what a saved game leaves for the next one, and says so
    check: Callable[[Path], list[Problem]]  # of the texts and pictures of a pack
    registers: tuple[str, ...]  # files of docs/rules
    said: str  # its texts begin with it
    commands: tuple[Command, ...] = ()  # of its own


def terminal_of(game: str) -> Terminal:
    found: Terminal = FRONTS[game].part("terminal") or part_at(PLAIN)(game)
    return found
