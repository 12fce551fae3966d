"""Writes the reviewed files of all card texts: `python -m snar.texts.golden [FOLDER]` (tests/texts).

Read the difference before you commit it: this is how every card will be printed.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from snar.packs.folders import BUILT_IN
from snar.packs.rise.loader import load
from snar.texts.bundle import Texts
from snar.texts.ether.golden import ether_card_texts
from snar.texts.languages import complete
from snar.texts.rise.cards import rule_text
from snar.texts.rise.stats import stat_line

PACK = "rise-snu"


def card_texts(lang: str) -> str:
    """Everything of the built-in pack: its name, its values and its rule text."""
    return "\n".join(_lines(Texts([BUILT_IN / PACK], lang)))


def _lines(texts: Texts) -> Iterator[str]:
    pack = load(PACK)
    for card in (*pack.characters.values(), *pack.cards.values(), *pack.spells.values()):
        yield f"{texts.name(card.id)} [{card.id}]"
        yield f"    {stat_line(card, texts)}"
        yield f"    {rule_text(card, texts)}"
    for roll, effects in pack.timegate.items():
        yield f"{texts.name(f'timegate-{roll}')} [timegate-{roll}]"
        yield f"    {rule_text(effects, texts)}"
    yield ""


def main(folder: Path) -> None:
    for lang in complete():
        (folder / f"card_texts.{lang}.txt").write_text(card_texts(lang), "utf-8", newline="\n")
        (folder / f"ether_texts.{lang}.txt").write_text(ether_card_texts(lang), "utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(*sys.argv[1:2] or ["tests/texts"]))
