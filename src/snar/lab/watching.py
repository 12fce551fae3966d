"""What is looked at while bots play a game: what their thinking costs, and which cards go through whose hands.

The instruments sit between the game and a bot; what the bot itself is shown stays as it is.
"""

from __future__ import annotations

import time

from snar.bots.base import Advice, Bot
from snar.kernel.state import State

HAND = "hand"


class Timed:
    """A bot with a stopwatch: what its thinking costs."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.name, self.imagines = bot, bot.name, bot.imagines
        self.seconds, self.longest, self.answers = 0.0, 0.0, 0

    def advise(self, g: State, seat: int) -> Advice:
        started = time.process_time()
        found = self.bot.advise(g, seat)
        spent = time.process_time() - started
        self.seconds, self.longest, self.answers = self.seconds + spent, max(self.longest, spent), self.answers + 1
        return found


class Cards:
    """By seat the cards that it got for itself, played or met: what moved into a zone of its own or out of its hand,
    and what it turned over. Cards that were only drawn and never left the hand decided nothing."""

    def __init__(self, g: State, names: list[str]) -> None:
        self.g = g
        self.seat_of = {name: seat for seat, name in enumerate(names)}
        self.owner = {str(seat): seat for seat in range(g.seats)}
        self.by_seat: list[set[str]] = [set() for _ in range(g.seats)]

    def look(self) -> None:
        """After every answer: the events are those of the last one."""
        for event in self.g.events:
            if event.card >= 0 and event.kind == "card":
                seat = self.whose(event.frm, event.to, event.actor)
                if seat is not None:
                    self.by_seat[seat].add(self.g.card_id(event.card))

    def whose(self, frm: str, to: str, actor: str) -> int | None:
        source, _, from_whom = frm.partition(".")
        target, _, to_whom = to.partition(".")
        if to_whom in self.owner and target not in (HAND, "deck", "discard"):
            return self.owner[to_whom]
        if source == HAND and from_whom in self.owner and target != "deck":
            return self.owner[from_whom]
        return None if to_whom or target == HAND else self.seat_of.get(actor)


class Watched:
    """A bot in a game whose cards are watched."""

    def __init__(self, bot: Bot, cards: Cards) -> None:
        self.bot, self.cards, self.name, self.imagines = bot, cards, bot.name, bot.imagines

    def advise(self, g: State, seat: int) -> Advice:
        self.cards.look()
        return self.bot.advise(g, seat)
