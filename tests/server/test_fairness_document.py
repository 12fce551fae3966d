"""The protocol of honest dice, played from its document alone: the program in docs/fairness.md, and Python.

The server is another process. The cheats know what its operator knows: they read its database."""

from __future__ import annotations

import json
import re
import socket
import sqlite3
import subprocess
import sys
import time
import types
import urllib.error
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

DOCUMENT = Path(__file__).parents[2] / "docs" / "fairness.md"
GROUND = 2_000  # words that a cheat tries


def program() -> Any:
    found = re.search(r"```python\n# honest\.py\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert found
    module = types.ModuleType("honest")
    exec(compile(found[1], str(DOCUMENT), "exec"), module.__dict__)
    return module


honest = program()


class Operator:
    """Runs the server, and reads what it keeps."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "snar.server", "--port", str(self.port), "--data", str(self.folder)]
        self.process = subprocess.Popen([*command, "--no-limits"], stdout=subprocess.DEVNULL)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self.process.poll() is None
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def reads(self, table: str) -> dict[str, Any]:
        db = sqlite3.connect(f"file:{self.folder / 'snar.db'}?mode=ro", uri=True)
        (meta,) = db.execute("SELECT meta FROM tables WHERE id = ?", (table,)).fetchone()
        db.close()
        return dict(json.loads(meta))


@pytest.fixture(scope="module")
def operator(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operator]:
    found = Operator(tmp_path_factory.mktemp("operator"))
    yield found
    found.kill()


def refused(player: Any, path: str, **body: Any) -> str:
    with pytest.raises(urllib.error.HTTPError) as no:
        player.call("POST", path, body)
    with no.value:
        return str(json.load(no.value)["reason"])


def sat(operator: Operator) -> tuple[Any, Any, str]:
    """The honest one makes a table, the cheat sits last."""
    me, cheat = honest.Player(operator.url), honest.Player(operator.url)
    table = me.call("POST", "/api/tables", {"visibility": "public"})["id"]
    me.seal(table)
    cheat.call("POST", f"/api/tables/{table}/sit")
    return me, cheat, table


def finished(me: Any, table: str) -> dict[str, Any]:
    me.call("POST", f"/api/tables/{table}/resign")
    return dict(me.call("GET", f"/api/tables/{table}/proof"))


def test_an_honest_game_holds(operator: Operator) -> None:
    me, friend, table = sat(operator)
    assert not me.word(table), "not before all are sealed"
    friend.seal(table)
    assert me.word(table) and me.look(table)["words"] == [], "not shown before all are there"
    operator.kill()
    operator.start()
    assert friend.word(table)
    assert me.look(table)["words"] == [me.kept["word"], friend.kept["word"]]
    assert me.begun(table) == friend.begun(table) == []
    proof = finished(me, table)
    assert me.check(proof) == friend.check(proof) == []
    proof["epochs"][0][5][1] = (proof["epochs"][0][5][1] + 1) % proof["epochs"][0][5][0]
    assert me.check(proof) == ["draws of epoch 0"]
    assert me.check({**proof, "epochs": []}) == ["no draws"]


def row(name: str) -> str:
    found = re.search(rf"^\| {re.escape(name)} \| (.*) \|$", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    assert found, name
    return found[1].strip("`")


def test_the_bytes_of_the_document_are_those_of_its_program() -> None:
    secret, words = bytes(range(32)).hex(), ["žába 00", "b"]
    assert honest.commitment_of(secret) == row("commitment")
    for word in words:
        assert honest.seal_of(row("commitment"), word) == row(f"seal of `{word}`")
    assert honest.draws_of(secret, words, [8] * 18) == [int(one) for one in row("eighteen draws below 8").split()]
    assert honest.draws_of(secret, [*words, "1"], [3_000_000_000]) == [
        int(row("there a draw below 3000000000").split()[0])
    ]
    for name, said in (("key", words), ("key of epoch 1", [*words, "1"])):
        mixed = bytes.fromhex(secret) + b"".join(len(w.encode()).to_bytes(4, "little") + w.encode() for w in said)
        assert blake2b(mixed, digest_size=32, person=b"snar-key").hexdigest() == row(name)


def best(secret: str, words: list[str], sizes: list[int]) -> str:
    """The word, of many, that gives the cheat the most with these other words."""
    tried = [f"ground {number}" for number in range(GROUND)]
    return max(tried, key=lambda word: sum(honest.draws_of(secret, [*words, word], sizes)))


def test_an_operator_who_sits_last_cannot_choose_a_word_to_suit(operator: Operator) -> None:
    me, cheat, table = sat(operator)
    before = operator.reads(table)
    assert me.kept["word"] not in json.dumps(before), "there is nothing to suit yet"
    cheat.seal(table)
    assert me.word(table)
    known = operator.reads(table)
    words, secret = [me.kept["word"]], known["secret"]
    assert known["lots"][me.guest]["word"] == words[0], "now the operator knows all"
    ground = best(secret, words, [8] * 8)
    assert refused(cheat, f"/api/tables/{table}/word", word=ground) == "other-word"
    again = {"commitment": me.kept["commitment"], "seal": honest.seal_of(me.kept["commitment"], ground)}
    assert refused(cheat, f"/api/tables/{table}/seal", **again) == "words-opening"
    assert refused(cheat, f"/api/tables/{table}/start") == "not-the-host"
    assert me.look(table)["status"] == "open"
    # The server is the operator's own: whatever it is made to tell afterwards, the honest one finds it.
    sizes = [8] * 20
    forged = {
        "commitment": me.kept["commitment"], "secret": secret, "words": [*words, ground],
        "epochs": [[[8, value] for value in honest.draws_of(secret, [*words, ground], sizes)]],
    }  # fmt: skip
    assert me.check(forged) == ["seals"]
    assert cheat.word(table) and me.begun(table) == []
    me.look = lambda _: {"seeded": False, "commitment": me.kept["commitment"], "words": [*words, ground]}
    assert me.begun(table) == ["seals"], "found at the very beginning"
    other = "00" * 32
    assert "commitment" in me.check({**forged, "secret": other, "commitment": honest.commitment_of(other)})
    assert "my word" in me.check({**forged, "words": ["another", ground]})


def test_a_seal_that_was_copied_cannot_be_opened_and_is_not_taken(operator: Operator) -> None:
    me, cheat, table = sat(operator)
    seal = honest.seal_of(me.kept["commitment"], me.kept["word"])
    assert refused(cheat, f"/api/tables/{table}/seal", commitment=me.kept["commitment"], seal=seal) == "bad-seal"
    assert not me.look(table)["opening"]


def test_whoever_breaks_off_the_opening_is_written_down_and_everything_is_new(operator: Operator) -> None:
    me, cheat, table = sat(operator)
    cheat.seal(table)
    old, commitment = dict(me.kept), me.kept["commitment"]
    assert me.word(table)
    cheat.call("POST", f"/api/tables/{table}/leave")
    info = me.look(table)
    assert info["commitment"] != commitment and info["tries"] == 2 and not info["opening"]
    assert not any(seat["seal"] for seat in info["seats"])
    cheat.call("POST", f"/api/tables/{table}/sit")
    seal = honest.seal_of(commitment, "old")
    assert refused(cheat, f"/api/tables/{table}/seal", commitment=commitment, seal=seal) == "other-commitment"
    cheat.seal(table)
    assert not me.look(table)["opening"], "nothing goes on with the old word"
    me.seal(table)
    assert me.kept["word"] != old["word"] and me.word(table) and cheat.word(table)
    proof = finished(me, table)
    assert me.check(proof) == [] and proof["tries"] == 2
    db = sqlite3.connect(operator.folder / "snar.db")
    said = [text for (text,) in db.execute("SELECT text FROM chat WHERE guest = ?", (cheat.guest,))]
    db.close()
    assert said


def test_a_host_who_knows_a_seed_sits_alone(operator: Operator) -> None:
    cheat, me = honest.Player(operator.url), honest.Player(operator.url)
    for seats in ([], ["me", "open"], ["open", "open"], ["greedy", "open"]):
        wanted = {"seed": "known", "visibility": "public", "seats": seats, "script": [8] * 8}
        assert refused(cheat, "/api/tables", **wanted) == "seed-with-others", seats
    assert refused(cheat, "/api/tables", script=[8, 8]) == "script-without-seed"
    wanted = {"seed": "known", "seats": ["me", "greedy"], "visibility": "public"}
    table = cheat.call("POST", "/api/tables", wanted)["id"]
    assert cheat.look(table)["seeded"] is True
    assert refused(cheat, f"/api/tables/{table}/invite") == "seed-with-others"
    for way, body in (("remove", {"seat": 1}), ("leave", {})):
        cheat.call("POST", f"/api/tables/{table}/{way}", body)
        for seat in (0, 1):
            assert refused(me, f"/api/tables/{table}/sit", seat=seat) == "seed-with-others"
    assert me.look(table)["seeded"] is True


def test_a_host_cannot_bring_a_seed_to_a_table_of_several(operator: Operator) -> None:
    """Not by a rematch, not by going on, not by a start of one's own."""
    me, cheat, table = sat(operator)
    cheat.seal(table)
    assert me.word(table) and cheat.word(table)
    finished(me, table)
    new = me.call("POST", f"/api/tables/{table}/rematch")["id"]
    info = me.look(new)
    assert info["status"] == "open" and not info["seeded"] and not info["words"]
    assert info["commitment"] != me.kept["commitment"]
    assert refused(me, f"/api/tables/{new}/word", word="early") in ("words-not-yet", "not-your-seat")
