"""Folders with packs, whichever game they are for."""

import tomllib
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from snar.packs import toml

BUILT_IN = Path(__file__).parent
BIGGEST = 2**20  # bytes of one file


class PackError(ValueError):
    """A pack that cannot be used; the message is one line: file, id, what is wrong, what to do."""


@lru_cache
def built_in(game: str) -> tuple[str, ...]:
    """Names of the packs of the game that come with the program."""
    return tuple(sorted(path.parent.name for path in BUILT_IN.glob("*/pack.toml") if game_of(path.parent) == game))


def game_of(folder: Path) -> str:
    """Which game the pack in the folder is for; "" when it does not say."""
    head = folder / "pack.toml"
    try:
        if not head.is_file() or head.stat().st_size > BIGGEST:
            return ""
        return str(toml.loads(head.read_text("utf-8")).get("game", ""))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError):
        return ""


def pack_hash(folder: Path) -> str:
    """Names the rules of a pack: its TOML files. Texts are left out, they change no rule."""
    digest = blake2b(digest_size=16)
    for path in sorted(folder.glob("*.toml")):
        content = path.read_bytes().replace(b"\r\n", b"\n")  # a checkout on Windows is the same pack
        digest.update(f"{path.name} {len(content)}\n".encode() + content)
    return digest.hexdigest()
