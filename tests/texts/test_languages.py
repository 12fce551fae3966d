"""A language is texts and nothing else: a third one, of which there is only a part, is added by naming its folder."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from snar.packs.ether.loader import load_ether
from snar.packs.folders import BUILT_IN
from snar.packs.rise.loader import load
from snar.texts.bundle import TextError, Texts
from snar.texts.ether.check import check_ether_texts
from snar.texts.languages import cases, complete, languages, understood
from snar.texts.rise.check import check_texts

RISE, ETHER = BUILT_IN / "rise-snu", BUILT_IN / "etherfields"
Write = Callable[[str, str], None]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Texts in a folder of one's own."""
    monkeypatch.setenv("SNAR_TEXTS", str(tmp_path))

    def written(name: str, text: str) -> None:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    return written


def test_czech_comes_first_and_english_has_articles() -> None:
    known = languages()
    assert list(known) == complete() == ["cs", "en"]
    assert (known["cs"].name, known["cs"].locale, known["cs"].articles) == ("Česky", "cs-CZ", ())
    assert (known["en"].name, known["en"].locale, known["en"].articles) == ("English", "en-GB", ("a", "an", "the"))
    assert cases() == ("gen", "dat", "acc", "loc", "ins")


def test_everyone_gets_the_language_that_they_understand_best() -> None:
    assert [understood(wanted) for wanted in ([], ["en", "cs"], ["de", "cs"], ["sk"], ["de"])] == [
        *("cs", "en", "cs", "cs", "en")
    ]


@pytest.mark.usefixtures("slovak")
def test_a_folder_of_texts_is_a_language() -> None:
    assert list(languages()) == ["cs", "en", "sk"] and complete() == ["cs", "en"]
    assert languages()["sk"].name == "Slovenčina"
    assert understood(["sk"]) == "sk"


@pytest.mark.usefixtures("slovak")
def test_what_has_no_words_is_said_by_the_language_it_falls_back_on() -> None:
    slovak, czech = (Texts([RISE], lang) for lang in ("sk", "cs"))
    assert slovak.say("ask-casting", **{"light-id": "5", "light": 5}) == "Chceš niečo zoslať? Máš 5 svetla."
    assert [slovak.say("count-lives", amount=n) for n in (1, 2, 5)] == ["1 život", "2 životy", "5 životov"]
    assert slovak.say("ask-who-moves") == czech.say("ask-who-moves")
    assert [slovak.form("rytir", case) for case in ("", "gen", "ins")] == ["Rytier", "Rytiera", "Rytierom"]
    assert slovak.form("sopka", "acc") == "Sopku"
    assert slovak.flavour("rytir") == czech.flavour("rytir")
    assert slovak.help("RS-COM-5").startswith("Svetlo") and slovak.title("RS-COM-5") == "Žetony světla"
    assert slovak.ids("help-") == czech.ids("help-")


@pytest.mark.usefixtures("slovak")
def test_what_cannot_be_said_whole_is_said_by_the_other_language() -> None:
    """It speaks of a message that is not there."""
    assert Texts([], "sk").say("ef-option-effort", number=2) == Texts([], "cs").say("ef-option-effort", number=2)
    with pytest.raises(TextError, match="sk: nic-takoveho: no such message"):
        Texts([], "sk").say("nic-takoveho")


@pytest.mark.usefixtures("slovak")
def test_a_part_of_a_language_passes_the_check_of_packs() -> None:
    assert [str(problem) for problem in check_texts(RISE, load())] == []
    assert [str(problem) for problem in check_ether_texts(ETHER, load_ether())] == []


def test_half_a_name_or_a_betrayed_secret_does_not_pass(write: Write) -> None:
    write("texts/sk/language.ftl", "language-name = Slovenčina\nlanguage-cases = gen\nlanguage-fallback = cs\n")
    write("packs/rise-snu/sk/all.ftl", "rytir = Rytier\n")
    write("packs/etherfields/sk/all.ftl", "maska-sovy = Maska\n    .gen = Masky\n")
    assert "sk: rytir: .gen is missing; add it to the message rytir in sk/" in map(str, check_texts(RISE, load()))
    found = [str(problem) for problem in check_ether_texts(ETHER, load_ether())]
    assert "sk: maska-sovy: it is secret until revealed; move the text to secret/sk/" in found


def test_nouns_take_what_their_language_has(write: Write) -> None:
    """German has both: cases are written with their article, the name itself gets one."""
    write("texts/de/language.ftl", "language-cases = acc\nlanguage-articles = der die das\nlanguage-fallback = en\n")
    write("packs/rise-snu/de/all.ftl", "rytir = Ritter\n    .article = der\n    .acc = den Ritter\n")
    german = Texts([RISE], "de")
    assert [german.form("rytir", case) for case in ("", "acc", "gen")] == ["der Ritter", "den Ritter", "der Ritter"]
    assert german.form("stin", "acc") == "the Shadow"
    assert (languages()["de"].name, languages()["de"].locale) == ("de", "de")


def test_languages_that_fall_back_on_each_other_end(write: Write) -> None:
    for code, other in (("aa", "bb"), ("bb", "aa")):
        write(f"texts/{code}/language.ftl", f"language-locale = en\nlanguage-fallback = {other}\n")
    write("texts/bb/ui.ftl", "only-there = here\n")
    assert Texts([], "aa").say("only-there") == "here"
    with pytest.raises(ValueError, match="unknown language: xx"):
        Texts([], "xx")


def test_a_pack_of_its_own_brings_its_words_itself(write: Write, tmp_path: Path) -> None:
    write("texts/sk/language.ftl", "language-cases = gen\nlanguage-fallback = cs\n")
    folder = tmp_path / "mine"
    shutil.copytree(RISE, folder)
    (folder / "sk").mkdir()
    (folder / "sk" / "all.ftl").write_text("rytir = Jazdec\n    .gen = Jazdca\n", "utf-8")
    assert Texts([folder], "sk").form("rytir", "gen") == "Jazdca"
