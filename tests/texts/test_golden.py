"""The reviewed texts of all cards. After a wanted change: `python -m snar.texts.golden`; read the diff."""

from pathlib import Path

import pytest

from snar.texts.ether.golden import ether_card_texts
from snar.texts.golden import card_texts, main
from snar.texts.languages import complete


@pytest.mark.parametrize("lang", complete())
def test_card_texts_are_the_reviewed_ones(lang: str) -> None:
    reviewed = (Path(__file__).parent / f"card_texts.{lang}.txt").read_text("utf-8")
    assert card_texts(lang).splitlines() == reviewed.splitlines()


@pytest.mark.parametrize("lang", complete())
def test_texts_of_etherfields_are_the_reviewed_ones(lang: str) -> None:
    reviewed = (Path(__file__).parent / f"ether_texts.{lang}.txt").read_text("utf-8")
    assert ether_card_texts(lang).splitlines() == reviewed.splitlines()


def test_the_command_writes_them(tmp_path: Path) -> None:
    main(tmp_path)
    written = [f"{name}.{lang}.txt" for name in ("card_texts", "ether_texts") for lang in complete()]
    assert sorted(path.name for path in tmp_path.iterdir()) == written
