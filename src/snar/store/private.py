"""Files of a house are its owner's alone, whoever makes them.

Whoever runs a server often types its commands as root. What root makes in the folder of a service must belong to the
service: it could not read it at its next start.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

ALONE = 0o600
NOBODY_ELSE = 0o770  # a file that is replaced may have been lent to its group, never to all


def private(path: Path) -> Path:
    """It is there, its owner's alone before anything is in it; one that was there stays as it is."""
    with suppress(FileExistsError):
        os.close(made(path))
    return path


def made(path: Path, instead: Path | None = None) -> int:
    """A new file, open to be written. `instead`: which one it will replace, if that is there."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), ALONE)
    if instead and instead.exists():
        if hasattr(os, "fchmod"):
            os.fchmod(handle, instead.stat().st_mode & NOBODY_ELSE)
        hand_over(handle, instead)
    else:
        hand_over(handle, path.parent)
    return handle


def folder(path: Path) -> None:
    """The folder, and those above it; a new one belongs to whoever has the one that it is in."""
    if not path.is_dir():
        if path.parent != path:
            folder(path.parent)
        path.mkdir(0o700, exist_ok=True)
        if is_root():
            handle = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
            hand_over(handle, path.parent)
            os.close(handle)


def hand_over(handle: int, to_owner_of: Path) -> None:
    """Never by its name: in a folder of somebody else's that may be another file by now."""
    if is_root():
        owner = to_owner_of.stat()
        os.fchown(handle, owner.st_uid, owner.st_gid)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
