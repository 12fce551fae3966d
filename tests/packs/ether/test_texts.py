"""Everything in a pack has its texts in both languages, and what is secret does not stand among the public ones."""

from collections.abc import Callable
from pathlib import Path

import pytest

from snar.packs.ether.loader import read_ether
from snar.texts.ether.check import check_ether_texts

Write = Callable[..., Path]


def problems(folder: Path) -> list[str]:
    return [str(problem) for problem in check_ether_texts(folder, read_ether(folder))]


def test_a_correct_pack_has_no_problems(write: Write) -> None:
    assert problems(write()) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "line"),
    [
        ("cs/things.ftl", "mince =", "minice =", "cs: mince: it has no text; add a message mince to a file in cs/"),
        ("cs/things.ftl", ".gen =", ".genitive =", "cs: hracka: .gen is missing; add it to the message hracka"),
        ("en/things.ftl", ".article = the", ".article = le", "en: hracka: .article = le; use one of: a, an, the"),
        ("cs/things.ftl", ".act-1 = Hodit", "", "cs: klubko: .act-1 is missing; add it"),
        ("cs/things.ftl", ".goal = Ven.", "", "cs: dum: .goal is missing; add it"),
        ("en/things.ftl", "strach =", "== =", "en/things.ftl: not readable: == = Jméno"),
        ("cs/things.ftl", "", "mince = Mince\n", "cs/things.ftl: mince: the text is there twice; keep one of them"),
        ("cs/things.ftl", "", "dopis = Dopis\n", "cs: dopis: the text is public and secret; keep one of them"),
        ("cs/things.ftl", "", "scene-rano = Ráno\n", "cs: scene-rano: it is secret until revealed; move the text to"),
        (
            "secret/cs/things.ftl",
            "",
            "mince = Mince\n",
            "cs: mince: nothing in the pack makes it a secret",
        ),
        ("secret/en/things.ftl", "dopis =", "psani =", "secret/en: dopis: it has no text; add a message dopis"),
        ("secret/cs/things.ftl", "    §dopis\n", "", "secret/cs: scene-rano: passages and marks differ: dopis; put"),
        ("secret/cs/things.ftl", "§dopis", "§psani", "secret/cs: scene-rano: passages and marks differ: dopis; put"),
        (
            "secret/cs/things.ftl",
            ".passage-precteno = Dopis",
            ".pas = Dopis",
            "secret/cs: scene-rano: .passage-precteno is",
        ),
        ("secret/cs/things.ftl", ".title = Vstup", "", "secret/cs: scene-vstup: .title is missing; add it"),
        (
            "secret/cs/things.ftl",
            ".choice-cist",
            ".choice-x",
            "secret/cs: scene-dopis-nalezen: .choice-cist is",
        ),
    ],
)
def test_problems_of_texts(write: Write, file: str, old: str, new: str, line: str) -> None:
    found = problems(write(file, old, new))
    assert any(told.startswith(line) for told in found), found


def test_a_secret_of_a_card_has_the_text_of_the_card(write: Write) -> None:
    assert not any("obalka" in line for line in problems(write()))
