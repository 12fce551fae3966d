"""Etherfields in the terminal: playing, saving, replaying, campaigns, simulations, bad input."""

import json
from pathlib import Path

import pytest

from snar.cli.ether.face import EtherFace
from snar.ether.scenario.table import Table

from .conftest import Snar

SCRIPT = """
1
1
? plechovy-hrnek
? Plechový hrnek
? koutek
? EF-BAS-1
? act predsin.zabrat
board
act predsin.rozsvitit
back
undo
ready
"""


def test_a_scripted_game_shows_the_dreamscape_the_pages_and_why_something_is_not_possible(snar: Snar) -> None:
    ran = snar("play", "ether", "--sleepers", "hracka,drsnak", "--bots", "random", "--seed", "3", stdin=SCRIPT)
    assert (ran.code, ran.err) == (0, "")
    for said in (
        "Dům, kde zvoní · hodiny 4 · klíče 0",
        "Najdi telefon a zvedni sluchátko",
        "Kudy vstoupíš?",
        "Na pole a3 [enter a3]",
        "Chceš ještě něco odhodit, nebo už dobíráš?",
        "Plechový hrnek [plechovy-hrnek] · Předmět",
        "„koutek“ neznám",  # a room that nobody has found yet
        "EF-BAS-1: Pohyb",
        "(EF-MAP-5)",
        "H Hráčka, D Drsňák",
        "Co uděláš?",
        "Hra se neuložila; příště přidej --save SOUBOR.",
    ):
        assert said in ran.out, said
    assert "Hráčka vstupuje na pole a3." in ran.out


def test_the_same_game_in_english(snar: Snar) -> None:
    words = ("play", "ether", "--sleepers", "hracka,drsnak", "--bots", "random", "--seed", "3", "--lang", "en")
    ran = snar(*words, stdin="1\n1\n?\nboard\n")
    assert (ran.code, ran.err) == (0, "")
    for said in ("What do you do?", "ether 0 · gems 0", "Answer with the number of an option", "You leave it here."):
        assert said in ran.out, said


def test_a_payment_shows_its_sum_a_bot_advises_and_a_scene_is_read_again(snar: Snar) -> None:
    told = "1\n1\nhint\n? 112\n? 27\nmove\n1\n"
    ran = snar("play", "ether", "--seed", "3", "--lang", "en", stdin=told)
    assert (ran.code, ran.err) == (0, "")
    assert "A bot would answer: " in ran.out
    assert ran.out.count("You are standing in a stranger’s hallway") == 2
    assert "I do not know ‘27’" in ran.out  # nobody has read that one yet
    laid = [line for line in ran.out.splitlines() if line.startswith("Laid down")]
    assert laid == ["Laid down: 0 cunning", "Laid down: 2 cunning"]


@pytest.mark.parametrize(("lang", "said"), [("cs", "základní efekt, když padne 2"), ("en", "basic effect on a 2")])
def test_the_turn_card_tells_what_it_would_do_and_on_which_roll_somebody_is_reached(lang: str, said: str) -> None:
    wraith = {"figures": ["c4"]}
    table = Table(
        slumber="prizrak", tiles=["sluzebni-chodba", "cekarna"], turns=["hodina-chuv", "hodina-mlekaru"],
        sleepers={"hracka": {"field": "c6"}}, entities={"prizrak": wraith},
    )  # fmt: skip
    face = EtherFace(table.session, lang, {})
    lines = "\n".join(map(str, face.sheet.turn(table.g.view(0))))
    assert said in lines
    near = Table(slumber="prizrak", tiles=["cekarna"], turns=["hodina-sov"], entities={"prizrak": {"figures": ["c5"]}},
                 sleepers={"hracka": {"field": "c5"}})  # fmt: skip
    lines = "\n".join(map(str, face.sheet.turn(near.g.view(0))))
    assert ("→" in lines) and ("1 tíseň" if lang == "cs" else "1 distress") in lines


def test_the_dreamworld_shows_its_places_where_you_are_and_where_each_leads(snar: Snar) -> None:
    ran = snar("play", "ether", "--start", "world", "--seed", "3", stdin="enter c4\nstay\ndone\n")
    assert (ran.code, ran.err) == (0, "")
    before, asked, _ = ran.out.partition("Kudy dál?")
    assert asked
    assert "▸ Lavička procitnutí (procitnutí) → Zahrádkářská kolonie, Noční autobus" in before
    assert "Nábřeží (dřímota, osud) → Podchod, Skleník · zkratka: Zahrádkářská kolonie" in before


@pytest.fixture
def dreamt(snar: Snar, tmp_path: Path) -> Path:
    """The first dream between bots."""
    file = tmp_path / "dream.jsonl"
    words = ("--start", "dream:prvni-sen", "--sleepers", "2", "--bots", "greedy,greedy", "--seed", "5", "--save", file)
    assert snar("play", "ether", *words).code == 0
    return file


