"""Packs as a designer makes them: the game's own, copied, with other values and words and a card more."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from snar.games import having
from snar.packs import shelf
from snar.packs.folders import BUILT_IN

SECRET = "Papír šustí / paper rustles."
NEW_CARD = """
[[card]]
id = "papirovy-les"
copies = 9
light = 5
placement = "exact"
bp = 1
actions = 0
"""
NEW_WORDS = {
    "cs": """
papirovy-les = Papírový les
    .gen = Papírového lesa
    .dat = Papírovému lesu
    .acc = Papírový les
    .loc = Papírovém lese
    .ins = Papírovým lesem
    .gender = m
    .flavour = Každý strom je nepopsaná stránka.
""",
    "en": """
papirovy-les = Paper Wood
    .article = the
    .flavour = Every tree is a page that nobody has written on.
""",
}


def copied(game_pack: str, folder: Path, id: str, title: str = "") -> Path:
    shutil.copytree(BUILT_IN / game_pack, folder, ignore=shutil.ignore_patterns("__pycache__"))
    change(folder / "pack.toml", r'id = "[a-z-]+"', f'id = "{id}"')
    change(folder / "pack.toml", r'version = "[0-9.]+"', 'version = "1.2.0"')
    for lang in ("cs", "en"):
        (folder / lang / "pack.ftl").write_text(f"pack-title = {title or id}\n", "utf-8")
    return folder


def change(file: Path, old: str, new: str) -> None:
    text, times = re.subn(old, new, file.read_text("utf-8"), count=1, flags=re.DOTALL)
    assert times == 1, f"{file.name}: nothing to change"
    file.write_text(text, "utf-8")


def rise_pack(folder: Path, id: str = "papirove-sny") -> Path:
    """The Knight walks far and has another name, a bridge leads further, and there is a wood of paper."""
    copied("rise-snu", folder, id, "Paper Dreams")
    change(folder / "characters.toml", r'(id = "rytir".*?pohyb = )\d', r"\g<1>8")
    change(folder / "en" / "characters.ftl", r"rytir = Knight", "rytir = Paper Knight")
    change(folder / "cs" / "characters.ftl", r"rytir = Rytíř", "rytir = Papírový rytíř")
    change(folder / "dreams.toml", r'(id = "duhovy-most"\ncopies = )2(.*?amount = )2', r"\g<1>9\g<2>7")
    change(folder / "en" / "dreams.ftl", r"duhovy-most = Rainbow Bridge", "duhovy-most = Paper Bridge")
    for file, more in [("dreams.toml", NEW_CARD), *((f"{lang}/dreams.ftl", NEW_WORDS[lang]) for lang in NEW_WORDS)]:
        with (folder / file).open("a", encoding="utf-8") as deck:
            deck.write(more)
    return folder


def ether_pack(folder: Path, id: str = "papirovy-eter") -> Path:
    """The first dream has another name, and its first page begins in another way."""
    copied("etherfields", folder, id, "Paper Ether")
    change(folder / "cs" / "dreams.ftl", r"prvni-sen = [^\n]+", "prvni-sen = Papírový sen")
    change(folder / "en" / "dreams.ftl", r"prvni-sen = [^\n]+", "prvni-sen = Paper Dream")
    for lang in ("cs", "en"):
        change(folder / "secret" / lang / "scenes-01.ftl", r"(scene-zvoneni =\n    )", rf"\g<1>{SECRET} ")
    return folder


def empty_shelf() -> None:
    """As in a new process."""
    for game in having("packs"):
        for name in shelf.names(game):
            if one := shelf.brought(game, name):
                shelf.take_away(one)
