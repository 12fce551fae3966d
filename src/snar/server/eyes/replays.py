"""Looking back: the game after any entry, through the eyes of a seat or of the spectator."""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Any

from snar.games import GAMES
from snar.kernel.game import Game

from ..front import front_for
from ..http import bodies
from ..slices import at_once
from ..table.record import Record
from ..table.room import Room
from .projection import projection_of, whole_view
from .story import retold
from .voice import sentences, voice

MOST = 100  # frames of one answer
FAR = 20  # new entries after which the list of rounds is made anew
KEPT = 8  # games that wait at the place where somebody looked


class Cursors:
    """Games rewound to where somebody looked last: the next step needs no new beginning."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Record] = OrderedDict()
        self.begun: OrderedDict[str, tuple[int, list[int]]] = OrderedDict()  # entries, and where rounds began

    def at(self, room_id: str, game: Game, header: dict[str, Any], number: int) -> Record:
        """A game that has not gone past `number`; the caller plays it on."""
        record = self.kept.pop(room_id, None)
        if record is None or record.number > number:
            record = Record(game, header)
        self.kept[room_id] = record
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return record

    def rounds(self, room_id: str, game: Game, header: dict[str, Any], lines: list[str]) -> list[int]:
        """After which entries rounds began; worked out anew only when there are many new entries."""
        known, found = self.begun.pop(room_id, (-FAR, [0]))
        if len(lines) - known >= FAR:
            known, found = len(lines), retold(game, header, lines).rounds
        self.begun[room_id] = (known, found)
        if len(self.begun) > KEPT:
            self.begun.popitem(last=False)
        return found


def replay(cursors: Cursors, room: Room, lines: list[str], at: int, count: int, seat: int, lang: str) -> bodies.Replay:
    """Frames after entries `at` .. `at` + `count`; runs in a thread, on its own copy of the game."""
    entries = [json.loads(line) for line in lines]
    header = room.meta.header or {}
    at = max(0, min(at, len(entries)))
    game = GAMES[room.meta.game]
    record = cursors.at(room.id, game, header, at)
    frames: list[bodies.ReplayFrame] = []
    before: dict[str, Any] = {}
    while True:
        if record.number >= at:
            frame, before = shown(record, entries, seat, lang, before)
            frames.append(frame)
        if record.number >= min(at + count, len(entries)) or len(frames) > MOST:
            break
        record.repeat(entries[record.number])
    found = bodies.Replay(room.id, seat, len(entries), cursors.rounds(room.id, game, header, lines), frames)
    secrets = projection_of(record.state).named(record.state, before)
    if secrets:
        fresh = projection_of(record.state).lately(record.state, secrets)
        found.told = at_once(front_for(record.state).secrets_in_words(record.state, fresh, secrets, lang))
    return found


def shown(
    record: Record, entries: list[dict[str, Any]], seat: int, lang: str, before: dict[str, Any]
) -> tuple[bodies.ReplayFrame, dict[str, Any]]:
    g = record.state
    entry = entries[record.number - 1] if record.number else {}
    events = record.events_for(seat, record.number - 1)
    view = whole_view(g, seat)
    patch = {name: part for name, part in view.items() if name not in before or before[name] != part}
    lines = at_once(sentences(voice(lang, g, record.names), events))
    words = (entry.get("seat", ""), key_for(entry, record, seat), projection_of(g).round(g))
    return bodies.ReplayFrame(record.number, *words, patch, events, lines), view  # type: ignore[arg-type]


def key_for(entry: dict[str, Any], record: Record, seat: int) -> str:
    """What was answered is shown to the one who did; others see what came of it."""
    mine = seat < record.state.seats and entry.get("seat") == record.names[seat]
    return str(entry.get("key", "")) if mine or record.state.over else ""
