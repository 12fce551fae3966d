"""The words of each command. Their help pages are texts (`usage-<command>`), written whole in both languages."""

from __future__ import annotations

import argparse
import re
from typing import Any, NoReturn

from snar.cli.errors import Trouble
from snar.cli.front import Command, terminal_of
from snar.games import DEFAULT, FRONTS, having

COMMANDS = (
    "play", "serve", "replay", "verify", "simulate", "train", "tournament", "balance", "rules", "scenario",
    "pack", "pack-check", "pack-schema", "bench", "bench-engine", "bench-server", "store", "store-copy",
    "store-backup", "store-restore", "store-rotate-key", "admin", "think",
)  # fmt: skip
DEEDS = ("tables", "table", "end", "delete", "bans", "ban", "lift", "announce", "guest", "erase")  # of snar admin
COMPLAINTS = (
    (re.compile(r"required: (.+)"), "usage-missing"),
    (re.compile(r"argument (\S+): expected"), "usage-value"),
    (re.compile(r"argument (\S+): invalid int value"), "usage-number"),
    (re.compile(r"argument (--days): invalid float value"), "admin-days"),
    (re.compile(r"invalid choice: '(.*?)' "), "usage-choice"),
    (re.compile(r"unrecognized arguments: (.+)"), "usage-unknown"),
)


class Parser(argparse.ArgumentParser):
    """Complains in one line of the user's language, and has its help written by hand."""

    def __init__(self, **options: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **options)

    def error(self, message: str) -> NoReturn:
        for pattern, key in COMPLAINTS:
            found = pattern.search(message)
            if found:
                raise Trouble(key, what=found[1], command=self.prog)
        raise Trouble("usage", what=message, command=self.prog)


def help_page(words: list[str]) -> str:
    """The text of the help that was asked for, or nothing."""
    if words and "-h" not in words and "--help" not in words:
        return ""
    names = [word for word in words if not word.startswith("-")]
    for page in ("-".join(names[:2]), "-".join(names[:1])):
        if page in help_pages():
            return f"usage-{page}"
    return "usage"


def help_pages() -> list[str]:
    """Of every command, those of the games among them."""
    own = [word for game in FRONTS for one in terminal_of(game).commands for word in (one.name, *one.pages)]
    return [*COMMANDS, *own]


def parse(words: list[str], lang: str) -> argparse.Namespace:
    args = build().parse_args(words)
    args.lang = lang
    return args


def build() -> Parser:
    parser = Parser(prog="snar")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=Parser)
    play(commands.add_parser("play"))
    serve(commands.add_parser("serve"))
    simulate(commands.add_parser("simulate"))
    train(commands.add_parser("train"))
    tournament(commands.add_parser("tournament"))
    balance(commands.add_parser("balance"))
    replay = command(commands.add_parser("replay"), "cli.commands.replay")
    replay.add_argument("file")
    replay.add_argument("--seat")
    replay.add_argument("--step", action="store_true")
    verify = command(commands.add_parser("verify"), "cli.commands.verify")
    verify.add_argument("file")
    for parser_of in (replay, verify):
        parser_of.add_argument("--pack", action="append", default=[])
    rules = command(commands.add_parser("rules"), "cli.commands.rules")
    rules.add_argument("id", nargs="?")
    rules.add_argument("--json", action="store_true")
    rules.add_argument("--check", action="store_true")
    scenario = command(commands.add_parser("scenario"), "cli.commands.scenario")
    scenario.add_argument("files", nargs="+")
    scenario.add_argument("--trace", action="store_true")
    scenario.add_argument("--pack")
    packs = commands.add_parser("pack").add_subparsers(dest="what", required=True, parser_class=Parser)
    command(packs.add_parser("check"), "cli.commands.pack").add_argument("folder", nargs="?")
    schema = command(packs.add_parser("schema"), "cli.commands.pack")
    schema.add_argument("game", nargs="?", choices=having("packs"), default=DEFAULT)
    for game in FRONTS:
        for one in terminal_of(game).commands:
            of_game(commands.add_parser(one.name), one)
    houses = commands.add_parser("store").add_subparsers(dest="what", required=True, parser_class=Parser)
    backup = command(houses.add_parser("backup"), "cli.commands.backup")
    backup.add_argument("target")
    restore = command(houses.add_parser("restore"), "cli.commands.backup")
    restore.add_argument("source")
    for parser_of in (backup, restore, command(houses.add_parser("rotate-key"), "cli.commands.backup")):
        parser_of.add_argument("--data")
    admin(commands.add_parser("admin"))
    think = command(commands.add_parser("think"), "cli.commands.think")
    think.add_argument("--store", default="")
    think.add_argument("--jobs", type=int, default=0)
    think.add_argument("--pack", action="append", default=[])
    copy = command(houses.add_parser("copy"), "cli.commands.store")
    copy.add_argument("source")
    copy.add_argument("target")
    bench(commands.add_parser("bench"))
    return parser


