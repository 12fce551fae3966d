"""Lucerny: a tiny game to copy when you write your own (docs/write-your-own-game.md)."""
