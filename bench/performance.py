"""How fast it is and how that grows; writes docs/performance.md.

python bench/performance.py                        the engine and the frames, about two minutes
python bench/performance.py --server               and servers with ever more tables
python bench/performance.py --server --peer DIR    each in turns with boardgame.io (../shared/bench/peers)
python bench/performance.py --check                name what is slower by more than 15 % than the baseline
python bench/performance.py --keep                 make these figures the baseline

Figures of the engine are work per million iterations of the calibration loop: they compare between machines.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from snar.bench.calibration import rate
from snar.bench.peer import find_peer, run_peer
from snar.bench.process import two_cores
from snar.bench.server import one_run
from snar.bench.workload import RandomPlay, clones, midgame
from snar.ether.options import SLEEPERS
from snar.games import GAMES
from snar.kernel.header import new_header
from snar.kernel.rng import Rng, key_from_seed
from snar.kernel.state import State
from snar.server.eyes.frames import Frames
from snar.server.slices import at_once
from snar.server.table.record import Record

HERE = Path(__file__).parent
OUT, BASELINE = HERE.parent / "docs" / "performance.md", HERE / "baseline.json"
SLOWER = 0.15
ROUNDS = 3
TABLES, LOADED = (50, 200, 800), 5.0  # seconds of load
PACED = 200  # tables, and answers a second over all of them
Work = Callable[[], Iterator[int]]
LONGEST = 400  # answers at a table
TRIAL = {"scenario": "zkouska-sily"}
HEROES, DEMONS = ("rytir", "barbar", "cestovatel", "druid", "snovy-drak"), ("stin", "cert", "rarach", "san", "titan")
PAIRS = [{"characters": pair} for pair in itertools.product(HEROES, DEMONS)]
ALONE, TWO, THREE = ([*itertools.permutations(SLEEPERS, count)] for count in (1, 2, 3))
PARTIES = [{"sleepers": party} for party in (*ALONE, *TWO, *THREE[::6])]  # twenty, two sleepers on average


class Agreed(RandomPlay):
    """Random play of games agreed on otherwise than usual; `begin`, `end`: only these answers of a game count."""

    def __init__(self, game: str, begin: int = 0, end: int = 10**9, **options: Any) -> None:
        super().__init__(game)
        self.options_agreed, self.begin, self.end = options, begin, end

    def new(self) -> State:
        self.games += 1
        g: State = self.game.new(self.game.agree(**self.options_agreed), Rng(key_from_seed(f"bench/{self.games}")))
        return g

    def spans(self) -> Iterator[int]:
        """The states where the span begins are made beforehand, so that only the span is measured."""
        starts = [g for g in (self.played(self.begin) for _ in range(6)) if not g.over]
        while True:
            for start in starts:
                g, done = start.clone(), 0
                for _ in range(self.end - self.begin):
                    if g.over:
                        break
                    done += self.decide(g)
                yield done

    def played(self, answers: int) -> State:
        g = self.new()
        for _ in range(answers):
            if not g.over:
                self.decide(g)
        return g


class Told:
    """A table at which somebody answers at random and everyone is told."""

    def __init__(self, game: str, number: int, lang: str = "cs", **options: Any) -> None:
        rules = GAMES[game].agree(**options)
        self.record = Record(GAMES[game], {"seed": f"bench/{number}", **new_header(GAMES[game], rules)})
        self.frames, self.lang, self.dice = Frames(self.record), lang, random.Random(number)
        for seat in range(self.record.state.seats):
            self.frames.view(seat)

    @property
    def goes_on(self) -> bool:
        return self.record.number < LONGEST and not self.record.state.over

    def go_to(self, number: int) -> None:
        """Nobody looks on meanwhile."""
        while self.goes_on and self.record.number < number:
            choice = self.record.state.pending[0]
            self.record.answer(choice.seat, self.dice.choice(choice.options).key)

    def answer(self, spectators: int = 0) -> None:
        """Every spectator reads in the language that costs more."""
        record, after = self.record, self.record.number
        choice, seats = record.state.pending[0], record.state.seats
        record.answer(choice.seat, self.dice.choice(choice.options).key, after)
        for seat in range(seats):
            at_once(self.frames.update(seat, self.lang, after, None))
        for _ in range(spectators):
            at_once(self.frames.update(seats, "en", after, None))


def frames(game: str, spectators: int = 0, **options: Any) -> Iterator[int]:
    """Answers with the frames of everyone who looks on, table after table."""
    for number in itertools.count(1):
        table = Told(game, number, **options)
        while table.goes_on:
            table.answer(spectators)
            yield 1


def crowd(game: str, *kinds: dict[str, Any]) -> Iterator[int]:
    """The same at many tables by turns, one of each kind in each language, each further on in its game."""
    numbers = itertools.count(1)
    tables = [(lang, kind, Told(game, next(numbers), lang, **kind)) for kind in kinds for lang in ("cs", "en")]
    for at, (_, _, table) in enumerate(tables):
        table.go_to(at * LONGEST // len(tables))
    yield 0
    while True:
        for at, (lang, kind, table) in enumerate(tables):
            if table.goes_on:
                table.answer()
                yield 1
            else:
                tables[at] = lang, kind, Told(game, next(numbers), lang, **kind)


CASES: dict[str, Work] = {
    "Říše Snů: decisions": lambda: RandomPlay("rise").work(),
    "Říše Snů: clones": lambda: clones(midgame("rise")),
    "Etherfields: decisions": lambda: RandomPlay("ether").work(),
    "Etherfields: clones": lambda: clones(midgame("ether")),
    **{
        f"Říše Snů: decisions, answers {begin} to {begin + 100}": lambda b=begin: Agreed("rise", b, b + 100).spans()  # type: ignore[misc]
        for begin in (0, 200, 400)
    },
    **{
        f"Říše Snů: decisions, {count} players": lambda n=count: Agreed("rise", **TRIAL, players=n).work()  # type: ignore[misc]
        for count in (2, 3, 5)
    },
    **{
        f"Etherfields: decisions, {count} sleepers": lambda n=count: Agreed("ether", sleepers=sleepers(n)).work()  # type: ignore[misc]
        for count in (2, 4)
    },
    "Říše Snů: answers with frames": lambda: frames("rise"),
    "Říše Snů: answers with frames, a spectator": lambda: frames("rise", 1),
    "Říše Snů: answers with frames, 5 players": lambda: frames("rise", **TRIAL, players=5),
    "Říše Snů: answers with frames, fifty kinds of tables": lambda: crowd("rise", *PAIRS),
    "Etherfields: answers with frames": lambda: frames("ether"),
    "Etherfields: answers with frames, 4 sleepers": lambda: frames("ether", sleepers=sleepers(4)),
    "Etherfields: answers with frames, forty tables": lambda: crowd("ether", *PARTIES),
}


def sleepers(count: int) -> tuple[str, ...]:
    return SLEEPERS[:count]


def measured(seconds: float, only: str) -> dict[str, float]:
    """The medians of rounds in which all cases take turns."""
    works = {name: make for name, make in CASES.items() if only in name}
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, make in works.items():
            found[name].append(rate(make(), seconds).norm)
    return {name: round(median(values), 1) for name, values in found.items()}


def served(peer: str) -> list[dict[str, Any]]:
    """A fresh server for each number of tables, after the peer's where there is one; last one that is not hurried."""
    other = find_peer(Path(peer)) if peer else None
    rows = []
    for tables in TABLES:
        theirs = run_peer(other, tables, LOADED, 0.0, two_cores()[0]) if other else {}
        ours = one_run(tables, LOADED)
        rows.append({**ours, "peer": theirs.get("answers_per_second")})
    return [*rows, {**one_run(PACED, LOADED, PACED), "peer": None}]


