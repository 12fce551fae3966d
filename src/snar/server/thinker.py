"""A process that thinks for the bots: one line of JSON in, one out, until its input ends.

It is given imagined states only, so it could not peek if it wanted to. `python -m snar.server.thinker`
"""

from __future__ import annotations

import json
import logging
import sys
from collections import OrderedDict
from typing import Any

from snar.bots import Bot, make
from snar.bots.ether import EtherGreedy
from snar.games import GAMES

MOST = 64  # bots that keep their memory


def main() -> None:
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
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


def bot_for(game: str, name: str, who: str) -> Bot:
    return EtherGreedy(who) if game == "ether" and name == EtherGreedy.name else make(name, who)


def answer(bots: OrderedDict[str, Bot], wanted: dict[str, Any]) -> list[list[Any]]:
    """The advised options, best first, with the keys of the reasons."""
    who = wanted["who"]
    if who not in bots:
        bots[who] = bot_for(wanted["game"], wanted["bot"], who)
    bots.move_to_end(who)
    if len(bots) > MOST:
        bots.popitem(last=False)
    advice = bots[who].advise(GAMES[wanted["game"]].load(wanted["state"]), wanted["seat"])
    others = [[option.key, list(reasons)] for option, _, reasons in advice.top if option.key != advice.option.key]
    mine = next((list(reasons) for option, _, reasons in advice.top if option.key == advice.option.key), [])
    return [[advice.option.key, mine], *others]


if __name__ == "__main__":
    main()
