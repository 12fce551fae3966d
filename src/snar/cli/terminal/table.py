"""A table at which people and bots sit: the session, who answers, and what each seat has seen since it last did."""

from __future__ import annotations

from typing import Any

from snar.bots import ask, make
from snar.bots.base import Advice
from snar.cli.terminal.saving import SaveFile
from snar.kernel import fair
from snar.kernel.game import Game, events_for
from snar.kernel.header import new_header
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import Played, Session

ADVISER = "greedy"


class Table:
    def __init__(self, session: Session, bots: dict[int, str]) -> None:
        self.session = session
        self.save: SaveFile | None = None
        seed = session.journal.chain  # bots of a resumed game go on in their own way, but always the same
        self.bots = {seat: make(name, f"{seed}/{seat}") for seat, name in bots.items()}
        self.rng = Rng(key_from_seed(f"imagine/{seed}"))
        self.unread: list[list[dict[str, Any]]] = [self.begun(seat) for seat in range(session.state.seats + 1)]

    def begun(self, seat: int) -> list[dict[str, Any]]:
        """What the set-up told: a campaign begins with a page of its book. A resumed game goes on without it."""
        pages = [event for event in events_for(self.session.state, seat) if event["kind"] == "scene"]
        return [] if self.session.journal.entries else pages

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.session.state.seats) if seat not in self.bots]

    @property
    def over(self) -> bool:
        return self.session.state.over

    def asked(self) -> int:
        """The seat to answer next; bots before people where several are asked at once."""
        seats = [choice.seat for choice in self.session.state.pending]
        return next((seat for seat in seats if seat in self.bots), seats[0])

    def bot_answers(self, seat: int) -> None:
        advice = ask(self.bots[seat], self.session.state, seat, self.rng)
        self.note(self.session.play(seat, [advice.option.key], []))

    def advice(self, seat: int) -> Advice:
        """What a bot would do there; those who play have dice of their own."""
        rng = Rng(key_from_seed(f"hint/{self.session.number}"))
        return ask(make(ADVISER, "hint"), self.session.state, seat, rng)

    def person_answers(self, seat: int, line: str) -> Played:
        played = self.session.answer(seat, line)
        self.unread[seat].clear()
        self.note(played)
        return played

    def undo(self, seat: int) -> None:
        self.session.undo(seat)
        self.unread[seat].clear()
        self.keep()

    def note(self, played: Played) -> None:
        for unread, events in zip(self.unread, played.events, strict=True):
            unread += events
        self.keep()

    def keep(self) -> None:
        if self.save:
            self.save.catch_up()


def new_session(game: Game, rules: Any, seed: str | None, bots: dict[str, str]) -> Session:
    """With a seed for tests and research; without one the dice are fair: committed to before the game."""
    if seed is not None:
        dice: dict[str, Any] = {"seed": seed}
    else:
        secret = fair.new_secret()
        dice = {"commitment": fair.commitment(secret), "words": [], "secret": secret.hex()}
    return Session(game, {**dice, "bots": bots, **new_header(game, rules)})
