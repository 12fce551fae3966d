"""All texts of one language: what packs call their things, and what the program says."""

import os
from collections.abc import Iterable
from pathlib import Path

from snar.texts.messages import Argument, Messages

LANGUAGES = ("cs", "en")
CASES = ("gen", "dat", "acc", "loc", "ins")
"""Czech case forms besides the nominative, which is the name itself."""
HERE = Path(__file__).parent


class TextError(LookupError):
    """A text that is missing or broken; raised only where SNAR_STRICT=1."""


class Texts:
    """Texts of the given packs and of the program itself.

    A missing text is an error where SNAR_STRICT=1, as in all tests; in play its id is shown instead, a game does not
    stop for a word.
    """

    def __init__(self, pack_dirs: Iterable[Path], lang: str) -> None:
        if lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise ValueError(f"neznámý jazyk / unknown language: {lang} ({known})")
        self.lang = lang
        self.strict = os.environ.get("SNAR_STRICT") == "1"
        folders = [HERE / lang, *(Path(folder) / lang for folder in pack_dirs)]
        self._messages = Messages(lang, (path for folder in folders for path in sorted(folder.glob("*.ftl"))))

    def name(self, id: str) -> str:
        return self._get(id)

    def form(self, id: str, case: str) -> str:
        """The name as it stands inside a sentence: in the case (cs) or with its article (en)."""
        if self.lang == "en":
            return f"{self._get(id, 'article')} {self._get(id)}".strip()
        return self._get(id, case if case in CASES else "")

    def flavour(self, id: str) -> str:
        return self._get(id, "flavour")

    def help(self, rule_id: str) -> str:
        return self._get(f"help-{rule_id}")

    def title(self, rule_id: str) -> str:
        return self._get(f"help-{rule_id}", "title")

    def say(self, message_id: str, **args: Argument) -> str:
        return self._get(message_id, "", **args)

    def part(self, id: str, attribute: str) -> str:
        """One form of a message (a label, a goal), or nothing when there is none."""
        return self._messages.format(id, attribute, {})[0]

    def has(self, message_id: str) -> bool:
        return message_id in self._messages

    def ids(self, prefix: str) -> list[str]:
        return [id for id in self._messages if id.startswith(prefix)]

    def _get(self, id: str, attribute: str = "", **args: Argument) -> str:
        text, wrong = self._messages.format(id, attribute, args)
        if wrong and self.strict:
            where = f"{id}.{attribute}" if attribute else id
            raise TextError(f"{self.lang}: {where}: {wrong}; correct it in the .ftl files")
        return text or (id if wrong else text)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def joined(parts: list[str], texts: Texts, message: str) -> str:
    """A list in words: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return texts.say(message, head=", ".join(parts[:-1]), tail=parts[-1])
