"""What every bot is: it looks at an imagined state and advises one of the offered options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from snar.kernel.choice import Choice, Option
from snar.kernel.state import State

TOP = 3  # how many options an advice shows


class Reason(NamedTuple):
    """Why a bot likes or dislikes an option: a text key and what it is about, for those who write the texts."""

    key: str
    about: str


class Scored(NamedTuple):
    """An option with its score (the higher the better) and the keys of the reasons."""

    option: Option
    score: float
    reasons: tuple[str, ...]


class Advice(NamedTuple):
    """What to answer, and the best options it was chosen from."""

    option: Option
    top: tuple[tuple[Option, float, tuple[str, ...]], ...]


class Bot(Protocol):
    """A player. `g` is what the seat can imagine, never the real state (`play.ask` is the door)."""

    name: str
    imagines: bool  # False: it is shown no state at all, only its question

    def advise(self, g: State, seat: int) -> Advice: ...


def asked(g: State, seat: int) -> Choice:
    """What the seat is asked now."""
    choice = g.choice_of(seat)
    if choice is None:
        raise ValueError(f"seat {seat} is not asked anything")
    return choice


def yes_or_no(choice: Choice, yes: str, gain: float, reasons: tuple[str, str]) -> list[Scored]:
    """Two answers: `yes` is worth `gain`, the other nothing."""
    return [
        Scored(option, gain if option.key == yes else 0.0, (reasons[option.key != yes],)) for option in choice.options
    ]


def best(scored: Iterable[Scored]) -> Advice:
    """The highest score wins; equal ones in the order they were offered."""
    ranked = sorted(scored, key=lambda row: -row.score)
    return Advice(ranked[0].option, tuple(tuple(row) for row in ranked[:TOP]))  # type: ignore[misc]
