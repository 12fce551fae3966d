"""The public peer that the server is measured against: boardgame.io with its file storage, under its own load."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any, NamedTuple

from snar.bench.process import hold_children
from snar.cli.errors import Trouble

LOAD = Path("bgio") / "load.js"
PACKAGE = "boardgame.io"
STARTING = 1.5  # seconds: its server runs, and is not measured yet
PATIENCE = 300.0  # seconds of a run, besides its measured ones
METRICS = {
    "moves": "answers_per_second",
    "broadcast p50": "p50_ms",
    "broadcast p99": "p99_ms",
    "server CPU share": "server_cores",
    "client CPU share": "client_cores",
    "server RSS under load": "server_peak_mib",
}


class Peer(NamedTuple):
    folder: Path
    modules: Path


def find_peer(folder: Path) -> Peer:
    """The peer in this folder, its packages below it in `node/node_modules` or in NODE_PATH; Trouble if one lacks."""
    named = [Path(place) for place in os.environ.get("NODE_PATH", "").split(os.pathsep) if place]
    places = [folder / "node" / "node_modules", *named]
    modules = next((place for place in places if (place / PACKAGE).is_dir()), None)
    if not (folder / LOAD).is_file():
        raise Trouble("no-peer", folder=str(folder))
    if modules is None or not shutil.which("node"):
        raise Trouble("no-peer-packages", folder=str(folder))
    return Peer(folder.resolve(), modules.resolve())


def run_peer(peer: Peer, tables: int, seconds: float, rate: float, cores: set[int] | None = None) -> dict[str, Any]:
    """One run of its server under its own load; `cores`: where its server is held, as ours is."""
    command = ["node", str(LOAD), "flatfile", str(tables), str(seconds), str(rate)]
    env = {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(peer.modules)}
    with subprocess.Popen(command, cwd=peer.folder, env=env, stdout=subprocess.PIPE, text=True) as process:
        if cores:
            time.sleep(STARTING)
            hold_children(process.pid, cores)
        told, _ = process.communicate(timeout=PATIENCE + seconds)
    rows = [json.loads(line) for line in told.splitlines() if line.startswith("{")]
    return {METRICS[row["metric"]]: round(row["value"], 2) for row in rows if row["metric"] in METRICS}
