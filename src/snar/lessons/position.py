"""A position to try a rule on: a scenario file (docs/scenarios.md) that opens at a table of the reader's own."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from snar.games import DEFAULT, FRONTS, GAMES
from snar.scenario import AnyTable
from snar.scenario.plain import port as plain_port
from snar.scenario.table import NO_MORE

POSITIONS = Path(__file__).parent / "positions"
BOT = "greedy"  # who plays the other seats where the file does not say what they answer


class Position(NamedTuple):
    """`when` is the way to try it, of the reader's seat and of the others; `then` is what the rule makes of it."""

    id: str  # `<game>/<file>`
    game: str
    rules: tuple[str, ...]
    given: dict[str, Any]
    when: tuple[dict[str, Any], ...]
    then: dict[str, Any]

    @property
    def text(self) -> str:
        """The message that says what to try."""
        return "position-" + self.id.replace("/", "-")

    @property
    def seed(self) -> str:
        return self.id

    @property
    def bot(self) -> str:
        return BOT

    @property
    def port(self) -> type[AnyTable]:
        return FRONTS[self.game].part("scenario") or plain_port(GAMES[self.game])

    @property
    def reader(self) -> int:
        """The seat of whoever answers first."""
        return self.set_up().seat(self.when[0]["seat"])

    def set_up(self) -> AnyTable:
        return self.port(**self.given)

    @property
    def rules_data(self) -> dict[str, Any]:
        data: dict[str, Any] = self.port.agreement(self.given).to_data()
        return data

    @property
    def header(self) -> dict[str, Any]:
        """The journal holds the whole position: it can be played again whatever becomes of the file. After the dice
        that are given come those of the seed."""
        state = self.set_up().session.state.to_data()
        state["script"] = [face for face in list(state["script"]) if face != NO_MORE]
        return {"seed": self.seed, "state": state, "lesson": self.id}


@lru_cache
def positions() -> dict[str, Position]:
    """By id, in the order of the games and of their files."""
    files = [path for game in FRONTS for path in sorted((POSITIONS / game).glob("*.toml"))]
    found = [read(path) for path in files]
    return {position.id: position for position in found}


def read(path: Path) -> Position:
    data = tomllib.loads(path.read_text("utf-8"))
    return Position(
        id=f"{path.parent.name}/{path.stem}",
        game=data.get("game", DEFAULT),
        rules=tuple(data["rules"]),
        given=data["given"],
        when=tuple(data["when"]),
        then=data["then"],
    )


@lru_cache
def by_rule() -> dict[str, list[str]]:
    """Which positions show a rule; the first one is the one to begin with."""
    found: dict[str, list[str]] = {}
    for position in positions().values():
        for rule in position.rules:
            found.setdefault(rule, []).append(position.id)
    return {rule: sorted(ids, key=lambda id: positions()[id].rules.index(rule)) for rule, ids in found.items()}
