"""Taking over a seat of a running game with hidden hands: whoever sits down there reads a hand.

Nobody knows who is behind a second browser. So everyone else who has a seat agrees first, the seat counts who has taken
it over, and the chat keeps their names. Whoever sat there before comes back without asking."""

from __future__ import annotations

import logging

from snar.store.port import StoreError

from ..wire import protocol as p
from .notices import noted
from .room import Room
from .seats import Meta, refuse

log = logging.getLogger("snar.table")


def voices(meta: Meta, ask: p.SeatAsk) -> set[str]:
    """Everyone else who has a seat; bots have no say."""
    return {seat.guest for seat in meta.seats if seat.guest} - {ask.guest}


def wish(meta: Meta, number: int, guest: str, name: str) -> None:
    """One wish for each seat and from each guest; whoever asks again is not asked about anew."""
    if not meta.open_to(number, guest):
        refuse("seat-taken", seat=number + 1)
    if not meta.may_sit(number, guest):
        refuse("sat-elsewhere")
    if any(ask.seat == number and ask.guest != guest for ask in meta.wishes):
        refuse("seat-wanted", seat=number + 1)
    if not any(ask.seat == number for ask in meta.wishes):
        ask = p.SeatAsk(number, guest, meta.told_apart(number, name), [])
        meta.wishes = [*(other for other in meta.wishes if other.guest != guest), ask]


def decide(meta: Meta, me: str, seat: int, guest: str, yes: bool) -> None:
    """One says yes or no to a wish; one's own is taken back by a no."""
    ask = next((ask for ask in meta.wishes if (ask.seat, ask.guest) == (seat, guest)), None)
    if ask is None or meta.status != "running":
        refuse("no-such-request")
    if me not in voices(meta, ask) and (me != guest or yes):
        refuse("not-your-seat")
    if yes:
        ask.yes = sorted({*ask.yes, me})
    else:
        meta.wishes.remove(ask)


def agreed(meta: Meta) -> list[p.SeatAsk]:
    """Wishes that everyone has agreed to. Those for a seat that is taken by now have ended."""
    running = meta.status == "running"
    meta.wishes = [ask for ask in meta.wishes if running and meta.open_to(ask.seat, ask.guest)]
    return [ask for ask in meta.wishes if voices(meta, ask) <= set(ask.yes)]


def grant(meta: Meta) -> list[p.SeatAsk]:
    granted = agreed(meta)
    for ask in granted:
        meta.sit(ask.seat, ask.guest, ask.name)
    agreed(meta)
    return granted


async def write_down(room: Room, granted: list[p.SeatAsk], lang: str) -> None:
    for ask in granted:
        try:
            await noted(room, ask.guest, ask.name, lang, "took-over", seat=ask.seat + 1)
        except StoreError:
            log.warning("a line of the chat could not be kept")  # the seat itself counts who took it over
