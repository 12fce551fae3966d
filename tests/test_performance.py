"""The page of figures and the baseline (bench/performance.py)."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[1] / "bench"


@pytest.fixture(scope="module")
def performance() -> dict[str, Any]:
    return runpy.run_path(str(BENCH / "performance.py"))


def test_what_got_slower_than_15_percent_is_named(performance: dict[str, Any]) -> None:
    told = performance["slower"]({"clones": 84.0, "decisions": 86.0, "new": 1.0}, {"clones": 100.0, "decisions": 100.0})
    assert told == ["clones: 0.84 of the baseline"]


def test_the_page_says_how_it_was_measured_and_what_was_not(performance: dict[str, Any]) -> None:
    row = {"tables": 50, "answers_per_second": 1500.4, "server_cpu_us": 600, "p99_ms": 9.1, "server_peak_mib": 80.2}
    rows = [{**row, "rate": 0, "peer": None}, {**row, "rate": 200.0, "peer": None}]
    page = performance["page"]({"clones": 90.0}, {"clones": 100.0}, rows)
    assert "| clones | 90 | 0.90 |" in page
    assert "| 50 | 1,500 | 600 µs | 9.1 ms | 80 MiB | not measured |" in page
    assert page.endswith("With 200 answers a second at 50 tables: p99 9.1 ms.\n")
