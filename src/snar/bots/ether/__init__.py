"""A sensible heuristic for Etherfields, with reasons."""

from .bot import EtherGreedy

__all__ = ["EtherGreedy"]
