"""Who am I: guests over HTTP."""

from __future__ import annotations

import asyncio

from snar.kernel.choice import Refused
from snar.store.port import GuestRow, StoreError
from snar.texts.languages import languages

from ..table.house import FORGET
from ..table.names import clean_name
from ..table.seats import refuse
from . import bodies
from .endpoint import Call, Endpoint, kept_guest
from .identity import digest, new_code
from .seating import seated

LOOKS = 5  # for what is left of a guest who is being forgotten
PAUSE = 0.1  # seconds before the next one: other servers end what they were answering when they heard of it


async def guest(call: Call) -> bodies.Me:
    row = await call.anyone()
    name, lang = clean_name(call.body.name) or row.name, call.body.lang or row.lang
    if lang not in languages():
        refuse("bad-request")
    call.who = row._replace(name=name, lang=lang)
    await call.services.store.keep_guest(call.who)
    return await me(call)


async def me(call: Call) -> bodies.Me:
    row: GuestRow = await call.anyone()
    return bodies.Me(row.id, row.name, row.lang, call.services.settings.url)


async def forget(call: Call) -> bodies.Done:
    """The seats are left first: they carry the name too. A table that nobody else has goes, an open page is shut.

    Tables are looked through where they only looked on, too."""
    call.limit("asks")
    call.who = call.who or await kept_guest(call.services, call.cookie.value)  # the first time may have failed
    await erased(call)
    return bodies.Done()


async def erased(call: Call) -> None:
    """Nothing of the guest is left but what was played, without the name. What they have asked for before is done
    first: a seat that they were about to take would keep the name."""
    guest, calls = call.guest.id, call.services.calls
    if guest in calls.leaving:
        return
    calls.leaving.add(guest)
    try:
        await forgotten(call)
        await calls.last(guest, own=call.services.signer.read(call.cookie.value) == guest)
        await taken_from_tables(call)
        await forgotten(call)
    except BaseException:
        call.services.tables.known_again(guest)
        raise
    finally:
        calls.leaving.discard(guest)


async def taken_from_tables(call: Call) -> None:
    """Looked through until nothing is left: another server of the house may have been seating them just then."""
    guest, store = call.guest.id, call.services.store
    for _ in range(LOOKS):
        for table in await store.naming(guest):
            while not await left(call, table):
                pass
        await store.delete_guest(guest)
        await asyncio.sleep(PAUSE)
        if await store.guest(guest) is None and not await store.naming(guest):
            return
    raise StoreError("a guest could not be forgotten: somebody goes on writing down who it was")


async def left(call: Call, table: str) -> bool:
    """Or the table fell asleep meanwhile, and is woken up once more."""
    try:
        room = await call.services.tables.bring(table)
        async with room.lock:
            room.meta.forget(call.guest.id)
            if room.meta.host == call.guest.id and room.meta.kept:
                room.meta.host = room.meta.kept[0].guest  # who may come back finds it
            if room.meta.host == call.guest.id:  # nobody is left to hand it on to
                await call.services.tables.take_away(room)
            else:
                await seated(call, room, forgotten=True)
    except Refused as refused:
        return refused.refusal.reason != "not-kept"  # deleted meanwhile
    return True


async def forgotten(call: Call) -> None:
    """On every server of the house."""
    call.services.tables.forget(call.guest.id)
    await call.services.store.neighbours.tell(f"{FORGET} {call.guest.id}")


async def recovery(call: Call) -> bodies.Recovery:
    code = new_code()
    await call.services.store.set_recovery(call.guest.id, digest(code))
    return bodies.Recovery(code)


async def recover(call: Call) -> bodies.Me:
    call.limit("guesses")
    found = await call.services.store.recover(digest(call.body.code[:100]))
    if found is None:
        refuse("wrong-code")
    await call.become(found)
    return await me(call)


ENDPOINTS = [
    Endpoint("POST", "/api/guest", guest, bodies.GuestBody, bodies.Me, "Say your name and language"),
    Endpoint("GET", "/api/me", me, None, bodies.Me, "Who am I; makes a guest of whoever has no cookie"),
    Endpoint("POST", "/api/me/forget", forget, None, bodies.Done, "Forget me"),
    Endpoint("POST", "/api/me/recovery", recovery, None, bodies.Recovery, "A new code to come back with"),
    Endpoint("POST", "/api/recover", recover, bodies.RecoverBody, bodies.Me, "Come back on another device"),
]
