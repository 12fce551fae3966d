"""The luck die, the last source of intent in a payment (EF-ACT-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from snar.ether.state import EtherState
from snar.ether.values import value
from snar.kernel.choice import Option
from snar.kernel.flow import Proc

from ..decks.distress import Suffer
from ..decks.seals import Seal, grown, sealable
from .spending import lose

if TYPE_CHECKING:
    from .paying import Pay

BOOST_SEAL = 3
BOOSTED = {"blank": 0, "1": 1, "2": 2, "3": 3}


def boosts(g: EtherState, pay: Pay, wanted: list[str]) -> list[Option]:
    """EF-ACT-8, EE-B1c: once a turn, after at least 1 intent of the sleeper's own, on any action but the placing of
    progress."""
    if not wanted or pay.kind == "place" or g.sleepers[pay.seat].boosted:
        return []
    own = pay.own(g)
    colours = [colour for colour in wanted if own[colour]]  # of the colour that was paid
    one = len(colours) == 1
    return [Option("boost" if one else f"boost {c}", ("boost", c), "EF-ACT-8") for c in colours]


def boosted(g: EtherState, pay: Pay) -> int:
    """Movement gains one field, whatever the number (EE-A1b, EE-B4); elsewhere the die pays like a card, also for
    further times (EE-B1e)."""
    more = BOOSTED[pay.face]
    if not more:
        return 0
    return 1 if pay.kind == "move" else max(0, more + value(g, "boost", pay.seat))


def penalties(g: EtherState, seat: int) -> list[Option]:
    options = [Option("distress", "distress", "EF-ACT-8", (("distress", 1),))]
    if g.sleepers[seat].ether:
        options.insert(0, Option("ether", "ether", "EF-ACT-8", (("ether", 1),)))
    number = grown(g, seat, BOOST_SEAL)
    if sealable(g, seat) >= number:  # EE-B2a
        options.append(Option("seal", "seal", "EF-ACT-8", (("seal", number),)))
    return options


def penalise(g: EtherState, seat: int, price: str) -> Proc | None:
    match price:
        case "seal":
            return Seal(seat, BOOST_SEAL, "boost", rule="EF-ACT-8")
        case "distress":
            return Suffer(seat, 1, "boost", rule="EF-ACT-8")
    lose(g, seat, "ether", 1, "EF-ACT-8")
    return None
