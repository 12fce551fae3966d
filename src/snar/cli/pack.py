"""`snar pack check [FOLDER]` and `snar pack schema [GAME]`. What kind of pack it is, its pack.toml says."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path

from snar.cli.errors import Trouble
from snar.cli.speech import program_texts
from snar.packs.ether.loader import read_ether
from snar.packs.loader import BUILT_IN, game_of, read
from snar.packs.model import PackError
from snar.packs.reader import Problem


def run(args: Namespace) -> int:
    return check(args) if args.what == "check" else schema(args)


def schema(args: Namespace) -> int:
    from snar.packs.ether.schema import json_schema as ether
    from snar.packs.schema import json_schema as rise

    print(json.dumps({"rise": rise, "ether": ether}[args.game](), ensure_ascii=False, indent=2))
    return 0


def check(args: Namespace) -> int:
    """Every problem is one line on stderr."""
    folder = Path(args.folder or "rise-snu")
    if (BUILT_IN / folder / "pack.toml").is_file():
        folder = BUILT_IN / folder
    if not (folder / "pack.toml").is_file():
        raise Trouble("no-pack", folder=str(folder))
    found = problems(folder)
    for problem in found:
        print(problem, file=sys.stderr)
    if found:
        return 2
    pack = read_ether(folder) if game_of(folder) == "ether" else read(folder)
    cards, texts = len(pack.copies), program_texts(args.lang)
    print(texts.say("pack-ok", pack=pack.id, version=pack.version, cards=cards, hash=pack.hash))
    return 0


def problems(folder: Path) -> list[Problem]:
    """Data first; texts are looked at once the data can be read."""
    find = _ether if game_of(folder) == "ether" else _rise
    return find(folder)


def _rise(folder: Path) -> list[Problem]:
    from snar.packs.check import check as check_data
    from snar.texts.check import check_texts

    found = check_data(folder)
    try:
        return found + check_texts(folder, read(folder))
    except PackError:
        return found


def _ether(folder: Path) -> list[Problem]:
    from snar.ether.map.check import check_tiles
    from snar.packs.ether.check import check_ether
    from snar.texts.check_ether import check_ether_texts

    found = check_ether(folder)
    try:
        pack = read_ether(folder)
    except PackError:
        return found
    return found + check_tiles(pack) + check_ether_texts(folder, pack)
