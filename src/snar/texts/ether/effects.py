"""Effects of Etherfields as sentences: one Fluent template per verb, here is decided who does what in which clause."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from snar.packs.ether.words import ANY_RANGE
from snar.packs.fields import Effect, Effects
from snar.texts.bundle import Texts, capital
from snar.texts.ether.shapes import SHAPES, by_the_story
from snar.texts.ether.words import Manner, bare, both, counted, flagged, named, place, role, sign_of
from snar.texts.messages import Argument
from snar.texts.names import NONE

STANDING = frozenset({
    "key", "hours", "soul", "spawn", "loot", "end", "item_slot", "scene", "story",
    "district", "season", "redeem", *SHAPES,
})  # fmt: skip
"""Verbs whose clauses have a subject of their own and stand alone."""
TEAM = {"gain": -2, "gate": -2, "wisdom": -2, "note": -2, "memory": -2, "slumber": -3, "fate": -4}
"""What the group gets or does together: neighbours with the same number are told in one."""
ACCUSED = ("gain", "mask", "companion", "slumber", "fate")
"""Verbs with the card in the accusative; after the others it stands beside the word for its kind."""
AMOUNTS = ("cards", "amount", "fields", "figures", "steps")
NOUNS = {
    "give_back": "card",
    "draw": "card", "discard": "card", "seal": "card", "unseal": "card", "recover": "card", "market": "card",
    "weakness": "weakness", "turn": "progress", "unturn": "progress", "distress": "distress", "calm": "distress-gen",
    "ether": "ether", "gem": "gem", "key": "key", "hours": "hour", "threat": "threat", "token": "token", "soul": "soul",
    "move": "field", "figure_move": "field", "push": "field", "spawn": "figure", "mutate": "mutation",
    "cleanse": "mutation", "block": "step", "turns": "turn", "lose_turns": "turn", "prevent": "distress",
}  # fmt: skip


def sentences(effects: Effects, manner: Manner) -> str:
    """Whole sentences; the same one twice in a row is told once."""
    said = [capital(clause) for clause in clauses(effects, manner._replace(inline=False))]
    told = [text if text.endswith(".") else f"{text}." for text in said]
    return " ".join(text for text, _ in groupby(told))


def inline(effects: Effects, manner: Manner) -> str:
    """The same inside a sentence, without its full stop."""
    if not effects:
        return manner.texts.say("ef-nothing")
    return both(clauses(effects, manner._replace(inline=True)), manner.texts)


def clauses(effects: Effects, manner: Manner) -> list[str]:
    """What is said of one subject together: "každý spáč si dobere 1 kartu a zbaví se 1 tísně"."""
    said = []
    told: set[str] = set()  # verbs and sleepers that were spoken of
    for (_, who), group in groupby(enumerate(by_the_story(effects)), lambda row: _subject(*row)):
        again = "-again" if who == "one" and (manner.chosen or who in told) else ""
        subject = manner.texts.say(f"ef-who-{who}{again}") if who not in ("self", NONE) else ""
        forms = _forms(who, manner)
        parts = [_clause(effect, _after(told, effect, manner), next(forms)) for _, effect in group]
        said.append(f"{subject} {both(_counted_once(parts, manner.texts), manner.texts)}".strip())
        told.add(who)
    return said


def _after(told: set[str], effect: Effect, manner: Manner) -> Manner:
    """What was said before: of the same deed under a condition, of a chosen sleeper, of a figure that was moved."""
    more = effect["verb"] == "if" and any(one["verb"] in told for one in effect["then"])
    aimed = manner.aimed or bool(told & {"relocate_entity", "push"})
    chosen = manner.chosen or "one" in told
    told.add(effect["verb"])
    return manner._replace(more=more, aimed=aimed, chosen=chosen)


def _subject(number: int, effect: Effect) -> tuple[int, str]:
    """Neighbours with the same subject are told together; `one` may be another sleeper each time."""
    who = str(effect.get("who", "self"))
    if effect["verb"] in STANDING:
        return number, NONE
    if effect["verb"] in TEAM and who == "self":
        return TEAM[effect["verb"]], NONE
    if effect["verb"] == "state" and who == "target":
        who = "self"
    return (number if who == "one" else -1), who


def _forms(who: str, manner: Manner) -> Iterator[str]:
    if who in ("self", NONE):
        while True:
            yield manner.own
    yield "subject"
    while True:
        yield "other"


def _counted_once(parts: list[str], texts: Texts) -> list[str]:
    told = [(text, len(list(same))) for text, same in groupby(parts)]
    return [
        texts.say("ef-again", text=text, times=texts.say("ef-n-repeat", n=times)) if times > 1 else text
        for text, times in told
    ]


def _clause(effect: Effect, manner: Manner, form: str) -> str:
    shape = SHAPES.get(effect["verb"])
    if shape:
        return shape(effect, manner, inline)
    if effect["verb"] == "state" and effect["who"] == "target":
        form = "aim"
    return manner.texts.say(f"ef-verb-{effect['verb']}", form=form, **_arguments(effect, manner))


def _arguments(effect: Effect, manner: Manner) -> dict[str, Argument]:
    texts = manner.texts
    args: dict[str, Argument] = {}
    for key, value in effect.items():
        if key in ("random", "chosen", "all", "armed", "out"):
            args[key] = flagged(value)
        elif key in ("kind", "name", "way", "outcome", "code", "from", "over") or (key == "to" and "card" in effect):
            args[key] = str(value) or NONE
    args["aimed"] = flagged(manner.aimed)
    return args | _quantity(effect, manner) | _places(effect, texts) | _things(effect, manner)


def _story(effect: Effect, manner: Manner) -> dict[str, Argument]:
    """A card can say what it is that the story remembers of it; an action can open another one."""
    name: str = effect["name"]
    own = manner.texts.part(name, "begins" if effect["set"] else "ends") if name == manner.owner else ""
    if own:
        return {"change": "own", "card": own}
    opened = manner.ties.opens.get((name, effect["set"]), NONE)
    return {"change": NONE if opened == NONE else "opens", "card": opened}


def _quantity(effect: Effect, manner: Manner) -> dict[str, Argument]:
    verb, texts = effect["verb"], manner.texts
    key = next((key for key in AMOUNTS if key in effect), "")
    if not key or verb == "story":
        return {}
    value = effect[key]
    noun = effect["colour"] if verb == "intent" else NOUNS[verb]
    what = counted(noun, value, texts)
    args: dict[str, Argument] = {"what": what, **sign_of(value), "count": value if isinstance(value, int) else 0}
    if verb == "prevent":
        args |= {"on": manner.on or "distress", "all": flagged(value == ANY_RANGE), "n": args["amount"]}
        args["cards"] = counted("card", value, texts)
    return args


def _places(effect: Effect, texts: Texts) -> dict[str, Argument]:
    where = effect.get("at") or (effect.get("to") if effect["verb"] in ("relocate", "relocate_entity") else "")
    if not where:
        return {}
    return {key: place(where, word, texts) for key, word in (("place", "to"), ("at", "at"), ("from", "from"))}


def _things(effect: Effect, manner: Manner) -> dict[str, Argument]:
    verb, texts = effect["verb"], manner.texts
    args: dict[str, Argument] = {}
    if "entity" in effect or verb in ("figure_move", "banish"):
        args |= role("entity", effect.get("entity", ""), texts)
    if verb == "token":
        args |= role("on", effect["on"], texts)
    if verb == "story":
        return _story(effect, manner)
    if verb == "travel":
        args |= {"to": effect["to"], "card": named(effect["to"], "", texts)}
    elif "card" in effect or "id" in effect:
        id: Any = effect.get("card") or effect.get("id")
        args["card"] = named(id, "acc", texts) if verb in ACCUSED else bare(id, texts)
    return args
