"""Files of strangers: numbers and texts where tables belong, deep nesting, bytes that are no text. One line each."""

from __future__ import annotations

import json
import shutil
import time
from pathlib import Path
from typing import Any

import pytest

from snar.games import GAMES
from snar.kernel import fair, save
from snar.kernel.header import new_header
from snar.kernel.journal import Journal
from snar.kernel.session import Session
from snar.packs.folders import BUILT_IN

from .conftest import Snar

ODD: list[Any] = [5, -1, 10**400, 1.5, "x", "", None, True, [], [1], [[]], {}, {"a": 1}]
DEEP = 100_000
UNREADABLE = {"bytes": b"\xff\xfe\xfa", "deep": b"a = " + b"[" * DEEP, "dots": b"a." * 20_000 + b"a = 1"}
COMMANDS = (["verify"], ["replay"], ["campaign", "export"])


def one_line(ran: Any) -> bool:
    return ran.code == 2 and ran.err.startswith("snar: ") and ran.err.count("\n") == 1 and "Traceback" not in ran.err


def headers() -> list[dict[str, Any]]:
    game, promised = GAMES["rise"], fair.commitment(bytes(32))
    plain = new_header(game, game.agree())
    secret = {"commitment": promised, "words": ["a", "b"], "secret": "00" * 32}
    sealed = {**secret, "seals": [fair.seal(promised, word) for word in ("a", "b")]}
    return [{**plain, "seed": "1", "script": [1]}, {**plain, **sealed}]


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_a_header_that_holds_odd_things(snar: Snar, tmp_path: Path, odd: Any) -> None:
    file = tmp_path / "game.jsonl"
    for header in headers():
        for name in header:
            if name == "snar":
                continue
            file.write_text(Journal({**header, name: odd}).to_text(), "utf-8")
            ran = snar("verify", file)
            assert ran.code == 0 or one_line(ran), (name, odd, ran.err)


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_entries_that_hold_odd_things(snar: Snar, tmp_path: Path, odd: Any) -> None:
    file = tmp_path / "game.jsonl"
    entries = [{name: odd} for name in ("seat", "key", "undo", "epoch", "rolls", "n")]
    entries += [{"seat": "rytir", "key": odd}, {"undo": odd, "epoch": 1}]
    entries += [{"seat": "rytir", "key": "done", "rolls": odd}] if odd != [1] else []  # that is what the script says
    for entry in entries:
        journal = Journal(headers()[0])
        journal.add({"n": 1, **entry})
        file.write_text(journal.to_text(), "utf-8")
        for command in COMMANDS:
            ran = snar(*command, file)
            assert one_line(ran), (command, entry, ran.err, ran.out)


@pytest.mark.parametrize(
    ("game", "change"),
    [("rise", {name: value}) for name in ("fame", "boards", "rotation") for value in (-5, 50, 9_000)]
    + [("rise", {"scenario": "stret"}), ("rise", {"options": ["tezke-ukoly", "dlouha-hra"]})]
    + [("ether", {"sleepers": ["hracka", "hracka"]}), ("ether", {"options": ["bdely-sen"]}), ("template", {"goal": 6})],
)
def test_rules_that_nobody_can_agree_on_are_no_game(snar: Snar, tmp_path: Path, game: str, change: Any) -> None:
    header = {**new_header(GAMES[game], GAMES[game].agree()), "seed": "1"}
    file = tmp_path / "game.jsonl"
    file.write_text(Journal({**header, "rules": {**header["rules"], **change}}).to_text(), "utf-8")
    assert one_line(snar("verify", file))


def test_a_number_of_players_in_a_save_takes_no_memory() -> None:
    session = Session.seeded(GAMES["template"], GAMES["template"].agree(), 1)
    data = json.loads(save.to_text(session))
    data["state"]["table"]["players"] = 2**32
    with pytest.raises(save.SaveError):
        save.from_text(GAMES["template"], json.dumps(data))


def test_nothing_in_a_file_steers_the_terminal_or_looks_like_a_line_of_the_program(snar: Snar, tmp_path: Path) -> None:
    """Of a journal that was changed `snar verify` must not be made to say that all is well."""
    evil = "\x1b]0;mine\x07\x1b[2J\r\u202e\u2028\nAll is well"
    file, pack = tmp_path / "file", tmp_path / "pack"
    said = []
    header = headers()[0]
    rules = [{**header["rules"], name: evil} for name in (*header["rules"], "pack", "version")]
    changes = [*({name: evil} for name in (*header, "bots")), *({"rules": one} for one in rules)]
    for change in (*changes, {"rules": {**header["rules"], "pack": evil, "version": evil}}):
        file.write_text(Journal({**header, **change}).to_text(), "utf-8")
        said += [snar(*command, file) for command in COMMANDS]
    for entry in ({"seat": evil, "key": "done"}, {"seat": "rytir", "key": evil}):
        journal = Journal(header)
        journal.add({"n": 1, **entry})
        file.write_text(journal.to_text(), "utf-8")
        said += [snar(*command, file) for command in COMMANDS]
    chronicle = {"snar-chronicle": 1, "game": "ether", "chronicle": {"version": evil}}
    file.write_text(json.dumps(chronicle), "utf-8")
    said.append(snar("campaign", "import", file))
    text = json.dumps(evil)
    for scenario in (f"game = {text}", f"{text} = 1", f"pack = {text}", f"title = {text}\n[given]\n{text} = {text}"):
        file.write_text(scenario, "utf-8")
        said += [snar("scenario", file), snar("scenario", "--trace", file)]
    pack.mkdir()
    for line in (f"id = {text}", f"game = {text}", f"version = {text}", f"{text} = 1"):
        (pack / "pack.toml").write_text(line, "utf-8")
        said += [snar("pack", "check", pack), snar("play", "--pack", pack), snar("verify", file, "--pack", pack)]
    for ran in said:
        steering = [letter for letter in ran.out + ran.err if not (letter.isprintable() or letter == "\n")]
        assert not steering and "\nAll is well" not in ran.out + ran.err, (ran.out, ran.err)


