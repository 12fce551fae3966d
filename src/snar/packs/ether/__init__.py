"""Packs of Etherfields: their vocabulary, what is loaded from them, and how they are checked."""
