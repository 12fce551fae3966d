"""Helpers of the command line's tests: `snar(...)` runs a command in this process and gives code, stdout, stderr."""

from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from snar.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Snar = Callable[..., Ran]


@pytest.fixture
def snar(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Snar:
    def run(*words: str | Path, stdin: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", StringIO(stdin))
        code = main([str(word) for word in words])
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def saved(snar: Snar, tmp_path: Path) -> Path:
    """A finished game between bots."""
    file = tmp_path / "game.jsonl"
    assert snar("play", "rise", "--bots", "greedy,random", "--seed", "5", "--save", file).code == 0
    return file
