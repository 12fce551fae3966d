"""The vocabulary of packs, as data: the one place that says which words exist and what they take.

The reader, the checker, the exported JSON Schema and the rule texts all go by these tables.
What the words mean is in docs/packs.md.
"""

from typing import Any

from snar.packs.export import export
from snar.packs.fields import Field, Fields, Schema, effects, flag, rows, whole, word

SCHEMA = 1
SIDES = ("hero", "demon")
CONCERNS = (*SIDES, "any")
PLACES = ("hall", "gate", "ring", "well", "void", "path", "edge", "mystery", "corner")
CARRY_TO = (*PLACES, "laid")
TRAITS = (
    "keeps-experience", "keeps-power", "tames-animals", "two-quests", "second-attack", "unstoppable",
    "elusive", "surefooted", "backwards", "wellspring", "scholar", "merchant", "duelist",
    "shadowed", "lucky-eight",
)  # fmt: skip
COSTS = {"cost-void": 2, "cost-path": 1, "cost-world": 2, "cost-card": 2}
"""Movement costs that may be changed, with what such a field costs at least when nothing changes it."""
VALUES = ("moc", "pohyb", "spell", "lives", *COSTS, "duel-wound", "experience-price", "hand", "card-wound")
WHEN = ("always", "attack", "defence", "creature", "character", "well", "void", "world")
USE_AT = ("turn", "any", "duel", "duel-die", "move-die", "spell", "spell-die", "harm", "wounded", "won")
AGAINST_AT = ("duel", "duel-die", "won")
DICE_AT = ("duel-die", "move-die", "spell-die")

VERBS: dict[str, Fields] = {
    "wound": {"lives": whole(1, 8)},
    "heal": {"lives": whole(0, 8)},
    "power": {"tokens": whole(-3, 3, zero=False)},
    "strength": {"amount": whole(-5, 5, zero=False)},
    "bp": {"amount": whole(-20, 20, zero=False)},
    "slow": {"amount": whole(1, 8)},
    "haste": {"amount": whole(1, 8)},
    "carry": {"to": Field("place", words=CARRY_TO)},
    "banish": {"to": word("well", "start", "back", "void")},
    "stop": {},
    "skip": {},
    "experience": {"amount": whole(-20, 20, zero=False)},
    "forget": {},
    "light": {"amount": whole(-50, 50, step=5, zero=False)},
    "lose_item": {},
    "take_item": {},
    "progress": {"counters": whole(1, 6)},
    "setback": {"counters": whole(1, 6)},
    "unlay": {"whose": word("any", "own", "enemy", default="any")},
    "fray": {"whose": word("any", "own", "enemy", default="any")},
    "fight": {"moc": whole(1, 12), "won": effects(()), "lost": effects(())},
    "roll": {"table": rows("roll-row", 2, 8)},
    "choose": {"of": Field("branches", count=(1, 8)), "may": flag(False)},
    "others": {"who": word("one", "all", "here"), "do": effects()},
    "swap": {},
    "draw_event": {},
    "peek": {"deck": word("event", "easy", "hard"), "cards": whole(1, 8)},
    "reroll": {},
    "bonus": {"amount": whole(-8, 8, zero=False)},
    "shield": {},
    "endure": {"lives": whole(1, 8)},
}  # fmt: skip

USE_ONLY = {
    "reroll": DICE_AT,
    "bonus": ("duel", "spell", *DICE_AT),
    "shield": ("harm",),
    "endure": ("wounded",),
}
"""Verbs that mean something only in a use, and the moments at which they do."""

DEEDS: dict[str, tuple[str, ...]] = {
    "visit": ("laid", "dream", "horror", *PLACES),
    "win": ("creature", "character", "duel"),
    "attack": ("character",),
    "gain": ("item", "power", "experience"),
    "draw": ("event", "creature"),
    "end": ("void", "path", "well", "ring", "laid"),
    "pass": ("enemy",),
    "roll": ("eight", "one"),
    "lose": ("lives",),
    "cast": ("card",),
    "use": ("item", "laid"),
    "trade": ("power",),
}

