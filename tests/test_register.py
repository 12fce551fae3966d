"""What rule coverage fails for, and what it only tells."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import register


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, list[str]]:
    """A run in which one test of every rule passed, and a committed file that says so."""
    passed = {rule: ["tests/test_a.py::test_a"] for rule in register.register()}
    for name in ("COMMITTED", "MEASURED"):
        monkeypatch.setattr(register, name, tmp_path / f"{name}.json")
    register.COMMITTED.write_text(json.dumps(passed), "utf-8")
    return passed


def problems(measured: dict[str, list[str]]) -> list[str]:
    register.MEASURED.write_text(json.dumps(measured), "utf-8")
    return register.problems()


def test_a_run_that_brings_another_test_of_a_rule_is_no_fault(measured: dict[str, list[str]]) -> None:
    measured["RS-DUL-1"] = [*measured["RS-DUL-1"], "tests/test_b.py::test_b"]
    assert problems(measured) == []
    assert register.unknown() == 1


def test_a_rule_without_a_passed_test_is_a_fault(measured: dict[str, list[str]]) -> None:
    del measured["RS-DUL-1"]
    assert "RS-DUL-1: no passed test carries it" in problems(measured)


def test_a_test_that_is_claimed_and_did_not_pass_is_a_fault(measured: dict[str, list[str]]) -> None:
    measured["RS-DUL-1"] = ["tests/test_b.py::test_b"]
    assert [problem.split(":")[0] for problem in problems(measured)] == ["RS-DUL-1"]


def test_a_test_of_a_rule_that_is_not_in_the_register_is_a_fault(measured: dict[str, list[str]]) -> None:
    assert problems({**measured, "RS-XYZ-9": ["t"]}) == ["RS-XYZ-9: carried by a test, but not in the register"]
