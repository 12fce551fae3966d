"""A game by random answers written down: every question, answer and event, and what it changed for each seat.

#12 rytir: move 16                  the answer
. step rytir 15>16 2 RS-MOV-2       what everybody is told
stin . card ...                     what one seat is told differently
= rytir.field "16"                  what changed in the view of the spectator (and of everyone, unless said below)
rytir = hands.0.known [...]         what changed differently in the view of one seat
? stin movement bp=5: roll | spell  who is asked now, and every option in its order
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from snar.kernel.choice import Choice
from snar.kernel.game import events_for
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import Session
from snar.rise.game import Rise

ANSWERS = 120
SHOWN = 24  # longer lists of options are shortened to their ends and a digest
ALL_TRIAL = ["odmena", "lecebne-studanky", "neduverive-svety", "snove-svety", "mocne-postavy"]
TRIAL = {"scenario": "zkouska-sily", "players": 3}
TABLES: dict[str, dict[str, Any]] = {
    "stret-risi": {},
    "stret-risi-other-characters": {"characters": ["druid", "titan"]},
    "ctyri-hraci": {"options": ["ctyri-hraci"]},
    "ctyri-hraci-kouzleni": {"options": ["ctyri-hraci", "kouzleni"]},
    "tezke-ukoly": {"options": ["tezke-ukoly"]},
    "dlouha-hra": {"options": ["dlouha-hra"]},
    "zacatecnici": {"scenario": "zacatecnici"},
    "two-boards": {"boards": 2, "rotation": 90},
    "zkouska-sily": TRIAL,
    "zkouska-sily-5": {"scenario": "zkouska-sily", "players": 5},
    **{f"zkouska-sily-{option}": {**TRIAL, "options": [option]} for option in ALL_TRIAL},
    "zkouska-sily-all-options": {**TRIAL, "options": ALL_TRIAL, "fame": 7},
    "zkouska-sily-draft": {**TRIAL, "edition": "draft"},
    "zkouska-sily-two-boards": {**TRIAL, "boards": 2, "rotation": 180},
    "souboj-s-casem": {"scenario": "souboj-s-casem", "players": 3},
    "bratrstvi": {"scenario": "bratrstvi"},
}


def playthrough(name: str) -> str:
    """The same text on every machine, as long as rules and cards are the same."""
    session = Session.seeded(Rise(), Rise().agree(**TABLES[name]), f"replay/{name}")
    picks = Rng(key_from_seed(f"replay/{name}/answers"))
    record = Record(session)
    record.happened()
    for number in range(1, ANSWERS + 1):
        if session.state.over:
            break
        choice = session.state.pending[picks.below(len(session.state.pending))]
        key = choice.options[picks.below(len(choice.options))].key
        session.answer(choice.seat, key)
        record.lines.append(f"#{number} {session.names[choice.seat]}: {key}")
        record.happened()
    return "".join(f"{line}\n" for line in record.lines)


class Record:
    """Remembers what each seat last saw; the spectator is the last seat."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.lines = [f"## {compact(session.journal.header['rules'])}"]
        self.seen: list[dict[str, Any]] = [{} for _ in range(session.state.seats + 1)]

    def happened(self) -> None:
        g = self.session.state
        told = [[event_line(event) for event in events_for(g, seat)] for seat in range(g.seats + 1)]
        views = [flat(g.view(seat)) for seat in range(g.seats + 1)]
        news = [changes(old, new) for old, new in zip(self.seen, views, strict=True)]
        self.seen = views
        self.lines += [f". {line}" for line in told[-1]] + [f"= {line}" for line in news[-1]]
        for seat, name in enumerate(self.session.names):
            self.lines += [f"{name} . {line}" for line in differing(told[seat], told[-1])]
            self.lines += [f"{name} = {line}" for line in differing(news[seat], news[-1])]
        self.lines += [self.question(choice) for choice in g.pending]

    def question(self, choice: Choice) -> str:
        about = "".join(f" {name}={value}" for name, value in choice.about)
        keys = shortened([option.key for option in choice.options])
        return f"? {self.session.names[choice.seat]} {choice.topic}{about}: {keys}"


def differing(mine: list[str], everyones: list[str]) -> list[str]:
    """What this seat has and the spectator has not, and, marked with `not`, the other way round."""
    return [line for line in mine if line not in everyones] + [f"not {line}" for line in everyones if line not in mine]


def shortened(keys: list[str]) -> str:
    if len(keys) <= SHOWN:
        return " | ".join(keys)
    digest = blake2b("|".join(keys).encode(), digest_size=4).hexdigest()
    return f"{keys[0]} | {keys[1]} | ... | {keys[-1]} ({len(keys)}, {digest})"


def event_line(event: dict[str, Any]) -> str:
    way = f"{event.get('frm', '')}>{event['to']}" if "to" in event else event.get("frm", "")
    face = event["card"] if "card" in event else f"({event['back']})" if "back" in event else ""
    parts = [event["kind"], event.get("actor"), event.get("source"), face, way, event.get("amount"), event.get("rule")]
    return " ".join(str(part) for part in parts if part not in (None, ""))


def flat(view: dict[str, Any]) -> dict[str, Any]:
    """The view as short paths: characters by name, laid cards by picture. What never changes is left out."""
    found: dict[str, Any] = {}
    for key, value in view.items():
        if key == "figures":
            found |= {f"{row['id']}.{name}": item for row in value for name, item in row.items() if name != "id"}
        elif key == "laid":
            found |= {f"laid.{row['picture']}": row for row in value}
        elif key in ("decks", "hands"):
            found |= {f"{key}.{pile}.{name}": item for pile, row in value.items() for name, item in row.items()}
        elif isinstance(value, dict):
            found |= {f"{key}.{name}": item for name, item in value.items()}
        elif key not in ("seat", "game"):
            found[key] = value
    return {path: value for path, value in found.items() if not path.startswith("rules.")}


def changes(old: dict[str, Any], new: dict[str, Any]) -> list[str]:
    lines = [f"{path} gone" for path in old if path not in new]
    for path, value in new.items():
        before = old.get(path)
        if path in old and before == value:
            continue
        if isinstance(value, list) and before and value[: len(before)] == before:
            lines.append(f"{path} + {compact(value[len(before) :])}")
        elif path in old or value not in (0, -1, False, "", [], {}):
            lines.append(f"{path} {compact(value)}")
    return lines


def compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
