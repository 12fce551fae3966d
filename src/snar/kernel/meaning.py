"""What questions and options mean, said once beside the rules that ask them.

Options are made by the hundred while a bot thinks, so they carry no meaning themselves: a module that asks declares
`MEANINGS`, topic by topic and verb by verb, and whoever shows an option looks it up. Nobody has to guess from a key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, NamedTuple

from .choice import Choice

KINDS = {
    "turn": "the middle of a turn: go, act and play in any order, until it is ended",
    "begin": "a turn begins: here is told what has happened before it",
    "hand": "cards of the hand are played",
    "walk": "a walk goes on, field by field",
    "field": "a field is wanted",
    "placement": "a field is wanted where something will lie",
    "rotation": "which way something lies",
    "aim": "whom or what it will concern",
    "payment": "cards are laid until they suffice",
    "way": "in which of several ways something is paid",
    "window": "something may be done now that is no part of one's turn; most people mostly pass",
    "page": "the story asks",
    "travel": "where to go in the world between dreams",
    "deck": "a deck is put together",
    "rest": "something is over, and everybody says how to rest from it",
    "pick": "one of a few, without more to it",
}
GROUPS = {
    "": "among the others",
    "board": "chosen on the board itself, it needs no button",
    "hand": "stands at a card of the hand",
    "pick": "the card of the hand itself is picked",
    "basic": "what everybody may always do",
    "count": "the same, so many times: shown as a row of numbers",
    "always": "may be done in every turn, so nobody has to be reminded of it",
    "order": "what comes first, or which way: it all happens anyway",
    "on": "a way on: it gives nothing away and changes nothing else, so it may always stand at the same place",
    "back": "takes back what was begun or said; nothing comes of it, and nobody does it without being told",
    "late": "a way on of weight: it stands behind all the others",
    "leave": "with it everybody leaves the table: behind all the others, and never without asking again",
    "add": "something is put in",
    "remove": "something is taken out",
}


class Means(NamedTuple):
    """One verb. `on`: what the words behind it name, in their order, `field` or `card colour`; where a key has several
    forms they are divided by `|` and the first that fits counts; `thing.` is the thing whose action it is, `kuchyne` of
    `kuchyne.linka`, and the action itself.

    `final`: with it one's turn, phase or whatever one is busy with is over. `opens`: it only begins an answer; what is
    asked then is of this kind (`roll`: dice are thrown).
    """

    on: str = ""
    group: str = ""
    final: bool = False
    opens: str = ""


def nothing(g: Any, choice: Choice) -> Iterable[str]:
    return ()


class Asks(NamedTuple):
    """One topic. Verbs by their word; "" is a key without a verb, `16` or `stin`.

    `part`: it belongs to an answer that was begun before, and nothing has happened yet. `usual`: what may usually be
    answered here; whoever misses one of these keys wonders why, so it is shown and can be asked about.
    """

    kind: str
    options: Mapping[str, Means]
    part: bool = False
    usual: Callable[[Any, Choice], Iterable[str]] = nothing


ON, FINAL, TAKES_BACK = Means(group="on"), Means(group="on", final=True), Means(group="back")
UNKNOWN, PLAIN = Asks("pick", {}), Means()
Form = tuple[str, ...]


class Meant(NamedTuple):
    """One option."""

    on: dict[str, str]  # what is named by it: field, card, figure ...
    means: Means


class Meanings:
    """All that a game declares. `tests` tell words apart where a key has several forms."""

    def __init__(self, declared: Mapping[str, Asks], tests: Mapping[str, Callable[[str], bool]] | None = None) -> None:
        self.declared, self.tests = declared, tests or {}
        self.of = lru_cache(maxsize=4096)(self.meant)  # the same few are asked for all the time
        self.forms: dict[str, tuple[Form, ...]] = {
            means.on: tuple(tuple(form.split()) for form in means.on.split("|"))
            for asks in declared.values()
            for means in asks.options.values()
        }

    def asked(self, topic: str) -> Asks:
        return self.declared.get(topic, UNKNOWN)

    def missed(self, g: Any, choice: Choice) -> list[str]:
        """What one may usually answer to it, and not now."""
        offered = {option.key for option in choice.options}
        return [key for key in self.asked(choice.topic).usual(g, choice) if key not in offered]

    def meant(self, topic: str, key: str) -> Meant:
        options = self.asked(topic).options
        words = key.split()
        means = options.get(words[0])
        if means is None:
            means = options.get("", PLAIN)
        else:
            words = words[1:]
        return Meant(self.named(means.on, words), means)

    def named(self, on: str, words: list[str]) -> dict[str, str]:
        if not on or not words:
            return {}
        for form in self.forms[on]:
            if len(form) <= len(words) and all(map(self.fits, form, words)):
                return {kind: word for one in map(named, form, words) for kind, word in one.items()}
        return {}

    def fits(self, kind: str, word: str) -> bool:
        test = self.tests.get(kind)
        return test is None or test(word)


def named(kind: str, word: str) -> dict[str, str]:
    """`kuchyne.linka` is an action of the kitchen; `zlaty-mec#2` is the second use of a sword."""
    if not kind.endswith("."):
        return {kind: word.partition("#")[0]}
    thing, _, action = word.partition(".")
    return {kind[:-1]: thing, "action": word} if action else {kind[:-1]: thing}


def gathered(*packages: ModuleType) -> dict[str, Asks]:
    """What the modules of these packages declare; each topic in one place."""
    found: dict[str, Asks] = {}
    for package in packages:
        for module in walk_packages(package.__path__, package.__name__ + "."):
            declared: dict[str, Asks] = getattr(import_module(module.name), "MEANINGS", {})
            twice = found.keys() & declared.keys()
            if twice:
                raise ValueError(f"{module.name} declares again what is declared already: {', '.join(sorted(twice))}")
            found |= declared
    return found
