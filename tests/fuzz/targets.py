"""Who reads what strangers write, and how each of them may refuse it. Anything else is a defect."""

from __future__ import annotations

import atexit
import json
import shutil
import tempfile
import tomllib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from snar.bots import ask, make
from snar.cli.commands.scenario import run_data
from snar.games import GAMES
from snar.kernel import save
from snar.kernel.choice import Refused
from snar.kernel.journal import Journal, JournalError, parse
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import Session, resume
from snar.packs import toml
from snar.packs.ether.schema import ETHER
from snar.packs.folders import BUILT_IN
from snar.packs.reader import Reader
from snar.packs.rise.schema import RISE
from snar.server.wire.socket import decode

from .mutants import BOMBS, ODD, SCRAPS, exchanged, slipped, spoilt, written

TESTS = Path(__file__).parents[1]


@dataclass(frozen=True)
class Target:
    """`share`: of the inputs of a long run. `read`: one input, read as the program reads it."""

    name: str
    what: str
    share: float
    read: Callable[[Random], None]
    refusals: tuple[type[Exception], ...]  # that have a sentence for people, or a code

    def tried(self, dice: Random) -> None:
        """It returns when the input was good, or was refused by name."""
        with suppress(*self.refusals):
            self.read(dice)


TARGETS: dict[str, Target] = {}
Read = Callable[[Random], None]


def target(name: str, share: float, what: str, *refusals: type[Exception]) -> Callable[[Read], Read]:
    def kept(read: Read) -> Read:
        TARGETS[name] = Target(name, what, share, read, refusals)
        return read

    return kept


# -- journals ---------------------------------------------------------------------------------------------------------
@cache
def sessions() -> list[Session]:
    """A short game of each kind, with all it takes to write it down."""
    found = []
    for name in ("rise", "ether", "template"):
        game = GAMES[name]
        session, bot, rng = Session.seeded(game, game.agree(), 7), make("random", "7"), Rng(key_from_seed(7))
        for _ in range(12):
            seat = session.state.pending[0].seat
            session.answer(seat, ask(bot, session.state, seat, rng).option.key)
        found.append(session)
    return found


@cache
def journals() -> list[str]:
    return [session.journal.to_text() for session in sessions()]


def from_disk(text: str) -> str:
    """What can stand in a file is no half of a letter: whoever reads it says so."""
    return text.encode("utf-8", "surrogatepass").decode("utf-8")


@target("journal text", 0.34, "journals with slips of the pen, `parse`", JournalError, UnicodeDecodeError)
def journal_text(dice: Random) -> None:
    parse(from_disk(spoilt(dice.choice(journals()), dice)))


@target(
    "journal exchanged", 0.001, "journals whose numbers and words changed places, `parse`", JournalError, UnicodeError
)
def journal_exchanged(dice: Random) -> None:
    parse(from_disk(exchanged(dice.choice(journals()), dice)))


@target("journal data", 0.004, "journals whose chain holds and whose lines lie, `resume`", JournalError, UnicodeError)
def journal_data(dice: Random) -> None:
    session = dice.choice(sessions())
    found = slipped([session.journal.header, *session.journal.entries[: dice.randrange(6)]], dice)
    if not isinstance(found, list) or not found or not all(isinstance(line, dict) for line in found):
        return journal_text(dice)
    header, *lines = found
    journal = Journal({**header, "snar": 1})
    for line in lines:
        journal.add(line)
    resume(session.game, parse(journal.to_text()))


# -- saves and chronicles ---------------------------------------------------------------------------------------------
@cache
def saves() -> list[str]:
    return [save.to_text(session) for session in sessions()]


@target("save text", 0.08, "snapshots with slips of the pen, `save.from_text`", save.SaveError)
def save_text(dice: Random) -> None:
    number = dice.randrange(len(saves()))
    save.from_text(sessions()[number].game, spoilt(saves()[number], dice))


@target("save exchanged", 0.001, "snapshots whose numbers and words changed places, `save.from_text`", save.SaveError)
def save_exchanged(dice: Random) -> None:
    number = dice.randrange(len(saves()))
    save.from_text(sessions()[number].game, exchanged(saves()[number], dice))


@target("save data", 0.01, "snapshots whose values lie, `save.from_text`", save.SaveError)
def save_data(dice: Random) -> None:
    number = dice.randrange(len(saves()))
    save.from_text(sessions()[number].game, written(slipped(json.loads(saves()[number]), dice)))


@cache
def chronicle() -> Any:
    return json.loads((TESTS / "kernel" / "saves" / "chronicle.1.1.json").read_text("utf-8"))


@target("chronicle", 0.03, "chronicles whose values lie, `agree`", Refused, ValueError)
def chronicle_data(dice: Random) -> None:
    data = slipped(chronicle(), dice)
    kept = data.get("chronicle") if isinstance(data, dict) else data
    GAMES["ether"].agree(chronicle=kept)


