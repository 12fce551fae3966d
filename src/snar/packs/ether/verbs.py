"""What effects and conditions take, as data."""

from typing import Any

from snar.packs.ether.words import (
    ANY_RANGE,
    CODE,
    COLOURS,
    COMPANIONS,
    ENVIRONMENTS,
    FIELD,
    FIELDS,
    LETTER,
    PLACES,
    SPOTS,
    STATES,
    STEPS,
    SUITS,
    WHO,
)
from snar.packs.fields import REQUIRED, Field, Fields, effects, flag, whole, word

MANY = 99
WHOM = word(*WHO, default="self")
ID = Field("text")
CONDITIONS = Field("conditions", ())
WHICH = Field("name", "")
"""An entity in play, where it is not the source or the target."""


def amount(low: int = 1, high: int = 20, default: Any = 1) -> Field:
    """A number, or a table that counts something."""
    return Field("amount", default, low=low, high=high)


def place(default: Any = REQUIRED) -> Field:
    return Field("match", default, words=PLACES, pattern=FIELD)


CHANGE = amount(-MANY, MANY)
CARDS: Fields = {"cards": amount(), "who": WHOM}
TOKENS: Fields = {"amount": CHANGE, "who": WHOM}

DECKS: dict[str, Fields] = {
    "draw": CARDS,
    "discard": {**CARDS, "random": flag(False)},
    "seal": CARDS,
    "unseal": {**CARDS, "chosen": flag(False), "all": flag(False)},
    "shuffle": {"who": WHOM},
    "gain": {"card": ID, "to": word("", "hand", "deck", "discard", "storage", "market", default=""), "who": WHOM},
    "weakness": CARDS,
    "turn": CARDS,
    "unturn": {**CARDS, "all": flag(False)},
    "seal_self": {},
    "return": {},
    "give_back": CARDS,
    "remove_self": {},
    "discard_self": {},
    "recover": {**CARDS, "from": word("discard", "sealed", default="discard")},
    "market": {"cards": amount(1, 9, 3), "who": WHOM},
}
TOKEN: dict[str, Fields] = {
    "distress": {"amount": amount(), "who": WHOM},
    "calm": {"amount": amount(), "who": WHOM, "all": flag(False)},
    "ether": TOKENS,
    "gem": TOKENS,
    "key": {"amount": CHANGE},
    "hours": {"amount": CHANGE},
    "threat": {"amount": CHANGE, "at": place("here")},
    "token": {"amount": CHANGE, "on": WHICH},
    "soul": {"amount": CHANGE},
    "intent": {"colour": word(*COLOURS, "any"), "amount": amount()},
    "prevent": {"amount": amount(1, MANY, MANY)},
}
MAP: dict[str, Fields] = {
    "move": {"fields": amount(), "who": WHOM},
    "relocate": {"to": place(), "who": WHOM},
    "swap": {},
    "reveal": {"code": Field("match", pattern=f"{CODE}|{LETTER}")},
    "environment": {"kind": word(*ENVIRONMENTS), "at": place("here"), "over": word(*SPOTS, default="field")},
    "clear_environment": {"at": place("here")},
    "wall": {},
    "hole": {},
    "trap": {"armed": flag(True)},
    "companion": {"id": word(*COMPANIONS), "at": place("here")},
    "figure_move": {"fields": amount(), "entity": WHICH},
    "map_tile": {},
    "match": {"token": ID, "do": effects()},
}
ENTITIES: dict[str, Fields] = {
    "spawn": {"entity": ID, "figures": amount(), "at": place("spawn")},
    "banish": {"all": flag(False), "entity": WHICH},
    "push": {"fields": amount()},
    "relocate_entity": {"to": place(), "entity": WHICH},
    "state": {"name": word(*STATES), "who": word(*WHO, default="target"), "entity": WHICH},
    "mutate": {"amount": amount(), "entity": WHICH},
    "cleanse": {"amount": amount(), "all": flag(False), "entity": WHICH, "out": flag(False)},
    "entity_move": {"entity": WHICH},
    "block": {"steps": amount(1, len(STEPS))},
    "resolve": {},
    "step": {"name": word(*STEPS)},
}
TURNS: dict[str, Fields] = {
    "turns": {"amount": amount()},
    "lose_turns": {"amount": amount()},
    "loot": {},
    "end": {"outcome": word("victory", "defeat", "ends")},
    "refresh_item": {},
    "item_slot": {},
    "refresh_mask": {"who": WHOM},
    "mask": {"id": ID, "who": WHOM},
}
STORY: dict[str, Fields] = {
    "scene": {"id": ID},
    "story": {"name": ID, "amount": CHANGE, "set": whole(-MANY, MANY, None)},
    **{kind: {"id": ID} for kind in ("gate", "district", "slumber", "fate", "wisdom", "note", "memory")},
    "season": {"way": word("better", "worse")},
    "travel": {"to": ID},
    "redeem": {},
}
SHAPE: dict[str, Fields] = {
    "choose": {"of": Field("branches", count=(1, 8)), "may": flag(False), "who": WHOM},
    "roll": {"faces": Field("table", rows="faces")},
    "if": {"when": Field("conditions"), "then": effects(()), "else": effects(())},
    "repeat": {"amount": amount(), "do": effects()},
    "each_figure": {"do": effects()},
    "target": {
        "what": word("entity", "sleeper", "companion", "field"), "range": whole(0, ANY_RANGE, 1), "do": effects(),
        "from": word("start", "here", default="start"),
    },
    "reroll": {},
}  # fmt: skip
VERBS: dict[str, Fields] = {**DECKS, **TOKEN, **MAP, **ENTITIES, **TURNS, **STORY, **SHAPE}


def between(low: int = 0) -> Fields:
    """Without `least` anything up to `most` will do, and the other way round; one of them is given."""
    return {"least": whole(low, MANY, low), "most": whole(low, MANY, MANY)}


TESTS: dict[str, Fields] = {
    "story": {"name": ID, **between(-MANY)},
    "sleepers": between(),
    "owns": {"id": ID},
    "environment": {"kind": word(*ENVIRONMENTS)},
    "progress": {"colour": word(*COLOURS, "any", default="any"), **between()},
    "entity": {"id": Field("name", ""), "range": whole(0, ANY_RANGE, ANY_RANGE)},
    "companion": {"id": word(*COMPANIONS), "range": whole(0, ANY_RANGE, 1)},
    "tokens": {**between(), "on": WHICH},
    "threats": between(),
    "suit": {"suit": word(*SUITS)},
    "season": {"season": ID},
    "distress": between(),
    "turn": between(),
    "field": {"kind": word(*FIELDS)},
    "alone": {"range": whole(0, ANY_RANGE, ANY_RANGE)},
    "read": {"id": ID},
    "mode": {"mode": word("dream", "slumber", "world")},
    "not": {"of": Field("condition")},
}
