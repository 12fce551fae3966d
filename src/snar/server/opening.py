"""What a new table has agreed on, and who has which seat from the beginning."""

from __future__ import annotations

from typing import Any

from snar.bots import BOTS
from snar.ether.options import SLEEPERS
from snar.store.port import GuestRow

from . import bodies
from . import protocol as p
from .seats import Meta, refuse

ME, OPEN, LOCAL = "me", "open", "local"


def agreement(wanted: bodies.CreateBody) -> dict[str, Any]:
    """What the rules of the wanted game have to know."""
    if wanted.game == "ether":
        sleepers = wanted.sleepers or [SLEEPERS[0]]
        return {
            "sleepers": sleepers, "options": wanted.options, "start": wanted.start, "chronicle": wanted.chronicle,
        }  # fmt: skip
    names = ("scenario", "edition", "options", "characters", "fame", "boards", "rotation", "players")
    return {name: getattr(wanted, name) for name in names}


def seat_people(meta: Meta, host: GuestRow, wanted: bodies.CreateBody) -> None:
    """One word per seat; the host first and the rest open unless said."""
    words = wanted.seats or [ME] + [OPEN] * (len(meta.seats) - 1)
    if len(words) != len(meta.seats):
        refuse("number-of-seats", seats=len(meta.seats), given=len(words))
    names = iter(wanted.names)
    for number, word in enumerate(words):
        if word == ME:
            meta.sit(number, host.id, host.name, wanted.word)
        elif word == LOCAL:
            meta.sit(number, host.id, next(names, host.name), wanted.word)
        elif word in BOTS:
            meta.empty(number, word)
        elif word != OPEN:
            refuse("unknown-bot", value=word, known=", ".join(BOTS))


def checked(clock: p.Clock | None) -> p.Clock | None:
    if clock and not (5 <= clock.seconds <= 86_400 * 14 and 0 <= clock.increment <= 3600):
        refuse("clock-range")
    return clock
