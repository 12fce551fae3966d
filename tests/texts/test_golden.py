"""The reviewed texts of all cards. After a wanted change: `python -m snar.texts.golden`; read the diff."""

import re
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


MENDED = {
    "cs": r"\(ne v síni\)|vyber si, zda|buď se|[Oo]devzdá|až \d+ zkušenost|máš moc|\d–\d \w|4 různá rohová"
    r"|\d souboj\w* s bytostí |Vstup dvakrát|Překvap ji\b",
    "en": r"[Hh]ands? in one|as you choose|up to \d+ experience|gain \d+ power until|\d–\d \w|4 different corners"
    r"|\d duels with a |Plainness|Turned Green|Stir up the bed",
}


@pytest.mark.parametrize("game", having("printed"))
@pytest.mark.parametrize("lang", complete())
def test_wordings_that_were_mended_do_not_come_back(game: str, lang: str) -> None:
    for line in card_texts(game, lang).splitlines():
        assert not re.search(MENDED[lang], line), line


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("cs", "Vyměníš si místo s jinou postavou (ne v síni)."),
        ("cs", "Hrdina: vyber si, zda každý protivník ztratí 1 život, nebo si vyléčíš všechny životy."),
        ("cs", "Chceš-li, buď se přeneseš na libovolné pole cesty, nebo na libovolnou studánku."),
        ("cs", "Odevzdáš jeden svůj předmět."),
        ("cs", "Ztratíš až 4 zkušenosti."),
        ("cs", "Do konce tahu máš moc +1."),
        ("cs", "Hoď kostkou. 1 získáš 1 žeton moci; 2–5 získáš 2 zkušenosti."),
        ("cs", "Navštiv 4 různá rohová pole plánu."),
        ("cs", "Vyhraj 2 souboje s bytostí nebo postavou."),
        ("cs", "Vstup dvakrát na tajemné místo a navštiv studánku."),
        ("cs", "Pohladit ho · kontakt v dosahu 1: Překvap ji."),
        ("en", "Every opponent hands in one of their items."),
        ("en", "Hero: as you choose, either every opponent loses 1 life, or heal all lives."),
        ("en", "Lose up to 4 experience."),
        ("en", "Hero: gain 2 power until the end of the turn."),
        ("en", "Roll the die. 1 gain 1 power token; 2–5 gain 2 experience."),
        ("en", "Visit 4 different corners of the board."),
        ("en", "Win 2 duels with a creature or a character."),
        ("en", "Plainness [nenapadnost]"),
        ("en", "Turned Green [otocena-naves]"),
        ("en", "Stir up the bed · attack within range 1"),
    ],
)
def test_old_wordings_would_be_noticed(lang: str, said: str) -> None:
    assert re.search(MENDED[lang], said)


def test_the_command_writes_them(tmp_path: Path) -> None:
    main(tmp_path)
    written = {f"{game}_texts.{lang}.txt" for game in having("printed") for lang in complete()}
    assert {path.name for path in tmp_path.iterdir()} == written
