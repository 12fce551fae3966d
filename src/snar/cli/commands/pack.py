"""`snar pack check [FOLDER]` and `snar pack schema [GAME]`. What kind of pack it is, its pack.toml says."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path

from snar.cli.errors import Trouble
from snar.cli.packing import game_in, is_built_in, packs_of, problems
from snar.cli.speech import program_texts
from snar.games import DEFAULT, FRONTS, bring
from snar.packs import shelf
from snar.packs.folders import BUILT_IN, PackError
from snar.texts.reasons import visible


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
    shelf.check_size(folder)
    found = [str(problem) for problem in problems(folder)] or refused(folder)
    for problem in found:
        print(visible(problem), file=sys.stderr)
    if found:
        return 2
    pack = packs_of(game_in(folder)).read(folder)
    cards, texts = len(pack.copies), program_texts(args.lang)
    print(texts.say("pack-ok", pack=pack.id, version=pack.version, cards=cards, hash=pack.hash))
    return 0


def refused(folder: Path) -> list[str]:
    """What whoever would play or offer the pack is told: what is called sound here can be brought there."""
    if not is_built_in(folder):
        try:
            bring(folder)
        except PackError as error:
            return [str(error)]
    return []
