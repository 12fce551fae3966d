"""`snar verify` and `snar replay`: a changed journal is named by its first bad line."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from snar.kernel.journal import Journal

from .conftest import Snar

Lines = list[dict[str, Any]]


def test_a_good_journal(snar: Snar, saved: Path) -> None:
    ran = snar("verify", saved)
    assert ran.code == 0
    assert ran.out.startswith("V pořádku: ") and "vítězství" in ran.out
    assert snar("verify", saved, "--lang", "en").out.startswith("All is well: ")


def test_a_game_is_told_line_by_line(snar: Snar, saved: Path) -> None:
    ran = snar("replay", saved)
    assert ran.code == 0
    assert "     1  Rytíř: done\n        Rytíř hází na pohyb:" in ran.out
    assert snar("replay", saved, "--step", "--lang", "en").out.startswith("     1  Knight: done")


def test_a_seat_is_told_no_more_than_it_saw(snar: Snar, saved: Path) -> None:
    mine, theirs = snar("replay", saved, "--seat", "rytir").out, snar("replay", saved, "--seat", "2").out
    assert "Stín si bere kartu.  " in mine and "Stín si bere kartu: " not in mine
    assert "Stín si bere kartu: " in theirs


def test_an_unknown_seat_is_named(snar: Snar, saved: Path) -> None:
    assert "Sedí tu: rytir, stin." in snar("replay", saved, "--seat", "titan").err


def other_key(lines: Lines) -> None:
    lines[1]["key"] = "end"


def other_dice(lines: Lines) -> None:
    lines[1]["rolls"] = [lines[1]["rolls"][0] % 8 + 1]


def left_out(lines: Lines) -> None:
    del lines[1]


def other_seed(lines: Lines) -> None:
    lines[0]["seed"] = "6"


@pytest.mark.parametrize("change", [other_key, other_dice, left_out, other_seed])
def test_a_changed_line_breaks_the_chain(snar: Snar, saved: Path, change: Callable[[Lines], None]) -> None:
    lines = [json.loads(line) for line in saved.read_text("utf-8").splitlines()]
    change(lines)
    saved.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    ran = snar("verify", saved)
    assert ran.code == 2 and ran.err.count("\n") == 1
    assert "Řádek 2 nesouhlasí" in ran.err or "Řádek 1 nesouhlasí" in ran.err


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (other_key, "Řádek 2 odporuje pravidlům"),
        (other_dice, "Na řádku 2 nesouhlasí kostky"),
        (left_out, "Řádek 2 odporuje pravidlům"),
        (other_seed, "nesouhlasí kostky"),
    ],
)
def test_a_chain_made_anew_does_not_help(snar: Snar, saved: Path, change: Callable[[Lines], None], says: str) -> None:
    lines = [json.loads(line) for line in saved.read_text("utf-8").splitlines()]
    change(lines)
    journal = Journal(lines[0])
    for line in lines[1:]:
        journal.add({name: value for name, value in line.items() if name != "chain"})
    saved.write_text(journal.to_text(), "utf-8")
    for command in ("verify", "replay"):
        ran = snar(command, saved)
        assert ran.code == 2
        assert says in ran.err


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "Soubor je prázdný"),
        (b"ahoj\n", "Řádek 1 je poškozený"),
        (b"[1]\n", "Řádek 1 je poškozený"),
        (b"{}\n", "není uložená hra"),
        (b'{"snar":1,"game":"sachy"}\n', ""),
        (b"\xff\xfe\x00", "není uložená hra"),
    ],
)
def test_what_is_no_journal(snar: Snar, tmp_path: Path, content: bytes, says: str) -> None:
    file = tmp_path / "x"
    file.write_bytes(content)
    for command in (["verify"], ["replay"], ["play", "rise", "--resume"]):
        ran = snar(*command, file)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert says in ran.err


def test_an_unfinished_last_line_is_named(snar: Snar, saved: Path) -> None:
    text = saved.read_text("utf-8")
    saved.write_text(text[:-10], "utf-8")
    last = len(text.splitlines())
    assert f"Řádek {last} je poškozený nebo nedopsaný" in snar("verify", saved).err


def test_a_lost_last_newline_does_no_harm(snar: Snar, tmp_path: Path) -> None:
    file = tmp_path / "hra"
    snar("play", "rise", "--seed", "3", "--save", file, stdin="done\n")
    file.write_text(file.read_text("utf-8").rstrip("\n"), "utf-8")
    assert snar("play", "rise", "--resume", file, stdin="end\n").code == 0
    assert snar("verify", file).code == 0
