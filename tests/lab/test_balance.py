"""The lab measures balance: every table in turn, shares beside what was to be expected, one page that needs nothing."""

from __future__ import annotations

import csv
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from snar.cli import main
from snar.games import FRONTS, GAMES
from snar.kernel.rng import Rng, key_from_seed
from snar.lab.balance import Table, games, play, report
from snar.lab.front import lab_of
from snar.lab.plots import Dot, columns, dots, grid, steps
from snar.lab.watching import Cards
from snar.rise.options import DEMONS, HEROES


def row(seats: str, won: list[int], cards: list[list[str]] | None = None, place: str = "p") -> dict[str, Any]:
    return {"place": place, "seats": seats.split(), "won": won, "stopped": False, "length": 7, "decisions": 40,
            "cards": cards or [[] for _ in seats.split()]}  # fmt: skip


def by(rows: list[dict[str, Any]], name: str) -> dict[str, dict[str, Any]]:
    return {line[name]: line for line in rows}


def test_shares_are_counted_by_character_seat_and_pair() -> None:
    told = report([row("a b", [0])] * 6 + [row("b a", [0])] * 2 + [row("a c", [1])] * 4, together=False)
    characters = by(told["characters"], "character")
    assert {name: (line["won"], line["games"]) for name, line in characters.items()} == {
        "a": (6, 12), "b": (2, 8), "c": (4, 4)
    }  # fmt: skip
    assert characters["c"]["expected"] == 0.5 and characters["c"]["gain"] == 0.5
    assert by(told["seats"], "seat")["1/2"]["won"] == 8
    assert [(line["one"], line["other"], line["won"], line["games"]) for line in told["pairs"]] == [
        ("a", "b", 6, 8), ("a", "c", 0, 4)
    ]  # fmt: skip


def test_games_of_two_and_of_three_are_told_apart_by_what_was_to_be_expected() -> None:
    told = report([row("a b", [0]), row("b a", [1])] * 3 + [row("a b c", [2]), row("a b c", [0])] * 3, together=False)
    assert by(told["characters"], "character")["c"]["expected"] == pytest.approx(1 / 3, abs=0.001)
    assert by(told["characters"], "character")["a"]["expected"] == pytest.approx((6 / 2 + 6 / 3) / 12, abs=0.001)


def test_a_team_wins_together_and_hard_dreams_are_expected_to_be_lost() -> None:
    rows = [row("a b", [0, 1], place="easy")] * 9 + [row("a b", [], place="easy")] + [row("a c", [], place="hard")] * 10
    told = report(rows, together=True)
    assert {line["scenario"]: line["share"] for line in told["tables"]} == {"easy": 0.9, "hard": 0.0}
    assert by(told["characters"], "character")["c"]["gain"] == 0.0
    assert by(told["pairs"], "other")["b"]["share"] == 0.9


def test_a_card_decides_where_those_who_had_it_win_more_than_was_to_be_expected() -> None:
    strong = [row("a b", [0], [["key"], ["stone"]])] * 30
    told = report([*strong, *([row("a b", [1], [["stone"], ["stone"]])] * 30)], together=False)
    cards = by(told["cards"], "card")
    assert cards["key"]["decides"] and cards["key"]["share"] == 1.0
    assert told["cards"][0]["card"] == "key"
    assert by(report(strong[:5], together=False)["cards"], "card") == {}, "too few to speak of"


def test_cards_are_counted_for_whoever_got_played_or_met_them() -> None:
    game = GAMES["rise"]
    g = game.new(game.agree(), Rng(key_from_seed(1)))
    cards = Cards(g, game.seat_names(g))
    assert cards.whose("event", "items.1", "") == 1
    assert cards.whose("hand.0", "casting", "") == 0
    assert cards.whose("deck.event", "event", "stin") == 1
    assert cards.whose("deck.dream", "hand.0", "rytir") is None, "drawn, not played"
    assert cards.whose("event", "used.event", "") is None


