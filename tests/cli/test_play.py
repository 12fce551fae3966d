"""`snar play`: a scripted game, saving, resuming, undo, bots alone, both languages."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Snar

SCRIPT = """
? sopka
? Sopka
? RS-DUL-5
? rr-a1a
? iridion
? move 88
?
help
board
1
? move 14
? move c1
move c1
undo
move c1
end
"""


def test_a_scripted_game_says_what_is_asked_what_happened_and_why(snar: Snar) -> None:
    ran = snar("play", "rise", "--seed", "3", "--bots", "random", stdin=SCRIPT)
    assert (ran.code, ran.err) == (0, "")
    for said in (
        "Chceš něco seslat? Máš 5 světla.",
        "Sopka [sopka] · Hrůza",
        "Hrdina: ztratíš 3 životy.",
        "RS-DUL-5: Pravidlo osmičky",
        "RR-A1a: ",
        "Duhovka.",
        "Nejdřív dokonči sesílání: done. (RS-STR-3)",
        "Odpověz číslem nabídky",
        "Rytíř hází na pohyb: 1.  RS-MOV-1",
        "Jdi na pole 14 [move 14] · 2 BP",
        "Ano, to teď můžeš: move 14 (2 BP).",
        "Rytíř jde na cestu 1 (1 BP).  RS-MOV-2",
        "Vzato zpět.",
        "Na tahu je Stín.",
        "Začíná 2. kolo.",
        "Hra se neuložila; příště přidej --save SOUBOR.",
    ):
        assert said in ran.out
    assert "▲Ry" in ran.out and "22≈" in ran.out and "I◆" in ran.out


def test_the_same_game_in_english(snar: Snar) -> None:
    ran = snar("play", "rise", "--seed", "3", "--bots", "random", "--lang", "en", stdin=SCRIPT)
    assert ran.code == 0
    for said in ("Do you want to cast?", "Volcano [sopka]", "Go to field 14 [move 14] · 2 MP", "Taken back."):
        assert said in ran.out
    assert "Rytíř" not in ran.out


def test_fields_are_typed_as_they_are_and_never_as_numbers_of_options(snar: Snar) -> None:
    start = ("play", "rise", "--scenario", "zkouska-sily", "--seed", "4", "--bots", "random")
    ran = snar(*start, stdin="1\n1\ncast 1\n")
    assert ran.code == 0
    assert "c1" in ran.out


def test_save_resume_verify_replay(snar: Snar, tmp_path: Path) -> None:
    file = tmp_path / "hra.jsonl"
    first = snar("play", "rise", "--seed", "3", "--save", file, stdin="done\nmove c1\nundo\nmove c1\n")
    assert f"snar play --resume {file}" in first.out
    lines = file.read_text("utf-8").splitlines()
    assert [json.loads(line).get("key") for line in lines] == [None, "done", "move c1", None, "move c1"]

    again = snar("play", "rise", "--resume", file, stdin="end\nquit\n")
    assert again.code == 0 and "greedy" in again.out
    assert len(file.read_text("utf-8").splitlines()) > 5

    verified = snar("verify", file)
    assert verified.code == 0 and "Záznam odpovídá pravidlům:" in verified.out and "není dohraná" in verified.out
    told = snar("replay", file, "--seat", "rytir")
    assert told.code == 0 and "Rytíř: move c1" in told.out and "zpět po odpověď" in told.out


def test_a_save_does_not_write_over_another_game(snar: Snar, saved: Path) -> None:
    before = saved.read_bytes()
    ran = snar("play", "rise", "--seed", "1", "--save", saved)
    assert ran.code == 2 and "--resume" in ran.err
    assert saved.read_bytes() == before


def test_leaving_unsaved_is_confirmed_and_can_still_save(snar: Snar, tmp_path: Path) -> None:
    file = tmp_path / "a b.jsonl"
    ran = snar("play", "rise", "--seed", "3", stdin=f"done\nquit\nne\nquit\nsave {file}\n")
    assert ran.out.count("Opravdu skončit?") == 2
    assert snar("verify", file).code == 0


def test_without_a_seed_the_dice_are_committed_to(snar: Snar, tmp_path: Path) -> None:
    file = tmp_path / "hra.jsonl"
    ran = snar("play", "rise", "--save", file, stdin="done\nend\n")
    header = json.loads(file.read_text("utf-8").splitlines()[0])
    assert header["commitment"] in ran.out.replace("\n", "")
    assert snar("verify", file).code == 0


@pytest.mark.parametrize("bots", ["greedy,random", "rytir=greedy,stin=random", "1=greedy,2=random"])
def test_bots_alone_just_play(snar: Snar, bots: str) -> None:
    ran = snar("play", "rise", "--seed", "5", "--bots", bots, "--json")
    data = json.loads(ran.out)
    assert (ran.code, data["finished"], data["bots"]) == (0, True, {"rytir": "greedy", "stin": "random"})
    assert data["winners"] and data["rounds"] == data["result"]["rounds"]


def test_bots_alone_tell_the_result(snar: Snar) -> None:
    assert "Vítězí " in snar("play", "rise", "--seed", "5", "--bots", "greedy,random").out


def test_json_with_a_person_keeps_stdout_clean(snar: Snar) -> None:
    ran = snar("play", "rise", "--seed", "5", "--json", stdin="done\n")
    assert json.loads(ran.out)["finished"] is False
    assert "Chceš něco seslat?" in ran.err


def test_people_share_the_keyboard(snar: Snar) -> None:
    ran = snar("play", "rise", "--seed", "3", "--bots", "none", stdin="done\nend\ndone\nend\n")
    assert "Rytíř>" in ran.out and "Stín>" in ran.out


@pytest.mark.parametrize("columns", ["30", "46", "80", "120"])
def test_any_width_of_a_terminal_will_do(snar: Snar, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    ran = snar("play", "rise", "--seed", "3", "--option", "boards=2", stdin="done\nboard\n")
    assert ran.code == 0 and "I◆" in ran.out


def test_in_a_process_of_its_own_with_a_poor_terminal(tmp_path: Path) -> None:
    """The scripted game once more: ASCII only, no colours, input from a file."""
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "TERM": "dumb"}
    env.pop("SNAR_STRICT", None)
    command = [sys.executable, "-m", "snar.cli", "play", "rise", "--seed", "3", "--save", str(tmp_path / "x")]
    ran = subprocess.run(command, input=SCRIPT, capture_output=True, env=env, text=True, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Sopka [sopka]" in ran.stdout
