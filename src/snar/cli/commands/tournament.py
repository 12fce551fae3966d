"""`snar tournament`: every bot against every other from all seats; ratings and shares with their intervals as JSON, and
as CSV in the folder. It goes on where it stopped."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from snar.bots.front import bots_of
from snar.cli.agreement import agreed, bot_named
from snar.cli.commands.watching import watcher
from snar.cli.errors import Trouble
from snar.lab.tournament import as_csv, pairings, report, tournament

LEAST = 2  # bots


def run(args: Namespace) -> int:
    args.cap = args.cap or bots_of(args.game).cap
    for name in ("games", "cap", "jobs"):
        if getattr(args, name) < 1:
            raise Trouble("at-least-one", what=f"--{name}")
    given = (args.bots or ",".join(bots_of(args.game).levels)).split(",")
    bots = [bot_named(args.game, name) for name in dict.fromkeys(given)]
    if len(bots) < LEAST:
        raise Trouble("two-bots")
    rules, seed = agreed(args), args.seed or "0"
    folder = Path(args.work or f"tournament-{args.game}")
    check_folder(folder, [args.game, rules.to_data(), bots, seed, args.cap])
    found = tournament(pairings(args.game, rules, bots, args.games, seed, args.cap), folder, args.jobs, watcher(args))
    told = {"game": args.game, "rules": rules.to_data(), "seed": seed, **report(bots, found, rules.seats)}
    (folder / "report.json").write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    (folder / "bots.csv").write_text(as_csv(told["bots"]), encoding="utf-8")
    (folder / "pairs.csv").write_text(as_csv(told["pairs"]), encoding="utf-8")
    print(json.dumps(told, ensure_ascii=False))
    return 0


def check_folder(folder: Path, asked: list[object]) -> None:
    """A folder belongs to one tournament; more games of it may be asked for."""
    path, words = folder / "tournament.json", json.dumps(asked, ensure_ascii=False)
    if path.exists() and path.read_text(encoding="utf-8") != words:
        raise Trouble("another-tournament", folder=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(words, encoding="utf-8")
