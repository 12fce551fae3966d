"""The packs that can be played here: those that come with the program, and those that somebody has brought.

In one process a name stands for one pack of a game. What was brought is held as it was read, whatever becomes of its
folder; journals and tables name packs, never folders.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from snar.packs.folders import BIGGEST, BUILT_IN, PackError, built_in

ALL_FILES, MOST_FILES = 2**24, 400  # bytes of all files together, and how many they may be
READ = ("*.toml", "art/*.toml", "*/*.ftl", "secret/*/*.ftl")  # nothing else in the folder is ever looked at
P = TypeVar("P")
NAME = re.compile(r"[a-z0-9-]{1,60}")
VERSION = re.compile(r"[0-9A-Za-z.+-]{1,40}")


class Brought(NamedTuple):
    """A pack that came from outside; `folder`: where its texts are, wherever one looks from."""

    game: str
    id: str
    version: str
    hash: str
    folder: Path
    pack: Any


_brought: dict[tuple[str, str], Brought] = {}


def bring(folder: Path, load: Callable[[Path], Any]) -> Brought:
    """The pack of the folder can be played from now on; PackError says why it cannot. Its size was looked at before."""
    pack = load(folder)
    if not (NAME.fullmatch(pack.id) and VERSION.fullmatch(pack.version)):
        raise PackError(f"pack.toml: {pack.id[:60]}: id or version is too long or odd; use a short name, as 1.0.0")
    if pack.id in built_in(pack.game):
        raise PackError(f"pack.toml: {pack.id}: a pack of this name comes with the game; give yours an id of its own")
    one = Brought(pack.game, pack.id, pack.version, pack.hash, folder.resolve(), pack)
    there = _brought.get((one.game, one.id))
    if there and (there.hash, there.folder) != (one.hash, one.folder):
        raise PackError(f"pack.toml: {one.id}: two packs have this id; rename one of them")
    _brought[one.game, one.id] = there or one
    return there or one


def take_away(one: Brought) -> None:
    _brought.pop((one.game, one.id), None)


def brought(game: str, name: str) -> Brought | None:
    return _brought.get((game, name))


def found(game: str, name_or_path: str | Path, read: Callable[[Path], P], load: Callable[[Path], P]) -> P:
    """The pack of that name, or in that folder; `PackError` says in one line why it cannot be used. `read` is enough
    for those of the program, which are checked by tests; those from outside are checked in full each time."""
    if name_or_path in built_in(game):
        return read(BUILT_IN / name_or_path)
    if there := brought(game, str(name_or_path)):
        pack: P = there.pack
        return pack
    folder = Path(name_or_path)
    if not is_pack(folder):
        known = ", ".join(built_in(game))
        raise PackError(f"{str(name_or_path)[:200]}: no such pack; use {known} or a folder with pack.toml")
    return load(folder)


def is_pack(folder: Path) -> bool:
    """A name out of somebody's file may be longer than any folder's."""
    try:
        return (folder / "pack.toml").is_file()
    except OSError:
        return False


def names(game: str) -> tuple[str, ...]:
    """Every pack that can be played, those of the program first."""
    return *built_in(game), *(name for of, name in _brought if of == game)


def folders(game: str) -> tuple[Path, ...]:
    return tuple(folder_of(game, name) for name in names(game))


def version(game: str, name: str) -> str:
    """Of a pack that was brought."""
    one = _brought.get((game, name))
    return one.version if one else ""


def digest(game: str, name: str) -> str:
    """Tells a pack from another that had its name in this process; nothing for those that never change."""
    one = _brought.get((game, name))
    return one.hash if one else ""


def folder_of(game: str, name: str) -> Path:
    """Where its texts are; a folder that is no name of a pack is its own, for those who play without journals."""
    one = _brought.get((game, name))
    return one.folder if one else own_folder(name)


@lru_cache(maxsize=64)
def own_folder(name: str) -> Path:
    """One path for each name: a new one would work out its hash anew, whenever its texts are looked up."""
    return BUILT_IN / name


# -- folders of strangers ----------------------------------------------------------------------------------------------
def files(folder: Path) -> Iterator[Path]:
    """What a pack is read from."""
    for pattern in READ:
        yield from sorted(folder.glob(pattern))


def check_size(folder: Path) -> None:
    """Plain files of a bounded size, read in a bounded time; and of the pack alone: the texts of a file that a link
    leads to could stand on its cards, for every guest to read."""
    if not (folder / "pack.toml").is_file():
        raise PackError(f"{folder}: no such pack; use the name of one, or a folder with pack.toml")
    together, home = 0, folder.resolve()
    for number, path in enumerate(files(folder), start=1):
        name = path.relative_to(folder).as_posix()
        if not path.is_file():
            raise PackError(f"{name}: not a file; take it out of the pack")
        if not path.resolve().is_relative_to(home):
            raise PackError(f"{name}: leads out of the pack; put the file itself there")
        size = path.stat().st_size
        together += size
        if size > BIGGEST:
            raise PackError(f"{name}: {size} bytes; a file of a pack has at most {BIGGEST}, split it")
        if number > MOST_FILES or together > ALL_FILES:
            raise PackError(f"{name}: the pack is too big; have at most {MOST_FILES} files, {ALL_FILES} bytes together")


def copied(folder: Path, box: Path) -> Path:
    """The pack in a folder of its own that nobody changes: only what is read of it, under the digest of all that."""
    check_size(folder)
    found = {path.relative_to(folder): path.read_bytes() for path in files(folder)}
    digest = blake2b(digest_size=12)
    for name, content in found.items():
        digest.update(f"{name.as_posix()} {len(content)}\n".encode() + content)
    to = box / digest.hexdigest()
    for name, content in found.items():
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        (to / name).write_bytes(content)
    return to
