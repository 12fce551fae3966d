"""`snar balance`: one bot in every seat of every table; who wins how often, by character, pair, card, scenario, seat
and number of players, as JSON; in the folder as CSV, plots and one page too. It goes on where it stopped."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from snar.bots.front import bots_of
from snar.cli.agreement import agree_on, bot_named, wanted
from snar.cli.commands.watching import at_least_one, done, folder_of
from snar.lab.balance import Table, games, play, report
from snar.lab.front import lab_of
from snar.lab.notebook import belongs, fill
from snar.lab.reports import balance_sections
from snar.lab.sheet import Words, write


def run(args: Namespace) -> int:
    args.cap = args.cap or bots_of(args.game).cap
    at_least_one(args, "games", "cap", "jobs")
    bot, asked, seed = bot_named(args.game, args.bots or "greedy"), wanted(args), args.seed or "0"
    groups = [[agree_on(args, table) for table in group] for group in lab_of(args.game).tables(asked)]
    tables = games(args.game, groups, bot, args.games, seed, args.cap)
    rows = done(args, lambda crew, watch: played(args, tables, [rules_of(groups), bot, seed, args.cap], crew, watch))
    about = {
        "game": args.game,
        "rules": {name: value for name, value in asked.items() if value},
        "bot": bot,
        "seed": seed,
    }
    words, together = Words(args.game, args.lang, asked.get("pack", "")), lab_of(args.game).together
    told = {**about, **report(rows, together)}
    write(folder_of(args), told, balance_sections(told, together, words), words.titled("balance"), words)
    print(json.dumps(told, ensure_ascii=False))
    return 0


def rules_of(groups: Sequence[Sequence[Any]]) -> list[Any]:
    return [rules.to_data() for group in groups for rules in group]


def played(args: Namespace, tables: list[Table], asked: list[Any], crew: Any, watch: Any) -> list[Any]:
    belongs(folder_of(args), asked)
    return fill(folder_of(args) / "games.jsonl", tables, play, crew, watch, "balance")
