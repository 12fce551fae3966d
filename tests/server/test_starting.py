"""A server that cannot start says why in one line, and touches nothing."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from snar.cli.entry import main
from snar.server import main as server
from snar.server.http import static
from snar.server.log_limit import MOST
from snar.server.settings import Retention, Settings
from snar.server.starting import check_url
from snar.store.lock import FolderLock
from snar.store.writer import open_database

from .site import free_port

ROOT = Path(__file__).parents[2]


@pytest.fixture
def serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):  # type: ignore[no-untyped-def]
    """`snar serve` with these words: the one line it ends with."""
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("")
    monkeypatch.setattr(static, "FOLDER", page)

    def run(*words: str) -> str:
        given = ["serve", "--no-open", "--lang", "en", "--data", str(tmp_path / "data")]
        assert main([*given, "--port", str(free_port()), *words]) == 2
        said = capsys.readouterr()
        assert not said.out and said.err.startswith("snar: ") and said.err.count("\n") == 1, said
        return said.err

    return run


@pytest.mark.parametrize("port", ["99999", "65536", "0", "-1"])
def test_there_is_no_such_port(serve, port: str) -> None:  # type: ignore[no-untyped-def]
    assert f"There is no port {port}" in serve("--port", port)


@pytest.mark.parametrize("host", ["300.1.1.1", "192.0.2.1", "no.such.host.invalid", "a" * 300])
def test_an_address_that_is_not_ours_is_not_a_port_in_use(serve, host: str) -> None:  # type: ignore[no-untyped-def]
    assert f"no address {host}" in serve("--host", host)


@pytest.mark.parametrize("words", ["finished", "finished=soon", "finished=0", "games=3", "finished=nan", "=3"])
def test_a_time_that_says_nothing_is_no_time_to_keep_anything(serve, words: str) -> None:  # type: ignore[no-untyped-def]
    assert f"--retention {words} says nothing" in serve("--retention", words)


def test_times_to_keep_things_are_said_by_name() -> None:
    wanted = Retention.of("finished=30,abandoned=0.5")
    assert (wanted.finished, wanted.abandoned, wanted.tried) == (30, 0.5, Retention().tried)
    assert Retention.of(str(wanted)) == wanted and Retention.of("") == Retention()  # as workers are told


ADDRESSES = (
    "snar:s3cret@127.0.0.1:port/x", "snar:s3#cret@127.0.0.1/x", "snar:s3/cret@127.0.0.1/x", "snar:s3?cret@127.0.0.1/x",
    "snar:s3[cret@127.0.0.1/x", "127.0.0.1:1/x?user=snar&password=s3cret", "127.0.0.1:1/x?password=@s3cret",
)  # fmt: skip


@pytest.mark.parametrize("address", ADDRESSES)
def test_no_part_of_a_password_is_said_however_the_address_is_written(serve, capsys, address: str) -> None:  # type: ignore[no-untyped-def]
    address = f"postgresql://{address}"
    words = (["think", "--store", address], ["store", "copy", address, "x.db"])
    said = serve("--store", address)
    for command in words:
        assert main([*command, "--lang", "en"]) == 2
        said += capsys.readouterr().err
    assert "s3" not in said and "cret" not in said
    assert "%2F" in said or "cannot be used" in said


def test_a_port_in_use_is_said_with_another_one(serve) -> None:  # type: ignore[no-untyped-def]
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = serve("--port", str(port))
    assert f"on port {port}" in said and "--port" in said


@pytest.mark.parametrize(
    "url",
    ["snar.example", "ftp://snar.example", "https://", "https://snar.example/under", "https://a b", "javascript:1",
     "https://snar.example?x=1", "https://me@snar.example", "https://snar.example:99999", "https://[::1", "https://ž",
     "https://.", "https://-", "https://a..b", "https://snar.example:", "https://snar.example#", "https://snar.example?"],
)  # fmt: skip
def test_a_public_address_is_checked(serve, url: str) -> None:  # type: ignore[no-untyped-def]
    assert "--public-url" in serve("--public-url", url)


@pytest.mark.parametrize(
    ("given", "host", "origin", "secure"),
    [
        ({"public_url": "https://snar.example"}, "snar.example", "https://snar.example", True),
        ({"public_url": "HTTPS://Snar.Example:443/"}, "snar.example", "https://snar.example", True),
        ({"public_url": "http://snar.example:80"}, "snar.example", "http://snar.example", False),
        ({"public_url": "https://snar.example:8443"}, "snar.example:8443", "https://snar.example:8443", True),
        ({"host": "2001:db8::7"}, "[2001:db8::7]:8017", "http://[2001:db8::7]:8017", False),
    ],
)
def test_an_address_is_known_as_browsers_write_it(given: dict[str, str], host: str, origin: str, secure: bool) -> None:
    settings = Settings(**given)  # type: ignore[arg-type]
    check_url(settings.public_url)
    assert host in settings.hosts() and origin in settings.origins() and settings.secure is secure
    assert Settings(host="::1").url == Settings(host="::").url == "http://localhost:8017"


@pytest.mark.parametrize("proxy", ["proxy.example", "300.1.1.1", "*", ""])
def test_a_proxy_is_an_address(serve, proxy: str) -> None:  # type: ignore[no-untyped-def]
    assert "--proxy" in serve("--proxy", proxy)


def test_the_second_server_says_who_holds_the_folder(serve, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "data").mkdir()
    lock = FolderLock(tmp_path / "data", "http://localhost:8017")
    said = serve()
    lock.release()
    for part in (str(os.getpid()), socket.gethostname(), "http://localhost:8017", "--data"):
        assert part in said


def test_a_damaged_key_is_said_and_left_alone(serve, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "cookie.key").write_bytes(b"short")
    assert "cookie.key is damaged" in serve()
    assert (tmp_path / "data" / "cookie.key").read_bytes() == b"short" and not (tmp_path / "data" / "snar.db").exists()


@pytest.mark.parametrize("damage", ["not a database", "truncated", "overwritten"])
def test_a_damaged_database_is_said_and_left_alone(serve, tmp_path: Path, damage: str) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "data").mkdir()
    path = tmp_path / "data" / "snar.db"
    open_database(path).close()
    whole = path.read_bytes()
    bad = {
        "not a database": b"x" * 5000,
        "truncated": whole[: len(whole) // 2],
        "overwritten": whole[:4096] + b"\xff" * 8192,
    }
    path.write_bytes(bad[damage])
    assert "snar.db is damaged" in serve()
    assert path.read_bytes() == bad[damage]


@pytest.mark.parametrize("lost", ["chat", "entries"])
def test_a_database_that_lacks_a_table_is_damaged(serve, tmp_path: Path, lost: str) -> None:  # type: ignore[no-untyped-def]
    """It would start, and then neither keep a game nor answer."""
    (tmp_path / "data").mkdir()
    db = open_database(tmp_path / "data" / "snar.db")
    db.execute(f"DROP TABLE {lost}")
    db.close()
    said = serve()
    assert "snar.db is damaged" in said and f"{lost}." in said and "is missing" in said


def test_a_newer_database_is_said_and_left_alone(serve, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "data").mkdir()
    path = tmp_path / "data" / "snar.db"
    db = open_database(path)
    db.execute("INSERT INTO migrations (number) VALUES (999)")
    db.close()
    assert "made by a newer" in serve()
    with sqlite3.connect(path) as db:
        assert db.execute("SELECT count(*) FROM migrations WHERE number = 999").fetchone() == (1,)
    db.close()


def test_a_folder_that_cannot_be_one_is_said(serve, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    (tmp_path / "data").write_text("a file")
    assert "cannot be used" in serve()


def test_what_it_logs_nobody_can_fill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every handler of the log, whoever put it there, passes only so many lines of a kind."""
    monkeypatch.setattr(logging.getLogger(), "handlers", [logging.StreamHandler()])
    monkeypatch.setattr(server, "make_app", lambda settings: (None, None))
    monkeypatch.setattr(server.Server, "run", lambda self, sockets: None)
    server.serve(data_dir=tmp_path / "data", port=free_port())
    (handler,) = logging.getLogger().handlers
    lines = [logging.makeLogRecord({"name": "snar", "msg": "a broken body"}) for _ in range(MOST + 2)]
    assert [bool(handler.filter(line)) for line in lines] == [True] * MOST + [False] * 2


def test_without_the_page_it_says_what_builds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(static, "FOLDER", tmp_path)
    assert main(["serve", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "run.py setup" in said and "run.py play" in said


def test_the_module_says_it_in_one_line_too(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "snar.server", "--port", "99999", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1 and done.stderr == "snar: There is no port 99999. Ports are 1 to 65535.\n"


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGTERM there")
def test_who_ends_run_py_ends_the_server(tmp_path: Path) -> None:
    port = free_port()
    code = "import run, sys; sys.exit(run.call([sys.executable, '-m', 'snar.server', *sys.argv[1:]]))"
    command = [sys.executable, "-c", code, "--port", str(port), "--data", str(tmp_path)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/health")
            break
        except httpx.TransportError:
            assert process.poll() is None
            time.sleep(0.1)
    process.send_signal(signal.SIGTERM)
    process.wait(20)
    with pytest.raises(httpx.TransportError):
        httpx.get(f"http://127.0.0.1:{port}/api/health")
    FolderLock(tmp_path).release()
