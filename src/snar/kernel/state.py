"""The whole of a game in progress: plain data, cheap to clone, the same bytes on every machine."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from . import flow, running
from .choice import Choice, Option, Plain, Refusal, Refused
from .compiling import mypyc_attr
from .event import Event
from .front import part_at

if TYPE_CHECKING:
    from .rng import Rng

S = TypeVar("S", bound="State")
LARGEST = 9_999  # no rule of any game comes near: who writes more wants lists without end
MOST_SEATS = 7  # and the spectators: a bit for each in the byte that says who knows a card


@mypyc_attr(allow_interpreted_subclasses=True)  # copied without __init__, also by games not compiled
class State:
    """What every game has: dice, zones, the stack of unfinished procedures, the pending choices."""

    __slots__ = (
        "asking",
        "barrier",
        "disclosed",
        "events",
        "hurried",
        "into",
        "known",
        "obvious",
        "over",
        "pending",
        "result",
        "rng",
        "rolls",
        "script",
        "stack",
        "standing",
        "token",
        "unwind",
        "zones",
    )
    GAME: ClassVar[str] = ""
    VIEW: ClassVar[str] = ""  # where its view is, as module:name; the state is below all rules, its view above them
    EXPLAIN: ClassVar[str] = ""  # likewise: why a key is not offered

    rng: Rng
    stack: list[flow.Proc]
    zones: dict[str, tuple[int, ...]]
    known: bytearray  # by card the seats that know its face, as bits
    pending: tuple[Choice, ...]  # whom the game waits for
    standing: tuple[Choice, ...]  # who may say something meanwhile

    def __init__(self, rng: Rng, cards: int) -> None:
        self.rng = rng
        self.stack = []
        self.zones = {}
        self.known = bytearray(cards)
        self.pending = self.standing = ()
        self.asking, self.into = "one", ""
        self.events: list[Event] = []
        self.rolls: list[int] = []  # dice of the last answer, in order
        # What answered itself since then: questions with a lone option, and whether a roll or reveal came before them.
        self.obvious: list[tuple[Choice, bool]] = []
        # Scripted dice of tests and tutorials; real dice follow them, unless a final 0 forbids further rolls.
        self.script: tuple[int, ...] = ()
        self.barrier = False  # did the last answer roll, reveal or shuffle?
        # Did it tell what stands on no hidden card? That is neither tried out nor taken back; old journals did both.
        self.disclosed = False
        self.unwind = ""  # the procedure to go back to: what runs above it ended early (see running.unwind)
        self.over = False
        self.result: dict[str, Plain] = {}
        # An imagined game that is played to its next question, which nobody reads: whoever is sure to ask may ask less.
        self.hurried = False
        self.token = object()  # frames and rows with another token are shared with a clone

    # -- what a game says about itself ---------------------------------------------------------------------------
    @property
    def seats(self) -> int:
        raise NotImplementedError

    def card_id(self, card: int) -> str:
        """The public name of a face."""
        raise NotImplementedError

    def card_back(self, card: int) -> str:
        raise NotImplementedError

    def card_backs(self) -> Sequence[str]:
        """By card; a game that knows them by heart is quicker."""
        return [self.card_back(card) for card in range(len(self.known))]

    def card_families(self) -> Sequence[str]:
        """By card: those of one family could be each other for someone who sees neither face nor back."""
        return self.card_backs()

    def backs_shown(self, zone: str) -> str:
        """Which backs of a zone can be seen: all, top or none."""
        return "none"

    def view(self, seat: int) -> dict[str, Plain]:
        """What the seat may know, an allow-list; the spectator is the seat after the last."""
        seen: dict[str, Plain] = part_at(self.VIEW)(self, seat)
        return seen

    def explain(self, seat: int, key: str) -> Refusal:
        """Why `key` is not offered now."""
        why: Refusal = part_at(self.EXPLAIN)(self, seat, key) if self.EXPLAIN else Refusal("not-offered")
        return why

    # -- playing ---------------------------------------------------------------------------------------------------
    @property
    def everyone(self) -> int:
        """All seats and the spectators, as bits; the spectator's bit is the highest."""
        seats = self.seats
        return (2 << (seats if seats <= MOST_SEATS else self.checked_seats())) - 1

    def checked_seats(self) -> int:
        seats = self.seats
        if seats > MOST_SEATS:
            raise ValueError(f"a table has at most {MOST_SEATS} seats, not {seats}: agree on fewer")
        return seats

    def begin(self, proc: flow.Proc) -> None:
        self.checked_seats()
        running.push(self, proc)
        running.advance(self)

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def die(self, sides: int = 8) -> int:
        if self.script:
            face = self.script[0]
            assert face, "a die was rolled that the script does not hold"
            if not 0 < face <= sides:
                raise ValueError(f"a die of {sides} does not show {face}")
            self.script = self.script[1:]
        else:
            face = self.rng.below(sides) + 1
        self.barrier = True
        self.rolls.append(face)
        return face

    def known_to(self, seat: int) -> list[int]:
        """Cards whose face the seat knows."""
        known = self.known
        return [card for card in range(len(known)) if known[card] >> seat & 1]

    def choice_of(self, seat: int) -> Choice | None:
        for choice in self.pending:
            if choice.seat == seat:
                return choice
        for choice in self.standing:
            if choice.seat == seat:
                return choice
        return None

    def check_turn(self, seat: int) -> Choice:
        """What the seat is asked, or Refused."""
        if self.over:
            raise Refused(Refusal("game-over"))
        choice = self.choice_of(seat)
        if choice is None:
            raise Refused(Refusal("not-your-choice"))
        return choice

    def check(self, seat: int, key: str) -> tuple[Choice, Option]:
        """The asked choice and the option behind `key`, or Refused."""
        choice = self.check_turn(seat)
        for option in choice.options:
            if option.key == key:
                return choice, option
        raise Refused(self.explain(seat, key))

    def answer(self, seat: int, key: str) -> None:
        """A seat's answer: checked against what was offered, then the rules run to the next choice."""
        choice, option = self.check(seat, key)
        self.events, self.rolls, self.obvious = [], [], []
        self.barrier = self.disclosed = False
        running.receive(self, choice, option)

    # -- copies ----------------------------------------------------------------------------------------------------
    def clone(self: S) -> S:
        """A copy that can be played on. Rows and frames are shared until one side writes them."""
        cls: Any = type(self)  # a compiled class has no other way to make one without __init__
        twin: S = cls.__new__(cls)
        self.token = object()
        twin.token = object()
        twin.rng = self.rng.copy()
        twin.stack = self.stack.copy()
        twin.zones = self.zones.copy()
        twin.known = self.known.copy()
        twin.pending, twin.asking, twin.into = self.pending, self.asking, self.into
        twin.standing = self.standing
        twin.events, twin.rolls, twin.obvious = [], [], []
        twin.script = self.script
        twin.barrier = twin.disclosed = twin.hurried = False
        twin.over, twin.result, twin.unwind = self.over, self.result, ""
        self.clone_into(twin)
        return twin

    def clone_into(self, twin: Any) -> None:
        """A game copies its own fields here."""
        raise NotImplementedError

    def to_data(self) -> dict[str, Plain]:
        return {
            "rng": self.rng.to_data(),
            "stack": [proc.to_data() for proc in self.stack],
            "zones": self.zones,
            "known": list(self.known),
            "script": self.script,
            "over": self.over,
            "result": self.result,
        }

    def read_data(self, data: dict[str, Plain]) -> None:
        """The opposite of `to_data`, for the kernel's fields."""
        check_numbers([value for name, value in data.items() if name != "rng"])
        self.stack = [flow.proc_from_data(frame) for frame in data["stack"]]
        self.zones = {zone: tuple(cards) for zone, cards in data["zones"].items()}
        self.known = bytearray(data["known"])
        self.script = tuple(data["script"])
        self.over, self.result = data["over"], data["result"]

    def dump(self) -> str:
        """The state as text, byte for byte the same for the same state."""
        return json.dumps(self.to_data(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def check_numbers(data: Plain) -> None:
    """ValueError where something that was read holds a number that no game reaches."""
    left = [data]
    while left:
        part = left.pop()
        if isinstance(part, int):
            if not -LARGEST <= part <= LARGEST:
                raise ValueError(f"a number out of all bounds: {str(part)[:20]}")
        elif isinstance(part, dict):
            left += part.values()
        elif isinstance(part, list | tuple):
            left += part
