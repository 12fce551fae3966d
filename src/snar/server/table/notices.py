"""What the chat keeps about people, so that whoever comes later reads it too."""

from __future__ import annotations

import time

from snar.store.port import ChatLine

from ..eyes.phrases import say
from ..wire import protocol as p
from .room import CHAT, Room


async def noted(room: Room, guest: str, name: str, lang: str, what: str, **about: object) -> None:
    """A line in this guest's name, whoever is muted, and a notice to everyone who is there."""
    said = p.Said(guest, name, say(lang, f"said-{what}", **about), time.time())
    await room.store.say(room.id, ChatLine(said.guest, said.name, said.text, said.at))
    room.chat = [*room.chat, said][-CHAT:]
    room.tell_all(said)
    room.notice(what, name=name, **about)
