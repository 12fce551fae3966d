"""`snar tournament`: every bot against every other from all seats; ratings and shares with their intervals as JSON; in
the folder as CSV, plots and one page too. It goes on where it stopped."""

from __future__ import annotations

import json
from argparse import Namespace

from snar.bots.front import bots_of
from snar.cli.agreement import agreed, bot_named
from snar.cli.commands.watching import at_least_one, done, folder_of
from snar.cli.errors import Trouble
from snar.lab.front import lab_of
from snar.lab.reports import tournament_sections
from snar.lab.sheet import Words, write
from snar.lab.tournament import pairings, report, tournament

LEAST = 2  # bots


def run(args: Namespace) -> int:
    args.cap = args.cap or bots_of(args.game).cap
    at_least_one(args, "games", "cap", "jobs")
    given = (args.bots or ",".join(bots_of(args.game).levels)).split(",")
    bots = [bot_named(args.game, name.strip()) for name in dict.fromkeys(given)]
    if len(bots) < LEAST:
        raise Trouble("two-bots")
    rules, seed, folder = agreed(args), args.seed or "0", folder_of(args)
    asked = [args.game, rules.to_data(), bots, seed, args.cap]
    tables = pairings(args.game, rules, bots, args.games, seed, args.cap)
    found = done(args, lambda crew, watch: tournament(tables, asked, folder, crew, watch))
    two = rules.seats == LEAST or lab_of(args.game).together
    told = {"game": args.game, "rules": rules.to_data(), "seed": seed, **report(bots, found, two)}
    words = Words(args.game, args.lang, getattr(rules, "pack", ""))
    write(folder, told, tournament_sections(told, words), words.titled("tournament"), words)
    print(json.dumps(told, ensure_ascii=False))
    return 0