# -- TOML: scenarios and packs ----------------------------------------------------------------------------------------
@cache
def scenarios() -> list[str]:
    return [path.read_text("utf-8") for path in sorted((TESTS / "scenarios").glob("*/*.toml"))]


@cache
def scenario_data() -> list[Any]:
    return [tomllib.loads(text) for text in scenarios()]


@target("scenario text", 0.06, "scenario files with slips of the pen, read and run", ValueError, RecursionError)
def scenario_text(dice: Random) -> None:
    toml.loads(spoilt(dice.choice(scenarios()), dice))


@target("scenario data", 0.004, "scenario files whose values lie, set up and played")
def scenario_values(dice: Random) -> None:
    data = slipped(dice.choice(scenario_data()), dice)
    if isinstance(data, dict):
        for problem in run_data(data):
            assert "\n" not in problem and len(problem) < 5_000


@cache
def pack_files() -> list[tuple[Any, str, str]]:
    found = []
    for folder, schema in (("rise-snu", RISE), ("etherfields", ETHER)):
        for name in schema.files:
            path = BUILT_IN / folder / name
            if path.exists():
                found.append((schema, name, path.read_text("utf-8")))
    return found


@cache
def workbench() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="snar-fuzz-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@target("pack", 0.006, "files of packs with slips of the pen, read by the schema")
def pack_text(dice: Random) -> None:
    schema, name, text = dice.choice(pack_files())
    start = dice.randrange(len(text))
    part = text[text.find("[[", start) :][: dice.randrange(200, 4_000)] or text[:2_000]
    (workbench() / name).parent.mkdir(parents=True, exist_ok=True)
    (workbench() / name).write_bytes(spoilt(part, dice).encode("utf-8", "surrogatepass"))
    reader = Reader(workbench(), schema)
    for _ in reader.entries(name):
        pass
    for problem in reader.problems:
        assert "\n" not in str(problem)


# -- notation and the wire --------------------------------------------------------------------------------------------
@cache
def words() -> list[str]:
    """The words of every option that was offered, of verbs and of cards."""
    found = {
        word
        for session in sessions()
        for choice in session.state.pending
        for o in choice.options
        for word in o.key.split()
    }
    found |= {
        word
        for session in sessions()
        for entry in session.journal.entries
        for word in str(entry.get("key", "")).split()
    }
    return sorted(
        found | {"move", "attack", "cast", "done", "act", "r90", "15", "b2", "sopka", "stin", "lay", "no", "yes"}
    )


@target("notation", 0.034, "lines of words that look like answers, tried at a game", Refused)
def notation(dice: Random) -> None:
    session = dice.choice(sessions())
    line = " ".join(dice.choice(words()) for _ in range(dice.choice((1, 1, 2, 3, 5, 30))))
    if dice.random() < 0.5:
        line = spoilt(line, dice)
    session.tried(dice.randrange(session.state.seats), line)


MESSAGES: list[Any] = [
    {"t": "hello", "v": 1, "seq": 3, "lang": "cs"}, {"t": "answer", "n": 3, "line": "done", "seat": 0},
    {"t": "preview", "id": 1, "line": "move 15"}, {"t": "why", "id": 2, "key": "cast sopka"}, {"t": "hint", "id": 3},
    {"t": "undo", "n": 3}, {"t": "ask_undo", "to": 0}, {"t": "consent", "ask": 1}, {"t": "say", "text": "ahoj"},
    {"t": "mute", "guest": "x"}, {"t": "prefs", "skip_trivial": True, "remember": {"x": "y"}, "passing": ["x"]},
    {"t": "language", "lang": "en"}, {"t": "look", "seat": 1}, {"t": "back"}, {"t": "resign", "seat": 0}, {"t": "ping"},
]  # fmt: skip


def message(dice: Random) -> str:
    """One message after the grammar of the protocol, spoilt in one way or another, or not at all."""
    data = {**dice.choice(MESSAGES)}
    how = dice.randrange(5)
    if how == 0:
        return written(data)
    if how == 1:
        return spoilt(written(data), dice)
    if how == 2:
        return written(slipped(data, dice))
    name = dice.choice(list(data))
    data[name] = dice.choice([*ODD, *SCRAPS]) if name != "t" else dice.choice([*MESSAGES, {"t": "x"}])["t"]
    return written(data)


@target(
    "messages", 0.43, "messages of the websocket, decoded by type", msgspec.MsgspecError, RecursionError, UnicodeError
)
def messages(dice: Random) -> None:
    text = dice.choice(BOMBS) if dice.random() < 0.0002 else message(dice)
    decode(text.encode("utf-8", "surrogatepass") if dice.random() < 0.5 else text)


@target(
    "messages exchanged",
    0.001,
    "messages whose numbers and words changed places, decoded by type",
    msgspec.MsgspecError,
    RecursionError,
    UnicodeError,
)
def messages_exchanged(dice: Random) -> None:
    decode(exchanged(written(dice.choice(MESSAGES)), dice).encode("utf-8", "surrogatepass"))
