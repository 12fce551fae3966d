"""The vocabulary of packs of Etherfields, as data: every table with what stands in it."""

from typing import Any

from snar.packs.ether.verbs import CONDITIONS, ID, MANY, TESTS, VERBS, amount
from snar.packs.ether.words import (
    ACTIONS,
    ANY_RANGE,
    BONUSES,
    CODE,
    COLOURS,
    CORNERS,
    DISTRICT_PLACE,
    EFFECT_STEPS,
    FIELD,
    ICONS,
    MUTATIONS,
    PER,
    PRICES,
    REACTIONS,
    STEPS,
    STORY,
    SUITS,
    TILE_PLACE,
)
from snar.packs.export import export
from snar.packs.fields import Field, Fields, Schema, effects, flag, rows, whole, word

SCHEMA = 1
NAME = Field("name", "")
COPIES = whole(1, 9, 1)
DO = effects(())
PRICE = rows("price", 0, 6)
INTENT = Field("table", dict.fromkeys(COLOURS, 0), rows="intent")
SECRET = Field("match", "", words=("",), pattern=CODE)
NAMES = Field("names", ())
POWERS: Fields = {"action": rows("action"), "bonus": rows("bonus")}
LORE: Fields = {"id": ID, "start": flag(False), **POWERS, "when": CONDITIONS, "do": DO, "rules": NAMES}
PICTURE: Fields = {
    "id": ID, "code": SECRET, "dream": NAME, "picture": Field("text"),
    "suits": Field("table", dict.fromkeys(CORNERS, ""), rows="suits"), "do": DO, **POWERS,
}  # fmt: skip

