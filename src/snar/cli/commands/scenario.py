"""`snar scenario FILE...`: positions written as TOML are set up, played and compared."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from snar.cli.front import terminal_of
from snar.cli.packing import packed
from snar.cli.speech import game_texts, program_texts
from snar.games import DEFAULT, FRONTS, GAMES
from snar.packs import toml
from snar.packs.folders import PackError
from snar.scenario import AnyTable, Vocabulary
from snar.scenario import run as run_scenario
from snar.scenario.files import shortened
from snar.scenario.plain import port as plain_port
from snar.texts.reasons import visible


def run(args: Namespace) -> int:
    texts = program_texts(args.lang)
    bad = 0
    for file in args.files:
        problems = run_file(file, say if args.trace else None, args.pack)
        for problem in problems:
            print(visible(problem), file=sys.stderr)
        if not problems:
            print(texts.say("scenario-ok", file=file))
        bad += bool(problems)
    return 2 if bad else 0


def say(line: str) -> None:
    print(visible(line))


def run_file(file: str | Path, show: Callable[[str], None] | None = None, pack: str | None = None) -> list[str]:
    """What went wrong, one line each, or nothing; `show` gets a trace. `pack`: rather than the one the file names."""
    try:
        data = toml.loads(Path(file).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        return [f"{file}: {' '.join(str(error).split()) or 'nested too deeply'}"]
    try:
        data = with_pack(data, pack, Path(file).parent)
    except PackError as error:
        return [f"{file}: pack: {error}"]
    return [f"{file}: {problem}" for problem in run_data(data, show)]


def with_pack(data: dict[str, Any], wanted: str | None, beside: Path) -> dict[str, Any]:
    """`pack = "../my-pack"` in the file is found from where the file is; it becomes what the players agree on."""
    game, written = data.get("game", DEFAULT), data.get("pack", "")
    if not isinstance(written, str):
        raise PackError("it is no text; write the name or the folder of a pack")
    if game not in tuple(FRONTS) or not (wanted or written):
        return data
    name = packed(wanted, game) if wanted else packed(written, game, beside)
    rest = {key: value for key, value in data.items() if key != "pack"}
    given = rest.get("given", {})
    return {**rest, "given": {**given, "pack": name}} if isinstance(given, dict) else rest


def run_data(data: dict[str, Any], show: Callable[[str], None] | None = None) -> list[str]:
    game = data.get("game", DEFAULT)
    if game not in tuple(FRONTS):
        return [shortened(f"game = {game if isinstance(game, str) else '?'}: known are {', '.join(FRONTS)}")]
    return run_scenario(port_of(game), data, vocabulary(game), show)


def port_of(game: str) -> type[AnyTable]:
    found: type[AnyTable] | None = FRONTS[game].part("scenario")
    return found or plain_port(GAMES[game])


@lru_cache
def vocabulary(game: str) -> Vocabulary:
    """Every rule has its help, every event its sentence, every verb its label."""
    texts, said = game_texts("en", game), terminal_of(game).said
    kinds = ("help-",), (f"{said}event-", "plain-event-"), (f"{said}option-", "plain-option-")
    return Vocabulary(*(frozenset(id.removeprefix(kind) for kind in row for id in texts.ids(kind)) for row in kinds))
