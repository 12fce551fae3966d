"""A lesson: one agreed game, its cards on top of the decks, its first dice, the opponent's answers, and the prompts."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from snar.games import FRONTS

from .port import LessonPort

HERE = Path(__file__).parent
LESSONS = {path.stem: path for game in FRONTS for path in sorted((HERE / game).glob("*.toml"))}
ASIDES = ("wait", "free", "off", "lost")  # said when the player goes another way, or has to wait
READ, HINT, WHY, UNDO, ANY = "read", "hint", "why", "undo", "any"
END = "over"  # the topic of what is said after the last answer


class Step(NamedTuple):
    """A prompt and the moment it fits.

    `do` is an answer as people type it, or `undo`; `read`, `hint` and `why KEY` happen on the page alone; with `any`
    whatever is answered to the topic is right.
    """

    id: str
    topic: str  # or several: `walk|way`
    do: str
    after: str = ""  # only right after this step
    spot: str = ""  # the part of the table that is meant
    when: Mapping[str, Any] = MappingProxyType({})  # what must be so besides, in the words of the game's port

    @property
    def topics(self) -> list[str]:
        return self.topic.split("|")

    @property
    def on_page(self) -> bool:
        return self.do.split()[0] in (READ, HINT, WHY)


class Lesson(NamedTuple):
    """`answers`: of the opponent by round, one key each; where one does not fit its bot thinks for itself."""

    id: str
    game: str
    voice: str  # its texts are lesson-<voice><id of the prompt>
    rules: dict[str, Any]
    bots: tuple[str, ...]  # at the seats after the player's
    seed: str
    script: tuple[int, ...]
    decks: dict[str, list[str]]
    answers: dict[int, tuple[str, ...]]
    steps: tuple[Step, ...]

    @property
    def prompts(self) -> list[str]:
        return [*(step.id for step in self.steps), *ASIDES]

    @property
    def port(self) -> LessonPort:
        port: LessonPort = FRONTS[self.game].part("lessons")
        return port

    def text(self, prompt: str) -> str:
        return f"lesson-{self.voice}{prompt}"

    @property
    def header(self) -> dict[str, Any]:
        """What the journal of such a game begins with: all of it can be played again from that."""
        return {"seed": self.seed, "script": list(self.script), "decks": self.decks, "lesson": self.id}


@lru_cache
def lesson(id: str) -> Lesson:
    data = tomllib.loads(LESSONS[id].read_text("utf-8"))
    return Lesson(
        id=id,
        game=data["game"],
        voice=data.get("voice", ""),
        rules=data["rules"],
        bots=tuple(data.get("bots", ())),
        seed=data["seed"],
        script=tuple(data["script"]),
        decks=data["decks"],
        answers={int(number): tuple(keys) for number, keys in data.get("answers", {}).items()},
        steps=tuple(step_of(row) for row in data["step"]),
    )


def step_of(row: dict[str, Any]) -> Step:
    """Whatever the kernel of lessons does not know is a condition of the game's."""
    own = {name: value for name, value in row.items() if name in Step._fields}
    return Step(**own, when={name: value for name, value in row.items() if name not in own})
