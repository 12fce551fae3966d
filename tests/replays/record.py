"""A game written down: every question, answer and event, and what it changed for each seat.

#12 rytir: move 16                  the answer
. step rytir 15>16 2 RS-MOV-2       what everybody is told
stin . card ...                     what one seat is told differently
= rytir.field "16"                  what changed in the view of the spectator (and of everyone, unless said below)
rytir = hands.0.known [...]         what changed differently in the view of one seat
? stin movement bp=5: roll | spell  who is asked now, and every option in its order
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, NamedTuple

from snar.kernel.choice import Choice
from snar.kernel.game import events_for
from snar.kernel.session import Session
from snar.kernel.state import State

Flat = Callable[[dict[str, Any]], dict[str, Any]]
Pick = Callable[[State], tuple[int, str]]


class Golden(NamedTuple):
    """A game that is about to be played: who answers what, for how long, and how its view is written."""

    session: Session
    pick: Pick
    flat: Flat
    answers: int
    shown: int = 24  # longer lists of options are shortened to their ends and a digest
    longest: int = 1_000  # longer values are shortened to their beginning and a digest


def playthrough(golden: Golden) -> str:
    """The same text on every machine, as long as rules and cards are the same."""
    record = Record(golden)
    play(golden, record.happened)
    return "".join(f"{line}\n" for line in record.lines)


def play(golden: Golden, watch: Callable[[int, str, str], None]) -> None:
    """Tells `watch` the number, the seat's name and the answer, beginning with number 0 and no answer."""
    session = golden.session
    watch(0, "", "")
    for number in range(1, golden.answers + 1):
        if session.state.over:
            return
        seat, key = golden.pick(session.state)
        session.answer(seat, key)
        watch(number, session.names[seat], key)


class Record:
    """Remembers what each seat last saw; the spectator is the last seat."""

    def __init__(self, golden: Golden) -> None:
        self.golden, self.session = golden, golden.session
        self.lines = [f"## {self.brief(self.session.journal.header['rules'])}"]
        self.seen: list[dict[str, Any]] = [{} for _ in range(self.session.state.seats + 1)]

    def happened(self, number: int, name: str, key: str) -> None:
        if number:
            self.lines.append(f"#{number} {name}: {key}")
        g = self.session.state
        told = [[event_line(event) for event in events_for(g, seat)] for seat in range(g.seats + 1)]
        views = [self.golden.flat(g.view(seat)) for seat in range(g.seats + 1)]
        news = [self.changes(old, new) for old, new in zip(self.seen, views, strict=True)]
        self.seen = views
        self.lines += [f". {line}" for line in told[-1]] + [f"= {line}" for line in news[-1]]
        for seat, name in enumerate(self.session.names):
            self.lines += [f"{name} . {line}" for line in differing(told[seat], told[-1])]
            self.lines += [f"{name} = {line}" for line in differing(news[seat], news[-1])]
        self.lines += [self.question(choice) for choice in g.pending]

    def question(self, choice: Choice) -> str:
        about = "".join(f" {name}={value}" for name, value in choice.about)
        keys = self.shortened([option.key for option in choice.options])
        return f"? {self.session.names[choice.seat]} {choice.topic}{about}: {keys}"

    def shortened(self, keys: list[str]) -> str:
        if len(keys) <= self.golden.shown:
            return " | ".join(keys)
        return f"{keys[0]} | {keys[1]} | ... | {keys[-1]} ({len(keys)}, {digest('|'.join(keys))})"

    def changes(self, old: dict[str, Any], new: dict[str, Any]) -> list[str]:
        lines = [f"{path} gone" for path in old if path not in new]
        for path, value in new.items():
            before = old.get(path)
            if path in old and before == value:
                continue
            if isinstance(value, list) and before and value[: len(before)] == before:
                lines.append(f"{path} + {self.brief(value[len(before) :])}")
            elif path in old or value not in (0, -1, False, "", [], {}):
                lines.append(f"{path} {self.brief(value)}")
        return lines

    def brief(self, value: Any) -> str:
        text = compact(value)
        return text if len(text) <= self.golden.longest else f"{text[: self.golden.longest]}... ({digest(text)})"


def differing(mine: list[str], everyones: list[str]) -> list[str]:
    """What this seat has and the spectator has not, and, marked with `not`, the other way round."""
    return [line for line in mine if line not in everyones] + [f"not {line}" for line in everyones if line not in mine]


def event_line(event: dict[str, Any]) -> str:
    way = f"{event.get('frm', '')}>{event['to']}" if "to" in event else event.get("frm", "")
    face = event["card"] if "card" in event else f"({event['back']})" if "back" in event else ""
    parts = [event["kind"], event.get("actor"), event.get("source"), face, way, event.get("amount"), event.get("rule")]
    return " ".join(str(part) for part in parts if part not in (None, ""))


def compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=4).hexdigest()
