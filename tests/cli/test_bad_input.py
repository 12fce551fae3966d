"""Bad input: one clear line on stderr in the chosen language, code 2, nothing on stdout, nothing changed."""

from pathlib import Path

import pytest

from .conftest import Snar

NEW = ("play", "rise", "--seed", "1")
BAD: list[tuple[str, str]] = [
    ("play rise --scenario sen", "Scénář sen neznám"),
    ("play rise --option sopka", "Volbu sopka neznám"),
    ("play rise --option boards=3", "jeden nebo dva"),
    ("play rise --option boards=dva", "celé číslo"),
    ("play rise --option odmena", "--scenario zkouska-sily"),
    ("play rise --edition 1999", "Edici 1999 neznám"),
    ("play rise --characters rytir,drak", "Postavu drak neznám"),
    ("play rise --characters rytir,rytir", "jen jednou"),
    ("play rise --characters stin,rytir", "hrdina, démon"),
    ("play rise --players 7 --scenario zkouska-sily", "nejméně 2 a nejvýše 5"),
    ("play rise --fame 99 --scenario zkouska-sily", "1–20"),
    ("play rise --fame mnoho", "--fame chce celé číslo"),
    ("play rise --bots chytry", "Bota chytry neznám"),
    ("play rise --bots titan=greedy", "Místo titan u stolu není"),
    ("play rise --bots greedy,greedy,greedy", "Botů je 3 a míst 2"),
    ("play rise --resume /nikde/hra", "/nikde/hra tu není"),
    ("play rise --resume x --seed 1", "Vynech --seed"),
    ("play rise --seed 1 --bots greedy,random --save /nikde/hra", "/nikde/hra tu není"),
    ("play sachy", "„sachy“ neznám"),
    ("play rise --sopka", "„--sopka“ sem nepatří"),
    ("play rise --seed", "Za --seed chybí hodnota"),
    ("hrej", "„hrej“ neznám"),
    ("replay", "Něco chybí: file"),
    ("replay /nikde/hra", "tu není"),
    ("verify /nikde/hra", "tu není"),
    ("verify .", "to nejde"),
    ("simulate rise --games 2", "--bots greedy,random"),
    ("simulate rise --bots greedy --games 0", "--games musí být aspoň 1"),
    ("simulate rise --bots greedy,random,random", "nejvýše 2, ne 3"),
    ("rules RS-XYZ-1", "Pravidlo RS-XYZ-1 neznám"),
    ("scenario /nikde/pozice.toml", "/nikde/pozice.toml"),
    ("pack check /nikde", "V /nikde balíček není"),
    ("pack", "Něco chybí"),
    ("bench engine --seconds 0", "--seconds musí být aspoň 1"),
    ("admin tables --url nesmysl", "--url nesmysl není adresa serveru"),
    ("admin tables --url 127.0.0.1:8017", "není adresa serveru"),
    ("admin tables --url http://localhost:8017/api", "není adresa serveru"),
    ("admin ban kdo x", "„kdo“ zakázat ani povolit nejde"),
    ("admin lift kdo x", "snar admin lift guest HOST"),
    ("admin ban guest x --days 0", "větší než nula"),
    ("admin ban guest x --days nan", "větší než nula"),
    ("admin ban guest x --days brzy", "větší než nula"),
    ("store backup /tmp/nikam --data /nikde", "Ve složce /nikde žádný snar.db není"),
    ("store restore /nikde", "Ve složce /nikde žádná kopie domu není"),
    ("store rotate-key --data /nikde", "žádný klíč cookie.key"),
    ("store copy postgresql://a@b/c postgresql://a@b/c", "Odkud a kam je totéž: postgresql://b/c"),
    ("think --store postgresql://a@b/c --jobs -1", "--jobs musí být aspoň 1"),
    ("serve --store mysql://a@b/c", "Adresa databáze není dobře zapsaná"),
]


@pytest.mark.parametrize(("line", "says"), BAD)
def test_bad_input_gets_one_czech_line(snar: Snar, line: str, says: str) -> None:
    ran = snar(*line.split())
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err.splitlines()[0]
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(("line", "_"), [row for row in BAD if not row[0].startswith("scenario")])
def test_bad_input_gets_another_line_in_english(snar: Snar, line: str, _: str) -> None:
    czech, english = snar(*line.split()), snar(*line.split(), "--lang=en")
    assert english.code == 2 and english.err.count("\n") == 1
    assert english.err != czech.err


def test_a_wrong_language_is_refused_in_all_languages(snar: Snar) -> None:
    ran = snar("rules", "--lang", "de")
    assert ran.code == 2
    assert ran.err == "snar: neznámý jazyk / unknown language: de (--lang cs, en)\n"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("cast sopka", "Karta sopka není v ruce"),
        ("cast nesmysl", "Kartu nesmysl neznám"),
        ("move 23", "Nejdřív dokonči sesílání: done."),
        ("recall 34", "Na poli 34 neleží"),
        ("attack rytir", "Nejdřív dokonči sesílání"),
        ("17", "To teď nejde"),
        ("nesmysl", "To teď nejde"),
        ("undo", "Zpět to nejde"),
        ("save /nikde/hra", "/nikde/hra tu není"),
        ("? nesmysl", "„nesmysl“ neznám"),
    ],
)
def test_in_a_game_bad_input_is_explained_and_changes_nothing(snar: Snar, tmp_path: Path, line: str, says: str) -> None:
    file = tmp_path / "game.jsonl"
    ran = snar(*NEW, "--save", file, stdin=f"{line}\n")
    assert ran.code == 0
    assert says in ran.out
    assert len(file.read_text("utf-8").splitlines()) == 1


def test_a_line_is_played_whole_or_not_at_all(snar: Snar, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    ran = snar("play", "--seed", "3", "--save", file, stdin="done\nmove c1 move nikam\n")
    assert "Pole nikam neznám" in ran.out
    assert len(file.read_text("utf-8").splitlines()) == 2


def test_saving_needs_a_name_once(snar: Snar) -> None:
    assert "Napiš save SOUBOR" in snar(*NEW, stdin="save\n").out