def test_a_saved_dream_is_told_again_and_verified(snar: Snar, dreamt: Path) -> None:
    told = snar("replay", dreamt)
    assert told.code == 0 and "Hráčka" in told.out and "Vypínač cvakne" in told.out
    before = told.out.partition("     1  Hráčka")[0]
    assert (
        before.index("Vstupujete do snu") < before.index("Scéna 112: Zvonění.") < before.index("Stojíš v cizí předsíni")
    )
    after = told.out[told.out.index("Scéna 9: Linka ztichla.") :]  # what a page gives follows what it tells
    assert after.index("Naposled se složí předsíň") < after.index("získává 3 étery") < after.index("Sen se podařil")
    verified = snar("verify", dreamt)
    assert (
        verified.code == 0
        and verified.out.startswith("Záznam odpovídá pravidlům: ")
        and "Sen se podařil" in verified.out
    )
    lines = dreamt.read_text("utf-8").splitlines(keepends=True)
    dreamt.write_text("".join([*lines[:5], lines[5].replace("key", "kez"), *lines[6:]]), "utf-8")
    broken = snar("verify", dreamt)
    assert (broken.code, broken.out) == (2, "") and broken.err.count("\n") == 1


def test_a_game_goes_on_where_it_was_left(snar: Snar, tmp_path: Path) -> None:
    file = tmp_path / "left.jsonl"
    assert snar("play", "ether", "--seed", "9", "--save", file, stdin="1\n1\n").code == 0
    answers = len(file.read_text("utf-8").splitlines()) - 1
    ran = snar("play", "--resume", file, "--json", stdin="1\n")
    assert ran.code == 0
    assert json.loads(ran.out)["answers"] > answers
    assert json.loads(ran.out)["game"] == "ether"


def test_a_campaign_leaves_a_chronicle_with_which_the_next_game_begins(snar: Snar, tmp_path: Path) -> None:
    file, kept = tmp_path / "campaign.jsonl", tmp_path / "kept.json"
    assert snar("play", "ether", "--seed", "9", "--save", file, stdin="1\n1\n").code == 0
    assert snar("campaign", "export", file, kept).code == 0
    held = snar("campaign", "import", kept)
    assert held.code == 0 and "1 odehraný sen" in held.out
    again = snar("campaign", "export", file, kept)
    assert again.code == 2 and "už existuje" in again.err
    ran = snar("play", "ether", "--chronicle", kept, "--seed", "1", stdin="1\n")
    assert ran.code == 0 and "Kdo budeš příště?" in ran.out


def test_a_chronicle_of_another_version_says_so(snar: Snar, tmp_path: Path) -> None:
    old = tmp_path / "old.json"
    old.write_text(json.dumps({"snar-chronicle": 1, "game": "ether", "chronicle": {"version": 0}}), "utf-8")
    ran = snar("campaign", "import", old)
    assert ran.code == 2 and "z jiné verze (1.0), tahle hra čte 1.1" in ran.err
    old.write_text("{}", "utf-8")
    ran = snar("play", "ether", "--chronicle", old)
    assert ran.code == 2 and "není záznam kampaně" in ran.err
    torn = {"snar-chronicle": 1, "game": "ether", "chronicle": {"version": 1}}
    old.write_text(json.dumps(torn), "utf-8")
    ran = snar("campaign", "import", old)
    assert ran.code == 2 and "nejde přečíst" in ran.err


def test_a_simulation_of_a_dream_counts_victories_the_same_for_the_same_seed(snar: Snar) -> None:
    words = ("simulate", "ether", "--games", "2", "--bots", "greedy", "--sleepers", "1", "--start", "dream:prvni-sen")
    first, second = (json.loads(snar(*words, "--seed", "4", "--json").out) for _ in range(2))
    for told in (first, second):
        assert told.pop("seconds") > 0
    assert first == second
    assert (first["games"], first["finished"], first["stopped"]) == (2, 2, 0)
    assert first["tries"] == {"prvni-sen": 2}
    assert set(first["wins"]) <= {"prvni-sen"} and first["decisions"] > 50 and first["turns"]["median"] > 2


def test_a_campaign_of_random_bots_stops_at_the_cap(snar: Snar) -> None:
    ran = snar("simulate", "ether", "--games", "1", "--bots", "random", "--sleepers", "drsnak", "--cap", "30")
    told = json.loads(ran.out)
    assert (told["stopped"], told["ends"]) == (1, {"stopped": 1})


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "ether", "--sleepers", "hrac"), "hrac"),
        (("play", "ether", "--sleepers", "7"), "Spáčů je 1 až 4."),
        (("play", "ether", "--options", "lehce"), "lehce"),
        (("play", "ether", "--start", "dream:nikde"), "nikde"),
        (("play", "ether", "--scenario", "bratrstvi"), "--scenario k této hře nepatří"),
        (("play", "rise", "--sleepers", "2"), "--sleepers k této hře nepatří"),
        (("simulate", "ether", "--sleepers", "2"), "boti"),
        (("campaign", "export", "nikde.jsonl"), "nikde.jsonl"),
        (("campaign", "nic"), "nic"),
    ],
)
def test_bad_input_is_one_line_and_code_2(snar: Snar, words: tuple[str, ...], said: str) -> None:
    ran = snar(*words)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err and ran.err.count("\n") == 1 and "Traceback" not in ran.err
