"""A lesson: one agreed game, its cards on top of the decks, its first dice, the opponent's answers, and the prompts."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
LESSONS = ("prvni-hra",)
ASIDES = ("wait", "free", "off", "lost")  # said when the player goes another way, or has to wait
READ, HINT, WHY, UNDO = "read", "hint", "why", "undo"
END = "over"  # the topic of what is said after the last answer


class Step(NamedTuple):
    """A prompt `lesson-<id>` and the moment it fits.

    `do` is an answer as people type it, or `undo`; `read`, `hint` and `why KEY` happen on the page alone.
    """

    id: str
    topic: str
    do: str
    quest: str = ""  # none, open or done: what the player's quest must be like
    after: str = ""  # only right after this step
    until: int = 99  # the last round in which it makes sense

    @property
    def on_page(self) -> bool:
        return self.do.split()[0] in (READ, HINT, WHY)


class Lesson(NamedTuple):
    """`answers`: of the opponent by round, one key each; where one does not fit its bot thinks for itself."""

    id: str
    game: str
    rules: dict[str, Any]
    bot: str
    seed: str
    script: tuple[int, ...]
    decks: dict[str, list[str]]
    answers: dict[int, tuple[str, ...]]
    steps: tuple[Step, ...]

    @property
    def prompts(self) -> list[str]:
        return [*(step.id for step in self.steps), *ASIDES]

    @property
    def header(self) -> dict[str, Any]:
        """What the journal of such a game begins with: all of it can be played again from that."""
        return {"seed": self.seed, "script": list(self.script), "decks": self.decks, "lesson": self.id}


@lru_cache
def lesson(id: str) -> Lesson:
    data = tomllib.loads((HERE / f"{id}.toml").read_text("utf-8"))
    return Lesson(
        id=id,
        game=data["game"],
        rules=data["rules"],
        bot=data["bot"],
        seed=data["seed"],
        script=tuple(data["script"]),
        decks=data["decks"],
        answers={int(number): tuple(keys) for number, keys in data["answers"].items()},
        steps=tuple(Step(**step) for step in data["step"]),
    )
