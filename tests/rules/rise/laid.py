"""Dreams and horrors of the pack, and what is laid often."""

from snar.packs.rise.loader import load

PACK = load()
DREAMS = [card for card in PACK.cards.values() if card.deck == "dream"]
HORRORS = [card for card in PACK.cards.values() if card.deck == "horror"]
SOPKA = [{"card": "sopka", "picture": "46"}]  # covers 46, 47, 54 and 55
PORTAL = [{"card": "portal-svetu", "picture": "46"}]
RICH = [100, 100]
