"""What a new table has agreed on, and who has which seat from the beginning."""

from __future__ import annotations

from snar.bots import names as bot_names
from snar.store.port import GuestRow

from ..http import bodies
from ..wire import protocol as p
from .seats import Meta, refuse

ME, OPEN, LOCAL = "me", "open", "local"


def seat_people(meta: Meta, host: GuestRow, wanted: bodies.CreateBody) -> None:
    """One word per seat; the host first and the rest open unless said."""
    words = wanted.seats or [ME] + [OPEN] * (len(meta.seats) - 1)
    if len(words) != len(meta.seats):
        refuse("number-of-seats", seats=len(meta.seats), given=len(words))
    names = iter(wanted.names)
    for number, word in enumerate(words):
        if word == ME:
            meta.sit(number, host.id, host.name)
        elif word == LOCAL:
            meta.sit(number, host.id, next(names, host.name))
        elif word in bot_names(meta.game):
            meta.empty(number, word)
        elif word != OPEN:
            refuse("unknown-bot", value=word, known=", ".join(bot_names(meta.game)))


def checked(clock: p.Clock | None) -> p.Clock | None:
    if clock and not (5 <= clock.seconds <= 86_400 * 14 and 0 <= clock.increment <= 3600):
        refuse("clock-range")
    return clock