def slower(figures: dict[str, float], baseline: dict[str, float]) -> list[str]:
    known = {name: figures[name] / baseline[name] for name in figures if baseline.get(name)}
    return [f"{name}: {now:.2f} of the baseline" for name, now in known.items() if now < 1 - SLOWER]


def page(figures: dict[str, float], baseline: dict[str, float], rows: list[dict[str, Any]]) -> str:
    lines = [
        "# How fast it is",
        "",
        "Written by `python bench/performance.py`; `--check` names what got slower than 15 %. Work per million",
        "iterations of a fixed loop (`snar.bench.calibration`), medians of three rounds in which all rows took turns,",
        f"pure Python. Load of the machine meanwhile: {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores.",
        "",
        "| what | per million loops | of the baseline |",
        "|---|---:|---:|",
    ]
    for name, norm in figures.items():
        ratio = f"{norm / baseline[name]:.2f}" if baseline.get(name) else ""
        lines.append(f"| {name} | {norm:,.0f} | {ratio} |")
    return "\n".join([*lines, *(servers(rows) if rows else ())]) + "\n"


def servers(rows: list[dict[str, Any]]) -> Iterator[str]:
    yield from ("", f"A server on one core, {LOADED:.0f} seconds in a closed loop, every answer durable:", "")
    yield from ("| tables | answers a second | CPU an answer | p99 | most memory | boardgame.io |", "|---:" * 6 + "|")
    *hurried, paced = rows
    for row in hurried:
        speed = f"{row['answers_per_second']:,.0f} | {row['server_cpu_us']} µs | {row['p99_ms']} ms"
        yield f"| {row['tables']} | {speed} | {row['server_peak_mib']:.0f} MiB | {told(row['peer'])} |"
    yield ""
    yield f"With {paced['rate']:.0f} answers a second at {paced['tables']} tables: p99 {paced['p99_ms']} ms."


def told(peer: float | None) -> str:
    return f"{peer:,.0f} answers a second" if peer else "not measured"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each row in each round")
    parser.add_argument("--only", default="", help="rows whose name holds this")
    parser.add_argument("--server", action="store_true")
    parser.add_argument("--peer", default="")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--keep", action="store_true")
    args = parser.parse_args()
    baseline = json.loads(BASELINE.read_text()) if BASELINE.exists() else {}
    figures = measured(args.seconds, args.only)
    if args.check:
        print("\n".join(found := slower(figures, baseline)) or "nothing is slower than the baseline")
        return bool(found)
    if args.keep:
        baseline |= figures
        BASELINE.write_text(json.dumps(baseline, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    text = page(figures, baseline, served(args.peer) if args.server else [])
    if not args.only:
        OUT.write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
