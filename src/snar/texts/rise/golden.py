"""All texts of the built-in pack of Říše Snů, for the reviewed files in tests/texts."""

from __future__ import annotations

from collections.abc import Iterator

from snar.packs.folders import BUILT_IN
from snar.packs.rise.loader import load
from snar.rise.front import FRONT
from snar.texts.bundle import Texts
from snar.texts.rise.cards import rule_text
from snar.texts.rise.stats import stat_line


def rise_card_texts(lang: str) -> str:
    """Everything of the pack: its name, its values and its rule text."""
    return "\n".join(_lines(Texts([BUILT_IN / FRONT.pack], lang)))


def _lines(texts: Texts) -> Iterator[str]:
    pack = load(FRONT.pack)
    for card in (*pack.characters.values(), *pack.cards.values(), *pack.spells.values()):
        yield f"{texts.name(card.id)} [{card.id}]"
        yield f"    {stat_line(card, texts)}"
        yield f"    {rule_text(card, texts)}"
    for roll, effects in pack.timegate.items():
        yield f"{texts.name(f'timegate-{roll}')} [timegate-{roll}]"
        yield f"    {rule_text(effects, texts)}"
    yield ""