def written(word: str) -> str:
    """A text that can be kept: bytes of a shell that are none are written out."""
    return word.encode("utf-8", "backslashreplace").decode()


def command(parser: Parser, module: str) -> Parser:
    """`module` is imported when the command is called."""
    parser.add_argument("--lang")
    parser.set_defaults(module=f"snar.{module}")
    return parser


def agreement(parser: Parser) -> None:
    """What a game is agreed on."""
    parser.add_argument("game", nargs="?", default=DEFAULT, choices=[*FRONTS])
    for name, kind in {name: kind for game in FRONTS for name, kind in terminal_of(game).options.items()}.items():
        parser.add_argument(f"--{name}", type=kind)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--pack")
    parser.add_argument("--bots")
    parser.add_argument("--seed", type=written)
    parser.add_argument("--json", action="store_true")


def play(parser: Parser) -> None:
    agreement(command(parser, "cli.commands.play"))
    parser.add_argument("--save")
    parser.add_argument("--resume")


def serve(parser: Parser) -> None:
    command(parser, "cli.commands.serve")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int)
    parser.add_argument("--data")
    parser.add_argument("--store", default="")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--inside", default="127.0.0.1")
    parser.add_argument("--retention", default="")
    parser.add_argument("--public-url", default="")
    parser.add_argument("--proxy", action="append", default=[])
    parser.add_argument("--pack", action="append", default=[])
    parser.add_argument("--lan", action="store_true")
    parser.add_argument("--no-open", action="store_true")


def admin(parser: Parser) -> None:
    command(parser, "cli.commands.admin")
    parser.add_argument("deed", choices=DEEDS)
    parser.add_argument("what", nargs="*")
    for name in ("--data", "--url"):
        parser.add_argument(name)
    parser.add_argument("--days", type=float)
    parser.add_argument("--why", default="")
    parser.add_argument("--yes", action="store_true")


def simulate(parser: Parser) -> None:
    agreement(command(parser, "cli.commands.simulate"))
    parser.add_argument("--swap", action="store_true")
    many(parser, games=100, cap=0)


def train(parser: Parser) -> None:
    command(parser, "cli.commands.train")
    parser.add_argument("game", nargs="?", default=DEFAULT, choices=[*FRONTS])
    parser.add_argument("--seed", type=written)
    parser.add_argument("--work", default="training")
    parser.add_argument("--out")
    many(parser, rounds=2, matches=600, games=1000)


def tournament(parser: Parser) -> None:
    agreement(command(parser, "cli.commands.tournament"))
    parser.add_argument("--work")
    many(parser, games=100, cap=0)


def balance(parser: Parser) -> None:
    agreement(command(parser, "cli.commands.balance"))
    parser.add_argument("--work")
    many(parser, games=500, cap=0)


def many(parser: Parser, **numbers: int) -> None:
    """Of commands that play many games: who plays them, and how far they have come."""
    for name, default in (numbers | {"jobs": 1}).items():
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--ray", nargs="?", const="")
    parser.add_argument("--progress", action="store_true")


def of_game(parser: Parser, one: Command) -> None:
    kinds = parser.add_subparsers(dest="what", required=True, parser_class=Parser)
    for what, words in one.kinds.items():
        kind = command(kinds.add_parser(what), one.module)
        for word, needed in words.items():
            kind.add_argument(word, nargs=None if needed else "?")
        kind.add_argument("--pack", action="append", default=[])


def bench(parser: Parser) -> None:
    kinds = parser.add_subparsers(dest="what", required=True, parser_class=Parser)
    engine = command(kinds.add_parser("engine"), "bench.engine")
    engine.add_argument("game", nargs="?", choices=having("packs"), default=DEFAULT)
    engine.add_argument("--json", action="store_true")
    engine.add_argument("--peers", action="store_true")
    engine.add_argument("--seconds", type=int, default=3)
    server = command(kinds.add_parser("server"), "bench.server")
    for name, default in (("tables", 200), ("seconds", 10), ("rate", 0), ("rounds", 1)):
        server.add_argument(f"--{name}", type=int, default=default)
    server.add_argument("--peer")
    server.add_argument("--json", action="store_true")
