"""The reviewed texts of all cards. After a wanted change: `python -m snar.texts.golden`; read the diff."""

from pathlib import Path

import pytest

from snar.games import having
from snar.texts.golden import card_texts, main
from snar.texts.languages import complete


@pytest.mark.parametrize("game", having("printed"))
@pytest.mark.parametrize("lang", complete())
def test_card_texts_are_the_reviewed_ones(game: str, lang: str) -> None:
    reviewed = (Path(__file__).parent / f"{game}_texts.{lang}.txt").read_text("utf-8")
    assert card_texts(game, lang).splitlines() == reviewed.splitlines()


def test_the_command_writes_them(tmp_path: Path) -> None:
    main(tmp_path)
    written = {f"{game}_texts.{lang}.txt" for game in having("printed") for lang in complete()}
    assert {path.name for path in tmp_path.iterdir()} == written
