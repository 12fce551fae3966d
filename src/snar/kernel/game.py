"""What a game offers to sessions, bots and tests."""

from __future__ import annotations

from typing import Any, Protocol

from .choice import Plain
from .event import Event
from .meaning import Meanings
from .rng import Rng
from .state import State


class Game(Protocol):
    """The narrow port. A game's state is a pure function of agreement, pack, key and answers."""

    name: str
    ways: tuple[str, ...]  # first words that `expand` may know: only for them a game is imagined
    meanings: Meanings  # what its questions and options mean

    def agree(self, **options: Any) -> Any: ...
    def rules_from_data(self, data: dict[str, Plain]) -> Any: ...
    def new(self, rules: Any, rng: Rng, script: tuple[int, ...] = ()) -> Any: ...
    def load(self, data: dict[str, Plain]) -> Any: ...
    def pack_hash(self, rules: Any) -> str: ...
    def seat_names(self, g: Any) -> list[str]: ...
    def expand(self, g: Any, seat: int, words: list[str]) -> list[str] | None: ...


def events_for(g: State, seat: int, events: list[Event] | None = None) -> list[dict[str, Plain]]:
    """What this seat may know of the last answer's events, or of these."""
    found = []
    for event in g.events if events is None else events:
        card = event.card
        names = (g.card_id(card), g.card_back(card)) if card >= 0 else ("", "")
        data = event.for_seat(seat, *names)
        if data is not None:
            found.append(data)
    return found
