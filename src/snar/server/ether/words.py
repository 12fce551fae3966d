"""The texts of Etherfields: all of them, the public ones, and all but those that somebody does not know yet."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import cache
from pathlib import Path

from snar.ether.content import Content, content_for
from snar.ether.options import OWN
from snar.kernel.choice import Refusal
from snar.packs.ether.stories import scene_of
from snar.packs.shelf import folder_of
from snar.texts.bundle import Texts
from snar.texts.ether.names import Names
from snar.texts.ether.reasons import reason_text
from snar.texts.messages import Argument

from ..eyes.phrases import PAGE

HERE = Path(__file__).parent.parent / "texts"
SECRET = "secret"  # the folder of texts that nobody knows before they are revealed
SCENE = "scene:"  # before the id of a page that was read


def whole(lang: str, pack: str = OWN) -> Texts:
    return texts_in(with_secrets(folder_of("ether", pack)), lang)


@cache
def with_secrets(folder: Path) -> tuple[Path, ...]:
    return folder, folder / SECRET


def public(lang: str, pack: str = OWN) -> Texts:
    """What everyone may read before the first game. Nothing of the secret folder was even loaded."""
    return texts_in((folder_of("ether", pack),), lang)


@cache
def texts_in(folders: tuple[Path, ...], lang: str) -> Texts:
    return Texts([*folders, HERE], lang)


def refusal(lang: str, refused: Refusal) -> str:
    """Before there is a table only public things are named."""
    words = public(lang)
    return reason_text(refused, Names(words), PAGE) if words.has(f"ef-why-{refused.reason}") else ""


def secret_ids(pack: str = OWN) -> frozenset[str]:
    """Names of the texts of everything that the pack keeps secret until it is revealed."""
    return secrets_of(content_for(pack))


@cache
def secrets_of(content: Content) -> frozenset[str]:
    return content.pack.secret | {message(SCENE + id) for id in content.pack.scenes}


def message(id: str) -> str:
    """Under which name the text of a thing or a page is kept."""
    return f"scene-{scene_of(id.removeprefix(SCENE))}" if id.startswith(SCENE) else id


class Discreet(Texts):
    """Knows the secrets that its readers know; another one is only "something secret" inside a sentence, and no part
    of its text is said, whoever asks. `asked`: the secrets it was asked about, known or not."""

    def __init__(self, lang: str, known: Iterable[str], pack: str = OWN) -> None:
        every = whole(lang, pack)
        vars(self).update(vars(every))
        self.secret, self.asked = secret_ids(pack), set[str]()
        self.hidden = self.secret - {message(id) for id in known}

    def twin(self) -> Discreet:
        """For the same readers; it was asked about nothing yet."""
        twin = copy(self)
        twin.asked = set()
        return twin

    def is_hidden(self, id: str) -> bool:
        if id in self.secret:
            self.asked.add(id)
            return id in self.hidden
        return False

    def has(self, message_id: str) -> bool:
        return not self.is_hidden(message_id) and super().has(message_id)

    def part(self, id: str, attribute: str) -> str:
        return "" if self.is_hidden(id) else super().part(id, attribute)

    def _get(self, id: str, attribute: str = "", **args: Argument) -> str:
        return id if self.is_hidden(id) else super()._get(id, attribute, **args)
