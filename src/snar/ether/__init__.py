"""Etherfields: sleepers, their decks, dreams and slumbers (docs/ether.md)."""
