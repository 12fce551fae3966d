"""Tables of Zkouška síly, and one who is about to enter a hall with a quest."""

from snar.packs.rise.loader import load

PACK = load()
THREE = {"scenario": "zkouska-sily", "characters": ["rytir", "stin", "barbar"]}
BEFORE_HALL = {"field": "iridion.8", "circuit": 7, "spin": 1, "bp": 2}  # one step before the second gate entry
INTO_HALL = "move iridion.brana"
EVEN = ["only", "mag", "krotitel", "dobra-pamet", "bystrost", "vyrecnost", "snova-kuze"]  # neither pohyb nor moc
SET_UP = {**THREE, "phase": "setup", "decks": {"ability": EVEN}}
EASY = {"id": "lovec", "world": "iridion", "done": True}
HARD = {"id": "dve-audience", "world": "iridion", "done": True}


def annexing(*quests, **more):
    return {"rytir": {**BEFORE_HALL, "quests": list(quests), **more}}
