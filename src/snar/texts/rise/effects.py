"""Effects as sentences. Each verb has one Fluent template; here is decided who does what in which clause.

`who` is "you" or "they". `order` is "after" when a word stands before the verb in its clause, as in Czech
"protivník se přenese" or "nebo se přeneseš", otherwise "first". `form` is "start" at the beginning of
a sentence, "led" after a colon, "inline" inside a sentence.
"""

from collections.abc import Iterator
from itertools import pairwise

from snar.packs.fields import Effect, Effects
from snar.packs.rise.schema import CARRY_TO
from snar.texts.bundle import Texts, capital, joined, signed
from snar.texts.messages import Argument

OWN_SENTENCE = ("roll", "choose", "fight", "others")
LISTS = ("roll", "choose", "fight")  # what comes after their last row would belong to that row


def sentences(effects: Effects, texts: Texts, form: str = "start") -> str:
    """Whole sentences; after a colon (`form` "led") the first begins with a small letter, and what only its subject
    does stays in it."""
    said: list[str] = []
    before = ""
    for group in _groups(effects):
        after, before = before, group[0]["verb"]
        if after and after not in LISTS and form == "led" and before not in OWN_SENTENCE:
            said[-1] = texts.say("rule-then", head=said[-1], tail=clauses(group, texts, "you", "after"))
            continue
        this = form if not said else "start"
        single = len(group) == 1
        text = clause(group[0], texts, "you", this) if single else clauses(group, texts, "you")
        said.append(text if this == "led" else capital(text))
    return " ".join(f"{text}." for text in said)


def clauses(effects: Effects, texts: Texts, who: str, order: str = "first") -> str:
    """One clause without its full stop: "ztratíš 1 život a vynecháš příští tah"."""
    if not effects:
        return texts.say("rule-nothing")
    first, *rest = effects
    said = [clause(first, texts, who, "inline", order)]
    said += [clause(effect, texts, who, "inline") for effect in rest]
    return listed(said, texts)


def clause(effect: Effect, texts: Texts, who: str, form: str, order: str = "first") -> str:
    args = dict(_arguments(effect, texts, who))
    return texts.say(f"verb-{effect['verb']}", **(args | {"who": who, "form": form, "order": order}))


def listed(parts: list[str], texts: Texts) -> str:
    """Clauses as a list in which words shared by neighbours are said once."""
    out = parts[:1]
    for before, part in pairwise(parts):
        out.append(_shortened(part, before, texts))
    return joined(out, texts, "rule-and")


def _groups(effects: Effects) -> Iterator[Effects]:
    """What is said in one sentence: simple effects together, the others each alone."""
    simple: Effects = ()
    for effect in effects:
        if effect["verb"] not in OWN_SENTENCE:
            simple += (effect,)
            continue
        yield from [simple] if simple else []
        yield (effect,)
        simple = ()
    yield from [simple] if simple else []


def _arguments(effect: Effect, texts: Texts, who: str) -> Iterator[tuple[str, Argument]]:
    match effect["verb"]:
        case "roll":
            yield "rows", "; ".join(_rows(effect, texts, who))
        case "choose":
            yield from {"count": len(effect["of"]), "may": "yes" if effect["may"] else "no"}.items()
            yield "options", _options(effect, texts, who)
        case "fight":
            life: Effect = {"verb": "wound", "lives": 1}
            yield "moc", effect["moc"]
            yield "won", clauses(effect["won"], texts, who) if effect["won"] else "none"
            yield "lost", clauses((life, *effect["lost"]), texts, who)
        case "others":
            yield "target", effect["who"]
            yield "text", clauses(effect["do"], texts, "they", "after")
        case "carry":
            yield "place", place(effect["to"], texts)
        case _:
            yield from _plain(effect)


def _plain(effect: Effect) -> Iterator[tuple[str, Argument]]:
    for key, value in effect.items():
        if key in ("amount", "tokens"):
            yield from (signed(value) | {key: abs(value)}).items()
        elif key != "verb":
            yield key, value


def _rows(effect: Effect, texts: Texts, who: str) -> Iterator[str]:
    low = 1
    for row in effect["table"]:
        high = row["upto"]
        range_ = str(high) if low == high else f"{low}–{high}"
        yield texts.say("rule-row", range=range_, text=clauses(row["do"], texts, who))
        low = high + 1


def _options(effect: Effect, texts: Texts, who: str) -> str:
    """The alternatives, each a whole clause."""
    return "; ".join(clauses(branch, texts, who) for branch in effect["of"])


def _shortened(part: str, before: str, texts: Texts) -> str:
    """The part without the words it shares with the beginning of the one before."""
    for words in texts.say("rule-shared").split(", "):
        if before.startswith(f"{words} ") and part.startswith(f"{words} "):
            return part.removeprefix(f"{words} ")
    return part


def place(to: str, texts: Texts) -> str:
    """Where one is carried: a kind of field, or a field by name."""
    if to in CARRY_TO:
        return texts.say(f"place-{to}")
    world, dot, part = to.partition(".")
    if dot:
        return texts.say("place-world", world=texts.form(world, "gen"), part=part)
    return texts.say("place-field", field=to)
