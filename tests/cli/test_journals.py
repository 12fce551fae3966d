"""`snar verify` and `snar replay`: a changed journal is named by its first bad line."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from snar.games import GAMES
from snar.kernel import fair
from snar.kernel.header import new_header
from snar.kernel.journal import Journal

from .conftest import Snar

Lines = list[dict[str, Any]]


def test_a_good_journal(snar: Snar, saved: Path) -> None:
    ran = snar("verify", saved)
    assert ran.code == 0
    assert ran.out.startswith("Záznam odpovídá pravidlům: ") and "Vítězí " in ran.out
    english = snar("verify", saved, "--lang", "en").out
    assert english.startswith("The journal follows the rules: ")
    assert "Dice from the seed" in english and "Whoever knew the seed knew every card" in english


WORDS = ["moje 00", "tvoje 11"]


@pytest.mark.parametrize(
    ("change", "code", "said", "unsaid"),
    [
        (
            {},
            0,
            ["Word: moje 00 (seal: ", "were shown in time", "looked at the secret"],
            ["words were not sealed"],
        ),
        ({"seals": None}, 0, ["Word: moje 00 (seal: none)", "words were not sealed"], []),
        ({"seals": None, "commitment": None}, 0, ["Commitment: none", "may have been chosen afterwards"], ["in time"]),
        ({"tries": 3}, 0, ["asked for 3 times"], []),
        ({"seals": ["00" * 32, "11" * 32]}, 2, ["is not the one that was sealed"], []),
        ({"seals": []}, 2, ["is not the one that was sealed"], []),
        ({"commitment": "00" * 32}, 2, ["do not agree with the commitment"], []),
        ({"words": [], "seals": None}, 0, ["nobody said one", "no player added a word"], []),
        (
            {"words": WORDS[:1], "seals": None},
            0,
            ["of 2 seats that no bot had, the words are 1"],
            ["words were not sealed"],
        ),
        ({"words": WORDS[:1], "seals": None, "bots": {"stin": "greedy"}}, 0, ["in time"], ["of 2 seats", "of 1 seats"]),
        ({"words": WORDS[:1], "seals": None, "bots": 5, "tries": [1]}, 0, ["of 2 seats"], []),
        (
            {"words": ["a\nAll is well\x1b[8m", "b"], "seals": None},
            0,
            ["Word: a\\nAll is well\\x1b[8m (seal: none)"],
            ["\x1b"],
        ),
        ({"words": "ab", "seals": None}, 2, ["do not understand line 1"], []),
        ({"words": [1, 2], "seals": None}, 2, ["do not understand line 1"], []),
        ({"secret": None}, 2, ["do not understand line 1"], []),
        ({"words": None}, 2, ["do not understand line 1"], []),
        ({"commitment": None}, 2, ["do not understand line 1"], []),
        ({"seed": "5"}, 2, ["do not understand line 1"], []),
        ({"seed": "5", "secret": None, "commitment": None, "seals": None}, 0, ["Whoever knew the seed"], ["Word: "]),
    ],
)
def test_verifying_says_what_is_proved_and_what_is_not(
    snar: Snar, tmp_path: Path, change: dict[str, Any], code: int, said: list[str], unsaid: list[str]
) -> None:
    """Old journals too: what lacks in them is said, never that all is well."""
    promised = fair.commitment(bytes(32))
    seals = [fair.seal(promised, word) for word in WORDS]
    header = {"commitment": promised, "words": WORDS, "secret": "00" * 32, "seals": seals, **change}
    game = GAMES["rise"]
    kept = {name: value for name, value in header.items() if value is not None}
    file = tmp_path / "game.jsonl"
    file.write_text(Journal({**kept, **new_header(game, game.agree())}).to_text(), "utf-8")
    ran = snar("verify", file, "--lang", "en")
    told = ran.out if code == 0 else ran.err
    assert ran.code == code, told
    assert all(part in told for part in said), told
    assert not any(part in told for part in [*unsaid, "\nAll is well"]), told
    assert code or "Last link: " in told


def test_a_game_is_told_line_by_line(snar: Snar, saved: Path) -> None:
    ran = snar("replay", saved)
    assert ran.code == 0
    assert "     1  Rytíř: done\n        Rytíř hází na pohyb:" in ran.out
    assert "     1  Knight: done" in snar("replay", saved, "--step", "--lang", "en").out


def test_a_replay_begins_with_what_happened_before_the_first_answer(snar: Snar, saved: Path) -> None:
    before, _, _ = snar("replay", saved).out.partition("     1  Rytíř")
    assert "Rytíř" in before


def test_the_opening_of_the_first_turn_and_its_light_are_told(snar: Snar, saved: Path) -> None:
    opening = snar("replay", saved, "--step", "--lang", "en").out.partition("     1  Knight: done")[0]
    assert "The Knight starts" in opening
    assert "  RS-STR-3\n" in opening and "Dreams gain 5 light.  RS-STR-4" in opening  # up to the first answer


def test_a_seat_is_told_no_more_than_it_saw(snar: Snar, saved: Path) -> None:
    mine, theirs = snar("replay", saved, "--seat", "rytir").out, snar("replay", saved, "--seat", "2").out
    assert "Stín si bere kartu.  " in mine and "Stín si bere kartu: " not in mine
    assert "Stín si bere kartu: " in theirs


def test_an_unknown_seat_is_named(snar: Snar, saved: Path) -> None:
    assert "Sedí tu: rytir, stin." in snar("replay", saved, "--seat", "titan").err


def other_engine(lines: Lines) -> None:
    lines[0]["engine"] = "0.1.0"


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
        (other_engine, "podle starších pravidel (verze 0.1.0"),
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
