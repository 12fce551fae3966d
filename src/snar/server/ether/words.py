"""The texts of Etherfields: all of them, the public ones, and all but those that somebody does not know yet."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from snar.kernel.choice import Refusal
from snar.packs.ether.stories import scene_of
from snar.packs.folders import BUILT_IN
from snar.texts.bundle import Texts
from snar.texts.ether.names import Names
from snar.texts.ether.reasons import reason_text
from snar.texts.languages import FIRST
from snar.texts.messages import Argument

from ..eyes.phrases import PAGE

PACK = BUILT_IN / "etherfields"
SECRET = PACK / "secret"
HERE = Path(__file__).parent.parent / "texts"
SCENE = "scene:"  # before the id of a page that was read
MESSAGE = re.compile(r"^([a-z0-9-]+) =", re.MULTILINE)


@cache
def whole(lang: str) -> Texts:
    return Texts([PACK, SECRET, HERE], lang)


@cache
def public(lang: str) -> Texts:
    """What everyone may read before the first game. Nothing of the secret folder was even loaded."""
    return Texts([PACK, HERE], lang)


def refusal(lang: str, refused: Refusal) -> str:
    """Before there is a table only public things are named."""
    words = public(lang)
    return reason_text(refused, Names(words), PAGE) if words.has(f"ef-why-{refused.reason}") else ""


@lru_cache(maxsize=1)
def secret_ids() -> frozenset[str]:
    """Everything that has its name among the secrets."""
    files = sorted((SECRET / FIRST).glob("*.ftl"))
    return frozenset(id for file in files for id in MESSAGE.findall(file.read_text("utf-8")))


def message(id: str) -> str:
    """Under which name the text of a thing or a page is kept."""
    return f"scene-{scene_of(id.removeprefix(SCENE))}" if id.startswith(SCENE) else id


class Discreet(Texts):
    """Knows the secrets that its readers know; another one is only "something secret" inside a sentence, and no part
    of its text is said, whoever asks."""

    def __init__(self, lang: str, known: Iterable[str]) -> None:
        every = whole(lang)
        vars(self).update(vars(every))
        self.hidden = secret_ids() - {message(id) for id in known}

    def has(self, message_id: str) -> bool:
        return message_id not in self.hidden and super().has(message_id)

    def part(self, id: str, attribute: str) -> str:
        return "" if id in self.hidden else super().part(id, attribute)

    def _get(self, id: str, attribute: str = "", **args: Argument) -> str:
        return id if id in self.hidden else super()._get(id, attribute, **args)
