"""All texts of one language: what packs call their things, and what the program says."""

import os
from collections.abc import Iterable
from pathlib import Path

from snar.texts.languages import HERE, cases, chain, files
from snar.texts.messages import Argument, Messages


class TextError(LookupError):
    """A text that is missing or broken; raised only where SNAR_STRICT=1."""


class Texts:
    """Texts of the given packs and of the program itself.

    What a language does not say, or cannot say whole, is said by the one that it falls back on. A missing text is an
    error where SNAR_STRICT=1, as in all tests; in play its id is shown instead, a game does not stop for a word.
    """

    def __init__(self, pack_dirs: Iterable[Path], lang: str) -> None:
        self.lang, self.cases = lang, cases()
        self.strict = os.environ.get("SNAR_STRICT") == "1"
        folders = [HERE, *map(Path, pack_dirs)]
        self._links = [(one, Messages(one.locale, files(folders, one.code))) for one in chain(lang)]

    def name(self, id: str) -> str:
        return self._get(id)

    def form(self, id: str, case: str) -> str:
        """The name as it stands inside a sentence: in the case, or with its article, as its language has it."""
        language = next((one for one, said in self._links if id in said), self._links[0][0])
        if case in language.cases:
            return self._get(id, case)
        return f"{self._get(id, 'article')} {self._get(id)}".strip() if language.articles else self._get(id)

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
        return next(filter(None, (said.format(id, attribute, {})[0] for _, said in self._links)), "")

    def has(self, message_id: str) -> bool:
        return any(message_id in said for _, said in self._links)

    def wanted(self, message_id: str) -> frozenset[str]:
        """The arguments that it asks for, in this language or in one that it falls back on."""
        return frozenset().union(*(said.wanted(message_id) for _, said in self._links))

    def ids(self, prefix: str) -> list[str]:
        """In the order of their files; the language that is fallen back on has them all."""
        found = dict.fromkeys(id for _, said in reversed(self._links) for id in said)
        return [id for id in found if id.startswith(prefix) and self.has(id)]

    def _get(self, id: str, attribute: str = "", **args: Argument) -> str:
        best = reason = ""
        for _, said in self._links:
            text, wrong = said.format(id, attribute, args)
            if not wrong:
                return text
            best, reason = best or text, reason or wrong
        if self.strict:
            where = f"{id}.{attribute}" if attribute else id
            raise TextError(f"{self.lang}: {where}: {reason}; correct it in the .ftl files")
        return best or id


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def joined(parts: list[str], texts: Texts, message: str) -> str:
    """A list in words: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return texts.say(message, head=", ".join(parts[:-1]), tail=parts[-1])


def signed(amount: int) -> dict[str, Argument]:
    """An amount for templates that say its sign in words."""
    return {"amount": abs(amount), "sign": "minus" if amount < 0 else "plus"}
