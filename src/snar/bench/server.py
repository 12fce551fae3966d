"""`snar bench server`: a server on one core, a load from a second process, and what became of every answer."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

from snar.bench.disk import fsync_ms
from snar.bench.peer import find_peer, run_peer
from snar.bench.process import pin, two_cores
from snar.cli.errors import Trouble
from snar.cli.speech import program_texts

WARM = 3.0  # seconds before the measured ones, as the peer has them
PATIENCE = 60.0  # seconds for a server to start


def run(args: Namespace) -> int:
    for name in ("tables", "seconds", "rounds"):
        if getattr(args, name) < 1:
            raise Trouble("at-least-one", what=f"--{name}")
    peer = find_peer(Path(args.peer)) if args.peer else None
    rounds = []
    for _ in range(args.rounds):
        theirs = run_peer(peer, args.tables, args.seconds, args.rate, two_cores()[0]) if peer else None
        rounds.append({"ours": one_run(args.tables, args.seconds, args.rate), "peer": theirs})
    print(json.dumps(rounds) if args.json else "\n".join(report(rounds, args.lang)))
    return 0


def one_run(tables: int, seconds: float, rate: float = 0.0) -> dict[str, Any]:
    """A fresh server under load. `lost` and `doubled` come from its store, read after it has stopped."""
    with tempfile.TemporaryDirectory(prefix="snar-bench-") as folder:
        disk = fsync_ms(Path(folder))
        with server(Path(folder)) as (port, pid):
            found = loaded(port, pid, tables, seconds, rate, cores=on_core(1))
        lost, doubled = compared(Path(folder) / "snar.db", found.pop("acked"))
    per_answer = found["server_cores"] * seconds / max(1, found["answers"])
    busy = round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None
    return {
        "tables": tables, "seconds": seconds, "rate": rate, **found, "server_cpu_us": round(per_answer * 1e6),
        "lost": lost, "doubled": doubled, "disk_p99_ms": disk, "load_average": busy,
    }  # fmt: skip


def loaded(
    port: int, pid: int | str, tables: int, seconds: float, rate: float = 0.0, bots: int = 0, cores: Any = None
) -> dict[str, Any]:
    """What a load from a process of its own found."""
    words = [str(word) for word in (port, tables, seconds, rate, WARM, pid, bots)]
    command = [sys.executable, "-m", "snar.bench.measure", *words]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, preexec_fn=cores)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@contextmanager
def server(folder: Path, *more: str, free: bool = False) -> Iterator[tuple[int, int]]:
    """A server of its own on one core, or `free` to use all of them: its port and process."""
    port = free_port()
    command = [sys.executable, "-m", "snar.server", "--port", str(port), "--data", str(folder), "--no-limits", *more]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, preexec_fn=None if free else on_core(0))
    try:
        wait_for(port, process)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


def on_core(number: int) -> Any:
    """What the child does before it starts; nothing where processes cannot be pinned."""
    cores = two_cores()[number]
    return (lambda: pin(cores)) if os.name == "posix" else None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until:
        with closing(HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as http, suppress(OSError, HTTPException):
            http.request("GET", "/api/health")
            if http.getresponse().status == 200:
                return
        time.sleep(0.05)
    raise Trouble("no-server")


def compared(path: Path, acked: dict[str, int]) -> tuple[int, int]:
    """Acknowledged answers that the store does not have, and entries it has more than once or nobody was told of."""
    db = sqlite3.connect(path)
    kept = dict(db.execute("SELECT table_id, max(number) FROM entries GROUP BY table_id"))
    entries = db.execute("SELECT count(*) FROM entries").fetchone()[0]
    db.close()
    lost = sum(max(0, number - kept.get(table, 0)) for table, number in acked.items())
    return lost, entries - (sum(acked.values()) - lost)


def report(rounds: list[dict[str, Any]], lang: str) -> Iterator[str]:
    texts = program_texts(lang)
    for row in rounds:
        for who, keys in (("peer", ["bench-peer"]), ("ours", ["bench-server", "bench-answers"])):
            told = {name: str(value) for name, value in (row[who] or {}).items()}
            yield from (texts.say(key, **told) for key in keys if told)
