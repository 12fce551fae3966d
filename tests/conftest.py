"""Rule tests carry their rule ids: `@pytest.mark.rule("RS-DUL-5")`. See tests/register.py."""

from __future__ import annotations

import gc
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from snar.rise.content import content_for
from snar.rise.options import HEROES
from snar.rise.scenario import Table

pytest_plugins = ["tests.postgresql"]
os.environ["SNAR_STRICT"] = "1"  # a text that is missing fails, in every process a test starts

ROOT = Path(__file__).parent.parent
COVERAGE = ROOT / ".cache" / "rule-coverage.json"


@pytest.fixture
def table() -> Iterator[Callable[..., Table]]:
    """Makes scripted tables of plain characters; afterwards every scripted die must have been rolled.

    In Zkouška síly who is given no hand holds one card, so that the casting phase is asked. `arrived=True`: the
    character whose turn it is has just come to its field by a step and is asked whom it attacks.
    """
    made: list[Table] = []

    def make(arrived: bool = False, **given: Any) -> Table:
        given = {"plain": True, "dice": [], **given}
        if given.get("phase") != "setup" and given.get("scenario", "stret-risi") not in ("stret-risi", "zacatecnici"):
            given["figures"] = with_hands(given)
        if arrived:
            mover = given.get("turn", Table.agreement(given).characters[0])
            cell = given["figures"][mover].get("field", "15" if mover in HEROES else "45")
            given["during"] = [{"proc": "Arrive", "step": "attack", "figure": mover, "cell": cell, "awakenings": 0}]
        made.append(Table(**given))
        return made[-1]

    yield make
    for one in made:
        one.check()


def with_hands(given: dict[str, Any]) -> dict[str, Any]:
    """The characters as described, everyone with a card in hand that is named nowhere else."""
    named = repr(given)
    free = {
        side: [card.id for card in content_for().pack.cards.values() if card.deck == deck and card.id not in named]
        for side, deck in (("hero", "dream"), ("demon", "horror"))
    }
    figures = {}
    for name in Table.agreement(given).characters:
        row = given.get("figures", {}).get(name, {})
        figures[name] = {"hand": [free["hero" if name in HEROES else "demon"].pop()], **row}
    return figures | {name: row for name, row in given.get("figures", {}).items() if name not in figures}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            item.user_properties.append(("rules", list(mark.args)))


def pytest_configure(config: pytest.Config) -> None:
    config.stash[PASSED] = {}


PASSED: pytest.StashKey[dict[str, set[str]]] = pytest.StashKey()


class Collector:
    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for name, ids in report.user_properties:
                for rule in ids if name == "rules" else ():
                    self.config.stash[PASSED].setdefault(str(rule), set()).add(report.nodeid.split("[")[0])


def pytest_sessionstart(session: pytest.Session) -> None:
    session.config.pluginmanager.register(Collector(session.config))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Only the controlling process of a full run writes the file (SNAR_COVERAGE=1, set by run.py test)."""
    if os.environ.get("SNAR_COVERAGE") == "1" and not hasattr(session.config, "workerinput"):
        passed = {rule: sorted(tests) for rule, tests in sorted(session.config.stash[PASSED].items())}
        COVERAGE.parent.mkdir(exist_ok=True)
        COVERAGE.write_text(json.dumps(passed, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


@pytest.fixture
def slovak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A third language, of which there are only a few texts."""
    monkeypatch.setenv("SNAR_TEXTS", str(Path(__file__).parent / "slovak"))


def pytest_collection_finish() -> None:
    """Thousands of collected tests are not looked through for garbage again and again."""
    gc.collect()
    gc.freeze()
