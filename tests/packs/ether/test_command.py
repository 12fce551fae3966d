"""`snar pack check` knows by pack.toml which game a pack is for."""

from collections.abc import Callable
from pathlib import Path

import pytest

from snar.cli import main

Write = Callable[..., Path]


def test_a_correct_pack_is_in_order(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "check", str(write()), "--lang", "en"]) == 0
    assert "maly 0.1.0 is in order: 13 cards" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("file", "old", "new", "line"),
    [
        ("dreams.toml", "keys = 2", "keys = 5", "dreams.toml: dum: its gate costs 5 keys"),
        ("tiles.toml", "|e  e |", "|e  x |", "tiles.toml: chodba: line 2, column 5"),
        ("cs/things.ftl", "mince =", "minice =", "cs: mince: it has no text"),
        ("dreams.toml", "keys = 2", "keys = two", "dreams.toml: not readable"),
    ],
)
def test_data_tiles_and_texts_are_checked(
    write: Write, capsys: pytest.CaptureFixture[str], file: str, old: str, new: str, line: str
) -> None:
    assert main(["pack", "check", str(write(file, old, new))]) == 2
    assert capsys.readouterr().err.startswith(line)


def test_the_schema_of_either_game_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "schema", "ether"]) == 0
    assert "scenes.toml" in capsys.readouterr().out
