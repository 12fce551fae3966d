"""`snar rules`: what every rule says, and whether a test proves it.

The register is docs/rules/*.md: a line `- RS-DUL-5 ...` is a rule. docs/rules/coverage.json is written by the test run:
the ids of passed rule tests, each with its tests.
"""

from __future__ import annotations

import json
import re
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from snar.cli.errors import Trouble
from snar.cli.front import terminal_of
from snar.cli.speech import game_texts, program_texts
from snar.games import FRONTS
from snar.texts.bundle import Texts

DOCS = Path(__file__).parents[4] / "docs" / "rules"
RULINGS = ("RR-", "EE-")
RULE = re.compile(r"^- ((?:RS|EF)-[A-Z]{3}-\d+|(?:RR|EE)-[A-G]\d+[a-z]?) ", re.MULTILINE)


def run(args: Namespace) -> int:
    if args.json:
        print(json.dumps(coverage(), ensure_ascii=False))
        return 0
    if args.check:
        return check(args.lang)
    return say(args.id, args.lang) if args.id else index(args.lang)


def registered(game: str) -> list[str]:
    """The ids of a game, in the order of its register."""
    return [id for name in terminal_of(game).registers for id in RULE.findall(read(DOCS / name))]


def read(path: Path) -> str:
    if not path.is_file():
        raise Trouble("no-register", file=str(path))
    return path.read_text("utf-8")


def proved() -> set[str]:
    """Rules with at least one passed test; before the first test run there are none."""
    path = DOCS / "coverage.json"
    data: dict[str, Any] = json.loads(read(path)) if path.is_file() else {}
    return {id for id, tests in data.items() if tests}


def coverage() -> dict[str, dict[str, Any]]:
    tested = proved()
    found = {}
    for game in FRONTS:
        ids = registered(game)
        if not ids:  # its rules are told in its guide
            continue
        missing = [id for id in ids if id not in tested]
        found[game] = {"total": len(ids), "covered": len(ids) - len(missing), "missing": missing}
    return found


def check(lang: str) -> int:
    ids = [id for game in FRONTS for id in registered(game)]
    tested = proved()
    missing, unknown = [id for id in ids if id not in tested], sorted(tested - set(ids))
    if unknown:
        raise Trouble("rules-unknown", list=unknown)
    if missing:
        raise Trouble("rules-missing", count=len(missing), list=missing)
    print(program_texts(lang).say("rules-covered", covered=len(ids), total=len(ids)))
    return 0


def say(id: str, lang: str) -> int:
    rule = spelled(id.upper())
    for game in FRONTS:
        texts = game_texts(lang, game)
        if texts.has(f"help-{rule}"):
            print("\n".join(rule_lines(texts, rule)))
            return 0
    raise Trouble("unknown-rule", value=id)


def spelled(rule: str) -> str:
    """Rulings end in a small letter: RR-A1a."""
    return rule[:-1] + rule[-1:].lower() if rule.startswith(RULINGS) else rule


def rule_lines(texts: Texts, rule: str) -> list[str]:
    return [f"{rule}: {texts.title(rule)}", texts.help(rule)]


def index(lang: str) -> int:
    """Every rule by its title, game by game and chapter by chapter."""
    for game in FRONTS:
        texts, chapter = game_texts(lang, game), ""
        for id in registered(game):
            head = id[:4] if id.startswith(RULINGS) else id.rpartition("-")[0]
            if head != chapter:
                chapter = head
                print(f"\n{texts.say(f'chapter-{chapter}') if texts.has(f'chapter-{chapter}') else chapter}")
            print(f"  {id:<10} {texts.title(id)}")
    return 0


if __name__ == "__main__":
    from snar.cli.entry import main

    sys.exit(main(["rules", *sys.argv[1:]]))
