"""Content packs: everything printed on a card or on the board, as data (see docs/packs.md)."""
