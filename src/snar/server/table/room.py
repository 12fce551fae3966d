"""One live table: who is there, and what they are told."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from snar.kernel.choice import Refused
from snar.store.port import Store, StoreError

from ..eyes.frames import face
from ..eyes.phrases import say
from ..front import front_for
from ..slices import Steps, in_bites
from ..wire import protocol as p
from ..wire.connection import RESTART, Connection, encode
from .game import TableGame
from .seats import Meta

CHAT = 50  # lines of the chat that are remembered
NOT_HERE, NO_TABLE, CROWDED = 1008, 4404, 4409


class Room(TableGame):
    def __init__(self, id: str, meta: Meta, store: Store, updated: float) -> None:
        super().__init__(id, meta, store, updated)
        self.connections: set[Connection] = set()
        self.chat: list[p.Said] = []
        self.over: p.Over | None = None

    @property
    def undo_ask(self) -> p.UndoAsk | None:
        """The request to go back that is open: whatever happens in the game ends it."""
        ask = self.meta.undo_ask if self.meta.status == "running" and self.frames else None
        return ask if ask and ask.n == self.kept else None

    def void_undo(self) -> None:
        """Others sit here now than those who were asked."""
        if self.undo_ask:
            self.meta.undo_ask = None
            self.tell_all(p.AsksUndo(None))

    async def back_to_store(self) -> None:
        """What was not kept has not happened: everyone sees the table anew, or is sent away if it cannot be read."""
        try:
            await super().back_to_store()
        except (Refused, StoreError):
            self.die()
            raise
        await self.tell_table(self.connections)

    def die(self) -> None:
        """Everyone is sent away, and whoever comes back wakes the table up anew."""
        super().die()
        self.send_away(RESTART)

    def send_away(self, code: int) -> None:
        for connection in self.connections:
            connection.close(code)

    # -- telling ---------------------------------------------------------------------------------------------------
    def info(self) -> p.TableInfo:
        return self.meta.info(self.id, self.updated, {connection.guest for connection in self.connections})

    def eyes_of(self, connection: Connection) -> int:
        """Whose eyes: one's own seat; of several the asked one; else the spectator's."""
        mine = self.meta.seats_of(connection.guest)
        if len(mine) < 2:
            return mine[0] if mine else len(self.meta.seats)
        asked = [seat for seat in (self.frames.asked() if self.frames else []) if seat in mine]
        if connection.wanted in asked or (connection.wanted in mine and not asked):
            return connection.wanted
        return asked[0] if asked else connection.eyes if connection.eyes in mine else mine[0]

    async def fan_out(self, after: int) -> None:
        """Tell everyone what happened after entry `after`: written bit by bit, heard by all at the same time."""
        frames, ready = self.frames, dict[tuple[int, str], bytes]()
        assert frames
        looking = [(connection, self.eyes_of(connection)) for connection in self.connections]
        for connection, eyes in looking:
            key = (eyes, connection.lang)
            if key not in ready and eyes == connection.eyes:
                ready[key] = await in_bites(frames.update(*key, after, self.timer))
        others = []
        for connection, eyes in looking:
            frame = ready.get((eyes, connection.lang)) if eyes == connection.eyes else None
            if frame is None:
                others.append(connection)
            elif connection in self.connections:  # and has not gone meanwhile
                connection.push(frame)
        if others:
            await self.tell_table(others)

    async def tell_table(self, connections: Iterable[Connection]) -> None:
        """The whole table, as each of them may see it."""
        info = self.info()
        for connection in list(connections):
            connection.eyes = self.eyes_of(connection)
            connection.push(await in_bites(self.table_frame(connection, info)))
            if self.over:
                connection.send(self.over_for(connection))

    def table_frame(self, connection: Connection, info: p.TableInfo) -> Steps[bytes]:
        about = {"table": info, **self.beside(connection)}
        if self.frames is None:
            return waiting_frame(connection.eyes, **about)
        return (yield from self.frames.table(connection.eyes, connection.lang, self.timer, **about))

    def beside(self, connection: Connection) -> dict[str, Any]:
        muted = self.meta.mutes.get(connection.guest, ())
        return {
            "undo_ask": self.undo_ask,
            "prefs": self.meta.prefs(connection.eyes, self.turn() if self.frames else ""),
            "chat": [said for said in self.chat if said.guest not in muted],
        }

    def over_for(self, connection: Connection) -> p.Over:
        return self.over_in(connection.lang, connection.eyes)

    def over_in(self, lang: p.Lang, eyes: int) -> p.Over:
        assert self.over and self.frames
        said = self.frames.voice(lang, eyes)
        over, g = self.over, self.frames.g
        tale = front_for(g).tale
        told = tale.tell(said, g, over.result, over.story) if tale else []
        return p.Over(over.result, said.result(g, over.result), over.story, over.proof, told)

    async def tell_info(self) -> None:
        """Seats or settings changed; those who got or lost a seat see another table now, or none at all."""
        info = self.info()
        for connection in list(self.connections):
            if not self.may_watch(connection.guest):
                connection.close(NOT_HERE)
            elif connection.eyes != self.eyes_of(connection):
                self.welcome(connection)
                await self.tell_table([connection])
            else:
                connection.send(self.info_for(connection, info))

    def info_for(self, connection: Connection, info: p.TableInfo) -> p.Info:
        return p.Info(info, self.meta.seats_of(connection.guest), face(self.timer))

    def welcome(self, connection: Connection) -> None:
        mine = self.meta.seats_of(connection.guest)
        host = connection.guest == self.meta.host
        connection.send(p.Welcome(p.VERSION, connection.guest, mine, not mine, host, connection.lang))

    def notice(self, kind: str, **about: object) -> None:
        for connection in self.connections:
            connection.send(p.Notice(kind, say(connection.lang, f"notice-{kind}", **about)))

    def tell_all(self, message: p.Message) -> None:
        for connection in self.connections:
            connection.send(message)

    def tell_presence(self) -> None:
        people = {one.guest: self.meta.called(one.guest, one.name) for one in self.connections}
        self.tell_all(p.Presence([p.Person(guest, name, self.meta.seats_of(guest)) for guest, name in people.items()]))

    # -- coming and going ------------------------------------------------------------------------------------------
    async def enter(self, connection: Connection, seq: int) -> None:
        """Go on from what the client has seen, where that can be told; otherwise the whole table."""
        if self.sent_back(connection):
            return
        self.used = time.monotonic()
        self.connections.add(connection)
        self.welcome(connection)
        record = self.frames.record if self.frames else None
        connection.eyes = self.eyes_of(connection)
        if record and record.heard.complete <= seq <= record.number and seq and not self.over:
            connection.send(self.info_for(connection, self.info()))
            assert self.frames
            connection.push(await in_bites(self.frames.update(connection.eyes, connection.lang, seq, self.timer)))
            connection.send(p.Beside(**self.beside(connection)))
        else:
            await self.tell_table([connection])
        self.tell_presence()

    def sent_back(self, connection: Connection) -> bool:
        """Asked at the door itself: a table may become private, or crowded, while somebody stands before it."""
        guest = connection.guest
        if not self.may_watch(guest):
            connection.close(NO_TABLE)
        elif connection not in self.connections and self.watchers(guest) >= connection.limits.watchers:
            connection.close(CROWDED)
        return connection.closing > 0

    def exit(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            self.tell_presence()

    def watchers(self, guest: str) -> int:
        """How many others look on already; nobody stands in the way of those who have a seat."""
        if self.meta.seats_of(guest):
            return 0
        return sum(not self.meta.seats_of(connection.guest) for connection in self.connections)

    def may_watch(self, guest: str) -> bool:
        """A private table is for those who sit there or may come back, and for those who were invited and wait for
        their consent. Where the host has sent somebody away, nobody looks on without saying who they are."""
        if self.meta.barred and (not guest or guest in self.meta.barred):
            return False
        waits = any(ask.guest == guest for ask in self.meta.wishes)
        return self.meta.visibility != "private" or guest in self.meta.everyone() or waits


def waiting_frame(eyes: int, **about: object) -> bytes:
    """A table whose game has not begun."""
    return encode(
        p.Table(
            seq=0, n=0, seat=eyes, view=None, asked=[], choice=None, reach=None, log=[], since=0, undo=False,
            clock=None,
            **about,  # type: ignore[arg-type]
        )
    )  # fmt: skip
