"""Closed lists of words that packs of Etherfields use; docs/ether-cards.md says what they mean."""

COLOURS = ("insight", "cunning", "anger")
SUITS = ("hearts", "diamonds", "clubs", "spades")
CORNERS = ("nw", "ne", "sw", "se")
STEPS = ("mutation", "basic", "move", "special")
EFFECT_STEPS = (*STEPS, "end")
"""`end`: after the last step of the turn card (EF-TRN-8)."""
STATES = ("stunned", "immobilised", "surprised", "poisoned")
SPOTS = ("field", "line", "tile")
"""What an environment token lies on (EF-MAP-10)."""
ENVIRONMENTS = ("light", "darkness", "swamp", "water")
COMPANIONS = ("skrin", "duch", "tucnak", "krabicovy-rytir", "eterovlk", "hadankar", "letajici-kocka")
WHO = ("self", "each", "others", "one", "reach", "here", "target")
PER = (
    "sleepers", "mutations", "tokens", "figures-in-range", "threats", "distress", "hand", "gems",
    *(f"progress.{colour}" for colour in COLOURS),
)  # fmt: skip
BONUSES = (
    "hand", "draw", "range", "progress-slots", "item-slots", "move", "distress-limit", "boost", "die", "seal",
    *(f"price.{colour}" for colour in COLOURS), "shortcut", "market", "slumber-turns", "sanctuary",
)  # fmt: skip
PRICES = (*COLOURS, "distress", "ether", "gems", "keys", "discard", "seal", "hours", "threat")
ACTIONS = ("plain", "attack", "contact", "gem", "quick", "floating")
REACTIONS = ("", "roll", "distress", "seal", "step", "draw", "payment")
MUTATIONS = ("distress", "seal", "movement", "range", "masks", "progress", "rerolls", "gems")
"""EF-MUT-1."""
ICONS = ("fate", "slumber", "gate", "key", "shopping", "sanctuary", "railway", "awakening")
PLACES = ("any", "here", "entry", "spawn", "special", "stairs", "suit", "target", "next")
"""Where something may come, besides a field by its name."""
FIELDS = ("entry", "spawn", "trap", "stairs", "special", "quirk", "draw")
"""What a condition may ask of a field."""
ANY_RANGE = 99
FIELD = "[a-f][1-8]"
TILE_PLACE = "[A-C][1-4]"
DISTRICT_PLACE = "[AB][1-4]"
CODE = "I{1,2}-[0-9]{2}( [A-Z]{1,2})?"
"""A secret: campaign, number of the dream, letter."""
LETTER = "[A-Z]{1,2}"
"""The same within the current dream."""
STORY = "story\\.[a-z0-9-]+"