SPELLS = {
    "pohyb": 1, "zpomaleni": 2, "odmrsteni": 3, "cesta": 4, "obri-sila": 5,
    "blesk": 6, "rychlost": 7, "teleport": 8, "ochromeni": 9, "hypnoza": 10,
}  # fmt: skip
"""The spells the rules know, with the roll they need there (RS-SPL-4); packs set the roll and the target."""

DIFFERENT = ("visit", "win", "attack", "end", "pass")
"""Deeds whose objects can be told apart."""

ID = Field("text")
COPIES = whole(1, 9, 1)
BACK = whole(1, 7)
POWERS: Fields = {
    "traits": Field("words", frozenset(), words=TRAITS),
    "modify": rows("modify"),
    "use": rows("use"),
}
LAID: Fields = {
    "id": ID,
    "copies": COPIES,
    "light": whole(5, 100, step=5),  # RR-A11, RS-DRM-1
    "placement": word("exact", "random"),
    "bp": whole(1, 8),  # RR-A12
    "actions": whole(0, 3),
    "effect": rows("effect-block", 0, 2),
}

TABLES: dict[str, Fields] = {
    "pack": {"id": ID, "version": Field("text"), "schema": whole(SCHEMA, SCHEMA), "game": word("rise")},
    "board": {"rows": Field("text")},
    "character": {
        "id": ID, "side": word(*SIDES), "moc": whole(1, 12), "pohyb": whole(0, 8), "lives": whole(1, 12),
        **POWERS,
    },
    "modify": {
        "value": word(*VALUES), "amount": whole(-9, 9, 0), "cap": whole(1, 20, None),
        "when": word(*WHEN, default="always"),
    },
    "use": {
        "at": word(*USE_AT), "against": word("any", "creature", "character", default="any"),
        "cost": whole(0, 6, 0), "limit": word("round", "trigger", "none", default="round"), "do": effects(),
    },
    "card": LAID,
    "effect-block": {"on": word(*CONCERNS), "except": Field("ids", frozenset()), "do": effects()},
    "creature": {
        "id": ID, "copies": COPIES, "back": whole(1, 7, None), "moc": whole(1, 12), "experience": whole(1, 7),
        "hostile": word(*CONCERNS, default="any"), "spare": Field("ids", frozenset()), "animal": flag(False),
        "instead": effects(()), "won": effects(()), "lost": effects(()),
    },
    "item": {"id": ID, "copies": COPIES, "back": BACK, "single": flag(False), **POWERS},
    "oneshot": {
        "id": ID, "copies": COPIES, "back": BACK, "do": effects(),
        "on": word(*CONCERNS, default="any"), "keep": flag(False),
    },
    "quest": {
        "id": ID, "level": word("easy", "hard"), "copies": COPIES, "deed": rows("deed", 1, 2),
        "ordered": flag(False), "within": whole(1, 9, 0),
    },
    "deed": {
        "deed": word(*DEEDS), "what": Field("text"), "count": whole(1, 6, 1), "different": flag(False),
    },
    "ability": {"id": ID, "copies": COPIES, **POWERS},
    "spell": {"id": ID, "roll": whole(1, 10), "target": word("self", "other", "void")},
    "gate": {"roll": whole(4, 8), "do": effects()},
    "roll-row": {"upto": whole(1, 8), "do": effects()},
}  # fmt: skip

FILES: dict[str, tuple[str, ...]] = {
    "characters.toml": ("character",),
    "dreams.toml": ("card",),
    "horrors.toml": ("card",),
    "events.toml": ("creature", "item", "oneshot"),
    "quests.toml": ("quest",),
    "abilities.toml": ("ability",),
    "spells.toml": ("spell",),
    "timegate.toml": ("gate",),
}
"""Which kinds of tables stand in which file; `pack.toml` and `board.toml` are one table each."""


RISE = Schema(FILES, ("pack", "board"), TABLES, VERBS)


def json_schema() -> dict[str, Any]:
    out = export(RISE)
    out["$defs"]["deed"]["oneOf"] = [
        {"properties": {"deed": {"const": deed}, "what": {"enum": list(DEEDS[deed])}}} for deed in DEEDS
    ]
    return out
