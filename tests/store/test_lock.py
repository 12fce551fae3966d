"""One server for one data folder."""

from __future__ import annotations

import errno
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from snar.store.lock import FolderHeld, FolderLock
from snar.store.port import StoreError

HOLD = "import sys, time; from pathlib import Path; from snar.store.lock import FolderLock; "
HOLD += "lock = FolderLock(Path(sys.argv[1]), 'http://there'); print('held', flush=True); time.sleep(60)"


def holding(folder: Path) -> subprocess.Popen[bytes]:
    process = subprocess.Popen([sys.executable, "-c", HOLD, str(folder)], stdout=subprocess.PIPE)
    assert process.stdout and process.stdout.readline() == b"held\n"
    return process


def test_the_second_is_told_who_holds_the_folder(tmp_path: Path) -> None:
    with holding(tmp_path) as process:
        with pytest.raises(FolderHeld) as held:
            FolderLock(tmp_path, "http://here")
        about = held.value.holder
        assert (about["pid"], about["host"], about["address"]) == (process.pid, socket.gethostname(), "http://there")
        assert about["since"] and str(process.pid) in str(held.value) and "--data" in str(held.value)
        process.kill()


def test_a_process_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    with holding(tmp_path) as process:
        process.kill()
    FolderLock(tmp_path, "http://here").release()


def test_the_lock_can_be_given_back_and_says_who_has_it_now(tmp_path: Path) -> None:
    FolderLock(tmp_path, "http://a-much-longer-address-than-the-next-one").release()
    lock = FolderLock(tmp_path, "http://b")
    with pytest.raises(FolderHeld) as held:
        FolderLock(tmp_path, "http://c")
    assert held.value.holder["address"] == "http://b" and held.value.holder["pid"] == os.getpid()
    lock.release()
    FolderLock(tmp_path, "http://c").release()


@pytest.mark.parametrize("said", ["", "x", "[1]", "{"])
def test_whoever_cannot_be_read_holds_it_all_the_same(tmp_path: Path, said: str) -> None:
    with holding(tmp_path) as process:
        (tmp_path / "snar.lock").write_text(said, "utf-8")
        with pytest.raises(FolderHeld) as held:
            FolderLock(tmp_path)
        assert held.value.holder == {}
        process.kill()


def test_two_folders_have_two_locks(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    locks = [FolderLock(tmp_path / name) for name in "ab"]
    for lock in locks:
        lock.release()


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be deleted there")
def test_whoever_deletes_the_file_makes_no_room_for_a_second_server(tmp_path: Path) -> None:
    with holding(tmp_path) as process:
        (tmp_path / "snar.lock").unlink()
        with pytest.raises(FolderHeld):
            FolderLock(tmp_path)
        with pytest.raises(FolderHeld):
            FolderLock(tmp_path)  # the first try holds nothing
        process.kill()
    FolderLock(tmp_path).release()


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_folder_has_one_lock_under_all_its_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "data")
    monkeypatch.chdir(tmp_path)
    with holding(tmp_path / "data") as process:
        for name in (tmp_path / "link", Path("data"), Path("link/../data"), Path("./link/.")):
            with pytest.raises(FolderHeld) as held:
                FolderLock(name)
            assert held.value.holder["pid"] == process.pid
        process.kill()


def test_a_disk_without_locks_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    fcntl = pytest.importorskip("fcntl")
    monkeypatch.setattr(fcntl, "flock", none)
    with pytest.raises(StoreError, match=r"cannot be locked .* local disk: --data"):
        FolderLock(tmp_path)
