"""Snapshots: a game set aside, to go on from where it was, also after an upgrade of the rules."""

from __future__ import annotations

import json
from typing import Any

from .choice import Refused
from .game import Game
from .header import ENGINE, missing_pack
from .journal import Journal
from .session import ODD, Session

SCHEMA = 2  # grows when the shape of a state changes; older ones are converted or refused with the reason


class SaveError(ValueError):
    """A save that cannot go on; `reason` is a text key."""

    def __init__(self, reason: str, **about: Any) -> None:
        super().__init__(reason)
        self.reason, self.about = reason, about


def to_text(session: Session) -> str:
    data = {
        "snar-save": SCHEMA,
        "engine": ENGINE,
        "game": session.game.name,
        "pack": session.journal.header.get("pack", ""),
        "header": session.journal.header,
        "entries": session.journal.entries,
        "chain": session.journal.chain,
        "number": session.number,
        "epoch": session.epoch,
        "state": session.state.to_data(),
    }
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":")) + "\n"


def from_text(game: Game, text: str) -> Session:
    """The session as it was; free undo starts anew."""
    data = readable(game, text)
    try:
        missing = missing_pack(game, {**data["header"], "pack": data["pack"]})
        if missing is None:
            return gone_on(game, data)
    except (*ODD, Refused, StopIteration) as error:
        raise SaveError("broken-save", detail=str(error)) from None
    raise SaveError(missing.reason, **dict(missing.about))


def gone_on(game: Game, data: dict[str, Any]) -> Session:
    session = Session(game, data["header"], game.load(data["state"]))
    session.journal = Journal(data["header"], list(data["entries"]), str(data["chain"]))
    session.number, session.epoch = int(data["number"]), int(data["epoch"])
    return session


def readable(game: Game, text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise SaveError("not-a-save") from None
    if not isinstance(data, dict) or "snar-save" not in data:
        raise SaveError("not-a-save")
    if data["snar-save"] != SCHEMA:
        raise SaveError("other-schema", schema=data["snar-save"], known=SCHEMA)
    if data.get("game") != game.name:
        raise SaveError("other-game", game=data.get("game"))
    return data
