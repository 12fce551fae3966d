"""After every run: each table is played again by the rules and compared with what every client was told."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from snar.games import GAMES
from snar.kernel.journal import compact
from snar.server.table.record import Record, rebuild
from snar.server.table.seats import meta_from
from snar.store.opening import open_store
from snar.store.port import Stored

from .clients import Account


@dataclass
class Findings:
    """What was looked at, and what was wrong with it: nothing, or the run has failed."""

    tables: int = 0
    acknowledged: int = 0
    entries: int = 0
    frames: int = 0
    refused: int = 0
    wrong: list[str] = field(default_factory=list)

    def blame(self, kind: str, account: Account, what: object) -> None:
        self.wrong.append(f"{kind}: table {account.table[:6]} {what}")


async def checked(where: str, accounts: list[Account]) -> Findings:
    found, store = Findings(), open_store(where)
    try:
        for account in accounts:
            stored = await store.load(account.table)
            if stored is None:
                found.blame("lost", account, "is gone")
            else:
                compare(found, account, stored)
    finally:
        await store.close()
    return found


def compare(found: Findings, account: Account, stored: Stored) -> None:
    meta = meta_from(stored.row.meta)
    assert meta.header
    entries = [json.loads(line) for line in stored.entries]
    game = GAMES[meta.game]
    record = Record(game, meta.header)
    answers(found, account, entries, record)
    frames_by_number = told_at(account)
    hidden(found, account, record, frames_by_number, 0)
    for entry in entries:
        record.replay([entry], first_line=entry["n"] + 1)  # by the rules, with the same dice and the same chain
        hidden(found, account, record, frames_by_number, entry["n"])
    woken = rebuild(game, meta.header, stored.snapshot, stored.entries)
    if compact(woken.state.to_data()) != compact(record.state.to_data()):
        found.blame("differs", account, "wakes up as another game than its journal tells")
    for _, text in account.told:
        if meta.status == "running" and (meta.header["secret"].encode() in text or record.key().hex().encode() in text):
            found.blame("hidden", account, "the secret of the dice was shown")
    if ahead := [n for n in frames_by_number if n > len(entries)]:
        found.blame("lost", account, f"clients were told of {max(ahead)}, the journal ends with {len(entries)}")
    found.tables += 1
    found.acknowledged += len(account.acked)
    found.entries += len(entries)
    found.frames += len(account.told)
    found.refused += sum(account.refusals.values())


def answers(found: Findings, account: Account, entries: list[dict[str, Any]], record: Record) -> None:
    """Every acknowledged answer is there, once; and nothing is there that nobody sent."""
    if [entry["n"] for entry in entries] != list(range(1, len(entries) + 1)):
        found.blame("lost", account, "numbers have gaps")
    kept = {(entry["n"] - 1, record.names.index(entry["seat"]), entry["key"]) for entry in entries}
    for one in set(account.acked) - kept:
        found.blame("lost", account, f"acknowledged {one}")
    for one, times in Counter(account.acked).items():
        if times > 1:
            found.blame("doubled", account, f"acknowledged {times} times {one}")
    bots = {record.names.index(name) for name in record.journal.header.get("bots", {})}
    for one in kept - account.sent:
        if one[1] not in bots:
            found.blame("doubled", account, f"nobody sent {one}")


def told_at(account: Account) -> dict[int, list[tuple[int, dict[str, Any]]]]:
    """By the number of the last entry: eyes and frame. Two frames alike are looked at once."""
    found: dict[int, dict[tuple[int, bytes], dict[str, Any]]] = {}
    for seat, text in account.told:
        if text.startswith((b'{"t":"table"', b'{"t":"update"')):
            frame = json.loads(text)
            if frame.get("view") is not None:
                found.setdefault(frame["n"], {})[seat, text] = frame
    return {n: [(seat, frame) for (seat, _), frame in rows.items()] for n, rows in found.items()}


def hidden(found: Findings, account: Account, record: Record, told: dict[int, Any], number: int) -> None:
    """What was shown is exactly what these eyes may see of the game at that moment."""
    views: dict[int, dict[str, Any]] = {}
    for seat, frame in told.get(number, ()):
        eyes = seat if seat >= 0 else record.state.seats
        if frame["seat"] != eyes:
            found.blame("hidden", account, f"eyes {eyes} were shown what {frame['seat']} sees")
        if eyes not in views:
            views[eyes] = json.loads(json.dumps(record.state.view(eyes)))
        for name, part in frame["view"].items():
            if views[eyes].get(name) != part:
                found.blame("hidden", account, f"after {number} eyes {eyes} were shown another {name}")
        choice = record.state.choice_of(eyes) if seat >= 0 else None
        keys = [option.key for option in choice.options] if choice else []
        if keys != [option["key"] for option in (frame["choice"] or {"options": []})["options"]]:
            found.blame("hidden", account, f"after {number} eyes {eyes} were asked something else")
        if frame["t"] == "update" and frame["after"] >= record.heard.complete:
            events = json.loads(json.dumps(record.events_for(eyes, frame["after"])))
            if events != frame["events"]:
                found.blame("hidden", account, f"after {number} eyes {eyes} heard of something else")
