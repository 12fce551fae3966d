"""A process that thinks for the bots: one line of JSON in, one out, until its input ends.

It is given imagined states only, so it could not peek if it wanted to. Run as
`python -m snar.server.thinking.process [PACK]...`
"""

from __future__ import annotations

import json
import logging
import os
import sys
from collections import OrderedDict
from pathlib import Path
from typing import Any

from snar.bots import Bot, make
from snar.bots.front import bots_of
from snar.bots.searching import Searching
from snar.games import GAMES, bring
from snar.kernel.choice import Option
from snar.kernel.state import State

MOST = 64  # bots that keep their memory
GENTLY = 5  # people's answers go before bots' thoughts


def main() -> None:
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
    for folder in sys.argv[1:]:
        bring(Path(folder))
    if hasattr(os, "nice"):
        os.nice(GENTLY)
    bots: OrderedDict[str, Bot] = OrderedDict()
    for line in sys.stdin:
        print(json.dumps(attempt(bots, json.loads(line))), flush=True)


def attempt(bots: OrderedDict[str, Bot], wanted: dict[str, Any]) -> list[list[Any]]:
    """A bot that fails has no advice; the others go on."""
    try:
        return answer(bots, wanted)
    except Exception:
        logging.exception("a bot failed")
        return []


def bot_for(game: str, name: str, who: str, advises: bool = False) -> Bot:
    own = bots_of(game)
    made = own.advisers.get(name) if advises else None
    made = made or own.by_name.get(name)
    bot = made(who) if made else make(name, who)
    if isinstance(bot, Searching):
        bot.hurries = True
    return bot


def answer(bots: OrderedDict[str, Bot], wanted: dict[str, Any]) -> list[list[Any]]:
    """The advised options, best first, with the keys of the reasons and what fits this very position: the kind of
    reason, its figures, the field it speaks of; or nothing."""
    who = wanted["who"]
    if who not in bots:
        bots[who] = bot_for(wanted["game"], wanted["bot"], who, wanted.get("advises", False))
    bots.move_to_end(who)
    if len(bots) > MOST:
        bots.popitem(last=False)
    bot, g, seat = bots[who], GAMES[wanted["game"]].load(wanted["state"]), wanted["seat"]
    because = bots_of(wanted["game"]).because
    advice = bot.advise(g, seat)
    reasons = {option.key: list(why) for option, _, why in advice.top}
    options = [advice.option, *(option for option, _, _ in advice.top if option.key != advice.option.key)]
    rows = [[option.key, reasons.get(option.key, []), because(bot, g, seat, option), []] for option in options]
    return with_chances(rows, wanted["game"], g, seat, options) if wanted.get("advises") else rows


def with_chances(rows: list[list[Any]], game: str, g: State, seat: int, options: list[Option]) -> list[list[Any]]:
    """What each answer is expected to bring; what is better on evidence comes first."""
    expected = bots_of(game).prospects
    if expected is None:
        return rows
    found = expected(g, seat, options)
    for row in rows:
        row[3] = [found.now, found.after.get(row[0])]
    return sorted(rows, key=lambda row: row[0] != found.best)


if __name__ == "__main__":
    main()
