"""What the server itself says, at any table or before there is one."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from snar.kernel.choice import Refusal
from snar.packs.loader import BUILT_IN
from snar.texts.bundle import LANGUAGES, Texts
from snar.texts.ether.names import Names as EtherNames
from snar.texts.ether.reasons import reason_text
from snar.texts.reasons import plain

from .ether.words import public

PACK = "rise-snu"
HERE = Path(__file__).parent / "texts"


@lru_cache(maxsize=len(LANGUAGES))
def texts(lang: str) -> Texts:
    return Texts([BUILT_IN / PACK, HERE], lang)


def say(lang: str, key: str, /, **about: Any) -> str:
    return texts(lang).say(key, **plain(about))


def refusal(lang: str, refused: Refusal) -> str:
    """Why not, without the rule, which travels beside it. Before a table is there, either game may refuse."""
    if not texts(lang).has(f"why-{refused.reason}"):
        return reason_text(refused, EtherNames(public(lang)))
    return say(lang, f"why-{refused.reason}", **dict(refused.about))
