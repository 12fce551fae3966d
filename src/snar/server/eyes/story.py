"""A finished game told in figures, and every draw of its dice, from its journal."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from snar.kernel.event import Event
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
        self.tale = front_of(game.name).tale
        self.turning: list[dict[str, Any]] = []  # what may have turned the game
        self.standing: dict[str, list[int]] = {}  # how far everyone had come when each round was over
        super().__init__(game, header)

    def dice(self) -> Traced:
        rng = Traced(self.key())
        rng.draws = []
        return rng

    def undo_by_consent(self, number: int, seats: set[int]) -> None:
        self.epochs = self.all_draws()
        super().undo_by_consent(number, seats)
        self.forget(number)

    def undo(self, seat: int) -> None:
        super().undo(seat)
        self.forget(self.journal.entries[-1]["undo"])

    def forget(self, number: int) -> None:
        """What was taken back has turned nothing."""
        self.rounds = [entry for entry in self.rounds if entry <= number]
        self.turning = [one for one in self.turning if one["n"] <= number]
        self.standing = {who: row[: len(self.rounds) - 1] for who, row in self.standing.items()}

    def one(self, seat: int, key: str) -> None:
        super().one(seat, key)
        for event in self.state.events:
            if event.kind in ("round", "turn") and event.kind == self.beat:
                self.stand()
                self.rounds.append(self.number)
            if self.tale and event.kind in self.tale.turning:
                self.turning.append(self.turned(event))
            if event.actor:
                self.count(event.kind, event.actor, event.source, event.to, event.amount)

    def stand(self) -> None:
        for who, far in self.tale.standing(self.state).items() if self.tale else ():
            self.standing.setdefault(who, []).append(far)

    def turned(self, event: Event) -> dict[str, Any]:
        """Only what everyone saw: no card that somebody held."""
        told = {"kind": event.kind, "actor": event.actor, "source": event.source, "to": event.to}
        return {"n": self.number, "round": len(self.rounds), **told}

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


def retold(game: Game, header: dict[str, Any], lines: list[str]) -> Telling:
    session = Telling(game, header)
    session.replay([json.loads(line) for line in lines])
    return session


def story(game: Game, header: dict[str, Any], lines: list[str]) -> dict[str, Any]:
    session = retold(game, header, lines)
    session.stand()
    figures = {name: dict(sorted(counts.items())) for name, counts in session.figures.items()}
    rounds = projection_of(session.state).round(session.state)
    more = {"turning": session.turning, "standing": session.standing} if session.tale else {}
    return {"answers": len(lines), "rounds": rounds, "figures": figures, **more}


def draws(game: Game, header: dict[str, Any], lines: list[str]) -> list[Draws]:
    """By epoch, in order: draw i of an epoch is a pure function of its key."""
    return retold(game, header, lines).all_draws()