PARTS: dict[str, Fields] = {
    "pack": {"id": ID, "version": Field("text"), "schema": whole(SCHEMA, SCHEMA), "game": word("ether")},
    "amount": {
        "plus": whole(-MANY, MANY, 0), "per": Field("match", "", words=("", *PER), pattern=STORY),
        "times": whole(-MANY, MANY, 1),
    },
    "price": {name: whole(0, 9, 0) for name in PRICES},
    "intent": {colour: whole(0, 5, 0) for colour in COLOURS},
    "suits": {corner: word("", *SUITS, default="") for corner in CORNERS},
    "faces": dict.fromkeys(("x", "blank", "1", "2", "3"), DO),
    "action": {
        "id": NAME, "kind": word(*ACTIONS, default="plain"), "on": word(*REACTIONS, default=""),
        "at": word("", *CORNERS, default=""), "range": whole(0, ANY_RANGE, None),
        "once": word("no", "turn", "dream", "map", "ever", default="no"), "price": PRICE,
        "each": word("no", "progressive", "sleepers", default="no"), "when": CONDITIONS, "do": effects(),
    },
    "bonus": {"value": word(*BONUSES), "amount": amount(-9, 9), "when": CONDITIONS},
    "effect-block": {
        "step": word(*EFFECT_STEPS), "range": whole(0, ANY_RANGE, 1), "when": CONDITIONS, "do": effects(),
    },
    "passage": {"id": ID, "at": ID, "when": CONDITIONS},
    "choice": {"id": ID, "when": CONDITIONS, "price": PRICE, "do": DO, "goto": NAME},
}  # fmt: skip
CARDS: dict[str, Fields] = {
    "sleeper": {
        "id": ID, "colour": Field("text"), "back": Field("table", rows="action"), "start": Field("names"),
    },
    "influence": {
        "id": ID, "copies": COPIES, "sleeper": NAME, "cost": whole(0, 9, 0), "intent": INTENT,
        "progress": flag(False), "place": PRICE, "stacks": flag(False), "lucid": flag(False), **POWERS,
    },
    "weakness": {
        "id": ID, "copies": COPIES, "drawn": DO, "stays": flag(False),
        "price": Field("rows", None, rows="price"), "bonus": rows("bonus"),
    },
    "item": {
        "id": ID, "copies": COPIES, "start": flag(False), "intent": INTENT,
        "to": word("storage", "market", default="storage"), **POWERS,
    },
    "mask": {"id": ID, "sleeper": NAME, **POWERS},
    "turn": {"id": ID, "suit": word(*SUITS), "steps": Field("names", words=STEPS, count=(1, 8)), "loot": DO},
    "mutation": {"id": ID, "copies": COPIES, "value": word(*MUTATIONS), "amount": whole(0, 9, 1)},
    "fate": {"id": ID, "start": flag(True), "do": DO, **POWERS},
    "season": {"id": ID, "good": flag(True), "rank": whole(1, 9), "do": DO, **POWERS},
    "wisdom": LORE,
    "note": LORE,
    "memory": LORE,
}  # fmt: skip
PLACES: dict[str, Fields] = {
    "tile": {
        **PICTURE, "kind": word("map", "slumber", "slumber-entry", default="map"),
        "place": Field("match", "", words=("",), pattern=TILE_PLACE), "shift": Field("shift", (0, 0)),
    },
    "overlay": {**PICTURE, "at": Field("match", "", words=("",), pattern=FIELD)},
    "entity": {
        "id": ID, "dream": NAME, "slumber": NAME, "figure": word("token", "human", "animal", default="token"),
        "large": flag(False), "movement": whole(0, 9, 0, words=("rules",)), "moves": DO, "setup": DO,
        "effect": rows("effect-block"), **POWERS,
    },
    "dream": {
        "id": ID, "code": SECRET, "start": flag(False), "district": NAME, "keys": whole(0, 9, 0), "turns": whole(1, 12),
        "setup": DO, "intro": NAME, "exhausted": NAME, "trap": DO, "aims": NAMES, "effect": rows("effect-block"),
        **POWERS,
    },
    "slumber": {
        "id": ID, "code": SECRET, "start": flag(False), "turns": whole(0, 12, 0), "entity": NAME, "setup": DO,
        "do": DO, "escape": flag(False), "exhausted": DO, "redeem": DO, "trap": DO, "aims": NAMES,
        "effect": rows("effect-block"), **POWERS,
    },
    "district": {"id": ID, "place": Field("match", pattern=DISTRICT_PLACE), "start": flag(False)},
    "location": {
        "id": ID, "district": ID, "icons": Field("names", (), words=ICONS), "arrows": NAMES, "shortcuts": NAMES,
        "gate": NAME, "when": CONDITIONS, "do": DO,
    },
}  # fmt: skip
STORIES: dict[str, Fields] = {
    "secret": {
        "id": ID, "code": Field("match", pattern=CODE), "dream": NAME,
        "kind": word("influence", "item", "note", "mask", "wisdom", "overlay", "rule", "weakness", "fate", "slumber"),
        "of": NAME, "do": DO, "effect": rows("effect-block"), **POWERS,
    },
    "reference": {"id": ID, "sleeper": NAME},
    "scene": {"id": ID, "number": whole(1, 999), "do": DO, "passage": rows("passage"), "choice": rows("choice")},
}  # fmt: skip
TABLES: dict[str, Fields] = {**PARTS, **CARDS, **PLACES, **STORIES}

FILES: dict[str, tuple[str, ...]] = {
    "sleepers.toml": ("sleeper",),
    "influence.toml": ("influence",),
    "market.toml": ("influence",),
    "lucid.toml": ("influence",),
    "weaknesses.toml": ("weakness",),
    "items.toml": ("item",),
    "masks.toml": ("mask",),
    "turns.toml": ("turn",),
    "mutations.toml": ("mutation",),
    "tiles.toml": ("tile", "overlay"),
    "dreams.toml": ("dream",),
    "slumbers.toml": ("slumber",),
    "entities.toml": ("entity",),
    "fate.toml": ("fate",),
    "seasons.toml": ("season",),
    "wisdom.toml": ("wisdom",),
    "notes.toml": ("note",),
    "memories.toml": ("memory",),
    "secrets.toml": ("influence", "secret"),
    "references.toml": ("reference",),
    "scenes.toml": ("scene",),
    "world.toml": ("district", "location"),
}
ETHER = Schema(FILES, ("pack",), TABLES, VERBS, TESTS, apart=frozenset({"entity", "scene"}))


def json_schema() -> dict[str, Any]:
    out = export(ETHER)
    out["$defs"]["amount"] = {"anyOf": [{"type": "integer"}, out["$defs"]["amount"]]}
    return out
