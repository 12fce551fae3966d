"""`--pack DIR|NAME`: a pack from outside is looked through as `snar pack check` does, then it can be played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from snar.cli.errors import Trouble
from snar.cli.front import terminal_of
from snar.games import DEFAULT, FRONTS, bring, having
from snar.packs import shelf
from snar.packs.folders import BUILT_IN, PackError, game_of
from snar.packs.front import Packs
from snar.packs.reader import Problem


def packed(wanted: str | None, game: str, beside: Path | None = None) -> str:
    """The name of the pack for a game; nothing where none is wanted. A folder may be written as it is seen from
    another one."""
    if not wanted:
        return ""
    if not FRONTS[game].packs:
        raise Trouble("not-of-this-game", what="--pack", command=f"snar play {game}")
    if wanted in shelf.names(game):
        return wanted
    folder = (beside or Path()) / wanted
    found = game_of(folder)
    if found in FRONTS and found != game:
        raise Trouble("pack-of-other-game", pack=wanted, game=game, other=found)
    return carried(folder)


def carried(folder: Path) -> str:
    """The name under which the pack of a folder can be played now."""
    return folder.resolve().name if is_built_in(folder) else bring(sound(folder)).id


def is_built_in(pack: Path) -> bool:
    """Its name, or its very folder."""
    home = BUILT_IN / pack.name
    return (home / "pack.toml").is_file() and (pack == Path(pack.name) or pack.resolve() == home.resolve())


def sound(folder: Path) -> Path:
    """A pack without problems; PackError is the first line that `snar pack check` says."""
    if not (folder / "pack.toml").is_file():
        raise Trouble("no-pack", folder=str(folder))
    shelf.check_size(folder)
    for problem in problems(folder):
        raise PackError(str(problem))
    return folder


def bring_all(wanted: Sequence[str]) -> None:
    """For journals, which say themselves which pack they were played with."""
    for folder in foreign(wanted):
        bring(folder)


def foreign(wanted: Sequence[str]) -> Iterator[Path]:
    """Sound packs among these that do not come with the program."""
    for word in wanted:
        if not is_built_in(Path(word)):
            yield sound(Path(word))


# -- what is wrong with a pack -----------------------------------------------------------------------------------------
def problems(folder: Path) -> list[Problem]:
    """Data first; texts are looked at once the data can be read."""
    game = game_in(folder)
    return packs_of(game).check(folder) + terminal_of(game).check(folder)


def game_in(folder: Path) -> str:
    """A pack that names no game, or one that is not known, is told so as a pack of the first one."""
    found = game_of(folder)
    return found if found in having("packs") else DEFAULT


def packs_of(game: str) -> Packs:
    found: Packs = FRONTS[game].part("packs")
    return found
