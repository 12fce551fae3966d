"""Scenario files of a game that brings no port of its own."""

from pathlib import Path
from typing import Any

import pytest

from snar.cli.commands.scenario import run_data, run_file
from snar.scenario import BadScenario
from snar.scenario.plain import port
from snar.template.game import LanternsGame

FILES = sorted((Path(__file__).parents[1] / "scenarios" / "template").glob("*.toml"))
Lanterns = port(LanternsGame())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_its_files_hold(file: Path) -> None:
    assert run_file(file) == []


def wrong(given: dict[str, Any] | None = None, **then: Any) -> str:
    data = {"game": "template", "title": "x", "rules": [], "given": given or {}, "then": then}
    return "\n".join(run_data(data))


def test_what_is_wrong_in_a_file_is_said_in_one_line() -> None:
    assert "given.wind: unknown; known are agreed, dice, lanterns" in wrong({"wind": 1})
    assert "zones.hat: no such zone" in wrong({"zones": {"hat": []}})
    assert "it holds 5" in wrong({"zones": {"hand.p1": ["1"] * 6}})
    assert "no 9, or no other one" in wrong({"zones": {"hand.p1": ["9"]}})
    assert "no other one" in wrong({"zones": {"hand.p1": ["1", "1", "1"], "hand.p2": ["1", "1"]}})
    assert "agreed-bounds" in wrong({"agreed": {"players": 7}})
    assert "no answer begins with 'throw'" in wrong(offers={"p1": ["throw 1"]})
    assert "then.round: 1, not 2" in wrong(round=2)


def test_who_may_look_at_a_place_knows_what_was_laid_there() -> None:
    table = Lanterns(zones={"deck": ["6"], "hand.p2": ["gust"] * 4})
    assert table.view("p1")["zones"]["deck"]["known"] == ["6"]  # the leader peeks
    assert table.view("p2")["zones"]["deck"]["known"] == []
    assert table.view("p2")["zones"]["hand.1"]["known"].count("gust") == 4
    assert table.view("p1")["zones"]["hand.1"]["known"] == []


def test_a_saved_state_stands_as_it_was() -> None:
    table = Lanterns(lanterns=[1, 2, 0]).say("p1", "draw")
    data = table.session.state.to_data()
    assert Lanterns(state=data).public() == table.public()
    with pytest.raises(BadScenario, match="not a saved state"):
        Lanterns(state={"zones": {}})
