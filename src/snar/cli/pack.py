"""`snar pack check [FOLDER]` and `snar pack schema`."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path

from snar.cli.speech import program_texts
from snar.packs.loader import BUILT_IN, read
from snar.packs.model import PackError
from snar.packs.reader import Problem


def run(args: Namespace) -> int:
    return check(args) if args.what == "check" else schema()


def schema() -> int:
    from snar.packs.schema import json_schema

    print(json.dumps(json_schema(), ensure_ascii=False, indent=2))
    return 0


def check(args: Namespace) -> int:
    """Every problem is one line on stderr."""
    folder = Path(args.folder or BUILT_IN / "rise-snu")
    found = problems(folder)
    for problem in found:
        print(problem, file=sys.stderr)
    if found:
        return 2
    pack = read(folder)
    cards, texts = len(pack.copies), program_texts(args.lang)
    print(texts.say("pack-ok", pack=pack.id, version=pack.version, cards=cards, hash=pack.hash))
    return 0


def problems(folder: Path) -> list[Problem]:
    """Data first; texts are looked at once the data can be read."""
    from snar.packs.check import check as check_data
    from snar.texts.check import check_texts

    found = check_data(folder)
    try:
        return found + check_texts(folder, read(folder))
    except PackError:
        return found
