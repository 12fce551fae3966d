"""Small samples of the bars of the environments, so that they cannot rot between full runs (bench/environments.py)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from snar.bench.calibration import rate


@pytest.fixture
def environments(bench: Callable[[str], Any]) -> Any:
    return bench("environments")


@pytest.mark.alone
def test_stepping_is_quick(environments: Any):
    """Half of the bar, with observation and mask at every decision; the whole of it is in bench/bars.py."""
    stepped = max(rate(environments.stepping("rise", True), 1.5).norm for _ in range(3))
    assert stepped > environments.ENOUGH / 2


def test_the_mask_alone_can_be_stepped_by(environments: Any):
    assert next(environments.stepping("rise", False)) == environments.BATCH


@pytest.mark.skipif(sys.platform == "win32", reason="NOT TESTED: OpenSpiel has no wheel for Windows")
def test_a_mind_and_openspiels_search_play_each_other(environments: Any):
    """The search is given at least the mind's time, and tries every option."""
    result = environments.match(environments.Match("rise", "poutnik", 1, limit=12))
    assert result.won == 0.5  # nobody wins so soon
    assert result.search_seconds > result.mind_seconds and result.simulations >= 3


@pytest.mark.skipif(sys.platform == "win32", reason="NOT TESTED: OpenSpiel has no wheel for Windows")
def test_a_match_is_counted_from_the_minds_seat(environments: Any):
    results = [environments.match(environments.Match("template", "random", number)).won for number in range(2)]
    assert set(results) <= {0.0, 0.25, 0.5, 1.0}


def test_a_peer_that_cannot_be_had_is_named(environments: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Any):
    monkeypatch.setattr(environments, "PEERS", tmp_path)
    monkeypatch.setattr(environments.sys, "executable", str(tmp_path / "no-python"))
    assert "cannot be had here" in environments.peer_speed(0.1)
