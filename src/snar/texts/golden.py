"""Writes the reviewed files of all card texts: `python -m snar.texts.golden [FOLDER]` (tests/texts).

Read the difference before you commit it: this is how every card will be printed.
"""

import sys
from pathlib import Path

from snar.games import FRONTS, having
from snar.texts.languages import complete


def card_texts(game: str, lang: str) -> str:
    """Everything of its built-in pack, as it is printed."""
    text: str = FRONTS[game].part("printed")(lang)
    return text


def main(folder: Path) -> None:
    for game in having("printed"):
        for lang in complete():
            (folder / f"{game}_texts.{lang}.txt").write_text(card_texts(game, lang), "utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(*sys.argv[1:2] or ["tests/texts"]))
