"""One server for one data folder: a lock of the operating system, which ends with the process that holds it."""

from __future__ import annotations

import json
import os
import socket
import sys
import time
from pathlib import Path
from typing import IO, Any

from .port import StoreError
from .private import private

NAME = "snar.lock"


class FolderHeld(StoreError):
    """Another server has the folder; `holder` says which: pid, host, address, since."""

    def __init__(self, folder: Path, holder: dict[str, Any]) -> None:
        self.folder, self.holder = folder, holder
        who = ", ".join(f"{name} {value}" for name, value in holder.items()) or "it does not say who"
        super().__init__(f"another server uses the folder {folder} ({who}); stop it, or name another folder: --data")


class FolderLock:
    """Held until `release`, or until the process ends in whatever way. The file itself stays: it only says who.

    The folder is locked as well, where the system can: whoever deletes the file makes no room for a second server."""

    def __init__(self, folder: Path, address: str = "", local: str = "") -> None:
        """`address`: where people find the server; `local`: where it listens on this machine."""
        self.path = folder / NAME
        handle = os.open(private(self.path), os.O_RDWR | os.O_CREAT, 0o600)
        self.file: IO[str] = os.fdopen(handle, "r+", encoding="utf-8")
        self.folder = -1
        try:
            if not locked(self.file) or not self.lock_folder(folder):
                raise FolderHeld(folder, said_in(self.file))
        except BaseException:
            self.release()
            raise
        since = time.strftime("%Y-%m-%d %H:%M:%S")
        holder = {"pid": os.getpid(), "host": socket.gethostname(), "address": address, "since": since}
        self.file.truncate(0)
        json.dump({**holder, "local": local} if local else holder, self.file)
        self.file.flush()

    def lock_folder(self, folder: Path) -> bool:
        self.folder = opened(folder)
        return self.folder < 0 or free(self.folder)

    def release(self) -> None:
        self.file.close()
        if self.folder >= 0:
            os.close(self.folder)
        self.folder = -1


def said_in(file: IO[str]) -> dict[str, Any]:
    try:
        found = json.loads(file.read())
    except (ValueError, OSError):
        return {}
    return found if isinstance(found, dict) else {}


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # a byte behind everything that is written: there a lock keeps nobody from reading who holds it

    def locked(file: IO[str]) -> bool:
        try:
            os.lseek(file.fileno(), FAR, os.SEEK_SET)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file.fileno(), 0, os.SEEK_SET)
        return True

    def opened(folder: Path) -> int:
        """There a file that is open cannot be deleted, and a folder cannot be locked."""
        return -1

    def free(folder: int) -> bool:
        return True

else:
    import fcntl

    def locked(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as error:
            raise StoreError(f"the folder cannot be locked ({error.strerror}); use a local disk: --data") from None
        return True

    def opened(folder: Path) -> int:
        return os.open(folder, os.O_RDONLY)

    def free(folder: int) -> bool:
        """Some systems lock files and no folders: there the file has to do."""
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            pass
        return True
