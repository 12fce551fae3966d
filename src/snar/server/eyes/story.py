"""A finished game told in figures, and every draw of its dice, from its journal."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from snar.kernel.game import Game
from snar.kernel.rng import Rng
from snar.kernel.session import Session

from ..front import front_of
from .projection import projection_of

Draws = list[tuple[int, int]]  # one of so many, which
COUNTED = {
    "step": "steps", "cast": "cast", "event": "events", "spelled": "spells", "fizzled": "fizzled", "annex": "worlds",
    "fulfilled": "quests", "awaken": "awakenings", "use": "uses", "eluded": "eluded", "act": "acts",
}  # fmt: skip
FOUGHT = {"won": ("won", "lost"), "lost": ("lost", "won"), "draw": ("drawn", "drawn")}


class Traced(Rng):
    """Dice that write down every draw."""

    __slots__ = ("draws",)
    draws: Draws

    def below(self, n: int) -> int:
        value = super().below(n)
        self.draws.append((n, value))
        return value

    def copy(self) -> Rng:
        """Only what is played on counts; trials do not write."""
        twin = Traced(self.key, self.count)
        twin.draws = list(self.draws)
        return twin


class Telling(Session):
    """A session that counts what happens and writes down what is drawn."""

    def __init__(self, game: Game, header: dict[str, Any]) -> None:
        self.figures: dict[str, Counter[str]] = {}
        self.epochs: list[Draws] = []
        self.rounds = [0]  # after which entries rounds began
        self.beat = front_of(game.name).beat
        super().__init__(game, header)

    def dice(self) -> Traced:
        rng = Traced(self.key())
        rng.draws = []
        return rng

    def undo_by_consent(self, number: int, seats: set[int]) -> None:
        self.epochs = self.all_draws()
        super().undo_by_consent(number, seats)

    def one(self, seat: int, key: str) -> None:
        super().one(seat, key)
        for event in self.state.events:
            if event.kind in ("round", "turn") and event.kind == self.beat:
                self.rounds.append(self.number)
            if event.actor:
                self.count(event.kind, event.actor, event.source, event.to, event.amount)

    def count(self, kind: str, actor: str, source: str, to: str, amount: int) -> None:
        mine = self.figures.setdefault(actor, Counter())
        if kind in COUNTED:
            mine[COUNTED[kind]] += 1
        elif kind == "roll":
            mine["rolls"] += 1
            mine["pips"] += amount
        elif kind == "lives":
            mine["healed" if amount > 0 else "wounds"] += abs(amount)
        elif kind in ("fight", "duel") and source in FOUGHT:
            mine[f"{kind}s-{FOUGHT[source][0]}"] += 1
            if kind == "duel":
                self.figures.setdefault(to, Counter())[f"duels-{FOUGHT[source][1]}"] += 1

    def all_draws(self) -> list[Draws]:
        assert isinstance(self.state.rng, Traced)
        return [*self.epochs, self.state.rng.draws]


def told(game: Game, header: dict[str, Any], lines: list[str]) -> Telling:
    session = Telling(game, header)
    session.replay([json.loads(line) for line in lines])
    return session


def story(game: Game, header: dict[str, Any], lines: list[str]) -> dict[str, Any]:
    session = told(game, header, lines)
    figures = {name: dict(sorted(counts.items())) for name, counts in session.figures.items()}
    rounds = projection_of(session.state).round(session.state)
    return {"answers": len(lines), "rounds": rounds, "figures": figures}


def draws(game: Game, header: dict[str, Any], lines: list[str]) -> list[Draws]:
    """By epoch, in order: draw i of an epoch is a pure function of its key."""
    return told(game, header, lines).all_draws()
