"""What the server itself says, at any table or before there is one."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from snar.games import FRONTS
from snar.kernel.choice import Refusal
from snar.texts.bundle import Texts, capital
from snar.texts.reasons import plain

from ..front import front_of

PAGE = "page-"  # texts that the page says in its own way, without what only the terminal understands
HERE = Path(__file__).parents[1] / "texts"


@cache
def texts(lang: str) -> Texts:
    return Texts([HERE], lang)


def say(lang: str, key: str, /, **about: Any) -> str:
    return texts(lang).say(key, **plain(about))


def refusal(lang: str, refused: Refusal) -> str:
    """Why not, without the rule, which travels beside it. Before a table is there, any game may have refused."""
    said = texts(lang)
    if said.has(f"why-{refused.reason}"):
        return capital(said.say(page_key(said, refused), **plain(dict(refused.about))))
    of_games = (front_of(game).refusal(lang, refused) for game in FRONTS)
    return next(filter(None, of_games), "") or said.say(f"why-{refused.reason}")


def page_key(said: Texts, refused: Refusal) -> str:
    own = f"{PAGE}why-{refused.reason}"
    return own if said.has(own) else f"why-{refused.reason}"