def test_what_is_nested_too_deeply(snar: Snar, tmp_path: Path) -> None:
    deep, toml = tmp_path / "deep.json", tmp_path / "deep.toml"
    deep.write_text("[" * DEEP + "]" * DEEP, "utf-8")
    toml.write_text("a = " + "[" * DEEP + "]" * DEEP, "utf-8")
    for command in (*COMMANDS, ["campaign", "import"]):
        assert one_line(snar(*command, deep)), command
    inner = tmp_path / "inner.json"
    chronicle = '{"version": 1, "read": ' + "[" * 900 + "]" * 900 + "}"
    inner.write_text(f'{{"snar-chronicle": 1, "game": "ether", "chronicle": {chronicle}}}', "utf-8")
    assert one_line(snar("campaign", "import", inner))
    ran = snar("scenario", toml)
    assert ran.code == 2 and ran.err.count("\n") == 1 and "Traceback" not in ran.err


@pytest.mark.parametrize("name", ["pack.toml", "events.toml", "cs/cards.ftl"])
@pytest.mark.parametrize(
    "bad",
    [b"\xff\xfe\xfa", b"a = " + b"[" * DEEP, b"a." * 20_000 + b"a = 1", b"a = " + b"9" * 5_000],
    ids=["bytes", "deep", "dots", "digits"],
)
def test_a_pack_with_a_file_that_cannot_be_read(snar: Snar, tmp_path: Path, name: str, bad: bytes) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(BUILT_IN / "rise-snu", folder)
    path = folder / name
    if not path.exists():
        path = sorted((folder / "cs").glob("*.ftl"))[0]
    path.write_bytes(bad)
    began = time.monotonic()
    ran = snar("pack", "check", folder)
    assert time.monotonic() - began < 10
    assert ran.code == 2 and "Traceback" not in ran.err and ran.err.strip()
    if name == "pack.toml":
        assert ran.err.count("\n") == 1 and "not readable" in ran.err, ran.err


@pytest.mark.parametrize("command", [*COMMANDS, ["campaign", "import"], ["scenario"]], ids=" ".join)
@pytest.mark.parametrize("bad", [b"\xff\xfe", b"", b"\x00", b"null", b"5", b'"x"', b"[]"], ids=repr)
def test_a_file_that_is_something_else(snar: Snar, tmp_path: Path, command: list[str], bad: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(bad)
    ran = snar(*command, file)
    assert ran.code == 2 and ran.err.count("\n") == 1 and "Traceback" not in ran.err, ran.err


def test_twenty_thousand_dots_are_refused_at_once(snar: Snar, tmp_path: Path) -> None:
    file = tmp_path / "scenario.toml"
    file.write_text(".".join("a" * 20_000) + " = 1", "utf-8")
    began = time.monotonic()
    assert snar("scenario", file).code == 2
    assert time.monotonic() - began < 5


def test_a_good_journal_is_still_good(snar: Snar, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    for header in headers():
        file.write_text(Journal(header).to_text(), "utf-8")
        assert snar("verify", file).code == 0
        assert json.loads(file.read_text("utf-8").splitlines()[0])["snar"] == 1


def test_a_seed_of_any_bytes_is_kept_and_verified(snar: Snar, tmp_path: Path) -> None:
    """A shell hands on bytes that are no text as lone surrogates."""
    file = tmp_path / "game.jsonl"
    assert snar("play", "rise", "--bots", "greedy,random", "--seed", "\udcff", "--save", file).code == 0
    assert snar("verify", file).code == 0


@pytest.mark.parametrize("number", ["0x" + "f" * 6000, "9" * 6000], ids=["hexadecimal", "decimal"])
def test_a_number_of_thousands_of_digits_in_a_scenario(snar: Snar, tmp_path: Path, number: str) -> None:
    file = tmp_path / "position.toml"
    file.write_text(f'title = "x"\nrules = []\n[given]\nround = {number}\n[then]\nturn = 1\n', "utf-8")
    ran = snar("scenario", file)
    assert ran.code == 2 and ran.err.count("\n") == 1 and len(ran.err) < 500, ran.err
