"""Write a bot in twenty lines, seat it at a table, and see how good it is.

    python examples/own_bot.py                  against random play, with a confidence interval
    python examples/own_bot.py play             against you, in the terminal
    python examples/own_bot.py tournament       against random and greedy, with intervals

A bot gets `g`, the game as its seat can imagine it (hidden cards are dealt anew: it cannot peek), and advises one of
the options that `g` offers. The game is Lucerny, the template that games are copied from; a bot of another game is
written and seated in the same way.
"""

from __future__ import annotations

import sys
from typing import Any

from snar.bots import Advice, invite, make
from snar.bots.base import Scored, asked, best
from snar.bots.front import bots_of
from snar.cli import main as snar
from snar.games import GAMES
from snar.kernel.rng import Rng, key_from_seed
from snar.lab.ratings import wilson

NAME, GAME = "bludicka", "template"  # a will-o'-the-wisp


class WillOTheWisp:
    """Takes every card it can get, bids high while others still hold much, and blows out what others light."""

    name = NAME
    imagines = True

    def __init__(self, seed: str | int = 0) -> None:
        """It needs no dice."""

    def advise(self, g: Any, seat: int) -> Advice:
        return best(Scored(option, self.worth(g, seat, option.key), ()) for option in asked(g, seat).options)

    def worth(self, g: Any, seat: int, key: str) -> float:
        verb, _, card = key.partition(" ")
        if verb == "bid":
            return 0.0 if card == "gust" else float(card)
        return {"draw": 1.0, "gust": 1.0, "ready": 1.0}.get(verb, 0.0)


def evaluate(games: int) -> tuple[float, float, float]:
    """The same deal from every seat in turn against random play, and Wilson's 95 % interval."""
    rules, won = GAMES[GAME].agree(), 0
    for number in range(games):
        seat = number % rules.seats
        named = [NAME if place == seat else "random" for place in range(rules.seats)]
        g = GAMES[GAME].new(rules, Rng(key_from_seed(f"deal/{number // rules.seats}")))
        bots = [make(name, f"{number}/{place}") for place, name in enumerate(named)]
        won += seat in bots_of(GAME).play(g, bots, number).seats
    return won / games, *wilson(won, games)


def main(words: list[str]) -> Any:
    invite(GAME, NAME, WillOTheWisp)  # from now on it is known by its name wherever bots are named
    if words[:1] == ["play"]:
        return snar(["play", GAME, "--bots", NAME, *words[1:]])  # you have the first seat, it has the others
    if words[:1] == ["tournament"]:
        return snar(["tournament", GAME, "--bots", f"random,{NAME},greedy", *words[1:]])
    found = evaluate(int(words[0]) if words else 600)
    print("wins {:.1%} of its games (95 %: {:.1%} to {:.1%})".format(*found))
    return found


if __name__ == "__main__":
    main(sys.argv[1:])
