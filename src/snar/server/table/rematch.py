"""The same once more: one offers it, the others accept or decline, and only then does it begin.

The offer is a table that fills up: a seat is kept there for everyone who played, one further on than before, so that
sides change and somebody else begins. No time runs, and it outlives the server. Everyone is
asked for a word anew: another secret, other dice."""

from __future__ import annotations

from snar.kernel.choice import Refused

from ..front import front_of
from ..http import bodies
from ..http.endpoint import Call, Endpoint
from ..http.seating import seated
from ..http.tables import T, found, may_have_another
from ..wire import protocol as p
from .agreement import again
from .opening import OPEN
from .room import Room
from .seats import refuse


async def rematch(call: Call) -> bodies.Created:
    """Offer it, or say yes or no to the offer; whoever asks second is answered with the first one's table."""
    room = await found(call)
    body: bodies.RematchBody = call.body
    async with room.lock:
        meta = room.meta
        if call.guest.id not in meta.guests():
            refuse("not-your-seat")
        if meta.status != "over":
            refuse("not-over")
        new = await offered(call, room)
        if new is None and not body.yes:
            refuse("no-such-request")
        if new is None:
            await may_have_another(call)
            new = await offer(call, room, body.swap)
        else:
            await reply(call, new, body.yes)
        note(room, new, call.guest.id, body.yes)
        await room.keep_row()
        await room.tell_info()
    return bodies.Created(new.id)


def note(room: Room, new: Room, guest: str, yes: bool) -> None:
    """What the old table tells of the offer."""
    meta = room.meta
    said = meta.offer if meta.offer and meta.rematch == new.id else p.Offer(guest, [], [])
    agree, decline = ([one for one in some if one != guest] for some in (said.yes, said.no))
    (agree if yes else decline).append(guest)
    meta.rematch, meta.offer = new.id, p.Offer(said.by, agree, decline)


async def offered(call: Call, room: Room) -> Room | None:
    """The table of the offer, unless it is gone or everyone has left it."""
    if not room.meta.rematch:
        return None
    try:
        new = await call.services.tables.bring(room.meta.rematch)
    except Refused:
        return None
    return new if new.meta.status != "open" or new.meta.people() else None


async def offer(call: Call, room: Room, swap: bool) -> Room:
    meta, me = room.meta, call.guest.id
    shift = 1 if swap and not front_of(meta.game).open_hands else 0
    order = [(number - shift) % len(meta.seats) for number in range(len(meta.seats))]
    seats = [meta.seats[old].bot or OPEN for old in order]
    wanted = bodies.CreateBody(
        seats, meta.game, again(meta.game, meta.rules), meta.visibility, clock=meta.clock, pace=meta.pace
    )
    new = await call.services.tables.create(call.guest, wanted)
    async with new.lock:
        for number, old in enumerate(order):
            seat = meta.seats[old]
            if seat.guest == me:
                new.meta.sit(number, me, seat.name)
            elif seat.guest:
                new.meta.keep_for(number, seat.guest, seat.name)
        if new.meta.status == "open":
            await seated(call, new)
    return new


async def reply(call: Call, new: Room, yes: bool) -> None:
    """Whoever accepts sits down; whoever declines leaves the seat to anybody."""
    async with new.lock:
        mine = [row for row in new.meta.kept if row.guest == call.guest.id]
        for row in mine:
            if not yes:
                new.meta.give_away(row.seat, row.guest)
            elif new.meta.status == "open" and row.seat in new.meta.kept_for(row.guest):
                new.meta.sit(row.seat, row.guest, row.name)
        if mine and (not yes or new.meta.status == "open"):
            await seated(call, new)
        if mine and not yes:
            new.notice("declined", name=mine[0].name)


ENDPOINTS = [
    Endpoint("POST", T + "/rematch", rematch, bodies.RematchBody, bodies.Created, "Offer the same again, or answer"),
]
