"""Invites over HTTP."""

from __future__ import annotations

import secrets

from snar.store.port import Invite

from ..table.seats import refuse
from . import bodies
from .endpoint import Call, Endpoint
from .tables import T, found


async def invite(call: Call) -> bodies.Invited:
    """One link to each seat, the same for everyone who asks for it as long as it holds."""
    room = await found(call)
    seat = -1 if call.body.seat is None else call.body.seat
    async with room.lock:
        if call.guest.id not in room.meta.guests():
            refuse("not-the-host")
        if room.meta.seed is not None:
            refuse("seed-with-others")
        if call.body.seat is not None:
            room.meta.seat(seat)
        known = [one.code for one in await call.services.store.invites(room.id, seat) if room.meta.honours(one)]
        code = known[0] if known else f"{secrets.token_urlsafe(16)}~{room.meta.ended(seat)}"
        if not known:
            await call.services.store.invite(Invite(code, room.id, seat))
    return bodies.Invited(code, f"{call.services.settings.url}/join/{code}", call.body.seat)


async def invited(call: Call) -> bodies.InviteInfo:
    call.limit("guesses")
    invite = await call.services.store.invited(call.request.path_params["code"][:64])
    if invite is None:
        refuse("no-such-invite")
    room = await call.services.tables.get(invite.table_id)
    if not room.meta.honours(invite):
        refuse("no-such-invite")
    return bodies.InviteInfo(room.id, invite.seat if invite.seat >= 0 else None, room.info())


ENDPOINTS = [
    Endpoint("POST", T + "/invite", invite, bodies.InviteBody, bodies.Invited, "An unguessable link to a seat"),
    Endpoint("GET", "/api/invites/{code}", invited, None, bodies.InviteInfo, "Where an invite leads"),
]
