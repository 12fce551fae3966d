"""The server under load: tables of two seats, durable answers, one core; in turns with boardgame.io if it is there."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from snar.bench.peer import Peer, find_peer, run_peer
from snar.bench.process import two_cores
from snar.bench.server import loaded, one_run, server
from snar.cli.errors import Trouble, complaint
from snar.cli.speech import program_texts

PEERS = Path(os.environ.get("SNAR_PEERS", Path(__file__).parents[2] / "shared" / "bench" / "peers"))
ROUNDS, TABLES, SECONDS, PACE = 3, 200, 10.0, 200.0
RATIO, SLACK, PACED_P99, MEMORY = 3.5, 1.6, 8.0, 110.0
CROWD, CROWD_MEMORY = 800, 300.0  # tables, and MiB they may take
PEOPLE, BOTS, GROWTH = 100, 20, 10.0  # tables of people, and against the strongest bot; ms that p99 may grow by


def serving(scale: float) -> dict[str, Any]:
    """Latencies count in the best round: whatever else the machine does only slows it down."""
    tables, seconds = max(20, int(TABLES * scale)), max(2.0, SECONDS * scale)
    peer, why = the_peer()
    pace = PACE * tables / TABLES
    rounds = [one_round(peer, tables, seconds, pace) for _ in range(ROUNDS if scale >= 1 else 1)]
    crowd = one_run(max(40, int(CROWD * scale)), seconds, pace)
    closed, runs = [row["closed"] for row in rounds], [row[kind] for row in rounds for kind in ("closed", "paced")]
    found = {
        "answers_per_second": median(run["answers_per_second"] for run in closed),
        "cpu_us_per_answer": median(run["server_cpu_us"] for run in closed),
        "p99_by_turn": round(min(p99_by_turn(run) for run in closed), 2),
        "paced_p99_ms": min(row["paced"]["p99_ms"] for row in rounds),
        "peak_mib": max(run["server_peak_mib"] for run in runs),
        "crowd_mib": crowd["server_peak_mib"],
        "lost": sum(run["lost"] for run in runs),
        "doubled": sum(run["doubled"] + run["refused"] for run in runs),
        **compared(rounds, why),
    }
    return {
        "target": f"{tables} tables on one core: {RATIO} times boardgame.io's answers/s, p99 within {SLACK} turns "
        f"of all tables; at {pace:.0f} answers/s p99 under {PACED_P99:.0f} ms; nothing lost or doubled; "
        f"under {MEMORY:.0f} MiB, {crowd['tables']} tables under {CROWD_MEMORY:.0f}",
        **found,
        "rounds": rounds,
        "passed": found["p99_by_turn"] <= SLACK
        and found["paced_p99_ms"] < PACED_P99
        and found["peak_mib"] < MEMORY
        and found["crowd_mib"] < CROWD_MEMORY
        and not found["lost"]
        and not found["doubled"]
        and (found["ratio"] is None or found["ratio"] >= RATIO),
    }


def the_peer() -> tuple[Peer | None, str]:
    """The peer, or why there is none."""
    try:
        return find_peer(PEERS), ""
    except Trouble as trouble:
        return None, complaint(trouble, program_texts("en"))


def one_round(peer: Peer | None, tables: int, seconds: float, pace: float) -> dict[str, Any]:
    """The peer's server twice: held to one core as ours is, and with all cores of the machine."""
    theirs = run_peer(peer, tables, seconds, 0.0, two_cores()[0]) if peer else None
    free = run_peer(peer, tables, seconds, 0.0) if peer else None
    return {
        "peer": theirs,
        "peer_on_all_cores": free,
        "closed": one_run(tables, seconds),
        "paced": one_run(tables, seconds, pace),
    }


def p99_by_turn(run: dict[str, Any]) -> float:
    """The p99 of a closed loop, in times that one answer of every table takes."""
    return float(run["p99_ms"] / 1000 * run["answers_per_second"] / run["tables"])


def compared(rounds: list[dict[str, Any]], why: str) -> dict[str, Any]:
    """`peer` null says plainly that the ratio was not measured."""
    if why:
        return {"peer": None, "ratio": None, "ratio_not_measured": why}
    return {
        "peer": median(row["peer"]["answers_per_second"] for row in rounds),
        "ratio": ratio(rounds, "peer"),
        "ratio_peer_on_all_cores": ratio(rounds, "peer_on_all_cores"),
    }


def ratio(rounds: list[dict[str, Any]], peer: str) -> float:
    """Ours to theirs, each within its round."""
    found = [row["closed"]["answers_per_second"] / row[peer]["answers_per_second"] for row in rounds]
    return round(median(found), 2)


def beside_bots(scale: float) -> dict[str, Any]:
    """People's answers while bots think: the same pace without them and with them, in turns. The server is held to no
    core, as thinkers would be held to it too; latencies count in the best round."""
    seconds, bots = max(2.0, SECONDS * scale), max(2, int(BOTS * scale))
    people = max(10, int(PEOPLE * scale))
    rounds = [
        {kind: at_a_pace(people, seconds, number) for kind, number in (("alone", 0), ("beside_bots", bots))}
        for _ in range(ROUNDS if scale >= 1 else 1)
    ]
    best = {kind: min(row[kind]["p99_ms"] for row in rounds) for kind in ("alone", "beside_bots")}
    grown = round(best["beside_bots"] - best["alone"], 2)
    return {
        "target": f"{people} tables of people at {people} answers/s: {bots} tables with the strongest bot add at most "
        f"{GROWTH:.0f} ms to p99",
        "p99_ms": best,
        "grown_ms": grown,
        "rounds": rounds,
        "passed": grown <= GROWTH,
    }


def at_a_pace(people: int, seconds: float, bots: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="snar-bench-") as folder, server(Path(folder), free=True) as (port, pid):
        found = loaded(port, pid, people, seconds, people, bots)
    return {name: value for name, value in found.items() if name != "acked"}
