"""Small pieces of sentences: names, quantities, lists."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import Any, NamedTuple

from snar.packs.ether.words import CODE
from snar.texts.bundle import Texts, joined, signed
from snar.texts.messages import Argument
from snar.texts.names import NONE


class Ties(NamedTuple):
    """How the actions of one card hang together by the story: what one of them sets, another asks for."""

    done: Mapping[tuple[str, int], str] = MappingProxyType({})  # name and value -> the label of what sets it
    opens: Mapping[tuple[str, int], str] = MappingProxyType({})  # name and value -> the label of what asks for it


UNTIED = Ties()


class Manner(NamedTuple):
    """How effects are told: in which language, of an action at which timing, and of whom `self` speaks.

    `own` is "you", or "pick" where another sleeper chooses among them. `inline` inside a sentence. `owner` is the card.
    `aimed`: something was chosen, and "it" is that; `chosen`: a sleeper was. `more`: the same was done before.
    `acting` is "first" where the first sleeper stands for the group.
    """

    texts: Texts
    on: str = ""
    own: str = "you"
    inline: bool = False
    owner: str = ""
    aimed: bool = False
    chosen: bool = False
    more: bool = False
    acting: str = "you"
    ties: Ties = UNTIED


def counted(noun: str, value: Any, texts: Texts) -> str:
    """ "2 karty", "1 kartu a navíc 1 za každého spáče": losses are told as positive numbers."""
    if isinstance(value, int):
        return texts.say(f"ef-n-{noun}", n=abs(value))
    each = each_of(value["per"], texts)
    if not value["per"]:
        return texts.say(f"ef-n-{noun}", n=value["plus"])
    if not value["plus"]:
        return texts.say("ef-per", base=texts.say(f"ef-n-{noun}", n=value["times"]), each=each)
    base = texts.say(f"ef-n-{noun}", n=value["plus"])
    return texts.say("ef-plus-per", base=base, more=value["times"], each=each)


def each_of(per: str, texts: Texts) -> str:
    """What an amount grows with, after "za každou ..."; nothing when it does not grow."""
    if per.startswith("story."):
        return texts.say("ef-each-story")
    return texts.say(f"ef-each-{per.replace('.', '-')}") if per else ""


def sign_of(value: Any) -> dict[str, Argument]:
    return signed(value if isinstance(value, int) else value["plus"] or value["times"])


def named(id: str, case: str, texts: Texts) -> str:
    """A thing by its id or code; what is secret to these texts is only something secret."""
    if re.fullmatch(CODE, id):
        return texts.say("ef-code", code=id)
    return texts.form(id, case) if texts.has(id) else texts.say("ef-unknown")


def bare(id: str, texts: Texts) -> str:
    """Its name alone, as it stands beside a word for its kind."""
    return texts.name(id) if texts.has(id) else texts.say("ef-unknown")


def role(name: str, id: str, texts: Texts) -> dict[str, Argument]:
    """Arguments `x`, `x-acc`, `x-gen` for a thing that may be left out."""
    if not id:
        return {name: NONE, f"{name}-acc": NONE, f"{name}-gen": NONE}
    forms = {f"{name}-{case}": named(id, case, texts) for case in ("acc", "gen")}
    return {name: named(id, "", texts), **forms}


def place(to: str, preposition: str, texts: Texts) -> str:
    """`to`, `at` or `from` a kind of field, or a field by its name."""
    if texts.has(f"ef-{preposition}-{to}"):
        return texts.say(f"ef-{preposition}-{to}")
    return texts.say(f"ef-{preposition}-field", field=to)


def both(parts: list[str], texts: Texts) -> str:
    """A list in words, a word that its neighbours share said once: "odhal A, B a C"."""
    out = parts[:1]
    for before, part in pairwise(parts):
        shared = (f"{words} " for words in texts.say("ef-shared").split(", "))
        again = next((words for words in shared if before.startswith(words) and part.startswith(words)), "")
        out.append(part.removeprefix(again))
    return joined(out, texts, "ef-and")


def flagged(truth: Any) -> str:
    return "yes" if truth else "no"
