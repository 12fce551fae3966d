"""Writes every golden playthrough anew: `python -m tests.replays.make`. Look at the difference before you commit it."""

from __future__ import annotations

from pathlib import Path

from .golden import TABLES, playthrough

FOLDER = Path(__file__).parent / "games"
MOST = 150_000  # bytes of one file


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        if path.stem not in TABLES:
            path.unlink()
    for name in TABLES:
        text = playthrough(name)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {len(text.encode())} bytes")


if __name__ == "__main__":
    write()
