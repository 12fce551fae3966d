"""The reviewed texts of all cards. After a wanted change: `python -m snar.texts.golden`; read the diff."""

from pathlib import Path

import pytest

from snar.texts.bundle import LANGUAGES
from snar.texts.golden import card_texts, main


@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_texts_are_the_reviewed_ones(lang: str) -> None:
    reviewed = (Path(__file__).parent / f"card_texts.{lang}.txt").read_text("utf-8")
    assert card_texts(lang).splitlines() == reviewed.splitlines()


def test_the_command_writes_them(tmp_path: Path) -> None:
    main(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["card_texts.cs.txt", "card_texts.en.txt"]
