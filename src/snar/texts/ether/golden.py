"""All texts of the built-in pack of Etherfields, public and secret, for the reviewed files in tests/texts."""

from __future__ import annotations

from collections.abc import Iterator

from snar.ether.front import FRONT
from snar.packs.ether.loader import load_ether
from snar.packs.ether.model import Secret
from snar.packs.ether.walk import rows
from snar.packs.folders import BUILT_IN
from snar.texts.bundle import Texts
from snar.texts.ether.cards import rule_text
from snar.texts.ether.stats import stat_line


def ether_texts(lang: str) -> Texts:
    """The texts of the built-in pack with all its secrets."""
    return Texts([BUILT_IN / FRONT.pack, BUILT_IN / FRONT.pack / "secret"], lang)


def ether_card_texts(lang: str) -> str:
    return "\n".join(_lines(ether_texts(lang)))


def _lines(texts: Texts) -> Iterator[str]:
    for kind, row in rows(load_ether(FRONT.pack)):
        if isinstance(row, Secret) and row.of:  # told with its card
            continue
        name = texts.part(f"scene-{row.id}", "title") if kind == "scene" else texts.name(row.id)
        yield f"{name} [{row.id}]"
        yield f"    {stat_line(row, texts)}"
        yield from (f"    {line}" for line in rule_text(row, texts).splitlines())
    yield ""
