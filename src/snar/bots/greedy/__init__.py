"""A sensible heuristic for Říše Snů, with reasons."""

from .bot import Greedy

__all__ = ["Greedy"]
