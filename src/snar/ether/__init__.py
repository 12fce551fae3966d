"""Etherfields: sleepers, their decks, dreams and slumbers (docs/ether-engine.md)."""
