"""What whoever runs the server may do: look, end, delete, ban, announce, hand out and erase data, read figures."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from snar.cli.commands import backup
from snar.cli.entry import main
from snar.server.http.identity import Signer, keys_in, rotate
from snar.server.settings import Retention
from snar.server.wire import socket
from snar.store.opening import open_store

from .site import Player, Site, run, site, until


def keeper(folder: Path, name: str = "admin.key") -> dict[str, str]:
    return {"authorization": f"Bearer {(folder / name).read_text()}"}


async def seated(here: Site) -> tuple[Player, str]:
    one = here.player()
    table = (await one.post("/api/play", {"pace": "none"}))["id"]
    await one.join(table)
    return one, table


async def asked(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> Any:
    """`snar admin`, as one types it."""
    code = await asyncio.to_thread(main, ["admin", *words, "--data", str(folder), "--lang", "en"])
    said = capsys.readouterr()
    return json.loads(said.out) if code == 0 else said.err


def test_tables_are_listed_and_inspected_without_what_decides_a_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def go() -> None:
        async with site(tmp_path) as here:
            one, table = await seated(here)
            (found,) = await asked(capsys, tmp_path, "tables")
            assert found["id"] == table and found["status"] == "running" and found["connections"] == 1
            inspected = await asked(capsys, tmp_path, "table", table)
            meta = here.services.tables.rooms[table].meta
            assert inspected["guests"] == [one.guest]
            assert meta.secret not in json.dumps(inspected)
            assert "no such table" in await asked(capsys, tmp_path, "table", "nowhere")

    run(go())


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_the_keeper_reaches_a_server_whose_public_address_does_not_lead_here(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], host: str
) -> None:
    async def go() -> None:
        async with site(tmp_path, public_url="https://snar.invalid", host=host) as here:
            assert await asked(capsys, tmp_path, "tables") == []
            assert here.services.settings.url == "https://snar.invalid"

    run(go())


def test_a_game_is_ended_and_a_table_deleted_only_by_who_means_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def go() -> None:
        async with site(tmp_path) as here:
            one, table = await seated(here)
            assert "--yes" in await asked(capsys, tmp_path, "end", table)
            assert here.services.tables.rooms[table].meta.status == "running"
            await asked(capsys, tmp_path, "end", table, "--yes")
            while one.over is None:
                await one.hear()
            await asked(capsys, tmp_path, "delete", table, "--yes")
            await one.get(f"/api/tables/{table}", 404)

    run(go())


@pytest.mark.parametrize(
    "who", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "192.0.2.0/24", "snar.example", "198.51.100.7"]
)
def test_nobody_bans_everyone_or_nobody(tmp_path: Path, capsys: pytest.CaptureFixture[str], who: str) -> None:
    async def go() -> None:
        async with site(tmp_path, proxies=("127.0.0.1", "198.51.100.7")) as here:
            assert "Name one address" in await asked(capsys, tmp_path, "ban", "address", who)
            assert "no such guest" in await asked(capsys, tmp_path, "ban", "guest", "nobody")
            assert not (await asked(capsys, tmp_path, "bans"))["bans"]
            here.services.bans.until[("address", "127.0.0.1")] = time.time() + 60  # a keeper's own address, by mistake
            assert (await here.player().client.get("/api/me")).status_code == 403
            await asked(capsys, tmp_path, "lift", "address", "127.0.0.1")
            assert (await here.player().client.get("/api/me")).status_code == 200
            await asked(capsys, tmp_path, "ban", "address", "192.0.2.7", "--days", "1e308")
            assert (await asked(capsys, tmp_path, "bans"))["bans"][0]["until"] == 4e9

    run(go())


def test_a_guest_or_an_address_that_is_banned_does_not_come_in_until_it_is_lifted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def go() -> None:
        async with site(tmp_path) as here:
            one, _ = await seated(here)
            await asked(capsys, tmp_path, "ban", "guest", one.guest, "--why", "shouts")
            assert await one.closed()
            assert (await one.get("/api/tables/mine", 403))["reason"] == "banned"
            (ban,) = (await asked(capsys, tmp_path, "bans"))["bans"]
            assert (ban["what"], ban["why"]) == (one.guest, "shouts")
            await asked(capsys, tmp_path, "lift", "guest", one.guest)
            await one.get("/api/tables/mine")
            here.services.bans.until[("address", "127.0.0.1")] = time.time() + 60
            assert (await one.client.get("/api/health")).status_code == 403
            here.services.bans.until.clear()

    run(go())


def test_whoever_comes_from_a_banned_address_goes_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        monkeypatch.setattr(socket, "address", lambda scope: "203.0.113.9")
        async with site(tmp_path) as here:
            one, _ = await seated(here)
            await asked(capsys, tmp_path, "ban", "address", "203.0.113.8")
            await one.send("ping")
            await one.until("pong")
            await asked(capsys, tmp_path, "ban", "address", "203.0.113.9")
            assert await one.closed() == 1008

    run(go())


def test_who_was_banned_before_the_first_word_is_not_let_in_by_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as here:
            one, table = await seated(here)
            await one.hang_up()
            cookie = "; ".join(f"{name}={value}" for name, value in one.client.cookies.items())
            url, came = f"ws://127.0.0.1:{here.port}/ws/{table}", here.services.driver.counts.came
            one.socket = await connect(url, additional_headers={"cookie": cookie}, proxy=None)
            while here.services.driver.counts.came == came:  # the guest is known by now
                await asyncio.sleep(0.01)
            here.services.bans.until[("guest", one.guest)] = time.time() + 60
            await one.send("hello", v=1)
            assert await one.closed() == 1008

    run(go())


def test_everyone_at_a_table_hears_an_announcement(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def go() -> None:
        async with site(tmp_path) as here:
            one, _ = await seated(here)
            await asked(capsys, tmp_path, "announce", "The server rests at ten.")
            assert (await one.until("notice"))["text"] == "The server rests at ten."

    run(go())


def test_a_guest_gets_all_that_is_kept_and_is_forgotten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def go() -> None:
        async with site(tmp_path) as here:
            one, table = await seated(here)
            await one.send("say", text="dobrý večer")
            await one.until("said")
            data = await asked(capsys, tmp_path, "guest", one.guest)
            assert [row["id"] for row in data["tables"]] == [table]
            assert [line["text"] for line in data["said"]] == ["dobrý večer"]
            await asked(capsys, tmp_path, "erase", one.guest, "--yes")
            assert "no such guest" in await asked(capsys, tmp_path, "guest", one.guest)

    run(go())


def test_what_somebody_said_who_only_looked_on_is_theirs_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def go() -> None:
        async with site(tmp_path) as here:
            _one, table = await seated(here)
            two = here.player()
            await two.post("/api/guest", {"name": "Krasomila", "lang": "cs"})
            await two.join(table)
            await two.send("say", text="hezky hrajete")
            await two.until("said")
            data = await asked(capsys, tmp_path, "guest", two.guest)
            assert [(line["table"], line["text"]) for line in data["said"]] == [(table, "hezky hrajete")]

    run(go())


def test_no_file_of_the_folder_holds_who_was_forgotten(tmp_path: Path) -> None:
    def holding(*words: str) -> list[str]:
        files = [path for path in tmp_path.rglob("*") if path.is_file()]
        return [path.name for path in files if any(word.encode() in path.read_bytes() for word in words)]

    async def go() -> None:
        async with site(tmp_path) as here:
            one, two = here.player(), here.player()
            await one.post("/api/guest", {"name": "Krasomila", "lang": "cs"})
            table = (await one.post("/api/tables", {"seats": ["me", "open"], "visibility": "public"}))["id"]
            await two.post(f"/api/tables/{table}/sit")
            await asyncio.gather(one.join(table), two.join(table))
            await asyncio.gather(one.started(), two.started())
            await one.send("say", text="dobry vecer")
            await one.until("said")
            await one.post("/api/me/recovery")
            assert holding("Krasomila") and holding(one.guest)
            await one.post("/api/me/forget")
            await until(lambda: not holding("Krasomila", one.guest))
            await two.get("/api/health")
            await two.send("say", text="neznam te")
            while (await two.until("said"))["text"] != "neznam te":
                pass
            assert holding("neznam te")
        assert not holding("Krasomila", one.guest)

    run(go())


def test_nobody_without_the_key_is_a_keeper(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as here:
            one = here.player()
            for headers in ({}, {"authorization": "Bearer guessed"}, keeper(tmp_path, "metrics.key")):
                for path in ("/api/admin/tables", "/api/admin/bans"):
                    answer = await one.client.get(path, headers=headers)
                    assert (answer.status_code, answer.json()["reason"]) == (403, "not-the-keeper")
            assert (await one.client.get("/metrics")).status_code == 403
            assert (tmp_path / "admin.key").stat().st_mode & 0o077 == 0

    run(go())


def test_figures_are_written_as_prometheus_reads_them_and_name_nobody(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as here:
            one, table = await seated(here)
            await one.answer((await one.asked())["options"][0]["key"])
            page = (await one.client.get("/metrics", headers=keeper(tmp_path, "metrics.key"))).text
            lines = [line for line in page.splitlines() if not line.startswith("#")]
            assert all(re.fullmatch(r'[a-z_]+(\{le="[^"]+"\})? [0-9.e+-]+', line) for line in lines)
            figures = dict(line.rsplit(" ", 1) for line in lines)
            assert figures["snar_answer_seconds_count"] == "1" and figures["snar_tables"] == "1"
            assert int(figures["snar_commits_total"]) > 0 and int(figures["process_resident_memory_bytes"]) > 0
            assert table not in page and one.guest not in page

    run(go())


def test_a_new_key_signs_and_the_cookies_of_the_old_one_are_renewed(tmp_path: Path) -> None:
    (old,) = keys_in(tmp_path)
    rotate(tmp_path)

    async def go() -> None:
        async with site(tmp_path) as here:
            one = here.player()
            await one.get("/api/me")
            guest = one.client.cookies["snar"].partition(".")[0]
            one.client.cookies.set("snar", Signer(old).sign(guest), domain="127.0.0.1", path="/")
            answer = await one.client.get("/api/me")
            assert answer.json()["guest"] == guest
            assert Signer(keys_in(tmp_path)[0]).read(answer.cookies["snar"]) == guest
            for _ in range(3):
                rotate(tmp_path)
            assert old not in keys_in(tmp_path) and len(keys_in(tmp_path)) == 3

    run(go())


def test_whoever_has_a_cookie_of_the_new_key_is_no_stranger_to_servers_that_still_sign_with_the_old_one(
    tmp_path: Path,
) -> None:
    """While servers are replaced one after another, some have the new key and some do not sign with it yet."""

    async def go() -> None:
        async with site(tmp_path) as here:
            one = here.player()
            guest = (await one.get("/api/me"))["guest"]
            rotate(tmp_path)
            replaced = Signer(*keys_in(tmp_path))
            one.client.cookies.set("snar", replaced.sign(guest), domain="127.0.0.1", path="/")
            answer = await one.client.get("/api/me")
            assert answer.json()["guest"] == guest and "set-cookie" not in answer.headers
            assert here.services.signer.vouched(replaced.vouch("192.0.2.7")) == "192.0.2.7"
            assert replaced.vouched(here.services.signer.vouch("192.0.2.7")) == "192.0.2.7"
            forged = Signer(b"x" * 32).sign(guest)
            (tmp_path / "cookie.key").write_bytes(b"torn")  # somebody copies it just now
            assert (
                here.services.signer.read(forged) is None and here.services.signer.read(replaced.sign(guest)) == guest
            )
            (tmp_path / "cookie.key").unlink()
            assert here.services.signer.read(forged) is None and not (tmp_path / "cookie.key").exists()

    run(go())


def test_a_copy_made_while_people_play_is_brought_back_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy, other = (tmp_path / name for name in ("data", "copy", "other"))

    async def go() -> tuple[str, int]:
        async with site(data) as here:
            one, table = await seated(here)
            await one.answer((await one.asked())["options"][0]["key"])
            told = one.seq
            assert await asyncio.to_thread(main, ["store", "backup", str(copy), "--data", str(data)]) == 0
            await one.answer((await one.asked())["options"][0]["key"])
            return table, told

    table, told = run(go())
    assert main(["store", "backup", str(copy), "--data", str(data)]) == 2, "a copy is never written over"
    assert main(["store", "restore", str(copy), "--data", str(data)]) == 2, "nor is a house"
    assert main(["store", "restore", str(copy), "--data", str(other)]) == 0
    assert (other / "cookie.key").read_bytes() == (data / "cookie.key").read_bytes()

    async def look() -> None:
        async with site(other) as here:
            room = await here.services.tables.get(table)
            assert room.record.number >= told
            await room.store.healthy()

    run(look())
    (copy / "snar.db").write_bytes(b"SQLite format 3\0" + b"x" * 4096)
    capsys.readouterr()
    assert main(["store", "restore", str(copy), "--data", str(tmp_path / "third"), "--lang", "en"]) == 2
    assert "not a whole database" in capsys.readouterr().err


SMALL = (
    "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (20480, 20480));"
    "from snar.cli.entry import main; sys.exit(main(sys.argv[1:]))"
)  # no file may be longer, as on a disk that is full


def test_a_copy_for_which_there_is_no_room_is_refused_in_one_line_and_leaves_nothing(tmp_path: Path) -> None:
    data, copy, other = (tmp_path / name for name in ("data", "copy", "other"))

    async def go() -> None:
        async with site(data) as here:
            await seated(here)

    run(go())
    for deed, source, to in (("backup", data, copy), ("restore", copy, other)):
        words = [deed, str(to), "--data", str(source)] if deed == "backup" else [deed, str(source), "--data", str(to)]
        done = subprocess.run(
            [sys.executable, "-c", SMALL, "store", *words, "--lang", "en"], capture_output=True, text=True
        )
        assert done.returncode == 2 and done.stderr.startswith("snar: ") and done.stderr.count("\n") == 1, done
        assert "Try another place" in done.stderr and not [*to.glob("snar.db*")]
        assert main(["store", *words]) == 0


def test_a_key_for_which_there_is_no_room_leaves_the_old_one_and_is_named(tmp_path: Path) -> None:
    before = keys_in(tmp_path)
    code = SMALL.replace("20480", "16")
    words = [sys.executable, "-c", code, "store", "rotate-key", "--data", str(tmp_path), "--lang", "en"]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 2 and "cookie.key (" in done.stderr, done
    assert keys_in(tmp_path) == before and [*tmp_path.iterdir()] == [tmp_path / "cookie.key"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_no_copy_of_a_house_is_ever_for_other_eyes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even while it is being made, nor in a folder that was there before."""
    data, copy, moved = tmp_path / "data", tmp_path / "copy", tmp_path / "moved"

    async def go() -> None:
        async with site(data) as here:
            await seated(here)

    run(go())
    for folder in (copy, moved):
        folder.mkdir(0o755)
    rights = set[int]()
    chmod, whole = Path.chmod, backup.whole
    monkeypatch.setattr(Path, "chmod", lambda path, mode: rights.add(path.stat().st_mode & 0o777) or chmod(path, mode))
    monkeypatch.setattr(backup, "whole", lambda file, *of: rights.add(file.stat().st_mode & 0o777) or whole(file, *of))
    assert main(["store", "backup", str(copy), "--data", str(data)]) == 0
    assert main(["store", "copy", str(data / "snar.db"), str(moved / "snar.db")]) == 0
    rights |= {file.stat().st_mode & 0o777 for file in (*copy.iterdir(), moved / "snar.db")}
    assert rights == {0o600}


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root makes files for others")
def test_what_root_writes_belongs_to_whoever_has_the_folder(tmp_path: Path) -> None:
    """A service has its own user; whoever runs it types as root."""
    data, copies, other = tmp_path / "data", tmp_path / "copies", tmp_path / "other"

    async def go() -> None:
        async with site(data) as here:
            await seated(here)

    def owners(folder: Path) -> dict[str, tuple[int, int]]:
        return {path.name: (path.stat().st_uid, path.stat().st_gid) for path in (folder, *folder.iterdir())}

    run(go())
    for folder in (data, copies, other):
        folder.mkdir(exist_ok=True)
        for path in (folder, *folder.iterdir()):
            os.chown(path, 1234, 1235)
    (data / "cookie.key").chmod(0o640)  # lent to the service that copies it
    copy = str(copies / "2026" / "monday")
    assert main(["store", "rotate-key", "--data", str(data)]) == 0
    assert main(["store", "backup", copy, "--data", str(data)]) == 0
    assert main(["store", "restore", copy, "--data", str(other)]) == 0
    assert main(["store", "copy", str(data / "snar.db"), str(copies / "moved.db")]) == 0
    for folder in (data, copies, copies / "2026", Path(copy), other):
        assert {*owners(folder).values()} == {(1234, 1235)}, owners(folder)
    assert (data / "cookie.key").stat().st_mode & 0o777 == 0o640
    assert (other / "cookie.key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_finished_game_is_packed_after_a_while_and_found_as_ever(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    where = request.getfixturevalue("database") if kind == "postgresql" else ""

    async def go() -> None:
        async with site(tmp_path, store=where, retention=Retention(finished=-0.001)) as here:
            one, table = await seated(here)
            await one.answer((await one.asked())["options"][0]["key"])
            await one.send("resign")
            while one.over is None:
                await one.hear()
            await one.hang_up()
            before = (await here.services.store.load(table)).entries  # type: ignore[union-attr]
            while here.services.tables.rooms[table].connections:
                await asyncio.sleep(0.01)
            await here.services.tables.put_away(time.time())
            assert not await here.services.store.batch("entries", (), 1)
            assert (await here.services.store.load(table)).entries == before  # type: ignore[union-attr]
            await here.services.tables.sleep(0)
            assert (await one.get(f"/api/tables/{table}/replay"))["frames"]
        store = open_store(where or str(tmp_path / "snar.db"))
        assert await store.batch("archives", (), 1)
        await store.close()

    run(go())


def test_an_announcement_is_said_as_it_is_typed_and_a_ban_that_is_none_cannot_be_lifted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def go() -> None:
        async with site(tmp_path) as here:
            one, _ = await seated(here)
            assert await asked(capsys, tmp_path, "announce", "Back", "at", "eight") == {"ok": True}
            assert (await one.until("notice"))["text"] == "Back at eight"
            assert await asked(capsys, tmp_path, "ban", "address", "192.0.2.7", "--days", "0.5") == {"ok": True}
            assert "There is no such ban" in await asked(capsys, tmp_path, "lift", "address", "192.0.2.8")
            assert await asked(capsys, tmp_path, "lift", "address", "192.0.2.7") == {"ok": True}

    run(go())


@pytest.mark.parametrize("says", [b"hello\r\n", b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi"])
def test_what_answers_and_is_no_server_of_ours_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], says: bytes
) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(1000)
        writer.write(says)
        await writer.drain()
        writer.close()

    async def go() -> None:
        (tmp_path / "admin.key").write_text("key")
        async with await asyncio.start_server(answer, "127.0.0.1") as other:
            url = f"http://127.0.0.1:{other.sockets[0].getsockname()[1]}"
            assert "but it is no server of Snář" in await asked(capsys, tmp_path, "tables", "--url", url)

    run(go())


def test_a_house_moves_into_a_folder_that_is_not_there_yet(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path / "data") as here:
            await seated(here)

    run(go())
    assert main(["store", "copy", str(tmp_path / "data/snar.db"), str(tmp_path / "new/house/snar.db")]) == 0
    assert (tmp_path / "new/house").stat().st_mode & 0o077 == 0
