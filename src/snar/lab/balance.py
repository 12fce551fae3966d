"""Balance: who wins how often, by character, pair, seat, scenario, number of players and card; and how long it takes.

The same bot plays every seat. A share is compared with what was to be expected at the same kind of table, so that games
of two and of five, easy dreams and hard ones may be counted together.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from statistics import median, quantiles
from typing import Any, NamedTuple

from snar.bots import make
from snar.bots.front import bots_of
from snar.games import GAMES
from snar.kernel.rng import Rng, key_from_seed

from .front import lab_of
from .ratings import wilson
from .watching import Cards, Watched

Row = dict[str, Any]
LEAST = 20  # games of a card that is spoken of


class Table(NamedTuple):
    """One game; it travels to another process."""

    game: str
    rules: Any
    bot: str
    seed: str
    cap: int


def games(game: str, groups: Sequence[Sequence[Any]], bot: str, number: int, seed: str, cap: int) -> list[Table]:
    """So many games, the kinds of tables in turn; a run that is stopped early has looked at all of them alike."""
    each = [(groups[i % len(groups)], i // len(groups)) for i in range(number)]
    return [Table(game, group[n % len(group)], bot, f"{seed}/{i}", cap) for i, (group, n) in enumerate(each)]


def play(table: Table) -> Row:
    game, lab = GAMES[table.game], lab_of(table.game)
    g = game.new(table.rules, Rng(key_from_seed(table.seed)))
    names = game.seat_names(g)
    cards = Cards(g, names)
    bots = [Watched(make(table.bot, f"{table.seed}/{seat}"), cards) for seat in range(g.seats)]
    outcome = bots_of(table.game).play(g, bots, table.seed, table.cap)
    cards.look()
    return {
        "place": lab.place(table.rules),
        "seats": names,
        "won": list(lab.won(g)) if g.over else [],
        "stopped": not g.over,
        "length": lab.length(g),
        "decisions": outcome.decisions,
        "cards": [sorted(held) for held in cards.by_seat],
    }


class Count:
    """Won and expected, of games that somebody or something took part in."""

    def __init__(self) -> None:
        self.games, self.won, self.hoped = 0, 0, 0.0

    def add(self, won: bool, hoped: float) -> None:
        self.games, self.won, self.hoped = self.games + 1, self.won + won, self.hoped + hoped

    def row(self) -> dict[str, Any]:
        low, high = wilson(self.won, self.games)
        share, hoped = self.won / self.games, self.hoped / self.games
        return {
            "games": self.games, "won": self.won, "share": round(share, 4), "low": round(low, 4),
            "high": round(high, 4), "expected": round(hoped, 4), "gain": round(share - hoped, 4),
        }  # fmt: skip


def kind(row: Row) -> tuple[str, int]:
    return row["place"], len(row["seats"])


def hopes(rows: Iterable[Row]) -> dict[tuple[str, int], float]:
    """What part of the seats wins at each kind of table."""
    seats: Counter[tuple[str, int]] = Counter()
    won: Counter[tuple[str, int]] = Counter()
    for row in rows:
        seats[kind(row)] += len(row["seats"])
        won[kind(row)] += len(row["won"])
    return {what: won[what] / seats[what] for what in seats}


def report(rows: Sequence[Row], together: bool) -> dict[str, Any]:
    hoped = hopes(rows)
    found = {
        "games": len(rows),
        "stopped": sum(row["stopped"] for row in rows),
        "drawn": sum(not row["won"] and not row["stopped"] for row in rows) if not together else 0,
        "tables": list(tables(rows, together)),
        "characters": counted(rows, hoped, lambda row, seat: [row["seats"][seat]], "character"),
        "seats": [] if together else seats(rows, hoped),  # a team wins in all seats
        "pairs": pairs(rows, hoped, together),
        "cards": cards(rows, hoped),
        "lengths": lengths(rows),
    }
    return found


def tables(rows: Sequence[Row], together: bool) -> Iterator[dict[str, Any]]:
    """By kind of table: how many games were won (by the team, or by anybody), how long they were."""
    groups: defaultdict[tuple[str, int], list[Row]] = defaultdict(list)
    for row in rows:
        groups[kind(row)].append(row)
    for (place, players), own in groups.items():
        won = sum(bool(row["won"]) for row in own)
        low, high = wilson(won, len(own))
        spread = quantiles([row["length"] for row in own], n=10) if len(own) > 1 else [own[0]["length"]] * 9
        yield {
            "scenario": place, "players": players, "games": len(own), "won": won, "share": round(won / len(own), 4),
            "low": round(low, 4), "high": round(high, 4), "stopped": sum(row["stopped"] for row in own),
            "length": median(row["length"] for row in own), "short": round(spread[0], 1), "long": round(spread[8], 1),
            "decisions": median(row["decisions"] for row in own),
        }  # fmt: skip


def counted(rows: Sequence[Row], hoped: dict[tuple[str, int], float], told: Any, name: str) -> list[dict[str, Any]]:
    """By whatever is told of a seat; who wins most above what was to be expected comes first."""
    found: defaultdict[str, Count] = defaultdict(Count)
    for row in rows:
        for seat in range(len(row["seats"])):
            for key in told(row, seat):
                found[key].add(seat in row["won"], hoped[kind(row)])
    return sorted(({name: key, **count.row()} for key, count in found.items()), key=lambda row: -row["gain"])


def seats(rows: Sequence[Row], hoped: dict[tuple[str, int], float]) -> list[dict[str, Any]]:
    """`2/3` is the second of three."""
    found = counted(rows, hoped, lambda row, seat: [f"{seat + 1}/{len(row['seats'])}"], "seat")
    return sorted(found, key=lambda row: (row["seat"].rpartition("/")[2], row["seat"]))


def pairs(rows: Sequence[Row], hoped: dict[tuple[str, int], float], together: bool) -> list[dict[str, Any]]:
    """Of two opponents, how often the one wins where one of them does; of a team, how often both win."""
    found: defaultdict[tuple[str, str], Count] = defaultdict(Count)
    for row in rows:
        for one, other in combinations(range(len(row["seats"])), 2):
            first, second = sorted((one, other), key=row["seats"].__getitem__)
            pair = (row["seats"][first], row["seats"][second])
            wins = [seat in row["won"] for seat in (first, second)]
            if together:
                found[pair].add(wins[0], hoped[kind(row)])
            elif wins[0] != wins[1]:
                found[pair].add(wins[0], 0.5)
    rows_of = ({"one": one, "other": other, **count.row()} for (one, other), count in found.items())
    return sorted(rows_of, key=lambda row: -row["gain"])


def cards(rows: Sequence[Row], hoped: dict[tuple[str, int], float]) -> list[dict[str, Any]]:
    """What those win who had a card, played it or met it, by how far that is from what was to be expected. `decides`:
    its interval leaves that out; of twenty cards that do nothing one does so by luck."""
    found = counted(rows, hoped, lambda row, seat: row["cards"][seat], "card")
    often = (row for row in found if row["games"] >= LEAST)
    return [row | {"decides": not row["low"] <= row["expected"] <= row["high"]} for row in often]


def lengths(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """How many games were how long, in about a dozen steps."""
    longest = max(row["length"] for row in rows)
    step = max(1, -(-(longest + 1) // 12))
    found = Counter(row["length"] // step for row in rows)
    return [{"from": n * step, "to": n * step + step - 1, "games": found[n]} for n in range(longest // step + 1)]
