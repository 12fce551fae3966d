"""A finished game looked over, a line that might have been played, and a table that goes on from a moment of it."""

from __future__ import annotations

from msgspec import Struct

from snar.server.wire import protocol as p


class Stood(Struct):
    """How each side stood after entry `n`: its chance to win, or the bot's own points."""

    n: int
    round: int
    worth: list[float]


class Turned(Struct):
    """A turn after which the sides stood differently: by how much, what of it the dice and cards gave, and what its
    player gave away."""

    n: int
    seat: int
    round: int
    swing: list[float]
    luck: list[float]
    lost: float


class Slip(Struct):
    """Something better was there: `mine` and `best` are what both were expected to bring, from what was seen then.
    `size`: 1 a slip, 2 a mistake, 3 a blunder. `line`: the answers of the better way, `field` where it leads."""

    n: int
    seat: int
    round: int
    lost: float
    size: int
    mine: float
    best: float
    chosen: str
    better: str
    why: str
    line: list[str]
    field: str


class Judged(Struct):
    """One player: how many decisions were judged, how well (in percent), what was given away, what luck gave."""

    seat: int
    judged: int
    accuracy: float | None
    lost: float
    luck: float
    sizes: list[int]


class Looked(Struct):
    """`unit`: chance (to win) or points (of the bot's own reckoning); `sides`: seats of each."""

    unit: str
    sides: list[list[int]]
    graph: list[Stood]
    turning: list[Turned]
    slips: list[Slip]
    players: list[Judged]


class Analysis(Struct):
    """`status`: none, waiting, running, done; `offered`: can games of this kind be looked over? `may`: may whoever asks
    have it looked over, and play on from its moments? Of a story that goes on only those who sat there."""

    status: str
    offered: bool
    done: int = 0
    total: int = 0
    found: Looked | None = None
    may: bool = True


class PlayOnBody(Struct, forbid_unknown_fields=True):
    """From after entry `at`, as this seat; bots play the others."""

    at: int
    seat: int
    bot: str = "greedy"
    pace: p.Pace = "normal"
