"""The plain fields of a game of Etherfields: they are copied, saved and loaded alike."""

from __future__ import annotations

from typing import Any

from snar.kernel.compiling import mypyc_attr
from snar.kernel.state import State

from .map.landscape import Token

# Name and value at the beginning. All immutable, or replaced as a whole when written.
FIELDS: dict[str, Any] = {
    "mode": "setup",  # setup, dream, slumber, world
    "dream": "",
    "slumber": "",
    "location": "",
    "outcome": "",  # how the last encounter ended (rules/leaving.py)
    "safe": True,  # EE-C3b: nobody dies of too few cards now
    "turn": 0,
    "first": 0,  # the first sleeper: settles ties
    "blocked": (),  # steps of the current turn card that are skipped, by index
    "hours": 0,
    "keys": 0,
    "placed": (),  # ((tile or overlay id, row, column), ...) in the order laid
    "spent": (),  # one-time actions used: (action key, with a token on it?)
    "slots": (),  # active gem slots: (action key, turn of placing)
    "environments": (),  # tokens: (kind, and the one, two or four fields it touches)
    "doors": (),  # the tokens of a wall and of a hole: (kind, and the two fields between which it lies)
    "threats": (),  # tokens: (field, side)
    "armed": True,  # do traps work?
    "intent": {},  # progressive actions: key -> (colour, payments)
    "tokens": {},  # universal tokens on tiles and shared cards: id -> number
    "supply": {},
    "bag": (),  # mutations left to draw
    "story": {},  # the campaign's variables
    "read": (),  # scenes read, in order
    "found": (),  # cards found: once a campaign (EF-LIM-2)
    "districts": (),
    "quirks": (),  # (fate card, field)
    "souls": 0,
    "log": (),  # dreams ended: (id, outcome)
}


@mypyc_attr(allow_interpreted_subclasses=True)  # copied without __init__
class PlainState(State):
    __slots__ = tuple(FIELDS)

    mode: str
    dream: str
    slumber: str
    location: str
    outcome: str
    safe: bool
    turn: int
    first: int
    blocked: tuple[int, ...]
    hours: int
    keys: int
    placed: tuple[tuple[str, int, int], ...]
    spent: tuple[tuple[str, bool], ...]
    slots: tuple[tuple[str, int], ...]
    environments: tuple[Token, ...]
    doors: tuple[tuple[str, int, int], ...]
    threats: tuple[tuple[int, int], ...]
    armed: bool
    intent: dict[str, tuple[str, int]]
    tokens: dict[str, int]
    supply: dict[str, int]
    bag: tuple[str, ...]
    story: dict[str, int]
    read: tuple[str, ...]
    found: tuple[str, ...]
    districts: tuple[str, ...]
    quirks: tuple[tuple[int, int], ...]
    souls: int
    log: tuple[tuple[str, str], ...]

    def plain_parts(self) -> tuple[Any, ...]:
        """The same fields, to be compared."""
        return (
            self.mode, self.dream, self.slumber, self.location, self.outcome, self.safe, self.turn, self.first,
            self.blocked, self.hours, self.keys, self.placed, self.spent, self.slots, self.environments, self.doors,
            self.threats, self.armed, self.intent, self.tokens, self.supply, self.bag, self.story, self.read,
            self.found, self.districts, self.quirks, self.souls, self.log,
        )  # fmt: skip

    def copy_plain(self, twin: PlainState) -> None:
        """For a clone: every one of the fields."""
        twin.mode, twin.dream, twin.slumber = self.mode, self.dream, self.slumber
        twin.location, twin.outcome, twin.safe = self.location, self.outcome, self.safe
        twin.turn, twin.first, twin.blocked = self.turn, self.first, self.blocked
        twin.hours, twin.keys, twin.placed = self.hours, self.keys, self.placed
        twin.spent, twin.slots, twin.environments = self.spent, self.slots, self.environments
        twin.doors, twin.threats, twin.armed = self.doors, self.threats, self.armed
        twin.intent, twin.tokens, twin.supply = self.intent, self.tokens, self.supply
        twin.bag, twin.story, twin.read = self.bag, self.story, self.read
        twin.found, twin.districts, twin.quirks = self.found, self.districts, self.quirks
        twin.souls, twin.log = self.souls, self.log
