"""Puzzles from games of bots: positions in which one way is clearly the best.

    python -m snar.lab.puzzles GAME --count 14 --seed h > src/snar/lessons/puzzles/GAME.jsonl

The same seed gives the same puzzles. A position is taken when its best way beats every other by a clear margin and by
four standard errors, in the same imagined games; they are counted again in more games before it is taken.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import islice
from statistics import fmean
from typing import Any

from snar.bots import make
from snar.bots.front import bots_of
from snar.bots.review import Judge, Posed, leads_to
from snar.bots.searching import compared
from snar.games import FRONTS, GAMES
from snar.kernel.imagine import imagine
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.session import Session

from .front import Puzzles, lab_of

LOOK, SURE = 8, 48  # imagined games at first sight, and before it is taken
ERRORS = 4.0  # standard errors
APART = 20  # answers between two puzzles of a game
MOST = 600  # answers of a game


def puzzles(game: str, seed: str) -> Iterator[dict[str, Any]]:
    """Game after game."""
    number = 0
    while True:
        yield from of_game(game, f"{seed}{number}")
        number += 1


def of_game(name: str, seed: str) -> Iterator[dict[str, Any]]:
    game, made, asked = GAMES[name], bots_of(name).judge, lab_of(name).puzzles
    assert made and asked
    judge, session = made(), Session.seeded(game, game.agree(**asked.agreed), seed)
    g, rng, last = session.state, Rng(key_from_seed(f"imagine/{seed}")), 0
    bots = [make(asked.player, f"{seed}/{seat}") for seat in range(g.seats)]
    keys: list[list[Any]] = []
    while not g.over and len(keys) < MOST:
        choice = g.pending[0]
        if len(keys) >= last + APART and judge.under_way(g) and (ways := clear(judge, asked, g, choice.seat)):
            told = [{"line": list(one.line), "worth": round(fmean(one.values), 4)} for one in ways]
            about = {"seed": seed, "rules": asked.agreed, "seat": choice.seat, "unit": judge.unit}
            yield {"id": f"{name}-{seed}-{len(keys)}", **about, "keys": list(keys), "ways": told}
            last = len(keys)
        key = bots[choice.seat].advise(imagine(g, choice.seat, rng), choice.seat).option.key
        keys.append([choice.seat, key])
        g.answer(choice.seat, key)


def clear(judge: Judge, asked: Puzzles, g: Any, seat: int) -> list[Posed]:
    """The ways, the best first, where there is no doubt about it; otherwise none."""
    for times in (LOOK, SURE):
        ways = sorted(judge.posed(g.clone(), seat, asked.ways, times), key=lambda one: -fmean(one.values))
        if not ways or not all(beats(ways[0], other, asked.margin) for other in ways[1:]):
            return []
    return ways


def beats(one: Posed, other: Posed, margin: float) -> bool:
    seen = compared(one.values, other.values)
    return leads_to(one.line) != leads_to(other.line) and seen.mean >= max(margin, ERRORS * seen.error)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[name for name in FRONTS if lab_of(name).puzzles])
    parser.add_argument("--count", type=int, default=14)
    parser.add_argument("--seed", default="h")
    args = parser.parse_args()
    for one in islice(puzzles(args.game, args.seed), args.count):
        print(json.dumps(one, ensure_ascii=False, separators=(",", ":")), flush=True)


if __name__ == "__main__":
    main()
