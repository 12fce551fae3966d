"""`snar pack check [FOLDER]` and `snar pack schema [GAME]`. What kind of pack it is, its pack.toml says."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path

from snar.cli.errors import Trouble
from snar.cli.front import terminal_of
from snar.cli.speech import program_texts
from snar.games import DEFAULT, FRONTS, having
from snar.packs.folders import BUILT_IN, game_of
from snar.packs.front import Packs
from snar.packs.reader import Problem


def run(args: Namespace) -> int:
    return check(args) if args.what == "check" else schema(args)


def schema(args: Namespace) -> int:
    print(json.dumps(packs_of(args.game).schema(), ensure_ascii=False, indent=2))
    return 0


def check(args: Namespace) -> int:
    """Every problem is one line on stderr."""
    folder = Path(args.folder or FRONTS[DEFAULT].pack)
    if (BUILT_IN / folder / "pack.toml").is_file():
        folder = BUILT_IN / folder
    if not (folder / "pack.toml").is_file():
        raise Trouble("no-pack", folder=str(folder))
    found = problems(folder)
    for problem in found:
        print(problem, file=sys.stderr)
    if found:
        return 2
    pack = packs_of(game_in(folder)).read(folder)
    cards, texts = len(pack.copies), program_texts(args.lang)
    print(texts.say("pack-ok", pack=pack.id, version=pack.version, cards=cards, hash=pack.hash))
    return 0


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
