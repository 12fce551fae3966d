"""`snar play`: a game in the terminal, against bots or with friends, or between bots alone."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from snar.cli.agreement import PEOPLE, agreed, bots_at
from snar.cli.errors import Trouble
from snar.cli.front import terminal_of
from snar.cli.speech import program_texts
from snar.cli.terminal.saving import SaveFile, read
from snar.cli.terminal.table import Table, new_session
from snar.games import FRONTS, GAMES
from snar.kernel.journal import Journal, JournalError
from snar.kernel.session import Session, resume


def run(args: Namespace) -> int:
    table, bots = resumed(args) if args.resume else new_table(args)
    if table.people:
        from snar.cli.terminal.dialogue import Dialogue

        Dialogue(table, args.lang, bots, quiet=args.json).run()
    else:
        while not table.over:
            table.bot_answers(table.asked())
    if args.json:
        print(json.dumps(outcome(table.session, bots), ensure_ascii=False))
    elif not table.people:
        from snar.cli.terminal.faces import face_of

        print(face_of(table.session, args.lang, bots).result(table.session))
    keep(table, args.lang)
    return 0


def keep(table: Table, lang: str) -> None:
    """What a saved game leaves beside its journal for the next one."""
    if table.save:
        terminal = terminal_of(table.session.game.name)
        said = terminal.keep(table.session.state.result, table.save.path, program_texts(lang))
        if said:
            print(said, file=sys.stderr)


def new_table(args: Namespace) -> tuple[Table, dict[int, str]]:
    game = GAMES[args.game]
    rules = agreed(args)
    names = game.seat_names(Session.seeded(game, rules, 0).state)
    bots = bots_at(args.game, args.bots, names)
    session = new_session(game, rules, args.seed, {names[seat]: bot for seat, bot in sorted(bots.items())})
    table = Table(session, bots)
    if args.save:
        table.save = SaveFile(Path(args.save), session.journal)
    return table, bots


def resumed(args: Namespace) -> tuple[Table, dict[int, str]]:
    """A saved game goes on in its own file, or in a copy where --save names one."""
    words = [*(name for game in FRONTS for name in terminal_of(game).options), "seed"]
    given = [f"--{name}" for name in words if getattr(args, name) is not None] + ["--option"] * bool(args.option)
    if given:
        raise Trouble("resume-or-new", what=given[0])
    game, journal = read(args.resume, [args.pack] if args.pack else [])
    session = resume(game, journal)
    bots = bots_at(game.name, args.bots or recorded(journal), session.names)
    table = Table(session, bots)
    if args.save and Path(args.save) != Path(args.resume):
        table.save = SaveFile(Path(args.save), session.journal)
    else:
        table.save = SaveFile(Path(args.resume), session.journal, written=len(session.journal.entries))
    return table, bots


def recorded(journal: Journal) -> str:
    """The bots that the journal names, as `--bots` would."""
    bots = journal.header.get("bots", {})
    if not isinstance(bots, dict):
        raise JournalError(1, "malformed")
    return ",".join(f"{name}={bot}" for name, bot in bots.items()) or PEOPLE


def outcome(session: Session, bots: dict[int, str]) -> dict[str, Any]:
    """The result as data; a game that was left is told as far as it went."""
    state, header = session.state, session.journal.header
    winners = [session.names[seat] for seat in state.result.get("seats", ())]
    return {
        "game": header["game"],
        "rules": header["rules"],
        "seed": header.get("seed"),
        "seats": session.names,
        "bots": {session.names[seat]: bot for seat, bot in bots.items()},
        "finished": state.over,
        "winners": winners,
        "result": state.result,
        "rounds": terminal_of(state.GAME).turns(state),
        "answers": session.number,
        "chain": session.journal.chain,
    }
