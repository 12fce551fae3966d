"""The other commands: simulate, rules, scenario, pack, bench, help."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from snar.bench import workload
from snar.bench.calibration import Rate
from snar.bots.rise.playout import Outcome
from snar.cli.commands.tally import Played
from snar.cli.parser import Parser, build, help_pages
from snar.cli.rise.tally import tally
from snar.rise.options import agree
from snar.texts.bundle import Texts
from snar.texts.languages import complete

from .conftest import Snar

SIMULATE = ("simulate", "rise", "--bots", "greedy,random", "--seed", "2", "--json")


NATURAL_EIGHT = """
title = "A natural eight wins against any power"
rules = ["RS-DUL-5"]
given.plain = true
given.dice = [8, 7]
given.figures = { rytir = { field = "45", bp = 3 }, stin = { field = "46", tokens = 9 } }
when = [{ seat = "rytir", say = "move 46 attack stin" }]
then = { figures = { stin = { lives = 2 } } }
"""


def test_simulate_counts(snar: Snar) -> None:
    ran = snar(*SIMULATE, "--games", "4", "--swap")
    data = json.loads(ran.out)
    assert (ran.code, ran.err, data["games"]) == (0, "", 4)
    assert data["finished"] + data["stopped"] == 4
    assert sum(data["wins"].values()) == sum(data["wins_by_bot"].values()) == data["finished"] - data["draws"]
    assert set(data["wins"]) == {"sny", "tma"} and set(data["wins_by_bot"]) == {"greedy", "random"}
    assert data["rounds"]["min"] <= data["rounds"]["median"] <= data["rounds"]["max"]
    assert data["decisions"] > 0 and data["seconds"] >= 0


def test_the_same_seed_gives_the_same_games_whatever_the_jobs(snar: Snar) -> None:
    one, two = (json.loads(snar(*SIMULATE, "--games", "5", "--jobs", jobs).out) for jobs in ("1", "2"))
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


def test_simulate_stops_at_the_cap_and_shows_progress_when_asked(snar: Snar) -> None:
    ran = snar("simulate", "--bots", "random", "--games", "2", "--cap", "3", "--progress")
    data = json.loads(ran.out)
    assert (data["stopped"], data["rounds"]["max"]) == (2, 3)
    assert "Hraji" in ran.err


def test_bots_by_seat_are_as_many_players(snar: Snar) -> None:
    words = "simulate --scenario zkouska-sily --bots random,random,random --games 1 --cap 2"
    data = json.loads(snar(*words.split()).out)
    assert data["rules"]["characters"] == list(data["wins"]) and len(data["wins"]) == 3


def test_brothers_win_together() -> None:
    rules = agree(scenario="bratrstvi")
    games = [Played(("greedy", "random", "greedy", "random"), Outcome(0, (0, 2), 9, 50, False))]
    games += [Played(("random",) * 4, Outcome(-1, (), 150, 70, True))]
    counted = tally(games, rules)
    assert counted["wins"] == {"rytir+barbar": 1} and counted["wins_by_bot"] == {"greedy": 1, "random": 0}
    assert (counted["finished"], counted["stopped"], counted["draws"]) == (1, 1, 0)
    assert counted["rounds"] == {"median": 79.5, "min": 9, "max": 150, "mean": 79.5}


def test_rules_are_told_by_id(snar: Snar) -> None:
    assert "Pravidlo osmičky" in snar("rules", "rs-dul-5").out
    assert "Rule of eight" in snar("rules", "RS-DUL-5", "--lang", "en").out


def test_rules_are_listed_by_chapter(snar: Snar) -> None:
    out = snar("rules").out
    assert "Souboje\n  RS-DUL-1" in out and "RR-A1a" in out


def test_rules_report_their_tests(snar: Snar, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "rise-snu.md").write_text("# x\n- RS-ABC-1 One.\n- RS-ABC-2 Two.\n", "utf-8")
    (tmp_path / "rulings-rise.md").write_text("- RR-A1a Three.\n", "utf-8")
    (tmp_path / "etherfields.md").write_text("- EF-ABC-1 Four.\n", "utf-8")
    (tmp_path / "rulings-ether.md").write_text("- EE-G1a Five.\n", "utf-8")
    monkeypatch.setattr("snar.cli.commands.rules.DOCS", tmp_path)
    tested = {"RS-ABC-1": ["t"], "RR-A1a": ["t"], "RS-ABC-2": [], "EF-ABC-1": ["t"], "EE-G1a": ["t"]}
    (tmp_path / "coverage.json").write_text(json.dumps(tested), "utf-8")
    assert json.loads(snar("rules", "--json").out) == {
        "rise": {"total": 3, "covered": 2, "missing": ["RS-ABC-2"]},
        "ether": {"total": 2, "covered": 2, "missing": []},
    }
    assert "1 pravidlo (RS-ABC-2)" in snar("rules", "--check").err
    (tmp_path / "coverage.json").write_text(json.dumps({**tested, "RS-ABC-2": ["t"]}), "utf-8")
    assert snar("rules", "--check").code == 0
    (tmp_path / "coverage.json").write_text(json.dumps({**tested, "RS-XYZ-9": ["t"]}), "utf-8")
    assert "RS-XYZ-9" in snar("rules", "--check").err


def test_without_the_register_it_says_where_that_is(
    snar: Snar, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("snar.cli.commands.rules.DOCS", tmp_path)
    assert "zdrojovém stromu" in snar("rules", "--json").err


def test_scenario_files_run(snar: Snar, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(NATURAL_EIGHT, "utf-8")
    bad.write_text(NATURAL_EIGHT + "nonsense = 1\n", "utf-8")
    assert snar("scenario", good).out == f"v pořádku: {good}\n"
    ran = snar("scenario", good, bad)
    assert ran.code == 2 and str(bad) in ran.err and "nonsense" in ran.err


def test_a_traced_scenario_shows_its_position_then_every_answer(snar: Snar, tmp_path: Path) -> None:
    file = tmp_path / "good.toml"
    file.write_text(NATURAL_EIGHT, "utf-8")
    ran = snar("scenario", file, "--trace")
    given, _, played = ran.out.partition("when 1: rytir: move 46 attack stin\n")
    assert given.startswith("given\n") and "  figures.rytir.bp: 3\n" in given
    assert "  * duel " in played and played.endswith(f"v pořádku: {file}\n")
    assert (ran.code, ran.err) == (0, "")


def test_the_built_in_pack_is_in_order(snar: Snar) -> None:
    ran = snar("pack", "check")
    assert (ran.code, ran.err) == (0, "") and "rise-snu" in ran.out


def test_a_broken_pack_is_named_line_by_line(snar: Snar, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("id = ", "utf-8")
    ran = snar("pack", "check", tmp_path)
    assert ran.code == 2 and "pack.toml" in ran.err and "Traceback" not in ran.err


def test_the_schema_is_json(snar: Snar) -> None:
    assert json.loads(snar("pack", "schema").out)["$schema"]


@pytest.fixture
def quick_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """The work runs once, nothing is timed."""

    def once(work: Iterator[int], seconds: float) -> Rate:
        return Rate(2.0, float(next(work)), 5.0, 1, 1)

    monkeypatch.setattr("snar.bench.engine.rate", once)
    monkeypatch.setattr("snar.bench.workload.RUNS", 1)


@pytest.mark.usefixtures("quick_bench")
def test_bench_prints_its_figures(snar: Snar) -> None:
    data = json.loads(snar("bench", "engine", "--json").out)
    assert data["decisions_per_million"] >= 16 and data["clones_per_million"] > 10
    assert data["mean_options"] >= 2 and data["import_ms"] > 0 and data["import_with_pack_ms"] > 0
    assert data["build"] == workload.build()
    assert "rozhodnutí: 16 na milion průchodů" in snar("bench", "engine").out
    peers = [json.loads(line) for line in snar("bench", "engine", "--peers").out.splitlines()]
    assert [line["unit"] for line in peers] == ["decisions/s", "clones/s"]


@pytest.mark.parametrize("lang", complete())
def test_every_word_of_a_command_is_in_its_help(lang: str) -> None:
    texts, pages = Texts([], lang), dict(parsers(build(), ""))
    assert set(pages) == set(help_pages())
    for page, parser in pages.items():
        text = texts.say(f"usage-{page}", langs="cs|en")
        for action in parser._actions:
            assert all(word in text for word in action.option_strings), (page, action.option_strings)
        assert f"snar {page.split('-')[0]}" in text


def parsers(parser: Parser, name: str) -> list[tuple[str, Parser]]:
    """Every command with its parser, subcommands too."""
    found = [(name, parser)] if name else []
    for action in parser._actions:
        choices = action.choices if isinstance(action.choices, dict) else {}
        for word, inner in choices.items():
            found += parsers(inner, f"{name}-{word}" if name else word)
    return found


@pytest.mark.parametrize("words", [[], ["--help"], ["play", "-h"], ["pack", "check", "--help"], ["hrej", "--help"]])
def test_help_is_always_there(snar: Snar, words: list[str]) -> None:
    ran = snar(*words)
    assert (ran.code, ran.err) == (0, "") and "snar" in ran.out


def test_help_imports_neither_rich_nor_the_game() -> None:
    code = (
        "import sys; from snar.cli import main; main(['--help']); print({'rich', 'snar.rise.game'} & set(sys.modules))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.endswith("set()\n")


@pytest.mark.usefixtures("slovak")
def test_a_third_language_is_spoken_in_the_terminal(snar: Snar) -> None:
    played = snar("play", "rise", "--seed", "1", "--lang", "sk", stdin="done\nquit\n")
    assert "Chceš niečo zoslať?" in played.out and "Rytier" in played.out
    assert snar("nothing", "--lang", "sk").err.startswith("snar: „nothing“ nepoznám.")
    assert "--lang cs|en|sk" in snar("play", "--help", "--lang", "sk").out
