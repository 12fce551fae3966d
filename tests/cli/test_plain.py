"""A game that has only rules and texts, in the terminal."""

import json
from pathlib import Path

from snar.cli.plain.grid import drawn

from .conftest import Snar

SCRIPT = """
help
? draw
? bid 9
draw
board
1
bid 9
hint
"""


def test_a_scripted_game_says_what_is_asked_what_happened_and_why_not(snar: Snar) -> None:
    ran = snar("play", "template", "--seed", "3", "--bots", "random", stdin=SCRIPT)
    assert (ran.code, ran.err) == (0, "")
    for said in (
        "Lucerny",
        "Kolo: 1",
        "Lucerny: Hráč 1 0, Hráč 2 0, Hráč 3 0",
        "balíček (13): 4",
        "ruka: Hráč 1 (5): 1, 3× 3, poryv větru",
        "ruka: Hráč 2 (5)\n",
        "Vidíš vrchní kartu balíčku. Vezmeš si ji?",
        "1 Vezmi si ji [draw]",
        "Hráč 1 si bere kartu: 4.",
        "Přihoď: poryv větru [bid gust]",
        "To teď nejde.",
        "Bot by odpověděl: Přihoď: ",
        "Hra se neuložila; příště přidej --save SOUBOR.",
    ):
        assert said in ran.out


def test_an_answer_is_taken_back(snar: Snar) -> None:
    ran = snar("play", "template", "--seed", "3", "--bots", "none", stdin="leave\nundo\n")
    assert "Vzato zpět." in ran.out


def test_the_same_game_in_english(snar: Snar) -> None:
    ran = snar("play", "template", "--seed", "3", "--bots", "random", "--lang", "en", stdin=SCRIPT)
    assert ran.code == 0
    assert "You see the top card of the deck. Do you take it?" in ran.out
    assert "hand: Player 1 (5): 1, 3× 3, gust of wind" in ran.out


def test_a_saved_game_is_told_again_proved_and_gone_on_with(snar: Snar, tmp_path: Path) -> None:
    file = tmp_path / "lucerny.jsonl"
    ran = snar("play", "template", "--bots", "random,random,random", "--seed", "5", "--save", file)
    assert ran.code == 0 and ran.out.startswith("Konec hry. Vyhráv")
    told = snar("replay", file)
    assert told.code == 0 and "získává lucernu." in told.out and "Hráč 1: " in told.out
    assert "zakrytá karta" in told.out  # a spectator sees the back
    proved = snar("verify", file)
    assert proved.code == 0 and "Záznam odpovídá pravidlům" in proved.out
    left = tmp_path / "left.jsonl"
    assert snar("play", "template", "--seed", "3", "--save", left, stdin="1\n").code == 0
    assert "Můžeme přihazovat?" in snar("play", "--resume", left).out


def test_bots_play_many_games(snar: Snar) -> None:
    ran = snar("simulate", "template", "--bots", "random,random", "--games", "20", "--option", "goal=2")
    told = json.loads(ran.out)
    assert (told["rules"], told["finished"], told["stopped"]) == ({"players": 2, "goal": 2}, 20, 0)
    assert sum(told["wins"].values()) >= 20


def test_what_cannot_be_agreed_on_is_refused_in_words(snar: Snar) -> None:
    assert "players: může být 2 až 5, ne 9" in snar("play", "template", "--players", "9").err
    assert "Domluvit se jde na: players, goal." in snar("play", "template", "--option", "wind=1").err
    assert snar("play", "template", "--option", "goal=high").code == 2
    assert "--fame" in snar("play", "template", "--fame", "3").err


def test_a_grid_shows_fields_marks_and_who_stands_where() -> None:
    grid = {"rows": [["a1", "b1"], ["", "b2"]], "figures": {"rytir": "a1", "stin": "a1"}, "marks": {"b2": "wall"}}
    names = {"rytir": "Ry", "stin": "St", "wall": "zeď"}
    assert list(drawn(grid, names.__getitem__)) == ["a1       b1", "Ry+St", "         b2 zeď", ""]
