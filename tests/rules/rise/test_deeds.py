"""RS-QST-4: every deed a quest of docs/packs.md can ask for, with real quests of the pack where one asks for it."""

import pytest

from snar.packs.model import Deed, Quest
from snar.packs.schema import DEEDS
from snar.rise.content import content_for
from snar.rise.rules import deeds

QUESTS = [card for card in content_for().pack.cards.values() if isinstance(card, Quest)]
HORROR_THEN_DREAM = [{"card": "bariera", "picture": "57"}, {"card": "duhovy-most", "picture": "61"}]
DREAM_THEN_HORROR = [{"card": "duhovy-most", "picture": "57"}, {"card": "bariera", "picture": "61"}]
STIN_HERE = {"stin": {"field": "c9"}}
MEC = {"event": ["zlaty-mec"]}
BEAST = {"event": ["snehulak-v-cervenci"]}

# deed, what: where the holder starts and what it does; only the last answer is the deed.
CASES = {
    ("visit", "well"): ({"field": "24"}, ["move 23", "move 24", "move 33"], {}),
    ("visit", "laid"): ({"field": "48"}, ["move 51", "move 58"], {"laid": [{"card": "bariera", "picture": "57"}]}),
    ("visit", "dream"): ({"field": "51"}, ["move 58", "move 61 decline"], {"laid": HORROR_THEN_DREAM}),
    ("visit", "horror"): ({"field": "51"}, ["move 58 decline", "move 61"], {"laid": DREAM_THEN_HORROR}),
    ("visit", "mystery"): ({"field": "c9"}, ["move c11", "move t3"], {"dice": [1], "decks": MEC}),
    ("visit", "gate"): (
        {"field": "akademus.8"},
        ["move akademus.7", "move akademus.8", "move akademus.brana"],
        {},
    ),
    ("visit", "hall"): ({"field": "akademus.8", "circuit": 7}, ["move akademus.brana"], {}),
    ("visit", "ring"): ({"field": "c12"}, ["move c10", "move akademus.brana"], {}),
    ("visit", "path"): ({"field": "36"}, ["move 37", "move c5"], {}),
    ("visit", "edge"): ({"field": "c8"}, ["move c7", "move c6"], {}),
    ("visit", "void"): ({"field": "c4"}, ["move c5", "move 37"], {}),
    ("visit", "corner"): ({"field": "13"}, ["move 12", "move 11"], {}),
    ("win", "creature"): (
        {"field": "c9"},
        ["attack stin", "move iridion.brana", "end"],
        {"dice": [8, 1, 8, 1], "figures": STIN_HERE, "decks": BEAST},
    ),
    ("win", "character"): ({"field": "c9"}, ["attack stin"], {"dice": [8, 1], "figures": STIN_HERE}),
    ("win", "duel"): ({"field": "c9"}, ["attack stin"], {"dice": [8, 1], "figures": STIN_HERE}),
    ("attack", "character"): ({"field": "c9"}, ["attack stin"], {"dice": [1, 8], "figures": STIN_HERE}),
    ("gain", "item"): ({"field": "c9"}, ["move iridion.brana", "end"], {"decks": MEC}),
    ("gain", "power"): ({"field": "c9", "noted": 10}, ["trade", "hand noted", "buy"], {}),
    ("gain", "experience"): ({"field": "c9"}, ["move iridion.brana", "end"], {"dice": [8, 1], "decks": BEAST}),
    ("draw", "event"): ({"field": "c9"}, ["move iridion.brana", "end"], {"decks": MEC}),
    ("end", "void"): ({"field": "36"}, ["move 37", "end"], {}),
    ("end", "path"): ({"field": "37"}, ["move c5", "end"], {}),
    ("end", "well"): ({"field": "24"}, ["move 33", "end"], {}),
    ("end", "ring"): ({"field": "c9"}, ["move iridion.brana", "end"], {"decks": MEC}),
    ("end", "laid"): ({"field": "51"}, ["move 58", "end"], {"laid": [{"card": "bariera", "picture": "57"}]}),
    ("pass", "enemy"): ({"field": "36"}, ["move t1" if False else "move c9"], {"figures": STIN_HERE}),
    ("roll", "eight"): ({"bp": None, "items": ["lecivy-lektvar"]}, ["roll"], {"dice": [8]}),
    ("roll", "one"): ({"bp": None, "items": ["lecivy-lektvar"]}, ["roll"], {"dice": [1]}),
    ("lose", "lives"): ({"field": "c9"}, ["attack stin"], {"dice": [1, 8], "figures": STIN_HERE}),
}
