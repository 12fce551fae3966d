"""The examples of the documentation run, and do what they say."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from snar.bots import invite, names
from snar.bots.front import bots_of

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> Any:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec and spec.loader
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.fixture
def own() -> Iterator[Any]:
    found = example("own_bot")
    yield found
    bots_of(found.GAME).by_name.pop(found.NAME, None)


def test_a_small_agent_learns_to_beat_random_play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr(sys, "argv", ["train_an_agent.py", "--episodes", "300", "--games", "150"])
    share, low, high = example("train_an_agent").main()
    assert low < share < high
    assert low > 1 / 3, "better than one of three by luck"
    assert "before: wins" in capsys.readouterr().out


def test_a_bot_of_twenty_lines_beats_random_play(own: Any):
    share, low, _ = own.main(["150"])
    assert share > low > 1 / 3


def test_it_sits_down_wherever_bots_are_named(own: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    own.main(["tournament", "--games", "1", "--work", str(tmp_path)])
    told = json.loads(capsys.readouterr().out)
    assert own.NAME in {row["bot"] for row in told["bots"]}
    assert own.NAME in names(own.GAME)


def test_it_can_be_played_in_the_terminal(own: Any, capsys: pytest.CaptureFixture[str]):
    own.main(["play", "--bots", ",".join([own.NAME] * 3), "--json", "--seed", "1"])
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["bots"]["p1"] == own.NAME


def test_nobody_takes_the_name_of_another_bot():
    with pytest.raises(ValueError, match="there is a bot 'random' of template already"):
        invite("template", "random", lambda seed: None)  # type: ignore[arg-type,return-value]
