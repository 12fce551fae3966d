"""The journal on disk: its header first, then one line after each answer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from snar.cli.errors import Trouble
from snar.kernel.game import Game
from snar.kernel.journal import Journal, JournalError, compact, parse


class SaveFile:
    """Keeps up with a journal; what has been written is safe even if the program is killed."""

    def __init__(self, path: Path, journal: Journal, written: int = -1) -> None:
        """`written`: entries that are in the file already; -1: it is a new file."""
        self.path, self.journal, self.written = path, journal, written
        if written < 0:
            if path.exists() and path.stat().st_size:
                raise Trouble("file-exists", file=str(path))
            path.write_text(compact(journal.header) + "\n", "utf-8", newline="\n")
            self.written = 0
        elif not path.read_bytes().endswith(b"\n"):
            path.write_text(journal.to_text(), "utf-8", newline="\n")
        self.catch_up()

    def catch_up(self) -> None:
        """Append what is new."""
        new = self.journal.entries[self.written :]
        if new:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.writelines(compact(entry) + "\n" for entry in new)
            self.written += len(new)


def read(name: str, packs: Sequence[str] = ()) -> tuple[Game, Journal]:
    """A journal with the game it belongs to; the chain of its lines holds. `packs`: it may have been played with."""
    from snar.cli.packing import bring_all
    from snar.games import GAMES

    bring_all(packs)
    try:
        text = Path(name).read_text("utf-8")
    except UnicodeDecodeError:
        raise JournalError(1, "not-a-journal") from None
    journal = parse(text)
    game = GAMES.get(str(journal.header.get("game")))
    if game is None:
        raise JournalError(1, "not-a-journal")
    return game, journal
