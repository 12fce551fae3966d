"""A session that remembers its last events, so that everyone can be told what happened while they were away."""

from __future__ import annotations

import copy
import json
import logging
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from snar.kernel import save
from snar.kernel.event import Event, event_from
from snar.kernel.game import Game
from snar.kernel.header import ENGINE, missing_pack
from snar.kernel.journal import Journal
from snar.kernel.line import Step
from snar.kernel.session import Played, Session
from snar.kernel.state import State
from snar.store.port import Snapshot

from .heard import Heard, Numbered
from .journal_lines import LineJournal, Lines, check_chain

encode = msgspec.json.Encoder().encode
log = logging.getLogger("snar.table")
MILESTONES = frozenset({"scene", "chosen", "dream", "dream-over", "season", "district", "awakening", "opening-done"})
PASSED = 240  # of a campaign: what it tells of itself to those who go on with it, a night or two at least


class OtherPack(save.SaveError):
    """The game began with cards that are different now."""


class Record(Session):
    def __init__(self, game: Game, header: dict[str, Any], state: State | None = None) -> None:
        super().__init__(game, header, state)
        self.journal = journal_of(self.journal.header, [], self.journal.chain)
        self.heard = Heard((0, event) for event in self.state.events)
        self.passed: deque[Numbered] = deque((row for row in self.heard if row[1].kind in MILESTONES), PASSED)
        self.last = [0] * self.state.seats  # by seat, the number of its last answer
        self.began = 0  # the first entry of the last line, which may stand for several

    def answer(self, seat: int, line: str, number: int | None = None) -> Played:
        """As in every session; a plain option, the usual case, is played at once."""
        choice = self.state.choice_of(seat)
        looked = self.looked is not None and self.looked[0] == (self.number, seat, line)
        if looked or choice is None or choice.find(line) is None or self.state.over:
            return super().answer(seat, line, number)
        self.check_number(seat, number)
        return self.play(seat, [line], [])

    def entered(self, seat: int, steps: Iterable[Step], rest: list[str]) -> Played:
        """Events are told from `heard`."""
        self.began = self.number + 1
        keys = []
        for done in steps:
            self.enter(seat, done)
            keys.append(done.key)
        return Played(tuple(keys), tuple(rest), ())

    def enter(self, seat: int, done: Step) -> None:
        super().enter(seat, done)
        self.last[seat] = self.number
        self.note(done.events)

    def undo(self, seat: int) -> None:
        """The whole of the last line, `move 23` with all its steps; before that answer by answer."""
        super().undo(seat)
        while self.past and self.past[-1].number >= self.began > 0:
            super().undo(seat)
        self.began = 0
        self.forget(int(self.journal.entries[-1]["undo"]))
        self.note([Event("undo", self.names[seat])])

    def undo_by_consent(self, number: int, seats: set[int]) -> None:
        super().undo_by_consent(number, seats)
        self.forget(number)
        self.note([Event("undo-all", amount=number)])

    @property
    def taken_back(self) -> bool:
        """Was that the last thing that happened? Then nothing is answered by itself until somebody answers by hand."""
        return self.number > 0 and "undo" in self.journal.entries[-1]

    def forget(self, after: int) -> None:
        """What was taken back has not happened."""
        self.passed = deque((row for row in self.passed if row[0] <= after), PASSED)

    def note(self, events: Sequence[Event]) -> None:
        for event in events:
            self.heard.note(self.number, event)
            if event.kind in MILESTONES:
                self.passed.append((self.number, event))

    def events_for(self, seat: int, after: int = -1) -> list[dict[str, Any]]:
        """What the seat may know of what happened after entry `after`."""
        return self.told(seat, self.heard.since(after))

    def told(self, seat: int, rows: Iterable[Numbered]) -> list[dict[str, Any]]:
        """As much of these events as the seat may know."""
        found = []
        for number, event in rows:
            data = self.seen(event, seat)
            if data is not None:
                data["n"] = number
                found.append(data)
        return found

    def milestones(self) -> list[dict[str, Any]]:
        """What a campaign tells of itself, as everyone may know it."""
        seen = ((number, self.seen(event, self.state.seats)) for number, event in self.passed)
        return [{**data, "n": number} for number, data in seen if data is not None]

    def seen(self, event: Event, seat: int) -> dict[str, Any] | None:
        g, card = self.state, event.card
        return event.for_seat(seat, *((g.card_id(card), g.card_back(card)) if card >= 0 else ("", "")))

    # -- keeping ---------------------------------------------------------------------------------------------------
    def lines(self, after: int) -> list[str]:
        """Journal lines of the entries after this one, as the store keeps them."""
        entries = self.journal.entries
        assert isinstance(entries, Lines)
        return entries.texts(after)

    def frozen(self) -> Snapshot:
        """Everything but the journal's lines, which the store has already."""
        light = copy.copy(self)
        light.journal = Journal(self.journal.header, [], self.journal.chain)
        heard, passed = ([[number, *event.row()] for number, event in rows] for rows in (self.heard, self.passed))
        data = {"save": save.to_text(light), "heard": heard, "complete": self.heard.complete, "last": self.last}
        data["passed"] = passed
        return Snapshot(self.number, encode(data).decode())


def rebuild(game: Game, header: dict[str, Any], snapshot: Snapshot | None, lines: list[str]) -> Record:
    """The session as it was: from the snapshot, the entries after it played again; never with other cards or rules."""
    if header.get("engine") != ENGINE:
        raise OtherPack("other-engine", engine=header.get("engine", ""), known=ENGINE)
    if missing := missing_pack(game, header):
        raise OtherPack(missing.reason, **dict(missing.about))
    check_chain(header, lines[: snapshot.number] if snapshot else [])
    record = thawed_if_sound(game, snapshot, lines) if snapshot else None
    if record:
        record.replay([json.loads(line) for line in lines[record.number :]], first_line=record.number + 2)
        return record
    record = Record(game, header)
    record.replay([json.loads(line) for line in lines])
    return record


def thawed_if_sound(game: Game, snapshot: Snapshot, lines: list[str]) -> Record | None:
    """The journal tells the whole game: a snapshot that is torn, or of another version, only costs time."""
    try:
        return thawed(game, snapshot, lines[: snapshot.number])
    except OtherPack:
        raise
    except Exception as error:  # noqa: BLE001 (whatever it stumbles over, there is another way)
        log.warning("a snapshot cannot be used (%s); the game is played again from its journal", type(error).__name__)
        return None


def thawed(game: Game, snapshot: Snapshot, lines: list[str]) -> Record:
    data = json.loads(snapshot.state)
    session = save.from_text(game, data["save"])
    record = Record(game, session.journal.header, session.state)
    record.journal = journal_of(session.journal.header, lines, session.journal.chain)
    record.number, record.epoch = session.number, session.epoch
    record.heard = Heard(((number, event_from(event)) for number, *event in data["heard"]), data["complete"])
    record.passed = deque(((number, event_from(event)) for number, *event in data.get("passed", ())), PASSED)
    record.last = data["last"]
    return record


def journal_of(header: dict[str, Any], lines: list[str], chain: str) -> LineJournal:
    return LineJournal(header, Lines(lines), chain)