@pytest.mark.parametrize("game", FRONTS)
def test_the_first_games_already_sit_at_all_kinds_of_tables(game: str) -> None:
    groups = [[GAMES[game].agree(**table) for table in group] for group in lab_of(game).tables({})]
    first = games(game, groups, "random", len(groups), "s", 5)
    assert len({(lab_of(game).place(table.rules), table.rules.seats) for table in first}) == len(groups)
    assert len({table.seed for table in first}) == len(groups)


def test_every_character_sits_in_every_seat_equally_often() -> None:
    for group in lab_of("rise").tables({}):
        seats = [Counter(table["characters"][seat] for table in group) for seat in range(len(group[0]["characters"]))]
        assert all(len(set(seat.values())) == 1 for seat in seats), group[0]
        assert {name for seat in seats for name in seat} == {*HEROES, *DEMONS}
    assert len(lab_of("ether").tables({"start": "dream:zatopa"})) == 4
    assert lab_of("rise").tables({"characters": ["druid", "san"]})[0][0]["characters"] == ("druid", "san")


def test_the_same_seed_is_the_same_game() -> None:
    rules = GAMES["template"].agree()
    assert play(Table("template", rules, "random", "s", 500)) == play(Table("template", rules, "random", "s", 500))


def test_a_balance_goes_on_and_leaves_one_page_that_needs_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["balance", "template", "--bots", "random", "--work", str(tmp_path), "--lang", "cs"]
    assert main([*words, "--games", "40"]) == 0
    first = (tmp_path / "games.jsonl").read_text()
    assert main([*words, "--games", "60", "--progress"]) == 0
    out, err = capsys.readouterr()
    assert (tmp_path / "games.jsonl").read_text().startswith(first)
    assert "Měřím vyváženost" in err
    told = json.loads(out.splitlines()[-1])
    assert told == json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert told["games"] == 60 and sum(line["games"] for line in told["lengths"]) == 60
    seats = list(csv.DictReader((tmp_path / "seats.csv").read_text(encoding="utf-8").splitlines()))
    assert [line["games"] for line in seats] == ["60"] * 3
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<h1>Vyváženost: Lucerny</h1>" in page and page.count("<svg") >= 3
    assert not re.search(r"<script|<link|src=|@import|url\(|https?://(?!www\.w3\.org/2000/svg)", page)
    assert main([*words, "--seed", "another"]) == 2
    assert str(tmp_path) in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_balance_and_tournament_of_a_team(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["ether", "--cap", "40", "--lang", lang, "--sleepers", "2", "--start", "dream:prvni-sen"]
    assert main(["balance", *words, "--bots", "random", "--games", "2", "--work", str(tmp_path / "b")]) == 0
    assert main(["tournament", *words, "--bots", "random,greedy", "--games", "1", "--work", str(tmp_path / "t")]) == 0
    balance, tournament = map(json.loads, capsys.readouterr().out.splitlines())
    assert balance["tables"][0]["scenario"] == "prvni-sen" and balance["stopped"] == 2
    assert tournament["pairs"][0]["won"] == 0.5 and "rating" in tournament["bots"][0]


def test_plots_are_sound_and_say_what_they_show() -> None:
    dot = Dot("Rytíř <1>", 0.6, 0.55, 0.65, "12 z 20", 0.5)
    assert dot.out and not dot._replace(low=0.4).out
    say = "{:.2f}".format
    for svg in (dots("T & t", [dot, dot], say), columns("T", [("1", 3), ("2", 0)], say),
                grid("T", ["a", "b"], {(0, 1): 0.7, (1, 0): 0.3}, say)):  # fmt: skip
        assert ElementTree.fromstring(svg).get("role") == "img"
    assert "Rytíř &lt;1&gt;" in dots("T", [dot], say) and "12 z 20" in dots("T", [dot], say)
    assert steps(0.42, 0.58)[0] <= 0.42 and steps(0.42, 0.58)[-1] >= 0.58
    assert steps(3.0, 3.0)[-1] > 3.0
