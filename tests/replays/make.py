"""Writes every golden playthrough anew: `python -m tests.replays.make`. Look at the difference before you commit it."""

from __future__ import annotations

from pathlib import Path

from . import ether, rise
from .record import playthrough

FOLDER = Path(__file__).parent / "games"
MOST = 150_000  # bytes of one file
GAMES = {"rise": rise, "ether": ether}
NAMES = [f"{game}/{name}" for game, module in GAMES.items() for name in module.TABLES]


def played(name: str) -> str:
    """The playthrough of `rise/zkouska-sily`."""
    game, _, table = name.partition("/")
    return playthrough(GAMES[game].golden(table))


def write() -> None:
    for path in FOLDER.glob("*/*.txt"):
        if f"{path.parent.name}/{path.stem}" not in NAMES:
            path.unlink()
    for name in NAMES:
        path, text = FOLDER / f"{name}.txt", played(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {len(text.encode())} bytes")


if __name__ == "__main__":
    write()
