"""`snar bench server`, in small: a real server, a real load, and a count of every answer."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from snar.bench import server as bench_server
from snar.bench.peer import find_peer
from snar.cli import main as snar
from snar.cli.errors import Trouble


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_server, "WARM", 0.2)


@pytest.mark.alone
@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize("rate", ["0", "20"])
def test_under_load_no_answer_is_lost_or_doubled(capsys: pytest.CaptureFixture[str], rate: str) -> None:
    assert snar(["bench", "server", "--tables", "3", "--seconds", "1", "--rate", rate, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)
    ours = found["ours"]
    assert (ours["lost"], ours["doubled"], ours["refused"]) == (0, 0, 0)
    assert ours["answers"] >= 10 and ours["p99_ms"] >= ours["p50_ms"] > 0
    assert found["peer"] is None


@pytest.mark.usefixtures("cold")
def test_the_figures_are_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert snar(["bench", "server", "--tables", "1", "--seconds", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "answers a second at 1 tables" in told and "answers lost: 0, doubled: 0" in told


def test_a_lost_and_a_doubled_answer_would_be_noticed(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "snar.db")
    db.execute("CREATE TABLE entries (table_id TEXT, number INTEGER)")
    db.executemany("INSERT INTO entries VALUES (?, ?)", [("a", 1), ("a", 2), ("a", 2), ("b", 1)])
    db.commit()
    db.close()
    assert bench_server.compared(tmp_path / "snar.db", {"a": 2, "b": 3}) == (2, 1)


def test_a_peer_that_is_not_there_is_told_plainly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NODE_PATH", raising=False)
    with pytest.raises(Trouble, match="no-peer"):
        find_peer(tmp_path)
    (tmp_path / "bgio").mkdir()
    (tmp_path / "bgio" / "load.js").touch()
    with pytest.raises(Trouble, match="no-peer-packages"):
        find_peer(tmp_path)
