"""Invites over HTTP, and the same people once more."""

from __future__ import annotations

import secrets
from typing import Any

from snar.store.port import Invite

from . import bodies
from .api import T, found
from .desk import Call, Endpoint
from .opening import OPEN
from .room import Room
from .seating import seated
from .seats import refuse


async def invite(call: Call) -> bodies.Invited:
    room = await found(call)
    if call.guest.id not in room.meta.guests():
        refuse("not-the-host")
    seat = -1 if call.body.seat is None else call.body.seat
    if call.body.seat is not None:
        room.meta.seat(seat)
    code = f"{secrets.token_urlsafe(16)}~{room.meta.ended(seat)}"
    await call.desk.store.invite(Invite(code, room.id, seat))
    return bodies.Invited(code, f"{call.desk.settings.url}/join/{code}", call.body.seat)


async def invited(call: Call) -> bodies.InviteInfo:
    call.limit("guesses")
    invite = await call.desk.store.invited(call.request.path_params["code"][:64])
    if invite is None:
        refuse("no-such-invite")
    room = await call.desk.tables.get(invite.table_id)
    if not room.meta.honours(invite):
        refuse("no-such-invite")
    return bodies.InviteInfo(room.id, invite.seat if invite.seat >= 0 else None, room.info())


async def rematch(call: Call) -> bodies.Created:
    """The same people, the same agreement, new dice. Whoever asks second gets the same table."""
    room = await found(call)
    async with room.lock:
        meta = room.meta
        if call.guest.id not in meta.guests():
            refuse("not-your-seat")
        if meta.status != "over":
            refuse("not-over")
        if not meta.rematch:
            call.limit("creations")
            meta.rematch = await again(call, room)
            await room.keep_row()
            await room.tell_info()
    return bodies.Created(meta.rematch)


async def again(call: Call, room: Room) -> str:
    meta = room.meta
    rules = {name: value for name, value in meta.rules.items() if name != "pack"}
    settings: dict[str, Any] = {"game": meta.game, "visibility": meta.visibility}
    settings |= {"clock": meta.clock, "pace": meta.pace}
    wanted = bodies.CreateBody(**rules, **settings)
    wanted.seats = [seat.bot or OPEN for seat in meta.seats]
    host = await call.desk.store.guest(meta.host) or call.guest
    new = await call.desk.tables.create(host, wanted)
    async with new.lock:
        for number, seat in enumerate(meta.seats):
            if seat.guest:
                new.meta.sit(number, seat.guest, seat.name, secrets.token_hex(8))
        await seated(call, new) if new.meta.status == "open" else None
    return new.id


ENDPOINTS = [
    Endpoint("POST", T + "/rematch", rematch, None, bodies.Created, "The same again"),
    Endpoint("POST", T + "/invite", invite, bodies.InviteBody, bodies.Invited, "An unguessable link to a seat"),
    Endpoint("GET", "/api/invites/{code}", invited, None, bodies.InviteInfo, "Where an invite leads"),
]
