"""Bad input: one clear line that says what to do next, exit code 2, nothing changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snar.games import DEFAULT, FRONTS
from snar.kernel.choice import Refusal, Refused
from snar.kernel.journal import JournalError
from snar.packs.folders import PackError
from snar.texts.bundle import Texts
from snar.texts.languages import FIRST, languages
from snar.texts.reasons import plain, refusal_text, visible


class Trouble(Exception):
    """Something the user can put right; `key` names the text `why-<key>`."""

    def __init__(self, key: str, **about: Any) -> None:
        super().__init__(key)
        self.key, self.about = key, about


TROUBLES = (Trouble, Refused, JournalError, PackError, OSError, UnicodeDecodeError, RecursionError)


def language(argv: list[str], default: str = FIRST) -> str:
    """The wanted language, looked up before anything can go wrong; Trouble in all languages at once."""
    wanted = default
    for i, word in enumerate(argv):
        if word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
        elif word == "--lang" and i + 1 < len(argv):
            wanted = argv[i + 1]
    if wanted not in languages():
        raise Trouble("unknown-language", value=wanted, known=", ".join(languages()))
    return wanted


def reason(refusal: Refusal, texts: Texts) -> str:
    """A refusal outside a game's own talk: whichever game knows its words."""
    if texts.has(f"why-{refusal.reason}"):
        return refusal_text(refusal, texts)
    from snar.cli.front import terminal_of

    words = {terminal_of(game).said: game for game in FRONTS}
    knows = next((game for said, game in words.items() if texts.has(f"{said}why-{refusal.reason}")), DEFAULT)
    return terminal_of(knows).refusal(refusal, texts)


def complaint(error: Exception, texts: Texts, told: Callable[[Refusal], str] | None = None) -> str:
    """The one line for the user; `told` says refusals in a game's own words."""
    match error:
        case Trouble():
            return texts.say(f"why-{error.key}", **plain(error.about))
        case Refused():
            return told(error.refusal) if told else reason(error.refusal, texts)
        case JournalError():
            return journal_text(error, texts)
        case FileNotFoundError():
            return texts.say("why-no-file", **plain({"file": error.filename}))
        case RecursionError():
            return texts.say("why-too-deep")
        case UnicodeDecodeError():
            return texts.say("why-not-utf8")
        case OSError():
            about = {"file": error.filename or "", "detail": error.strerror or str(error)}
            return texts.say("why-os", **plain(about))
    return visible(str(error))


def journal_text(error: JournalError, texts: Texts) -> str:
    about = dict(error.about)
    refusal = about.pop("refusal", None)
    because = reason(refusal, texts) if refusal else ""
    return texts.say(f"why-{error.reason}", **plain({**about, "line": error.line, "because": because}))
