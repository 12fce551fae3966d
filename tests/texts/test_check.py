"""The pack check fails on a missing text, form or flavour, in one clear line."""

import shutil
from pathlib import Path

import pytest

from snar.packs.folders import BUILT_IN
from snar.packs.rise.loader import load
from snar.texts.rise.check import check_texts

PACK = BUILT_IN / "rise-snu"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for lang in ("cs", "en"):
        shutil.copytree(PACK / lang, tmp_path / lang)
    return tmp_path


def problems(folder: Path, file: str, old: str, new: str) -> list[str]:
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return [str(problem) for problem in check_texts(folder, load())]


def test_the_built_in_pack_has_all_texts() -> None:
    assert [str(problem) for problem in check_texts(PACK, load())] == []


@pytest.mark.parametrize(
    ("file", "old", "new", "line"),
    [
        ("cs/horrors.ftl", "sopka =", "sopky =", "cs: sopka: it has no text; add a message"),
        ("cs/horrors.ftl", ".gen = Sopky", ".gem = Sopky", "cs: sopka: .gen is missing; add it"),
        ("cs/characters.ftl", ".gender = m", ".gender = x", "cs: barbar: .gender = x; use one of"),
        ("en/characters.ftl", ".article = the", ".article = der", "en: barbar: .article = der; use"),
        ("en/characters.ftl", ".flavour", ".flavor", "en: barbar: .flavour is missing; add it"),
        ("cs/horrors.ftl", "sopka =", "== =", "cs/horrors.ftl: not readable: == = Sopka"),
        ("cs/timegate.ftl", "timegate-4", "timegate-9", "cs: timegate-4: it has no text; add a message"),
    ],
)  # fmt: skip
def test_problems_of_texts(folder: Path, file: str, old: str, new: str, line: str) -> None:
    assert any(found.startswith(line) for found in problems(folder, file, old, new))


def test_a_text_is_there_once(folder: Path) -> None:
    found = problems(folder, "cs/dreams.ftl", "\n", "\nsopka = Sopka\n")
    assert "cs/horrors.ftl: sopka: the text is there twice; keep one of them" in found
