"""`--pack`: a copied and changed pack is played, measured and verified, and named where it is missing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from snar.games import bring
from tests.packs.changed import change, empty_shelf, ether_pack, rise_pack

from .conftest import Snar

SCENARIO = """
title = "The bridge of this pack leads further"
rules = ["RS-MOV-2"]
pack = "../pack"

[given]
turn = "rytir"
laid = [{ card = "duhovy-most", picture = "46" }]
[given.figures]
rytir = { field = "45", bp = 3 }

[[when]]
seat = "rytir"
say = "move 46"
[[when]]
seat = "rytir"
say = "accept"

[then.figures.rytir]
bp = 9
pohyb = 8
"""


@pytest.fixture
def pack(tmp_path: Path) -> Iterator[Path]:
    yield rise_pack(tmp_path / "pack")
    empty_shelf()


def test_a_pack_that_a_server_refuses_is_not_called_sound(snar: Snar, pack: Path) -> None:
    assert snar("pack", "check", pack).code == 0
    for odd in ("a\\\\u0000b", "ODD", "x" * 80, "rise-snu"):
        change(pack / "pack.toml", r'id = "[^"]+"', f'id = "{odd}"')
        checked, served = snar("pack", "check", pack), snar("serve", "--no-open", "--pack", pack, "--lang", "en")
        assert checked.code == served.code == 2
        assert checked.err.strip() in served.err
        empty_shelf()


def header(file: Path) -> dict[str, object]:
    return dict(json.loads(file.read_text("utf-8").partition("\n")[0]))


def test_a_journal_names_its_pack_and_is_verified_with_it_alone(snar: Snar, pack: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words = ("play", "rise", "--pack", pack, "--seed", "5", "--save", file, "--lang", "en")
    ran = snar(*words, stdin="1\n1\n1\nquit\n")
    assert ran.code == 0 and "Paper Knight" in ran.out
    rules = header(file)["rules"]
    assert isinstance(rules, dict) and (rules["pack"], rules["version"]) == ("papirove-sny", "1.2.0")
    digest = str(header(file)["pack"])
    empty_shelf()
    for missing in (
        ("verify", file),
        ("replay", file),
        ("play", "--resume", file),
        ("verify", file, "--pack", "rise-snu"),
    ):
        ran = snar(*missing, "--lang", "en")
        assert ran.code == 2 and not ran.out and ran.err.count("\n") == 1
        assert f"the pack papirove-sny 1.2.0 (digest {digest}), which is not here" in ran.err and "--pack" in ran.err
    ran = snar("verify", file, "--pack", pack, "--lang", "en")
    assert ran.code == 0 and ran.out.startswith("The journal follows the rules")
    empty_shelf()
    change(pack / "characters.toml", "pohyb = 8", "pohyb = 7")
    ran = snar("verify", file, "--pack", pack)
    assert ran.code == 2 and f"papirove-sny 1.2.0 (otisk {digest})" in ran.err and "jiné karty" in ran.err


def test_bots_measure_it_in_several_processes(snar: Snar, pack: Path) -> None:
    words = ("--bots", "random,random", "--games", "2", "--cap", "9", "--jobs", "2")
    ran = snar("simulate", "rise", "--pack", pack, *words)
    assert ran.code == 0 and json.loads(ran.out)["rules"]["pack"] == "papirove-sny"


def test_bots_measure_one_that_lies_here(snar: Snar, pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each process is told where it lies: "two packs have this id", said those that had it already."""
    monkeypatch.chdir(pack.parent)
    words = ("--pack", "pack", "--bots", "random", "--games", "2", "--cap", "9", "--jobs", "2", "--lang", "en")
    ran = snar("balance", "rise", *words)
    assert ran.code == 0, ran.err


def test_a_scenario_names_its_pack_from_where_it_lies(snar: Snar, pack: Path, tmp_path: Path) -> None:
    file = tmp_path / "scenarios" / "far.toml"
    file.parent.mkdir()
    file.write_text(SCENARIO, "utf-8")
    assert snar("scenario", file).code == 0
    ran = snar("scenario", file, "--pack", "rise-snu")
    assert ran.code == 2 and "bp" in ran.err
    file.write_text(SCENARIO.replace("../pack", "../none"), "utf-8")
    ran = snar("scenario", file)
    assert ran.code == 2 and "pack.toml" in ran.err and ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "ether"), "pro jinou hru (rise), ne pro ether"),
        (("simulate", "ether", "--bots", "random"), "pro jinou hru (rise), ne pro ether"),
        (("play", "template"), "--pack k této hře nepatří"),
    ],
)
def test_a_pack_of_another_game_is_refused(snar: Snar, pack: Path, words: tuple[str, ...], said: str) -> None:
    ran = snar(*words, "--pack", pack)
    assert ran.code == 2 and said in ran.err and ran.err.count("\n") == 1


def test_what_pack_check_says_is_said_before_anything_is_played(snar: Snar, pack: Path, tmp_path: Path) -> None:
    (pack / "cs" / "dreams.ftl").unlink()
    line = snar("pack", "check", pack).err.partition("\n")[0]
    for words in (("play", "rise"), ("serve", "--data", str(tmp_path / "d"))):
        ran = snar(*words, "--pack", pack)
        assert ran.code == 2 and ran.err == f"snar: {line}\n"
    assert not (tmp_path / "d").exists()
    ran = snar("play", "rise", "--pack", tmp_path / "nowhere")
    assert ran.code == 2 and "pack.toml" in ran.err


def test_a_campaign_goes_on_with_its_own_pack(snar: Snar, tmp_path: Path) -> None:
    folder, file, kept = ether_pack(tmp_path / "ether"), tmp_path / "game.jsonl", tmp_path / "kept.json"
    try:
        name = bring(folder).id
        ran = snar("play", "ether", "--pack", name, "--seed", "1", "--save", file, "--lang", "en", stdin="quit\n")
        assert ran.code == 0 and "paper rustles" in ran.out
        assert snar("campaign", "export", file, kept).code == 0
        assert json.loads(kept.read_text("utf-8"))["chronicle"]["pack"] == "papirovy-eter"
        assert snar("campaign", "import", kept).code == 0
        ran = snar("play", "ether", "--chronicle", kept, "--pack", "etherfields")
        assert ran.code == 2 and "patří k balíčku papirovy-eter" in ran.err
        empty_shelf()
        for words in (("campaign", "import", kept), ("play", "ether", "--chronicle", kept)):
            ran = snar(*words, "--lang", "en")
            assert ran.code == 2 and "belongs to the pack papirovy-eter, which is not here" in ran.err
    finally:
        empty_shelf()
