"""A sensible heuristic for Říše Snů, with reasons."""

from snar.bots.rise.bot import Greedy

__all__ = ["Greedy"]
