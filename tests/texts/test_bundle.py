from collections.abc import Callable
from pathlib import Path

import pytest

from snar.cli.commands.rules import registered
from snar.packs.folders import BUILT_IN
from snar.texts.bundle import TextError, Texts
from snar.texts.messages import written

Get = Callable[[str], Texts]


def test_names_and_their_forms(texts: Get) -> None:
    czech, english = texts("cs"), texts("en")
    assert czech.name("sopka") == "Sopka"
    assert [czech.form("sopka", case) for case in ("nom", "gen", "acc")] == ["Sopka", "Sopky", "Sopku"]
    assert english.name("barbar") == "Barbarian"
    assert english.form("barbar", "acc") == "the Barbarian"
    assert english.form("iridion", "gen") == "Iridion"
    assert czech.flavour("sopka") != english.flavour("sopka")


def test_help_of_a_rule(texts: Get) -> None:
    assert texts("cs").title("RS-COM-5") == "Žetony světla"
    assert texts("en").help("RS-COM-5") == "Light is counted in tokens worth 5 points each."


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_every_rule_has_its_help_and_a_title(lang: str, texts: Get) -> None:
    for id in registered("rise"):
        assert texts(lang).help(id)
        assert texts(lang).title(id), id


def test_arguments_have_no_isolation_marks(texts: Get) -> None:
    assert texts("cs").say("place-field", field="23") == "na pole 23"


def test_a_missing_text_is_an_error_in_tests(texts: Get) -> None:
    with pytest.raises(TextError, match=r"cs: nic-takoveho: no such message; correct it in the \.ftl files"):
        texts("cs").say("nic-takoveho")
    with pytest.raises(TextError, match=r"cs: sopka\.article: no such form"):
        texts("cs")._get("sopka", "article")
    with pytest.raises(TextError, match=r"cs: place-field: .*field"):
        texts("cs").say("place-field")


def test_a_missing_text_shows_its_id_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SNAR_STRICT")
    assert Texts([BUILT_IN / "rise-snu"], "en").say("nic-takoveho") == "nic-takoveho"


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^neznámý jazyk / unknown language: xx \(cs, en\)$"):
        Texts([tmp_path], "xx")


def test_a_file_of_several_sets_is_read_once_and_anew_when_it_changes(tmp_path: Path) -> None:
    file = tmp_path / "en" / "new.ftl"
    file.parent.mkdir()
    file.write_text("snar-new = One\n", "utf-8")
    before = written.cache_info()
    first, second = (Texts([tmp_path], "en") for _ in range(2))
    after = written.cache_info()
    assert after.hits - before.hits >= after.misses - before.misses >= 1
    file.write_text("snar-new = Another\n", "utf-8")
    assert [texts.say("snar-new") for texts in (first, second, Texts([tmp_path], "en"))] == ["One", "One", "Another"]
