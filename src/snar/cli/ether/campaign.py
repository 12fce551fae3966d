"""`snar campaign`: a chronicle out of a saved game, and what a chronicle holds."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from snar.cli.errors import Trouble
from snar.cli.ether.chronicles import read, to_text, write
from snar.cli.packing import bring_all
from snar.cli.speech import program_texts
from snar.cli.terminal.saving import read as read_journal
from snar.kernel.session import resume


def run(args: Namespace) -> int:
    return export(args) if args.what == "export" else look(args)


def export(args: Namespace) -> int:
    """The chronicle that the game left, or what would be left if its table stopped now (EE-G3a)."""
    chronicle = chronicle_in(args.file, args.pack)
    if not args.to:
        print(to_text(chronicle), end="")
        return 0
    if Path(args.to).exists():
        raise Trouble("chronicle-exists", file=args.to)
    write(Path(args.to), chronicle)
    print(program_texts(args.lang).say("ec-chronicle-kept", file=args.to))
    return 0


def chronicle_in(file: str, packs: Sequence[str] = ()) -> dict[str, Any]:
    from snar.ether.campaign.saving import chronicle_of
    from snar.ether.state import EtherState

    game, journal = read_journal(file, packs)
    state = resume(game, journal).state
    if not isinstance(state, EtherState) or state.rules.start.partition(":")[0] in ("dream", "slumber"):
        raise Trouble("no-campaign", file=file)
    found: dict[str, Any] = state.result.get("chronicle") or chronicle_of(state)
    return found


def look(args: Namespace) -> int:
    """A chronicle that can be gone on with; otherwise one line says why not."""
    from snar.ether.front import FRONT
    from snar.games import GAMES

    bring_all(args.pack)
    chronicle = read(args.file)
    GAMES[FRONT.name].agree(chronicle=chronicle)
    won = sum(outcome == "victory" for _, outcome in chronicle["log"])
    scenes, tries = len(chronicle["read"]), len(chronicle["log"])
    print(program_texts(args.lang).say("ec-chronicle-holds", file=args.file, won=won, tries=tries, scenes=scenes))
    return 0
